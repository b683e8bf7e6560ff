import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../ui/dialog.tsx';
import { isTyping, readShortcut, SCREENS } from './shortcut-keys.ts';
import { areShortcutsOn } from './shortcut-setting.ts';

/** Keys for the whole app, listed by '?'; `first` is the key that this code was fetched for. */
export default function Shortcuts({ first }: { first: KeyboardEvent }) {
  const [, navigate] = useLocation();
  const [isListed, setIsListed] = useState(false);
  const begun = useRef<{ atMs: number } | null>(null);

  const handle = useCallback(
    (event: KeyboardEvent) => {
      const hasHelper = event.ctrlKey || event.metaKey || event.altKey;
      if (event.defaultPrevented || hasHelper || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') || !areShortcutsOn()) return;
      const afterG = begun.current !== null && event.timeStamp - begun.current.atMs < PATIENCE_MS;
      begun.current = null;
      const asked = readShortcut(event.key, afterG);
      if (asked === null) return;
      event.preventDefault();
      if (asked === 'begin') begun.current = { atMs: event.timeStamp };
      else if (asked === 'list') setIsListed(true);
      else if (asked === 'search') search(() => navigate('/run-details'));
      else if (asked === 'next' || asked === 'previous') walk(asked === 'next' ? 1 : -1);
      else navigate(asked.href);
    },
    [navigate],
  );

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) handle(first);
    isFirst.current = false;
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [first, handle]);

  return (
    <Dialog open={isListed} onClose={() => setIsListed(false)} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 items-center gap-y-2 text-small">
        {[...OWN_KEYS, ...SCREENS.map(({ key, label }) => [`g ${key}`, label] as const)].map(
          ([keys, text]) => (
            <div key={keys} className="contents">
              <dt className="flex gap-1">
                {keys.split(' ').map((key) => (
                  <kbd
                    key={key}
                    className="grid h-6 min-w-6 place-items-center rounded-box border border-edge bg-sunk px-1 font-semibold"
                  >
                    {key}
                  </kbd>
                ))}
              </dt>
              <dd>{text}</dd>
            </div>
          ),
        )}
      </dl>
      <p className="text-small text-soft">
        None of them works while you type. They can be turned off in Profile &amp; Settings.
      </p>
    </Dialog>
  );
}

/** How long after 'g' a letter still belongs to it. */
const PATIENCE_MS = 1500;

const OWN_KEYS = [
  ['?', 'What the keys do'],
  ['n', 'Log a workout'],
  ['/', 'Search'],
  ['j', 'The next of a list'],
  ['k', 'The one before'],
] as const;

/** The search of this screen, else that of the runs. */
function search(goToRuns: () => void): void {
  if (focusSearch()) return;
  goToRuns();
  let tries = 20;
  const timer = setInterval(() => {
    tries -= 1;
    if (focusSearch() || tries === 0) clearInterval(timer);
  }, 100);
}

function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>('main input[type="search"]');
  field?.focus();
  return field !== null;
}

/** From one workout, race or entry of the lists on the screen to the next: to its link, else to where it is changed. */
function walk(by: 1 | -1): void {
  const lines = [...document.querySelectorAll('main tbody th, main li')];
  const links = lines
    .filter((line) => !line.parentElement?.closest('li'))
    .flatMap((line) => line.querySelector<HTMLElement>('a[href], button[aria-label^="Edit"]') ?? [])
    .filter((link) => link.checkVisibility());
  const here = document.activeElement;
  const at = here instanceof HTMLElement ? links.indexOf(here) : -1;
  const next = links[at === -1 ? (by === 1 ? 0 : links.length - 1) : at + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}
