import { ordinalFigure } from '../../../domain/ordinals.ts';

type Placed = { distanceM: number; placeOfYear: number; placeOfAll: number };

/** 'Your fastest 5 km ever.' or the best of its places in one sentence. */
export function placesSentence(
  efforts: readonly Placed[],
  { year, nameOf }: { year: string; nameOf: (distanceM: number) => string },
): string {
  const longestAt = (read: (effort: Placed) => number) =>
    efforts.findLast((effort) => read(effort) === 1);
  const ever = longestAt(({ placeOfAll }) => placeOfAll);
  if (ever) return `Your fastest ${nameOf(ever.distanceM)} of all recorded runs.`;
  const ofYear = longestAt(({ placeOfYear }) => placeOfYear);
  if (ofYear) return `Your fastest ${nameOf(ofYear.distanceM)} of ${year}.`;
  const best = efforts.toSorted((a, b) => a.placeOfYear - b.placeOfYear)[0];
  if (!best) return '';
  return `Its ${nameOf(best.distanceM)} was your ${ordinalFigure(best.placeOfYear)} fastest of ${year}.`;
}
