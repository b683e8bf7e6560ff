import { type Conditions, hasConditions } from '../../conditions.ts';
import { ANY_WORKOUT, type Kind, RUN_KINDS, RUNS } from '../../kinds.ts';

/** 'What share of my km was easy', 'how many of my long runs were over 18 km': a part of the whole. */
export function asksForShare(text: string, of: { kind: Kind | null; where: Conditions }): boolean {
  if (!SHARE.test(text) || OF_ZONES.test(text) || IS_CHANGE.test(text)) return false;
  const isEasy = /\beasy\b(?! runs?\b)/.test(text);
  // How easy the time was is told by heart rate; kilometres are those of easy runs.
  if (isEasy && !OF_DISTANCE.test(text) && !OF_RUNS.test(text)) return false;
  return isPart(of.kind) || hasConditions(of.where);
}

/** What is left of it once the part and the whole are read. */
export const SHARE_WORDS = /\b(?:share|percent(?:ages?)?|proportion|fraction|part)\b/;

const SHARE =
  /\b(?:share|percent\w*|proportion|fraction)\b|\b(?:what|how (?:large|big) a) part of\b|\bhow (?:many|much) of (?:my|the|all) /;
const OF_ZONES = /\b(?:zones?|hard|aerobic|max(?:imum)?)\b/;
const IS_CHANGE =
  /\bby (?:what|how many) percent|\b(?:increas\w+|gr[eo]w\w*|improv\w+|faster|slower|more|less|fewer|higher|lower) (?!than \d)/;
/** 'Percentage of runs that were easy' counts the easy runs. */
const OF_RUNS =
  /\b(?:percent\w*|share|proportion|fraction|part) of (?:(?:my|the|all) )*runs (?:\w+ ){0,3}easy\b/;
const OF_DISTANCE = /\b(?:km|kilomet\w+|miles?|mileage|distance|volume)\b/;

/** Runs alone are the whole of a runner's log, and no part of it. */
function isPart(kind: Kind | null): boolean {
  if (kind === null) return false;
  return (
    kind.runningSubtype !== undefined || kind.exceptSubtype !== undefined || isOtherSport(kind)
  );
}

function isOtherSport({ workoutType, sport }: Kind): boolean {
  return workoutType !== 'running' && (workoutType !== undefined || sport !== undefined);
}

/** Long runs with gels are a part of the long runs, easy runs one of all runs, strength one of all workouts. */
export function wholeOf({ runningSubtype, workoutType }: Kind, where: Conditions): Kind {
  if (runningSubtype && hasConditions(where)) return RUN_KINDS[runningSubtype];
  return workoutType === 'running' ? RUNS : ANY_WORKOUT;
}
