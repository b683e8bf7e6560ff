import type { PredictionHistory } from '../../contract/prediction.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { spanText } from '../words/amounts.ts';
import { dayText } from '../words/day-text.ts';

export type Point = PredictionHistory['points'][number];

/** Where the prediction stands today, and what it was where the drawing begins. */
export function movedSentence(points: readonly Point[], today: Day): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const now = `${formatElapsed(last.seconds)} today`;
  if (first === last) return `${now}.`;
  const by = Math.round(first.seconds) - Math.round(last.seconds);
  const since = `on ${dayText(first.date, today)}`;
  if (by === 0) return `${now}, the same as ${since}.`;
  return `${now}, ${spanText(Math.abs(by))} ${by > 0 ? 'faster' : 'slower'} than ${since}.`;
}

export type Move = { from: Point; to: Point; text: string };

const MOVES_TOLD = 3;
/** What moves a prediction by less is its age, or nothing that a runner would feel. */
const LEAST_SHARE = 0.01;

/** The weeks that moved it most, the latest first: by how much, and what it rested on from then on. */
export function greatestMoves(points: readonly Point[]): Move[] {
  return points
    .flatMap((to, at) => {
      const from = points[at - 1];
      const share = from ? Math.abs(to.seconds / from.seconds - 1) : 0;
      return from && share >= LEAST_SHARE ? [{ from, to, share }] : [];
    })
    .sort((one, other) => other.share - one.share)
    .slice(0, MOVES_TOLD)
    .sort((one, other) => (one.to.date < other.to.date ? 1 : -1))
    .map(({ from, to }) => {
      const by = Math.round(from.seconds) - Math.round(to.seconds);
      const span = `${spanText(Math.abs(by))} ${by > 0 ? 'faster' : 'slower'}`;
      return { from, to, text: `${span}, ${to.restsOn}` };
    });
}
