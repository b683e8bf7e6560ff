import type { Day } from '../calendar.ts';
import { dayText, joined } from '../coach/phrases.ts';
import { daysOff } from '../coming-back.ts';
import { formatElapsed } from '../duration.ts';
import { boundText, paceFigure, paceUnit } from '../measures.ts';
import { kmFromM } from '../units.ts';
import type { RunnerEvidence } from './evidence.ts';
import {
  type BriefPrediction,
  type Piece,
  predictFrom,
  type RacePrediction,
} from './predict-race.ts';

/** A prediction with the line that says what it rests on. */
export type ToldPrediction = Omit<RacePrediction, 'slowedBy'> & { restsOn: string };

export function tellPrediction(
  runner: RunnerEvidence,
  of: { distanceM: number; today: Day },
): ToldPrediction | null {
  const prediction = predictFrom(runner, of.distanceM);
  if (!prediction) return null;
  const restsOn = `${restsOnText(prediction, of.today)}${beyondText(of.distanceM)}`;
  return { ...prediction, restsOn };
}

/** No result behind the model is longer than a marathon: further on it is a line drawn on. */
export function isBeyondMarathon(distanceM: number): boolean {
  return distanceM > LONGEST_MARATHON_M;
}

/** As a watch may measure one. */
const LONGEST_MARATHON_M = 43_000;

function beyondText(distanceM: number): string {
  return isBeyondMarathon(distanceM) ? ', and a guess beyond the marathon' : '';
}

/** What a prediction rests on, in one line that follows its figure after a comma. */
export function restsOnText(prediction: BriefPrediction, today: Day): string {
  return `${evidenceText(prediction, today)}${breakText(prediction)}`;
}

/**
 * The same for a reader who sees no single result: how many of each kind, and no day, distance, time
 * or pace of any.
 */
export function restsOnKindsText(prediction: RacePrediction): string {
  return `${kindsText(prediction)}${breakText(prediction)}${beyondText(prediction.distanceM)}`;
}

function breakText({ slowedBy }: BriefPrediction): string {
  if (!slowedBy) return '';
  const { days, isGoingOn, percent } = slowedBy;
  // While it goes on it is told as 'No run for 70 days' is.
  const without = isGoingOn ? `${days} days` : daysOff(days);
  return `, ${Math.round(percent)} % slower for ${without} without a run`;
}

function kindsText({ basis, pieces }: BriefPrediction): string {
  if (basis === 'first-guess') return `a first guess from the last ${pieces.length} runs`;
  const heard = pieces.filter(({ isSetAside }) => !isSetAside);
  const count = (kind: Piece['kind']) => heard.filter((piece) => piece.kind === kind).length;
  const [races, efforts] = [count('race'), count('effort')];
  const kinds = [
    races > 0 && `${races} race ${races === 1 ? 'result' : 'results'}`,
    efforts > 0 && `${efforts} hard ${efforts === 1 ? 'run' : 'runs'}`,
    count('threshold') > 0 && 'a known threshold pace',
    count('training') > 0 && 'eight weeks of training',
  ];
  return `going by ${joined(kinds.filter((kind) => kind !== false))}`;
}

function evidenceText({ basis, pieces }: BriefPrediction, today: Day): string {
  if (basis === 'first-guess') return `a first guess from your last ${pieces.length} runs`;
  const heard = pieces.filter(({ isSetAside }) => !isSetAside);
  const named = heard.slice(0, NAMED).map((piece) => pieceText(piece, today));
  const more = heard.length - named.length;
  const others = more > 0 ? [`${more} more`] : [];
  const aside = pieces.filter(({ isSetAside }) => isSetAside);
  const said = `going by ${joined([...named, ...others])}`;
  if (aside.length === 0) return said;
  const left = joined(aside.map((piece) => pieceText(piece, today)));
  return `${said}; ${left} ${aside.length === 1 ? 'is' : 'are'} set aside, for the others say otherwise`;
}

const NAMED = 2;

/** '10 km in 49:13 on Sun 20 Sep'. */
function pieceText(piece: Omit<Piece, 'saysS'>, today: Day): string {
  if (piece.kind === 'training') return `eight weeks of training (${piece.name})`;
  if (piece.kind === 'threshold') {
    return `a threshold pace of ${paceFigure(piece.timeS / kmFromM(piece.distanceM))} ${paceUnit()}, known since ${dayText(piece.date, today)}`;
  }
  return `${boundText(piece.distanceM)} in ${formatElapsed(piece.timeS)} on ${dayText(piece.date, today)}`;
}
