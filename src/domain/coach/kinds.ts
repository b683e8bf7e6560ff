import { SPORT_LABELS, SPORTS, type Sport } from '../sports.ts';
import type { RunningSubtype, WorkoutType } from '../workout-kinds.ts';
import { type Conditions, conditionWords } from './conditions.ts';

/** Which workouts a question is about; a field left out says that any will do. */
export type Kind = {
  workoutType?: WorkoutType;
  runningSubtype?: RunningSubtype;
  sport?: Sport;
  /** Any but those. */
  exceptSubtype?: RunningSubtype;
  one: string;
  many: string;
  /** What else they must be like. */
  where?: Conditions;
};

/** 'runs over 10 km': the words carry the conditions, so that every sentence says them. */
export function kindWhere(kind: Kind, where: Conditions): Kind {
  const words = conditionWords(where).map((each) =>
    each
      .replace(/^note says (?<quoted>“.*”)$/, 'with $<quoted> in the note')
      .replace(/^(?:(?:maximum )?heart rate|cadence) /, 'with a $&')
      .replace(/^effort /, 'of $&')
      .replace(/^note does not say (?<quoted>“.*”)$/, 'without $<quoted> in the note'),
  );
  if (words.length === 0) return kind;
  return {
    ...kind,
    where,
    one: [kind.one, ...words].join(' '),
    many: [kind.many, ...words].join(' '),
  };
}

export const RUNS: Kind = { workoutType: 'running', sport: 'run', one: 'run', many: 'runs' };
export const ANY_WORKOUT: Kind = { one: 'workout', many: 'workouts' };

function runKind(runningSubtype: RunningSubtype, one: string): Kind {
  return { workoutType: 'running', sport: 'run', runningSubtype, one, many: `${one}s` };
}

export const RUN_KINDS: Readonly<Record<RunningSubtype, Kind>> = {
  treadmill: runKind('treadmill', 'treadmill run'),
  'outdoor-long': runKind('outdoor-long', 'long run'),
  'outdoor-interval': runKind('outdoor-interval', 'interval run'),
  'outdoor-easy': runKind('outdoor-easy', 'easy run'),
};

/** What interval runs are called; hard, fast and key sessions are such. */
export const INTERVALS =
  '(?:intervals?|speed ?work|(?:speed|quality|hard|fast|key)(?= (?:sessions?|workouts?|days?)\\b)|reps?(?= sessions?\\b)|(?<!\\b(?:on|lost|lose|losing|keep|kept|keeping) )track(?! of\\b))';

const OF_TYPE: readonly (readonly [RegExp, Kind])[] = [
  [/\btreadmills?\b/, RUN_KINDS.treadmill],
  [new RegExp(`\\b${INTERVALS}\\b`), RUN_KINDS['outdoor-interval']],
  [
    /\beasy(?: runs?| running| pace| days?| ones?| sessions?| jogs?| (?:average |avg )?(?:heart rate|hr|pulse|cadence)| kilomet\w+| km| miles| mileage| volume)\b|\beasy(?= (?:in |this |last |since |only\b|_)|$)|\beasy(?= (?:and|or|vs|versus|against|than|with) (?:my |on |in |the )*(?:long|intervals?|treadmill)\b)/,
    RUN_KINDS['outdoor-easy'],
  ],
  [
    /\blong ?runs?\b|\blong (?:ones?|sessions?)\b|\blongs\b|\b(?:were|was) long$|^long$|\blong(?= (?:and|or|vs|versus|against|than|with) (?:my |on |in |the )*(?:easy|intervals?|treadmill)\b)/,
    RUN_KINDS['outdoor-long'],
  ],
  [
    /\bstrength (?:work|training|sessions?|workouts?|days?)|\b(?:lift(?:ed|ing)?|gym|weight training|weights session|strength)\b/,
    { workoutType: 'strength', one: 'strength workout', many: 'strength workouts' },
  ],
  [
    /\bcross ?(?:training|workouts?|sessions?|trained)?\b/,
    { workoutType: 'cross', one: 'cross workout', many: 'cross workouts' },
  ],
];

const SPORT_WORDS: Partial<Record<Sport, RegExp>> = {
  walk: /\bwalk(?:s|ed|ing)?\b/,
  wheelchair: /\bwheelchair\b/,
  hike: /\bhik(?:e|es|ed|ing)\b/,
  cycling: /\b(?:cycl(?:e|ed|ing)|bik(?:e|es|ed|ing)|rides?|riding|rode)\b/,
  swim: /\b(?:swim(?:s|ming)?|swam)\b/,
  rowing: /\b(?:row(?:ed|ing)|rower)\b/,
  yoga: /\byoga\b/,
  pilates: /\bpilates\b/,
  elliptical: /\belliptical\b/,
  skiing: /\bski(?:s|ed|ing)?\b/,
  climbing:
    /\b(?:rock |indoor |wall )climb(?:ing|s|ed)?\b|\bboulder(?:ing|ed)\b|\bclimbing (?:sessions?|workouts?)\b/,
  dance: /\bdanc(?:e|ed|ing)\b/,
  hiit: /\bhiit\b/,
};

/** 'Runs except long ones', 'outdoor runs': all that are not of that type. */
export const ALL_BUT =
  /\b(?:(?:except|excluding|exclude|other than|apart from|aside from|(?:(?:that|which) )?(?:(?:is|are|was|were) )?not(?: (?:counting|including|count|include))?|ignoring|ignore|but not|leaving out|leave out|minus|without|no|non)(?: (?:for|on|the|my|any|an?)){0,2} (?<type>treadmills?|intervals?|long|easy)(?! (?:ago|enough|after|before|since|to|for)\b)(?: (?:runs?|ones?|sessions?|running))?|(?:runs? )?(?:(?:done |run )?(?<outside>outdoors?|outside))(?: (?:runs?|running))?)\b/;

function allBut(text: string): Kind | null {
  const { type, outside } = ALL_BUT.exec(text)?.groups ?? {};
  if (outside)
    return { ...RUNS, exceptSubtype: 'treadmill', one: 'outdoor run', many: 'outdoor runs' };
  const left = type && OF_TYPE.find(([pattern]) => pattern.test(`${type} runs`))?.[1];
  if (!left) return null;
  return {
    ...RUNS,
    exceptSubtype: left.runningSubtype,
    one: `run that is no ${left.one}`,
    many: `runs except ${left.many}`,
  };
}

/** The kind of workout that a plain text speaks of; null where it speaks of none. */
export function readKind(text: string): Kind | null {
  if (/\b(?:all|every) (?:sports?|kinds?|activities)\b/.test(text)) return ANY_WORKOUT;
  if (WITH_ALL.test(text)) return ANY_WORKOUT;
  const but = allBut(text);
  if (but) return but;
  for (const [pattern, kind] of OF_TYPE) if (pattern.test(text)) return kind;
  for (const sport of SPORTS) {
    if (SPORT_WORDS[sport]?.test(text)) return sportKind(sport);
  }
  if (/\b(?:r[ua]n(?:s|ning)?|jog(?:s|ged|ging)?)\b/.test(text)) return RUNS;
  return /\b(?:workouts?|train(?:ed|ing)?|sessions?|exercis\w+|activit\w+|sports?)\b(?! drink)/.test(
    text,
  )
    ? ANY_WORKOUT
    : null;
}

/** 'Everything I did, even the walks' */
const WITH_ALL =
  /\b(?:everything|all)\b.*\b(?:even|including|incl|walks and all)\b|\b(?:everything|all (?:sports?|workouts|kinds)) (?:included|counted|together|combined)\b|\b(?:hours|time|minutes|calories) (?:of|on|for|doing) everything\b|\b(?:run|runs|running|rides?|walks?|swims?) and all$|\b(?:hours|time|minutes|calories)\b.*\b(?:including|incl|counting) (?:the |my )?(?:strength|gym|weights|cross|rides?|cycling|walks?|walking|swims?|swimming|yoga|hikes?)\b/;

function sportKind(sport: Sport): Kind {
  const [one = 'workout', many = 'workouts'] = SPORT_NAMES[sport] ?? [];
  const name = SPORT_LABELS[sport].toLowerCase();
  return SPORT_NAMES[sport]
    ? { sport, one, many }
    : { sport, one: `${name} workout`, many: `${name} workouts` };
}

const SPORT_NAMES: Partial<Record<Sport, readonly [string, string]>> = {
  walk: ['walk', 'walks'],
  hike: ['hike', 'hikes'],
  cycling: ['ride', 'rides'],
  swim: ['swim', 'swims'],
};
