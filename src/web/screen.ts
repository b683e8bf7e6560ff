import { type LateView, lateView, type View } from './late-view.ts';

/** What is known of a screen before anything of it is shown. */
export type ScreenCode = {
  /** May hold ':id', a row's number. */
  path: string;
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
};

export type Screen<Props> = ScreenCode & LateView<Props>;

/** A screen whose code is fetched when it is first wanted. */
export function screen<Props extends object>(
  path: string,
  fetchPage: () => Promise<View<Props>>,
): Screen<Props> {
  return { path, ...lateView(fetchPage) };
}

/** The screen of an address and the id in it; null where the address is none of ours. */
export function findScreen<S extends ScreenCode>(
  screens: readonly S[],
  address: string,
): { screen: S; id: number | undefined } | null {
  const path = address.replace(/[?#].*$/s, '');
  for (const screen of screens) {
    const match = patternOf(screen.path).exec(path);
    if (match) return { screen, id: match.groups?.id ? Number(match.groups.id) : undefined };
  }
  return null;
}

function patternOf(path: string): RegExp {
  const source = path.replace('/:id?', `(/${ID})?`).replace(':id', ID);
  return new RegExp(`^${source}/?$`, 'i');
}

const ID = '(?<id>[1-9]\\d{0,14})';
