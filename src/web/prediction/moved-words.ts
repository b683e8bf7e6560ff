import type { PredictionHistory } from '../../contract/prediction.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { spanText } from '../words/amounts.ts';
import { dayText } from '../words/day-text.ts';

export type Point = PredictionHistory['points'][number];

/**
 * Where the prediction stands today, and where it stood when the drawing begins or first rested on more
 * than easy runs: from a guess nobody has got faster. What it rested on then is said with it, since a
 * first race moves it as much as months of training.
 */
export function movedSentence(points: readonly Point[], today: Day): string {
  const last = points.at(-1);
  if (!last) return '';
  const now = `${formatElapsed(last.seconds)} today`;
  const first = points.find(({ basis }) => basis === last.basis);
  if (!first || first === last) return `${now}${points.length > 1 ? ', after guesses' : ''}.`;
  const by = Math.round(first.seconds) - Math.round(last.seconds);
  const since = `on ${dayText(first.date, today)}`;
  const then = first.restsOn === last.restsOn ? '' : `, then ${first.restsOn}`;
  const guesses = first === points[0] ? '' : '; guesses before it';
  if (by === 0) return `${now}, the same as ${since}${then}${guesses}.`;
  return `${now}, ${spanText(Math.abs(by))} ${by > 0 ? 'faster' : 'slower'} than ${since}${then}${guesses}.`;
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
      const moved =
        from.basis === to.basis
          ? `${spanText(Math.abs(by))} ${by > 0 ? 'faster' : 'slower'}`
          : `${formatElapsed(to.seconds)} after a guess of ${formatElapsed(from.seconds)}`;
      return { from, to, text: `${moved}, ${to.restsOn}` };
    });
}
