import { useLocation, useSearch } from 'wouter';

type Tab<Name extends string> = { value: Name };

/**
 * The tab that is open. It stands in the address, the first one unsaid, so that a reload and the way
 * back find it again.
 */
export function useTabInAddress<Name extends string>(
  tabs: readonly [Tab<Name>, ...Tab<Name>[]],
): [Name, (name: Name) => void] {
  const [path, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const first = tabs[0].value;
  const open = tabs.find(({ value }) => value === asked)?.value ?? first;
  const choose = (name: Name) =>
    navigate(name === first ? path : `${path}?tab=${encodeURIComponent(name)}`, { replace: true });
  return [open, choose];
}
