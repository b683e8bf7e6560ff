type Marker = 'circle' | 'square' | 'triangle' | 'diamond' | 'plus';

type SeriesLook = { stroke: string; fill: string; dash: string | undefined; marker: Marker };

const FIRST: SeriesLook = {
  stroke: 'stroke-accent',
  fill: 'fill-accent',
  dash: undefined,
  marker: 'circle',
};

// Told apart by dash and marker first, by colour second: the zones keep the only five colours.
const LOOKS: readonly SeriesLook[] = [
  FIRST,
  { stroke: 'stroke-ink', fill: 'fill-ink', dash: '7 4', marker: 'square' },
  { stroke: 'stroke-soft', fill: 'fill-soft', dash: '1.5 4', marker: 'triangle' },
  { stroke: 'stroke-accent-past', fill: 'fill-accent-past', dash: '9 3 2 3', marker: 'diamond' },
  { stroke: 'stroke-edge', fill: 'fill-edge', dash: '14 4', marker: 'plus' },
];

export function seriesLook(index: number): SeriesLook {
  return LOOKS[index % LOOKS.length] ?? FIRST;
}

/** Drawn around 0 0, all of about one area. */
export const MARKER_PATHS: Record<Marker, string> = {
  circle: 'M-4 0a4 4 0 1 1 8 0a4 4 0 1 1 -8 0z',
  square: 'M-3.5 -3.5h7v7h-7z',
  triangle: 'M0 -4.6 4.6 3.6h-9.2z',
  diamond: 'M0 -5 5 0 0 5 -5 0z',
  plus: 'M-1.7 -5h3.4v3.3h3.3v3.4h-3.3v3.3h-3.4v-3.3h-3.3v-3.4h3.3z',
};
