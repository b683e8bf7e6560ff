import type { Day } from '../../../calendar.ts';
import { isSameLength } from '../../../same-length.ts';
import { dayWords } from '../../period.ts';
import type { Question } from '../../question.ts';
import type { NamedRace } from '../parts/match-race.ts';

/** 'Predict my marathon from the 13 September 10K' names a result by its day, and no race to come. */
export function withResultOfDay(
  question: Question,
  races: readonly NamedRace[],
  today: Day,
): Question {
  const { intent, raceDay, raceText, distanceM, alsoM, fromM } = question;
  if (intent !== 'predict' || raceDay === null || distanceM === null) return question;
  if (fromM === null && !FROM_A_RESULT.test(raceText ?? '')) return question;
  const [run] = races
    .filter(({ date }) => date <= today && date.endsWith(raceDay.slice(4)))
    .toSorted((one, other) => other.date.localeCompare(one.date));
  const isOther = (lengthM: number) => run !== undefined && !isSameLength(lengthM, run.distanceM);
  const [wanted, ...more] = [distanceM, ...alsoM].filter(isOther);
  const isFound = run !== undefined && wanted !== undefined && more.length === 0;
  if (!isFound || (fromM !== null && isOther(fromM))) {
    // Of a run of that day no prediction is told.
    return fromM === null ? question : { ...question, unplaced: [`on ${dayWords(raceDay)}`] };
  }
  return {
    ...question,
    ...{ raceDay: null, race: run, fromM: run.distanceM, distanceM: wanted, alsoM: [] },
  };
}

const FROM_A_RESULT = /\b(?:from|off|based on|given|going by|using|after|by)\b/;
