import { isSameLength } from '../../../same-length.ts';
import { MARATHON_RACE_M } from '../../../standard-distances.ts';
import { NO_CONDITIONS } from '../../conditions.ts';
import type { Intent, Question, Subject } from '../../question.ts';
import { likeliestOfRace } from '../intent/likeliest.ts';
import { OF_A_RACE } from '../settling/settle-race.ts';
import { wordsOf } from '../text/known-words.ts';
import type { Focus } from './focus.ts';
import { comparedBy, figureAsked, namesNothing, wordsLeft } from './follow-up-words.ts';
import { asking, refused, type Said } from './said.ts';
import { OF_AIMS } from './ways-to-go-on.ts';

const PREDICTS = new Set(
  wordsOf(`give gives predict predicts prediction imply implies mean means translate translates equal
  equals equivalent suggest suggests worth convert converts make makes say says tell tells would could
  will might can should be have been into where put puts leave leaves result half marathon distance off based full for over what about from out`),
);

export function predictedFromIt(said: Said): Question | null {
  const { text, before, focus, intent } = said;
  const subject = withLengthOver(said.subject);
  const { distanceM } = subject;
  const points = /\b(?:that|it|this|those)\b/.test(text);
  if (distanceM === null || !points || subject.periods.length > 0 || subject.race) return null;
  const left = wordsLeft(text).filter(
    (word) => !/^\d/.test(word) && word !== 'time' && word !== 'k',
  );
  const isPredicted = intent === 'predict' || left.some((word) => PREDICTS.has(word));
  if (!isPredicted || left.some((word) => !PREDICTS.has(word))) return null;
  const from = resultOf(before, focus);
  // The prediction of a half rests on what that of a marathon rests on.
  if (from === null && before.intent === 'predict') {
    const open = { measure: null, extreme: null, timeS: null, kind: null };
    return asking({ ...subject, ...open, raceText: null }, 'predict');
  }
  if (from === null) return { ...asking(subject, 'predict'), about: before, unplaced: [text] };
  return {
    ...asking({ ...subject, measure: null, extreme: null, timeS: null }, 'predict'),
    ...from,
  };
}

/** 'What would it be worth over 10k': a length, and no bound of runs. */
function withLengthOver(subject: Subject): Subject {
  const [over, ...others] = subject.where.bounds.filter(({ of }) => of === 'distance');
  const isBare = subject.distanceM === null && over && others.length === 0;
  return isBare && over.above !== null
    ? { ...subject, distanceM: over.above, where: NO_CONDITIONS }
    : subject;
}

const THE_FULL =
  /^(?:(?:and|so|ok|what about|how about|what is|what would|be|that|it|for|over|in|a|my|predict|what) )*(?:the |a |my )?full(?: (?:one|distance|from (?:that|it)|then|be|thing))*$/;

/** 'And the full?', after a half */
export function fullMarathon({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'predict' || subject.distanceM !== null || !THE_FULL.test(text))
    return null;
  const open = { measure: null, extreme: null, timeS: null, kind: null, raceText: null };
  return asking({ ...subject, ...open, distanceM: MARATHON_RACE_M }, 'predict');
}

const GOING_BY =
  /^(?:(?:and|so|but|ok) )*(?:what )?(?:if (?:i|you) (?:use|take|go by|used|took|went by)|using|from|going by|based on|by|with) (?:only |just )?(?:my |the )?.*?(?: (?:instead|alone|only))?$/;

/** 'And if I use the City 10 K instead?', after a prediction: it rests on that result alone. */
export function predictedFromRaceRun({ text, subject, before, calendar }: Said): Question | null {
  const { race } = subject;
  if (before.intent !== 'predict' || race === null || !GOING_BY.test(text)) return null;
  const distanceM = before.distanceM ?? before.race?.distanceM ?? null;
  if (race.date >= calendar.today || distanceM === null) return null;
  if (isSameLength(distanceM, race.distanceM)) return null;
  const open = { measure: null, extreme: null, timeS: null, kind: null, periods: [] };
  const from = { race, fromM: race.distanceM, fromS: null, distanceM };
  return asking({ ...subject, ...open, ...from }, 'predict');
}

/** The result that a question told of, which a prediction can rest on. */
function resultOf(
  before: Question,
  focus: Focus,
): Pick<Question, 'fromM' | 'fromS' | 'race'> | null {
  const { race, distanceM, timeS, fromM, fromS, extreme } = before;
  const isOfRace = focus === 'race run' || before.intent === 'ofWorkout';
  if (isOfRace && race) return { fromM: race.distanceM, fromS: null, race };
  if (fromM !== null) return { fromM, fromS, race };
  if (distanceM === null) return null;
  if (focus === 'pace sum' && timeS !== null) return { fromM: distanceM, fromS: timeS, race: null };
  const isRecord = focus === 'workout' && extreme === 'fastest' && before.rank === null;
  return isRecord ? { fromM: distanceM, fromS: null, race: null } : null;
}

export function againstAnotherRace({ text, subject, before }: Said): Question | null {
  const { race } = subject;
  if (
    !race ||
    race.id === before.race?.id ||
    (comparedBy(text) === undefined && !/\bcompar\w*\b|\b(?:vs|versus|against)\b/.test(text))
  )
    return null;
  if (!/\bthan\b|\bor\b|\bcompar|\b(?:vs|versus|against)\b/.test(text)) return null;
  return {
    ...asking(subject, 'races'),
    race: before.race,
    otherRace: race,
    periods: [],
    extreme: null,
  };
}

/** What the words that are left of a message ask of a race to come. */
const OF_RACE_TO_COME: Readonly<Record<string, Intent>> = {
  missing: 'readiness',
  pace: 'pacing',
  'half way': 'pacing',
  halfway: 'pacing',
  'half way split': 'pacing',
  'halfway split': 'pacing',
  'half split': 'pacing',
  prediction: 'predict',
  predicted: 'predict',
  during: 'fuel',
  fuel: 'fuel',
  fueling: 'fuel',
  fuelling: 'fuel',
};

const AROUND_RACE_TO_COME = new Set(
  wordsOf('should would must shall need hold keep aim start still target race be time mark point'),
);

export function ofTheRaceToCome({ text, subject, before }: Said): Question | null {
  const left = wordsLeft(text).filter((word) => !AROUND_RACE_TO_COME.has(word));
  const isDuring = left.length === 0 && /\bduring\b/.test(text);
  const intent = OF_RACE_TO_COME[isDuring ? 'during' : left.join(' ')];
  if (!intent || (before.race === null && before.distanceM === null)) return null;
  const parts = { ...subject, race: before.race, distanceM: before.race ? null : before.distanceM };
  const timeS = aimOf(before, subject, intent);
  return asking(
    { ...parts, timeS, measure: null, scope: null, along: null, alongTheWay: false, missing: null },
    intent,
  );
}

const PASSING =
  /^(?:and |so |what (?:is|about) |the |my |at |when |whats )*(?:half ?way|half(?= (?:split|way|time|mark)))(?: (?:split|time|mark|point|way|then|would be|is))*$/;

const PASSES_AT =
  /^(?:and |so |what (?:is|about) |the |my |when )*(?:(?:at |through |after )(?:the )?(?:\d+(?:\.\d+)? ?(?:km|k|miles?|mi)|half(?: marathon)?)(?: (?:split|time|mark|point|then))*|(?:\d+(?:\.\d+)? ?(?:km|k|miles?|mi)) (?:split|mark|passing time))$/;

export function passingTime({ text, subject, before }: Said): Question | null {
  const { distanceM, timeS } = before;
  if (distanceM === null || timeS === null) return null;
  const paceSPerKm = timeS / (distanceM / 1000);
  const isHalfWay = PASSING.test(text);
  const atM = isHalfWay ? distanceM / 2 : PASSES_AT.test(text) ? subject.distanceM : null;
  if (atM === null || atM >= distanceM) return null;
  const parts = {
    ...subject,
    measure: null,
    along: null,
    alongTheWay: false,
    extreme: null,
    missing: null,
  };
  return asking({ ...parts, distanceM: atM, timeS: null, paceSPerKm }, 'paceSum');
}

/** 'And 5:10?' after the time that 5:13 a kilometre make. */
const BARE_PACE =
  /^(?:and |or |what about |how about |so |what if i (?:run|go|did|ran) |if i (?:run|go|did|ran) )*(?:at |with )?(?<minutes>[2-9]):(?<seconds>[0-5]\d)(?: pace| per km| a km)?$/;

export function anotherPace({ text, before }: Said): Question | null {
  const { minutes, seconds } = BARE_PACE.exec(text)?.groups ?? {};
  const isOfThree = before.timeS !== null && before.distanceM !== null;
  if (minutes === undefined || before.paceSPerKm === null || isOfThree) return null;
  return { ...before, paceSPerKm: 60 * Number(minutes) + Number(seconds), unplaced: [] };
}

/** 'At 5:30, how long?', after so many miles in kilometres */
export function timeAtPace({ read, subject, before }: Said): Question | null {
  const { paceSPerKm, distanceM, timeS, race } = subject;
  const isOfLength = before.distanceM !== null && before.timeS === null;
  const isBare = read.rest.split(' ').every((word) => word === '_' || OF_TIME_AT.has(word));
  if (!isOfLength || paceSPerKm === null || distanceM !== null || !isBare) return null;
  if (timeS !== null || race !== null) return null;
  return asking(
    { ...subject, distanceM: before.distanceM, measure: null, extreme: null },
    'paceSum',
  );
}

const OF_TIME_AT = new Set(
  wordsOf(
    'and so ok at with how long what time would does do will it that take i need for pace then is a in',
  ),
);

/** 'And for a half?', after a pace; 'and a 4:10 marathon?', after another time. */
export function anotherLength({ read, subject, before }: Said): Question | null {
  const { distanceM, timeS, paceSPerKm } = subject;
  const isBare = read.rest.split(' ').every((word) => word === '_' || LEADS_ON.has(word));
  if (distanceM === null || !isBare || subject.race !== null) return null;
  if (timeS !== null && before.timeS !== null) return asking(subject, 'paceSum');
  if (timeS !== null || paceSPerKm !== null || before.paceSPerKm === null) return null;
  return asking({ ...subject, paceSPerKm: before.paceSPerKm }, 'paceSum');
}

const LEADS_ON = new Set(wordsOf('and or for a an the what about how over at same then ok so'));

export function anotherTime({ text, before }: Said): Question | null {
  const bare =
    /^(?:(?:and|or|what about|how about|so|what if|if|i|did|do|ran|run) )*(?:an? |for |in )?(?<number>\d{1,4})$/.exec(
      text,
    );
  const number = Number(bare?.groups?.number);
  const { timeS, paceSPerKm, distanceM } = before;
  // 'And 400?', after 800 m at a pace
  if (bare && number >= 100) {
    const isOfTrack = paceSPerKm !== null && timeS === null && (distanceM ?? FAR_M) < FAR_M;
    return isOfTrack && number < FAR_M ? { ...before, distanceM: number, unplaced: [] } : null;
  }
  // 'And 12?', after 8 km at a pace
  if (bare && timeS === null && paceSPerKm !== null && distanceM !== null && number > 0) {
    return { ...before, distanceM: number * 1000, unplaced: [] };
  }
  if (!bare || timeS === null) return null;
  // Read like the one before: '45 min' leads to 50 minutes, 'sub 4' to hours.
  const isLike = (seconds: number) => seconds > timeS / 2 && seconds < timeS * 2;
  const seconds = [number * 60, number * 3600].find(isLike);
  if (seconds !== undefined) return { ...before, timeS: seconds, unplaced: [] };
  // 'And if I did 17', after 16 km in a time
  const isOfLength =
    distanceM !== null && paceSPerKm === null && keepsPace(distanceM, number * 1000);
  return isOfLength ? { ...before, distanceM: number * 1000, unplaced: [] } : null;
}

const FAR_M = 5000;

/** In the time of one length another is run at nearly its pace: a marathon in the time of a half is not meant. */
function keepsPace(oneM: number, otherM: number): boolean {
  return otherM > oneM * 0.7 && otherM < oneM * 1.4;
}

const AS_ANOTHER_PACE =
  /^(?:(?:and|so|ok|what is|what would|that|it|be|the pace|the speed|how fast is|how much is) )*(?:in|as|per|to) (?:(?<miles>mph|miles? (?:per|an) hour)|(?:k?m?kilomet\w+|km) ?(?:\/ ?|per |an )?h(?:our)?|kmh|kph|(?:min )?(?:per )?(?:mile|km)|(?:a )?speed)(?: please)?$/;

/** 'What would that be in km/h?', 'and per mile', 'in mph?', after a pace or a race's target */
export function asAnotherPace({ text, subject, before }: Said): Question | null {
  const groups = AS_ANOTHER_PACE.exec(text)?.groups;
  if (groups === undefined) return null;
  const { distanceM, timeS, race } = before;
  const lengthM = distanceM ?? race?.distanceM ?? null;
  const pace = before.paceSPerKm ?? (lengthM && timeS ? (timeS * 1000) / lengthM : null);
  if (pace === null) return null;
  const open = { ...subject, measure: null, distanceM: null, timeS: null, race: null, kind: null };
  const inMiles = groups.miles !== undefined || subject.inMiles;
  return asking({ ...open, paceSPerKm: pace, inMiles }, 'paceSum');
}

/** 'And for a marathon?', after a time over a half: in that time it is not run, and which pace is meant is not said. */
export function notInThatTime(said: Said): Question | null {
  const { subject, before } = said;
  const { distanceM, timeS, paceSPerKm } = subject;
  const isOfTime = before.race === null && before.distanceM !== null && before.timeS !== null;
  if (!isOfTime || distanceM === null || timeS !== null || paceSPerKm !== null) return null;
  return keepsPace(before.distanceM ?? 0, distanceM) ? null : refused(said);
}

/** 'What is my target there?' after a race. */
const OF_THAT_RACE = /\b(?:there|it|then|that (?:race|one|day)|for that|in that)\b/;

export function ofThatRace({ text, subject, intent, before, read }: Said): Question | null {
  const speaksOfRaces = before.race !== null || OF_A_RACE.has(before.intent);
  if (OF_THAT_RACE.test(text) && speaksOfRaces && before.intent !== 'ofWorkout') {
    const race = subject.race ?? before.race;
    const isKept = OF_A_RACE.has(intent) || intent === 'fuel';
    if (!isKept && intent !== 'unknown') return null;
    const shown = { places: read.places, mended: text, subject };
    const distanceM = race === null ? (subject.distanceM ?? before.distanceM) : subject.distanceM;
    const asked = isKept ? intent : likeliestOfRace(shown);
    return asking({ ...subject, race, distanceM, timeS: aimOf(before, subject, asked) }, asked);
  }
  return before.race && goesOnWithRace(intent, { subject, text })
    ? asking({ ...subject, race: before.race, timeS: aimOf(before, subject, intent) }, intent)
    : null;
}

/** 'What would my splits be?', after 1:48: the time that was aimed at stays. */
function aimOf(before: Question, { timeS }: Subject, asked: Intent): number | null {
  const isOfAim = OF_AIMS.has(before.intent) && (asked === 'pacing' || asked === 'paceSum');
  return timeS ?? (isOfAim ? before.timeS : null);
}

/** 'Am I prepared?', 'how many gels?', after a question about a race: of that one. */
function goesOnWithRace(
  intent: Intent,
  { subject, text }: { subject: Subject; text: string },
): boolean {
  if (!OF_A_RACE.has(intent) && intent !== 'fuel') return false;
  const isNamed = subject.race !== null || subject.distanceM !== null || subject.fromM !== null;
  return !isNamed && subject.periods.length === 0 && !OF_ANY_RACE.test(text);
}

const OF_ANY_RACE = /\b(?:races|next|last|other|any|all|which|latest|previous)\b/;

/** 'When do I take the first one?' after the gels of a race, 'what split at 10 k?' after its pace. */
const TOLD_OF_FUEL =
  /^(?:and |so |ok )*(?:when (?:do|should|must|would) i (?:take|have|eat|drink)|how often|how (?:long|many hours) before|at what (?:km|point|time)|every how (?:many|often))\b/;
const TOLD_OF_PACE =
  /^(?:and |so |ok )*(?:what (?:split|time|pass(?:ing)?(?: time)?)|(?:my |the )?splits?|where should i be)(?: (?:should i (?:have|see|aim for)|do i (?:need|want)|is that))? (?:at|by|for|through) /;

export function toldOfRace({ text, subject, before }: Said): Question | null {
  const isOfFuel = before.intent === 'fuel' && TOLD_OF_FUEL.test(text);
  const isOfPace =
    before.intent === 'pacing' && TOLD_OF_PACE.test(text) && subject.distanceM !== null;
  return isOfFuel || isOfPace ? { ...before, unplaced: [] } : null;
}

export function anotherAim({ subject, intent, before }: Said): Question | null {
  const isOpen = subject.distanceM === null && subject.race === null && subject.timeS !== null;
  const isOfRace = before.intent === 'races' || before.intent === 'racePlan';
  const isOfAim = OF_AIMS.has(before.intent) || isOfRace;
  if (!isOpen || !OF_AIMS.has(intent) || !isOfAim) return null;
  const { distanceM, race, fromS } = before;
  if (distanceM === null && race === null) return null;
  // A result that was supposed holds for what is asked of it next.
  const from = fromS === null ? {} : { fromM: before.fromM, fromS };
  return { ...asking({ ...subject, distanceM, race }, isOfRace ? intent : before.intent), ...from };
}

const PACE_TO_HOLD =
  /^(?:and |so |ok )*(?:what|which) pace (?:would|do|must|should|will) (?:i|that) (?:have to |need to |need|must )?(?:hold|run|keep|average|be|mean)?(?: (?:for (?:it|that)|then))*$/;

/** 'What pace would that be?': the prediction tells it. */
export function paceOfPrediction({ text, subject, before }: Said): Question | null {
  const figure = figureAsked(text);
  const isTold = figure === 'pace' || figure === 'time' || PACE_TO_HOLD.test(text);
  if (before.intent !== 'predict' || !isTold || !namesNothing(subject)) return null;
  return { ...before, inMiles: subject.inMiles ?? before.inMiles, raceText: text, unplaced: [] };
}

const EVERY_FIVE =
  /^(?:(?:and|just|only|ok|so|but|please|splits?|give me|show me|what are) )*(?:(?:the|my|splits?) )*(?:(?:every|each|per|for every|at every|by|in) )+5 ?(?:k|km)(?: (?:please|splits?|blocks?|then))*$/;

/** 'Just every 5k please', after the time over a race: its splits are told so. */
export function splitsAgain(said: Said): Question | null {
  const { text, before } = said;
  if (!EVERY_FIVE.test(text)) return null;
  const lengthM = before.race?.distanceM ?? before.distanceM ?? 0;
  if (before.intent !== 'pacing' && (before.intent !== 'paceSum' || before.timeS === null))
    return null;
  return lengthM > 5000
    ? { ...before, raceText: 'splits every 5 km', unplaced: [] }
    : refused(said);
}

/** 'As a negative split?', 'and for 4:10?' after the pacing of a race. */
export function pacedOtherwise({ text, subject, before }: Said): Question | null {
  const { timeS, negativeSplit } = subject;
  if (before.intent !== 'pacing' || !namesNothing({ ...subject, timeS: null })) return null;
  const isOfSplit = negativeSplit || /\beven\b/.test(text);
  const left = wordsLeft(text).filter((word) => !/^\d/.test(word));
  if ((!isOfSplit && timeS === null) || !left.every((word) => PACES_OTHERWISE.has(word)))
    return null;
  return {
    ...before,
    timeS: timeS ?? before.timeS,
    negativeSplit: isOfSplit ? negativeSplit : before.negativeSplit,
    unplaced: [],
  };
}

const PACES_OTHERWISE = new Set(
  wordsOf(`even evenly negative negatively split splits splitting pacing if only want aim target goal time instead
  try sub under hours hour would like as`),
);

/** 'How did I do?' */
export function howItWent({ text, before }: Said): Question | null {
  if (!/^(?:and |so )*how did (?:i|it|that) (?:do|go)$/.test(text)) return null;
  return asking({ ...before, measure: null, extreme: null }, 'races');
}

/** 'What is the 5 km split for 3:59?', after a marathon: hours and minutes over its distance. */
const SPLIT_FOR =
  /\b(?:splits?|pass|passing|through|mark)\b.*\b(?:for|at|of|with|if|to)\b.*?\b(?<hours>[1-9]):(?<minutes>[0-5]\d)(?!:)/;

export function splitOfAim({ text, subject, before }: Said): Question | null {
  const { hours, minutes } = SPLIT_FOR.exec(text)?.groups ?? {};
  const wholeM = before.race?.distanceM ?? before.distanceM;
  const atM = subject.distanceM;
  if (hours === undefined || wholeM === null || atM === null || atM >= wholeM) return null;
  const paceSPerKm = (3600 * Number(hours) + 60 * Number(minutes)) / (wholeM / 1000);
  if (paceSPerKm < FASTEST_PACE_S || paceSPerKm > SLOWEST_PACE_S) return null;
  const open = { measure: null, extreme: null, missing: null, race: null, timeS: null } as const;
  const parts = { ...subject, ...open, along: null, alongTheWay: false, bpm: null };
  return asking({ ...parts, distanceM: atM, paceSPerKm }, 'paceSum');
}

const FASTEST_PACE_S = 150;
const SLOWEST_PACE_S = 720;

/** 'What half marathon would that give?', after a pace */
export function lengthAtThatPace({ text, subject, before }: Said): Question | null {
  const { distanceM } = subject;
  const isOpen = before.intent === 'paceSum' && before.distanceM === null;
  if (!isOpen || before.paceSPerKm === null || distanceM === null || subject.race) return null;
  const left = wordsLeft(text).filter((word) => !/^\d/.test(word) && !OF_A_TIME.has(word));
  if (left.some((word) => !PREDICTS.has(word))) return null;
  const { paceSPerKm } = before;
  return asking({ ...subject, paceSPerKm, measure: null, extreme: null, timeS: null }, 'paceSum');
}

const OF_A_TIME = new Set(wordsOf('time k km finish finishing'));

const AT_THAT_PACE = /\b(?:at|with|in) (?:that|this|the same) (?:pace|speed)\b/;

/** 'What about 10k at that pace?', after the pace that a time makes */
export function otherLengthAtThatPace({ text, subject, before }: Said): Question | null {
  const { distanceM, timeS } = before;
  const ofTime = distanceM === null || timeS === null ? null : timeS / (distanceM / 1000);
  const paceSPerKm = before.paceSPerKm ?? ofTime;
  if (!AT_THAT_PACE.test(text) || subject.distanceM === null || paceSPerKm === null) return null;
  const parts = { ...subject, where: NO_CONDITIONS, measure: null, extreme: null, timeS: null };
  return asking({ ...parts, paceSPerKm, kind: null }, 'paceSum');
}

/** 'And in the City 10K?', after the heart rate of another race */
export function figureOfOtherRace({ text, subject, before }: Said): Question | null {
  const { race } = subject;
  if (before.intent !== 'ofWorkout' || before.race === null || race === null) return null;
  if (race.id === before.race.id || !NAMES_IT_ALONE.test(text)) return null;
  return { ...before, race, periods: [], unplaced: [] };
}

const NAMES_IT_ALONE =
  /^(?:and|or|what about|how about|same)(?: (?:in|at|on|for|during|the|my|what|about|race))*$/;

/** "Won't I lose fitness?", after a taper: its grounds are the trials of it. */
const FEARS_TO_LOSE =
  /\b(?:lose|losing|lost) (?:\w+ )?(?:fitness|shape|form|condition|speed|endurance)\b|\b(?:get|become) (?:unfit|slow|rusty)\b/;

export function ofTheTaper({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'taper') return null;
  const about: Question = { ...before, raceDay: null, periods: [], unplaced: [] };
  return FEARS_TO_LOSE.test(text) ? { ...asking(subject, 'why'), about } : null;
}
