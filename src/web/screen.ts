import { lazy, type ReactNode } from 'react';
import { matchRoute, type RouterObject } from 'wouter';

export type Page<Props> = (props: Props) => ReactNode;

/** What is known of a screen before anything of it is shown. */
export type ScreenCode = {
  /** May hold ':id', a row's number. */
  path: string;
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
};

export type Screen<Props> = ScreenCode & {
  /** Read once for each stay on the screen: the page itself where it is loaded already. */
  page: () => Page<Props>;
};

/** A screen whose code is fetched when it is first wanted. */
export function screen<Props extends object>(
  path: string,
  fetchPage: () => Promise<Page<Props>>,
): Screen<Props> {
  let loaded: Page<Props> | null = null;
  const load = async () => {
    loaded ??= await fetchPage();
    return loaded;
  };
  const Waiting = lazy(async () => ({ default: await load() }));
  return { path, load, isLoaded: () => loaded !== null, page: () => loaded ?? Waiting };
}

/** The screen of an address and the id in it; null where the address is none of ours. */
export function findScreen<S extends ScreenCode>(input: {
  screens: readonly S[];
  parser: RouterObject['parser'];
  address: string;
}): { screen: S; id: number | undefined } | null {
  const path = input.address.replace(/[?#].*$/s, '');
  for (const screen of input.screens) {
    const [matches, params] = matchRoute(input.parser, screen.path, path);
    if (!matches) continue;
    const { id }: { id?: string } = params;
    if (id === undefined) return { screen, id: undefined };
    return /^[1-9]\d{0,14}$/.test(id) ? { screen, id: Number(id) } : null;
  }
  return null;
}
