import { formatElapsed } from '../../../duration.ts';
import { HALF_RACE_M } from '../../../standard-distances.ts';
import { dayWords, onDay } from '../../period.ts';
import type { Intent, Measure, Question } from '../../question.ts';
import { asksWhether, asksWhetherRan } from '../asked-ahead.ts';
import { FIGURE_OF } from '../going-on/ways-to-go-on.ts';
import { boundOf } from '../parts/bounds/sides.ts';
import { figuresNamed } from '../parts/measures.ts';
import { isWalked } from '../parts/run-in-time.ts';
import { IS_TO_COME, withDaysToCome, withRaceDay } from './days-to-come.ts';
import { LONGEST_REP_M } from './repetition-length.ts';
import type { SettledWith } from './settle.ts';

export const OF_A_RACE: ReadonlySet<Intent> = new Set([
  'races',
  'readiness',
  'taper',
  'pacing',
  'racePlan',
  'predict',
]);

/** A race that was run is told by its result or a figure of it; the others by their day. */
export function settledRace(asked: Question, { calendar: { today } }: SettledWith): Question {
  const ofResult = withResult(withFigureOfRace(ofRaceRun(asked, today), today), today);
  const question = withResultToBeat(ofResult, today);
  const { intent } = question;
  const text = question.raceText ?? '';
  if (intent === 'weight') return onDayOfRace(question, today);
  if (intent === 'form') {
    return { ...question, periods: question.periods.filter(({ from }) => from !== today) };
  }
  const ofTime = intent === 'races' && question.race === null ? withinTime(question) : question;
  const dated = OF_A_RACE.has(intent) ? withRaceDay(ofTime, today) : ofTime;
  if (intent === 'races' && IS_TO_COME.test(text)) return withDaysToCome(dated, today);
  const isToCome = dated.race !== null && dated.race.date >= today;
  if (intent === 'negativeSplits' && isToCome) return { ...dated, intent: 'pacing' };
  if (intent !== 'pacing') return dated;
  // Repetitions on the track are no race to be paced.
  if (dated.race === null && (dated.distanceM ?? LONGEST_REP_M) < LONGEST_REP_M) {
    return { ...dated, intent: 'trainingPaces' };
  }
  // 'Even or a negative split?' is answered by the even one, which is advised.
  return /\beven\b/.test(text) ? { ...dated, negativeSplit: false } : dated;
}

/** 'What did I weigh at the City 10 K' */
function onDayOfRace(question: Question, today: string): Question {
  const { race, periods } = question;
  if (race === null || race.date > today || periods.length > 0) return question;
  return { ...question, race: null, periods: [onDay(race.date, `on ${dayWords(race.date)}`)] };
}

const UNDER_TIME = /\b(?:under|below|sub|faster than|quicker than|less than)\b/;

/** 'Did I ever race under 45', 'my worst race': of those that were run. */
function withinTime(question: Question): Question {
  const { timeS, where, raceText, extreme } = question;
  const isWorst = extreme === 'least' && /\bworst\b/.test(raceText ?? '');
  const told: Question = isWorst ? { ...question, extreme: 'slowest' } : question;
  if (timeS === null || !UNDER_TIME.test(raceText ?? '')) return told;
  const bound = boundOf('time', 'below', timeS, formatElapsed(timeS));
  return { ...told, timeS: null, where: { ...where, bounds: [...where.bounds, bound] } };
}

/** 'Pace, heart rate and effort of the City 10 K': a race that was run is not to be paced. */
function ofRaceRun(question: Question, today: string): Question {
  const { intent, race, raceText, measure } = question;
  const isOpen = intent === 'pacing' || intent === 'unknown';
  const isOver = race !== null && race.date < today && measure !== null;
  return isOpen && isOver && !IS_TO_BE.test(raceText ?? '')
    ? { ...question, intent: 'races' }
    : question;
}

const IS_TO_BE = /\b(?:should|would|could|can|will|plan|next|to (?:pace|run)|again)\b/;

/** 'Heart rate at the Riverside Half': one figure of a race that was run. */
function withFigureOfRace(question: Question, today: string): Question {
  const { intent, race, measure, extreme, otherRace, periods, raceText } = question;
  const isOpen = intent === 'races' || (intent === 'fuel' && measure === 'gels');
  const figure = measure !== null && OF_RACE_RUN.has(measure) && FIGURE_OF[measure];
  if (!isOpen || !figure || !race || race.date >= today) return question;
  if (extreme !== null && extreme !== 'highestHeartRate') return question;
  if (otherRace !== null || periods.length > 0) return question;
  const also = figuresNamed(raceText ?? '').filter((each) => each !== measure && each !== 'count');
  if (also.length > 0)
    return { ...question, unplaced: also.map((each) => FIGURE_OF[each] ?? each) };
  return { ...question, intent: 'ofWorkout', ofWorkout: { figure, against: null }, extreme: null };
}

/** What the races' own answer does not tell of the run. */
const OF_RACE_RUN: ReadonlySet<Measure> = new Set([
  'heartRate',
  'calories',
  'elevation',
  'cadence',
  'gels',
  'effort',
]);

/** 'Will I beat my Riverside time', 'can I run faster than at Riverside': over that length, and no result. */
const BEATS_A_RESULT =
  /^(?:(?:so|and|do you think) )*(?:will|can|could|would|should|might|am) i\b.*\b(?:beat|break|better|improve(?: on)?|faster than|quicker than|get under|go under)\b/;

function withResultToBeat(question: Question, today: string): Question {
  const { intent, race, raceText, otherRace, extreme, distanceM } = question;
  if (!BEATS_A_RESULT.test(raceText ?? '') || otherRace !== null) return question;
  if (intent === 'extreme' && extreme === 'fastest' && distanceM !== null) {
    return { ...question, intent: 'predict', extreme: null };
  }
  const isOfRace = intent === 'races' || intent === 'readiness';
  if (race === null || race.date >= today || !isOfRace) return question;
  return { ...question, intent: 'predict', race: null, distanceM: race.distanceM, timeS: null };
}

/** 'Did I go under 1:55 at Riverside' is told by its result. */
function withResult(question: Question, today: string): Question {
  const { intent, race, fromM, raceText } = question;
  const isRun = race !== null && race.date < today && fromM === null;
  return isRun && OF_AN_AIM.has(intent) && asksWhether(raceText ?? '')
    ? { ...question, intent: 'races', timeS: null }
    : question;
}

/** 'Faster over 10 km' and 'a half under 2 hours' name what is aimed at, and no runs. */
export function withAim(question: Question): Question {
  const { intent, where, distanceM, timeS } = question;
  const isOfAim =
    OF_AN_AIM.has(intent) || (intent === 'extreme' && asksWhetherRan(question.raceText ?? ''));
  if (!isOfAim) return question;
  const over = where.bounds.find(({ of, above }) => of === 'distance' && above !== null);
  // 'My 42:30 for 10 km over the marathon' is a result and what it is to predict.
  const isResult = intent === 'predict' && over && distanceM !== null && timeS !== null;
  if (isResult && question.fromM === null) {
    const left = where.bounds.filter((bound) => bound !== over);
    return {
      ...question,
      fromM: distanceM,
      fromS: timeS,
      distanceM: over.above,
      timeS: null,
      where: { ...where, bounds: left },
    };
  }
  const under = where.bounds.find(({ of, below }) => of === 'time' && below !== null);
  const left = where.bounds.filter(
    (bound) => !(bound === over && distanceM === null) && !(bound === under && timeS === null),
  );
  return {
    ...question,
    distanceM: distanceM ?? over?.above ?? null,
    timeS: timeS ?? under?.below ?? null,
    where: { ...where, bounds: left },
  };
}

const OF_AN_AIM: ReadonlySet<Intent> = new Set([
  'predict',
  'readiness',
  'paceSum',
  'pacing',
  'analysis',
  'racePlan',
]);

/** '7 in a mile' and '5:30 for a mile' are minutes: nobody takes hours for it. */
export function withLikelyTime(question: Question): Question {
  const { timeS, intent } = question;
  const distanceM = question.distanceM ?? question.race?.distanceM ?? null;
  // 'Pacing for Harbour at 5:12' is the time that this pace makes.
  const isOfPace = timeS !== null && isPace(question, distanceM ?? HALF_RACE_M);
  const paceSPerKm = isOfPace ? timeS / 60 : question.paceSPerKm;
  if (intent === 'pacing' && paceSPerKm !== null && (timeS === null || isOfPace)) {
    return distanceM === null
      ? { ...question, timeS: null, paceSPerKm }
      : { ...question, timeS: Math.round((paceSPerKm * distanceM) / 1000), paceSPerKm: null };
  }
  if (timeS === null || distanceM === null || !OF_A_TIME.has(intent)) return question;
  if (intent === 'paceSum' && question.paceSPerKm === null && isOfPace) {
    return { ...question, timeS: null, paceSPerKm };
  }
  const isTooSlow = timeS / (distanceM / 1000) > SLOWEST_S_PER_KM;
  return isTooSlow ? { ...question, timeS: Math.round(timeS / 60) } : question;
}

/** '5:12' of a half is its pace: in so many hours one would walk it, and 'what time' asks for the time itself. */
function isPace({ raceText, timeS }: Question, distanceM: number): boolean {
  const text = raceText ?? '';
  if (timeS === null || !/(?<![\d:])[2-9]:[0-5]\d(?![\d:])/.test(text) || distanceM < 10_000)
    return false;
  return (
    isWalked(timeS, distanceM) ||
    /\b(?:what|which) (?:finish(?:ing)? )?time\b|\bhow long\b/.test(text)
  );
}

const OF_A_TIME: ReadonlySet<Intent> = new Set(['predict', 'paceSum', 'readiness', 'pacing']);

const SLOWEST_S_PER_KM = 1800;
