import { boundText } from '../../../measures.ts';
import { M_PER_MILE } from '../../../units.ts';
import { taken } from '../text/plain-text.ts';

/** '6 x 800 m', '5 times 3 minutes': how often, and how far or how long each. */
export type Repetitions = {
  /** Null where only the rest between them is asked for. */
  count: number | null;
  distanceM: number | null;
  timeS: number | null;
};

const COUNT = '(?<count>\\d{1,2})';
const LENGTH = '(?<length>\\d{1,4}(?:[.,]\\d{1,2})?)';
const UNIT = '(?<unit>km|k|m|metres?|meters?|miles?|mi|minutes?|mins?|min|seconds?|secs?|sec|s)';
const REPEATS = '(?:reps?|repeats?|intervals?|repetitions?)';

const REPETITIONS = [
  new RegExp(
    `\\b${COUNT} ?(?:x|\\*|×|times|reps? of|repeats? of|lots? of) ?(?:an? )?${LENGTH} ?-?${UNIT}?\\b(?: ${REPEATS}\\b)?`,
  ),
  new RegExp(`\\b${COUNT} ${LENGTH} ?${UNIT} ${REPEATS}\\b`),
];

/** What is asked with them. */
const REST_BETWEEN =
  /\b(?:and |with )?(?:how (?:much|long|many)(?: of)?(?: a)? |what(?: is the)? )?(?:minutes? of |seconds? of )?(?:rest|recovery|recover|break|jog|jogging|pause)(?: (?:time|period|should i (?:take|have)|do i (?:need|take)|to (?:take|have)))?(?: (?:in )?between(?: (?:them|each|reps?|sets?|repeats?|intervals?))?)?\b/;

/** Of those that were run no pace is to be told. */
const OF_WHAT_WAS =
  /\b(?:did|ran|was|were|had|done|last|latest|show|list|find|often|when|ever|average|fastest|slowest|compare|than|notes?)\b/;

/** 'Pace and rest for 6 x 800 m', and not 'when did I last run 6 x 800 m'. */
export function takeRepetitions(text: string): { repetitions: Repetitions | null; rest: string } {
  for (const pattern of OF_WHAT_WAS.test(text) ? [] : REPETITIONS) {
    const match = pattern.exec(text);
    const repetitions = match && repetitionsOf(match.groups ?? {});
    if (repetitions) {
      const rest = text.replace(pattern, taken).replace(REST_BETWEEN, taken);
      return { repetitions, rest };
    }
  }
  const between = OF_WHAT_WAS.test(text) ? null : REST_BETWEEN_THOSE.exec(text);
  const each = between && repetitionsOf({ ...between.groups, count: '2' });
  if (between && each) {
    return { repetitions: { ...each, count: null }, rest: text.replace(REST_BETWEEN_THOSE, taken) };
  }
  return { repetitions: null, rest: text };
}

/** 'How long to recover between 800s' */
const REST_BETWEEN_THOSE = new RegExp(
  `\\b(?:how (?:long|much|many)(?: (?:do|should|must|can) i(?: need)?)?(?: (?:to|of a))? ?)?(?:time )?(?:minutes? |seconds? )?(?:of )?(?:rest|recovery|recover|break|jog|jogging|pause)(?: (?:time|period|do i need|should i (?:take|have)|to (?:take|have)|for))*(?: in)? between(?: (?:my|the|each))? ${LENGTH} ?${UNIT}?(?: ?${REPEATS})?(?= |$)`,
);

const UNIT_M: [RegExp, number][] = [
  [/^(?:km|k)$/, 1000],
  [/^(?:m|metres?|meters?)$/, 1],
  [/^mi/, M_PER_MILE],
];
const SHORTEST_M = 100;
const LONGEST_M = 5000;
const LONGEST_S = 1800;

function repetitionsOf(groups: Record<string, string | undefined>): Repetitions | null {
  const count = Number(groups.count);
  const length = Number((groups.length ?? '').replace(',', '.'));
  const unit = groups.unit ?? 'm';
  if (count < 2) return null;
  if (/^(?:min|s)/.test(unit)) {
    const timeS = /^min/.test(unit) ? 60 * length : length;
    return timeS > 0 && timeS <= LONGEST_S ? { count, distanceM: null, timeS } : null;
  }
  const metres = length * (UNIT_M.find(([pattern]) => pattern.test(unit))?.[1] ?? 1);
  return metres >= SHORTEST_M && metres <= LONGEST_M
    ? { count, distanceM: metres, timeS: null }
    : null;
}

export function repetitionsText({ count, distanceM, timeS }: Repetitions): string {
  const each = count === null ? 'repetitions of' : `${count} times`;
  if (distanceM !== null) {
    return `${each} ${distanceM < 1000 ? `${Math.round(distanceM)} m` : boundText(distanceM)}`;
  }
  const seconds = timeS ?? 0;
  return `${each} ${seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`}`;
}
