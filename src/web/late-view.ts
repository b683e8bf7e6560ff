import { lazy, type ReactNode } from 'react';

export type View<Props> = (props: Props) => ReactNode;

/** A part of the app whose code is fetched when it is first wanted. */
export type LateView<Props> = {
  load: () => Promise<unknown>;
  isLoaded: () => boolean;
  /** Read once for each stay on it: the view itself where it is loaded already. */
  view: () => View<Props>;
};

export function lateView<Props extends object>(
  fetchView: () => Promise<View<Props>>,
): LateView<Props> {
  let loaded: View<Props> | null = null;
  const load = async () => {
    loaded ??= await fetchView();
    return loaded;
  };
  const Waiting = lazy(async () => ({ default: await load() }));
  return { load, isLoaded: () => loaded !== null, view: () => loaded ?? Waiting };
}
