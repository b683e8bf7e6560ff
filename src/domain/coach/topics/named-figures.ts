import { formatElapsed } from '../../duration.ts';
import { M_PER_MILE, mFromKm, mFromMiles } from '../../units.ts';
import { countText, kmText, paceText } from '../phrases.ts';
import { readTime } from '../reading/parts/lengths-and-times.ts';

/** A figure that a runner names and wants judged: 'is 160 too high for an easy run'. */
export type NamedFigure =
  | { of: 'heartRateOfRun'; bpm: number; run: RunNamed }
  | { of: 'maximumNamed'; bpm: number; age: number | null }
  | { of: 'restingNamed'; bpm: number }
  | { of: 'cadenceNamed'; steps: number }
  | { of: 'weekNamed'; distanceM: number; race: RaceNamed | null; timeS: number | null }
  | { of: 'runsAWeek'; runs: number; race: RaceNamed | null }
  | { of: 'paceNamed'; paceSPerKm: number; run: PaceNamed | null }
  | { of: 'twoPaces'; one: PaceNamed; other: PaceNamed }
  | { of: 'heartRateGap'; bpm: number };

export type JudgedFigure = NamedFigure['of'];

export type RunNamed = 'easy' | 'long' | 'recovery' | 'tempo' | 'interval' | 'race';
export type RaceNamed = 'marathon' | 'half' | 'ten' | 'five';
export type PaceNamed = 'easy' | 'recovery' | 'long' | 'threshold' | 'interval' | RaceNamed;

/** What a text names and wants judged, when it asks that and tells of nothing that was. */
export function readNamedFigure(text: string): NamedFigure | null {
  if (OF_WHAT_WAS.test(text)) return null;
  const twoPaces = readTwoPaces(text);
  if (twoPaces !== null) return twoPaces;
  if (!ASKS_TO_JUDGE.test(text)) return ASKS_ITS_WORTH.test(text) ? readWeek(text) : null;
  return (
    readGap(text) ??
    readHeartRate(text) ??
    readCadence(text) ??
    readWeek(text) ??
    readRunsAWeek(text) ??
    readPace(text)
  );
}

const OF_WHAT_WAS =
  /\b(?:did|was|were|felt|any runs|ran|have i|had|show|list|average|last|yesterday|notes?|compare)\b|^how (?:many|often|long)\b/;

/** 'Too high', 'enough', 'any good' */
const ASKS_TO_JUDGE =
  /\b(?:too (?:high|low|fast|slow|hard|easy|much|little|many|few|quick|far|long)|enough|sufficient|get fit(?:ter)?|(?:any )?good|bad|ok|okay|fine|normal|right|alright|high|low|fast|slow|quick|decent|reasonable|sensible|realistic|worry|worried|healthy|much|a lot)\b/;

/** 'Do I need 60 km a week' */
const ASKS_ITS_WORTH = /\b(?:need|worth|point|help|make me)\b/;

type Words<Name> = readonly (readonly [Name, RegExp])[];

const RUNS_NAMED: Words<RunNamed> = [
  ['recovery', /\brecovery\b/],
  ['easy', /\b(?:easy|slow|gentle|jog|jogging|zone 2)\b/],
  ['long', /\blong\b/],
  ['tempo', /\b(?:tempo|threshold)\b/],
  ['interval', /\b(?:intervals?|reps|repeats)\b/],
  ['race', /\b(?:race|marathon|half|10k|5k|parkrun|10 km|5 km)\b/],
];

const RACES_NAMED: Words<RaceNamed> = [
  ['half', /\b(?:half|hm|21k|21 km)\b/],
  ['marathon', /\b(?:marathon|42k|42 km)\b/],
  ['ten', /\b10 ?(?:k|km|kilomet\w+)\b/],
  ['five', /\b(?:5 ?(?:k|km|kilomet\w+)|parkrun)\b/],
];

const PACES_NAMED: Words<PaceNamed> = [
  ['recovery', /\brecovery\b/],
  ['easy', /\beasy\b/],
  ['long', /\blong(?: run)?\b/],
  ['threshold', /\b(?:threshold|tempo)\b/],
  ['interval', /\b(?:intervals?|vo2 ?max)\b/],
  ...RACES_NAMED,
];

function named<Name>(text: string, words: Words<Name>): Name | null {
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function readGap(text: string): NamedFigure | null {
  const bpm = /\b(\d{1,2}) (?:bpm|beats?) (?:gap|difference|apart|between)\b/.exec(text)?.[1];
  return bpm === undefined ? null : { of: 'heartRateGap', bpm: Number(bpm) };
}

function readHeartRate(text: string): NamedFigure | null {
  const found =
    /(?:^|\s)(\d{2,3})(?: ?bpm| beats)?(?=\s|$)(?! ?(?:km|k|m|met(?:re|er)s?|miles?|mi|min\w*|kg|g|ml|steps|spm|years?)\b)/.exec(
      text,
    )?.[1];
  const bpm = Number(found);
  if (found === undefined || bpm < LEAST_BPM || bpm > MOST_BPM) return null;
  if (/\b(?:cadence|steps|spm|weigh\w*|kg|cm)\b/.test(text)) return null;
  if (/\bmax(?:imum|imal)?\b/.test(text) && OF_HEART.test(text)) {
    return { of: 'maximumNamed', bpm, age: ageNamed(text) };
  }
  if (/\brest(?:ing)?\b/.test(text) && OF_HEART.test(text)) return { of: 'restingNamed', bpm };
  const run = named(text, RUNS_NAMED);
  if (bpm < LEAST_ON_A_RUN) return null;
  if (run === null) {
    return OF_HEART.test(text) && /\brun(?:s|ning)?\b/.test(text)
      ? { of: 'heartRateOfRun', bpm, run: 'easy' }
      : null;
  }
  return { of: 'heartRateOfRun', bpm, run };
}

const LEAST_BPM = 30;
const LEAST_ON_A_RUN = 95;
const MOST_BPM = 230;
const OF_HEART = /\b(?:heart ?rate|hr|pulse|bpm|beats|heart)\b/;

function ageNamed(text: string): number | null {
  const age =
    /\b(?:of|at|age|aged|am|i am|for a) (\d{2})(?= year|$| |s\b)(?! ?(?:km|k|miles|bpm|min))/.exec(
      text,
    )?.[1];
  return age === undefined ? null : Number(age);
}

function readCadence(text: string): NamedFigure | null {
  if (!/\b(?:cadence|steps (?:a|per) minute|spm)\b/.test(text)) return null;
  const steps = /\b(1[2-9]\d|2[01]\d)\b/.exec(text)?.[1];
  return steps === undefined || /\bget to\b/.test(text)
    ? null
    : { of: 'cadenceNamed', steps: Number(steps) };
}

function readWeek(text: string): NamedFigure | null {
  const { number, unit } =
    /\b(?<number>\d{1,3}) ?(?<unit>km|k|kms|kilomet\w+|miles?|mi) (?:(?:a|per|each|every|in a) )?week\b/.exec(
      text,
    )?.groups ?? {};
  if (
    number === undefined ||
    unit === undefined ||
    !/\b(?:enough|sufficient|too (?:much|little|few)|ok|okay|good|fine|right|decent|reasonable|sensible|a lot|need|worth|point|help|make me)\b/.test(
      text,
    )
  )
    return null;
  const distanceM = unit.startsWith('m') ? mFromMiles(Number(number)) : mFromKm(Number(number));
  const rest = text.replace(
    /\b\d{1,3} ?(?:km|k|kms|kilomet\w+|miles?|mi) (?:(?:a|per|each|every|in a) )?week\b/,
    '',
  );
  const race = named(rest, RACES_NAMED);
  return { of: 'weekNamed', distanceM, race, timeS: race === null ? null : readTime(rest) };
}

function readRunsAWeek(text: string): NamedFigure | null {
  const runs =
    /\b([1-7]|two|three|four|five|six|seven) (?:runs?|times|days|sessions|runs or \w+)(?: of running)? (?:a|per|each|in a) week\b/.exec(
      text,
    )?.[1];
  const isOfAmount =
    /\b(?:enough|sufficient|get fit(?:ter)?|too (?:much|many|little|few)|ok|okay|fine)\b/.test(
      text,
    );
  if (runs === undefined || !isOfAmount || OF_ANOTHER.test(text)) return null;
  const count = NUMBER_WORDS.indexOf(runs);
  return {
    of: 'runsAWeek',
    runs: count < 0 ? Number(runs) : count,
    race: named(text, RACES_NAMED),
  };
}

const OF_ANOTHER =
  /\b(?:gym|strength|lift\w*|rest|off|hard|intervals?|tempo|speed|weights|keep|maintain|over)\b/;
const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

function readPace(text: string): NamedFigure | null {
  const found =
    /(?:^|\s)(?<m>[2-9]|1\d):(?<s>[0-5]\d)(?: ?(?:min(?:utes?)? ?)?(?:(?:per|a) )?(?<unit>km|k|kilomet\w+|miles?|mi))?(?=\s|$)/.exec(
      text,
    )?.groups;
  if (!found || OF_A_TIME.test(text) || /\bhow\b/.test(text)) return null;
  const written = Number(found.m) * 60 + Number(found.s);
  const isPerMile = found.unit?.startsWith('m') === true;
  const paceSPerKm = isPerMile ? (written * 1000) / M_PER_MILE : written;
  if (paceSPerKm < FASTEST_S_PER_KM || paceSPerKm > SLOWEST_S_PER_KM) return null;
  return { of: 'paceNamed', paceSPerKm, run: named(text, PACES_NAMED) };
}

const FASTEST_S_PER_KM = 150;
const SLOWEST_S_PER_KM = 720;
/** '1:50 for the half' and '4:30 marathon' are times. */
const OF_A_TIME =
  /\b(?:time|target|goal|finish|sub|under|hours?|realistic|ambitious|achievable)\b|\b(?:[1-6]):[0-5]\d (?:half|marathon)\b|\b[1-6]:[0-5]\d (?:for|in|at|over) (?:a |the |my )?(?:\w+ )?(?:half|marathon|race)\b(?! pace)/;

/** 'The difference between threshold and half marathon pace', 'how much slower is easy than marathon pace' */
function readTwoPaces(text: string): NamedFigure | null {
  const found =
    /\b(?:difference|gap) between (?:my )?(?<one>.{2,30}?)(?: pace)? and (?:my )?(?<other>.{2,30}?) paces?\b|\bhow much (?:slower|faster|quicker) (?:is|are|should|than) (?:be )?(?:my )?(?<one2>.{2,30}?) (?:be )?than (?:my )?(?<other2>.{2,30}?)(?: pace)?$/.exec(
      text,
    )?.groups;
  if (!found || !/\bpaces?\b/.test(text)) return null;
  const one = named(found.one ?? found.one2 ?? '', PACES_NAMED);
  const other = named(found.other ?? found.other2 ?? '', PACES_NAMED);
  return one === null || other === null || one === other ? null : { of: 'twoPaces', one, other };
}

/** As it is shown above the answer. */
export function namedFigureWords(figure: NamedFigure): string {
  switch (figure.of) {
    case 'heartRateOfRun':
      return `${figure.bpm} bpm ${RUN_WORDS[figure.run]}`;
    case 'maximumNamed':
      return `a maximum of ${figure.bpm} bpm${figure.age === null ? '' : ` at ${figure.age}`}`;
    case 'restingNamed':
      return `${figure.bpm} bpm at rest`;
    case 'cadenceNamed':
      return `${figure.steps} steps a minute`;
    case 'weekNamed':
      return `${kmText(figure.distanceM)} a week${figure.race === null ? '' : ` for ${RACE_WORDS[figure.race]}`}${figure.timeS === null ? '' : ` in ${formatElapsed(figure.timeS)}`}`;
    case 'runsAWeek':
      return `${countText(figure.runs, 'run', 'runs')} a week${figure.race === null ? '' : ` for ${RACE_WORDS[figure.race]}`}`;
    case 'paceNamed':
      return paceText(figure.paceSPerKm);
    case 'twoPaces':
      return `${PACE_WORDS[figure.one]} and ${PACE_WORDS[figure.other]} pace`;
    case 'heartRateGap':
      return `${figure.bpm} bpm between easy and tempo`;
  }
}

const RUN_WORDS: Record<RunNamed, string> = {
  easy: 'on an easy run',
  long: 'on a long run',
  recovery: 'on a recovery run',
  tempo: 'on a tempo run',
  interval: 'in intervals',
  race: 'in a race',
};

const RACE_WORDS: Record<RaceNamed, string> = {
  marathon: 'a marathon',
  half: 'a half marathon',
  ten: '10 km',
  five: '5 km',
};

export const PACE_WORDS: Record<PaceNamed, string> = {
  recovery: 'recovery',
  easy: 'easy',
  long: 'long run',
  threshold: 'threshold',
  interval: 'interval',
  marathon: 'marathon',
  half: 'half marathon',
  ten: '10 km',
  five: '5 km',
};
