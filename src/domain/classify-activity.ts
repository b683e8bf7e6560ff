import {
  INDOOR_WORDS,
  INTERVAL_WORDS,
  LONG_WORDS,
  SPORT_WORDS,
  TREADMILL_WORDS,
} from './activity-words.ts';
import { isOfTypeRunning, type Sport } from './sports.ts';
import { comparable, wordList } from './word-list.ts';
import {
  type ActivityKind,
  RUNNING_SUBTYPE_LABELS,
  RUNNING_SUBTYPES,
  type RunningSubtype,
} from './workout-kinds.ts';

/**
 * The kind of an activity from the name a phone, watch or service gave it, in its language.
 * A name nobody knows is 'cross', never silently a run.
 */
export function classifyActivity(name: string): ActivityKind {
  const text = comparable(name.slice(0, LONGEST_NAME).replace(/^HKWorkoutActivityType/, ''));
  const ownSubtype = ownSubtypeNames.get(text);
  if (ownSubtype) return { workoutType: 'running', runningSubtype: ownSubtype, sport: 'run' };

  // 'Caminar en cinta de correr' is a walk: the machine's name must not make it a run.
  const onTreadmill = treadmill.isIn(text);
  const withoutMachine = onTreadmill ? treadmill.without(text) : text;
  const sport =
    sports.find(({ words }) => words.isIn(withoutMachine))?.sport ??
    (onTreadmill ? 'run' : 'other');

  if (sport === 'strength') return { workoutType: 'strength', runningSubtype: null, sport };
  if (!isOfTypeRunning(sport)) return { workoutType: 'cross', runningSubtype: null, sport };
  const isInside = onTreadmill || indoor.isIn(text);
  return { workoutType: 'running', runningSubtype: subtypeOf({ text, sport, isInside }), sport };
}

// Names come out of files of strangers; some 600 words are looked for in each.
const LONGEST_NAME = 200;

const ownSubtypeNames: ReadonlyMap<string, RunningSubtype> = new Map(
  RUNNING_SUBTYPES.flatMap((subtype) => [
    [comparable(subtype), subtype],
    [comparable(RUNNING_SUBTYPE_LABELS[subtype]), subtype],
  ]),
);
const sports = SPORT_WORDS.map(({ sport, words }) => ({ sport, words: wordList(words) }));
const treadmill = wordList(TREADMILL_WORDS);
const indoor = wordList(INDOOR_WORDS);
const interval = wordList(INTERVAL_WORDS);
const long = wordList(LONG_WORDS);

function subtypeOf(name: { text: string; sport: Sport; isInside: boolean }): RunningSubtype {
  if (name.isInside) return 'treadmill';
  if (interval.isIn(name.text)) return 'outdoor-interval';
  return name.sport === 'run' && long.isIn(name.text) ? 'outdoor-long' : 'outdoor-easy';
}
