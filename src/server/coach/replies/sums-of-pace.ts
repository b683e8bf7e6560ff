import { distanceWords } from '../../../domain/coach/conditions.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import { lastDays } from '../../../domain/coach/period.ts';
import {
  countText,
  dayText,
  kmText,
  otherLengthText,
  otherPaceText,
  paceText,
  speedAsAsked,
} from '../../../domain/coach/phrases.ts';
import { asksAtOwnPace } from '../../../domain/coach/reading/settling/settle-figures.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit, exactDistance, unitM } from '../../../domain/measures.ts';
import { paceSPerKm as paceOf } from '../../../domain/pace.ts';
import { isUpcoming } from '../../../domain/race-days.ts';
import { pacedParts, pacePlan, type SplitPlan } from '../../../domain/race-plan/pacing.ts';
import { isSameLength } from '../../../domain/same-length.ts';
import { kmFromM } from '../../../domain/units.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { findRaces } from '../../races/races.queries.ts';
import { scopeOf } from '../coach-workouts.queries.ts';
import { findSums } from '../sums.queries.ts';
import { replyRaces } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs, raceLink } from './wording.ts';

const SUGGESTIONS = ['What pace is 1:50 for a half?', 'What is zone 2 for me?'];

/** Two of distance, time and pace give the third; miles and kilometres give each other. */
export async function replyPaceSum(asked: Asked): Promise<Reply> {
  const { question } = asked;
  const { distanceM, timeS, paceSPerKm } = question;
  if (timeS !== null && distanceM === null && paceSPerKm === null) return replyTimeAlone(asked);
  const [otherM] = question.alsoM;
  if (otherM !== undefined && distanceM !== null && timeS !== null && paceSPerKm !== null) {
    return replyPaceOfRest({ lengths: [distanceM, otherM], timeS, paceSPerKm });
  }
  const isOpen = timeS === null && paceSPerKm === null;
  if (distanceM !== null && isOpen && asksAtOwnPace(question.raceText ?? '')) {
    return replyAtOwnPace(asked, distanceM);
  }
  const because = 'It is arithmetic alone: pace is time over distance, and a mile is 1.609344 km.';
  if (distanceM !== null && timeS !== null && paceSPerKm !== null) {
    return {
      text: paceForTimeText({ distanceM, timeS, paceSPerKm }),
      because,
      suggestions: SUGGESTIONS,
    };
  }
  if (distanceM !== null && timeS !== null) {
    const pace = timeS / kmFromM(distanceM);
    return {
      text: paragraphs(
        `${formatElapsed(timeS)} for ${distanceWords(distanceM)} is ${bold(paceText(pace))}, ${bold(otherPaceText(pace))}.`,
        /\bhalf ?way\b/.test(question.raceText ?? '') &&
          `Half way, at ${distanceWords(distanceM / 2)}: ${bold(formatElapsed(Math.round(timeS / 2)))} at an even pace.`,
        /\bsplits?\b/.test(question.raceText ?? '') &&
          passingTimes({ distanceM, timeS, split: 'even', isEach: asksForEach(question) }),
      ),
      because,
      suggestions: SUGGESTIONS,
    };
  }
  if (distanceM !== null && paceSPerKm !== null) {
    const seconds = Math.round(paceSPerKm * kmFromM(distanceM));
    return {
      text: paragraphs(
        `${distanceWords(distanceM)} at ${paceText(paceSPerKm)} (${otherPaceText(paceSPerKm)}) take ${bold(formatElapsed(seconds))}.`,
        /\bsplits?\b/.test(question.raceText ?? '') &&
          passingTimes({ distanceM, timeS: seconds, split: 'even', isEach: asksForEach(question) }),
      ),
      because,
      suggestions: SUGGESTIONS,
    };
  }
  if (timeS !== null && paceSPerKm !== null) {
    const metres = (1000 * timeS) / paceSPerKm;
    return {
      text: `In ${formatElapsed(timeS)} at ${paceText(paceSPerKm)} (${otherPaceText(paceSPerKm)}) you cover ${bold(`${exactDistance(metres)} ${distanceUnit()}`)}, ${bold(otherLengthText(metres))}.`,
      because,
      suggestions: SUGGESTIONS,
    };
  }
  if (paceSPerKm !== null) {
    return {
      text: `${bold(paceText(paceSPerKm))} is ${bold(otherPaceText(paceSPerKm))}, ${speedAsAsked([paceSPerKm], question)}.`,
      because,
      suggestions: SUGGESTIONS,
    };
  }
  return {
    text: `${bold(`${exactDistance(distanceM ?? 0)} ${distanceUnit()}`)} are ${bold(otherLengthText(distanceM ?? 0))}.`,
    because,
    suggestions: SUGGESTIONS,
  };
}

/** 'A half at 5:20, is that under 1:53?' */
function paceForTimeText(of: { distanceM: number; timeS: number; paceSPerKm: number }): string {
  const { distanceM, timeS, paceSPerKm } = of;
  const seconds = Math.round(paceSPerKm * kmFromM(distanceM));
  const apart = formatElapsed(Math.abs(timeS - seconds));
  const verdict =
    seconds === timeS
      ? `${bold('Just that:')} no second is left.`
      : seconds < timeS
        ? `${bold('Yes:')} ${apart} faster than ${formatElapsed(timeS)}.`
        : `${bold('No:')} ${apart} slower than ${formatElapsed(timeS)}.`;
  return paragraphs(
    `${verdict} ${distanceWords(distanceM)} at ${paceText(paceSPerKm)} (${otherPaceText(paceSPerKm)}) take ${bold(formatElapsed(seconds))}.`,
    `${formatElapsed(timeS)} would be ${paceText(timeS / kmFromM(distanceM))}.`,
  );
}

/** 'After 10 km at 5:15, what pace do I need for 1:50 in a half?' */
function replyPaceOfRest(of: {
  lengths: readonly [number, number];
  timeS: number;
  paceSPerKm: number;
}): Reply {
  const { timeS, paceSPerKm } = of;
  const [firstM, wholeM] = [Math.min(...of.lengths), Math.max(...of.lengths)];
  const spentS = paceSPerKm * kmFromM(firstM);
  const leftM = wholeM - firstM;
  const leftS = timeS - spentS;
  const because = 'It is arithmetic alone: what is left of the time, over what is left of the way.';
  const spent = `${distanceWords(firstM)} at ${paceText(paceSPerKm)} take ${formatElapsed(Math.round(spentS))}`;
  if (leftS <= 0) {
    return {
      text: `${spent}: of ${formatElapsed(timeS)} nothing is left.`,
      because,
      suggestions: SUGGESTIONS,
    };
  }
  const pace = leftS / kmFromM(leftM);
  return {
    text: `${bold(paceText(pace))}, ${otherPaceText(pace)}, for the other ${kmText(leftM)}: ${spent}, so ${formatElapsed(Math.round(leftS))} are left.`,
    because,
    suggestions: SUGGESTIONS,
  };
}

/** 'What pace do I need for 1:40': over the one race that is to come, or it is asked over what. */
async function replyTimeAlone(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const races = await findRaces(db, athlete.userId);
  const [race, ...others] = races.filter(({ date, completed }) =>
    isUpcoming({ date, completed: completed === 1 }, athlete.today),
  );
  if (race && others.length === 0) {
    const reply = await replyPaceSum({
      ...asked,
      question: { ...question, distanceM: race.distance_m },
    });
    return { ...reply, text: paragraphs(`${raceLink(race)}, your race to come:`, reply.text) };
  }
  return {
    text: `A time alone has no pace. Say over which distance: “what pace is ${formatElapsed(question.timeS ?? 0)} for a half”.`,
    because: 'Pace is time over distance.',
    suggestions: SUGGESTIONS,
  };
}

/** What the target of a race asks for, kilometre by kilometre. */
export async function replyPacing(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, today } = athlete;
  const { raceDay, distanceM } = question;
  const toCome = (await findRaces(db, userId)).filter(
    (race) => race.completed === 0 && race.date >= today,
  );
  const named = question.race;
  if (named && !isUpcoming(named, today)) return replyRaces(asked);
  const race = toCome.find(
    (each) =>
      (named === null || each.id === named.id) &&
      (raceDay === null || each.date === raceDay) &&
      (distanceM === null || isSameLength(each.distance_m, distanceM)),
  );
  if (!race) {
    const which = [
      distanceM && ` of ${distanceWords(distanceM)}`,
      raceDay && ` on ${dayText(raceDay, today)}`,
    ];
    return {
      text: `There is no race${which.filter(Boolean).join('')} to come in ${link('Race Goals', '/races')}, and without a target time there is nothing to pace. Add it, or ask for the pace of a time.`,
      because: 'I look among the races to come in your Race Goals.',
      suggestions: ['What pace is 1:50 for a half?', 'When is my next race?'],
    };
  }
  const timeS = question.timeS ?? race.target_time_s;
  return {
    text: pacedText(race, {
      ...{ timeS, isNegative: question.negativeSplit, today },
      isEach: asksForEach(question),
    }),
    because: `I laid ${question.timeS === null ? 'the target time of the race' : 'that time'} over its distance as its page does.`,
    suggestions: ['When is my next race?', ...SUGGESTIONS],
  };
}

function pacedText(
  race: RaceRow,
  of: { timeS: number; isNegative: boolean; isEach: boolean; today: string },
): string {
  const { timeS, isNegative, isEach, today } = of;
  const distanceM = race.distance_m;
  const pace = timeS / kmFromM(distanceM);
  const split = isNegative ? 'negative' : 'even';
  const [first, , last] = pacedParts({ distanceM, timeS, split, lengthM: unitM() });
  return paragraphs(
    `${raceLink(race)} on ${dayText(race.date, today)}, ${kmText(distanceM)} in ${bold(formatElapsed(timeS))}: ${bold(paceText(pace))}, ${otherPaceText(pace)}, ${isNegative ? 'on average, as a negative split' : 'all the way'}.`,
    first &&
      last &&
      `Hold back at ${bold(paceText(first.paceSPerKm))} for the first ${kmText(first.toM)}, and run the last ${kmText(last.toM - last.fromM)} at ${bold(paceText(last.paceSPerKm))}.`,
    passingTimes({ distanceM, timeS, split, isEach }),
    !isNegative &&
      'An even pace is fastest for most runners: starting a little slower costs little, starting too fast costs much.',
  );
}

/** 'Mile splits for a 1:50 half' */
function asksForEach({ raceText }: Asked['question']): boolean {
  return /(?<!\d ?)\b(?:miles?|km|kilomet(?:re|er)) splits?\b|\bsplits? (?:for |at |per )?(?:each |every |a )?(?:mile|km|kilomet(?:re|er))\b/.test(
    raceText ?? '',
  );
}

/** When to pass every fifth kilometre, or every one of a short race or where that is asked, as on the page of a race. */
function passingTimes(of: {
  distanceM: number;
  timeS: number;
  split: SplitPlan;
  isEach?: boolean;
}): string {
  const { distanceM, timeS, split, isEach = false } = of;
  const lengthM = unitM();
  const marks = pacePlan({ distanceM, timeS, split, lengthM });
  const step = distanceM / lengthM > 12 && !isEach ? 5 : 1;
  return listOf([
    ...marks
      .slice(0, -1)
      .filter((_, index) => (index + 1) % step === 0)
      .map(
        ({ endM, clockS }) =>
          `${Math.round(endM / lengthM)} ${distanceUnit()}: ${formatElapsed(Math.round(clockS))}`,
      ),
    `${distanceWords(distanceM)}: ${formatElapsed(timeS)}`,
  ]);
}

/** The pace of the last weeks; of more where they hold none. */
const OWN_PACE_DAYS = [28, 90, 365];

/** 'How long would 16 km take me at my usual easy pace?' */
async function replyAtOwnPace(asked: Asked, distanceM: number): Promise<Reply> {
  const { db, athlete, question } = asked;
  const kind = question.kind ?? RUNS;
  for (const count of OWN_PACE_DAYS) {
    const days = lastDays(athlete.today, count);
    const sums = await findSums(db, scopeOf(athlete, days, kind));
    const pace = paceOf({ distanceM: sums.pacedM, durationS: sums.pacedS });
    if (pace === null) continue;
    return {
      text: `${distanceWords(distanceM)} at ${paceText(pace)} take ${bold(formatElapsed(Math.round(pace * kmFromM(distanceM))))}. That is the average pace of your ${countText(sums.paced, kind.one, kind.many)} ${days.words}.`,
      because: `I took all time over all distance of your ${kind.many} ${days.words}, times the distance that you named.`,
      suggestions: ['What is my average pace?', 'What are my training paces?'],
    };
  }
  return {
    text: `I found no ${kind.one} with a distance in the last year, so I know no pace of yours.`,
    because: 'A pace is time over distance, and there is neither.',
    suggestions: SUGGESTIONS,
  };
}
