import { Link } from 'wouter';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import {
  distanceFigure,
  distanceUnit,
  gapUnit,
  paceFigure,
  paceIn,
  paceUnit,
} from '../../domain/measures.ts';
import type { Piece } from '../../domain/prediction/predict-race.ts';
import type { ToldPrediction } from '../../domain/prediction/rests-on.ts';
import { kmFromM } from '../../domain/units.ts';
import { Trace } from '../ui/trace.tsx';
import { dayText } from '../words/day-text.ts';
import { raceHref } from '../words/race-href.ts';
import { runHref } from '../words/workout-facts.ts';

type PredictionTraceProps = {
  /** The race or the distance, where several stand on the page. */
  of?: string;
  prediction: ToldPrediction;
  today: Day;
};

/** What a prediction rests on, piece by piece: what each would say alone and how much it counts. */
export function PredictionTrace({ of, prediction, today }: PredictionTraceProps) {
  const { basis, fastestS, slowestS, pieces } = prediction;
  return (
    <Trace label={of ? `What the prediction for ${of} rests on` : 'What this prediction rests on'}>
      <p>
        {basis === 'first-guess'
          ? `A first guess: the mean pace of your last ${pieces.length} runs, ${Math.round(paceIn(10))}\u00a0${gapUnit()} added from the half marathon on, ${Math.round(paceIn(5))} taken off up to 10\u00a0km. A race with its time, or a run as hard as a race, will tell more.`
          : 'Each of these speaks for itself, and counts by its kind and age.'}{' '}
        8 races in 10 end between {formatElapsed(fastestS)} and {formatElapsed(slowestS)}.
      </p>
      <ul className="mt-2">
        {pieces.map((piece) => (
          <li key={`${piece.kind} ${piece.raceId} ${piece.workoutId}`}>
            <PieceName piece={piece} today={today} />{' '}
            <span className="text-soft">
              {piece.isSetAside
                ? 'set aside: the others say otherwise'
                : `says ${formatElapsed(piece.saysS)}, counts ${Math.round(100 * piece.share)}\u00a0%`}
            </span>
          </li>
        ))}
      </ul>
    </Trace>
  );
}

function hrefOf({ workoutId, raceId }: Piece): string {
  if (workoutId !== null) return runHref({ id: workoutId });
  return raceId === null ? '/races' : raceHref({ id: raceId });
}

function PieceName({ piece, today }: { piece: Piece; today: Day }) {
  if (piece.kind === 'training') return `Eight weeks of training, ${piece.name}`;
  if (piece.kind === 'threshold') {
    const pace = paceFigure(piece.timeS / kmFromM(piece.distanceM));
    return (
      <Link href="/profile" className="link">
        Threshold pace of {pace}&nbsp;{paceUnit()} since {dayText(piece.date, today)}
      </Link>
    );
  }
  const text = `${dayText(piece.date, today)}, ${distanceFigure(piece.distanceM, 1)}\u00a0${distanceUnit()} in ${formatElapsed(piece.timeS)}`;
  const href = hrefOf(piece);
  return (
    <Link href={href} className="link">
      {text}
    </Link>
  );
}
