import { isUpcoming } from '../../../race-days.ts';
import { isSameLength } from '../../../same-length.ts';
import { MARATHON_RACE_M } from '../../../standard-distances.ts';
import type { Question } from '../../question.ts';
import { isRunIn } from '../parts/run-in-time.ts';
import type { SettledWith } from './settle.ts';

/**
 * A race that is named beside another length is what that one is to follow from: 'what does the City 10
 * K say about the marathon', and of one to come the time that is supposed: 'if I do 1:50 at Harbour'.
 */
export function withResultOfRace(question: Question, { calendar }: SettledWith): Question {
  const { intent, race, distanceM, timeS, fromM, raceText } = question;
  if (intent !== 'predict') return question;
  // 'Can I break 4 hours from my half'
  const isOpenLength = fromM !== null && distanceM === null && race === null;
  if (isOpenLength && timeS !== null && isOfMarathon(timeS) && fromM < MARATHON_RACE_M / 2 + 500) {
    return { ...question, distanceM: MARATHON_RACE_M };
  }
  if (race === null || fromM !== null) return question;
  if (!isUpcoming(race, calendar.today)) {
    const wantedM = distanceM ?? (timeS !== null && isOfMarathon(timeS) ? MARATHON_RACE_M : null);
    const isOther = wantedM !== null && !isSameLength(wantedM, race.distanceM);
    return isOther ? { ...question, fromM: race.distanceM, distanceM: wantedM } : question;
  }
  if (distanceM === null || isSameLength(distanceM, race.distanceM) || timeS === null) {
    return question;
  }
  return isRunIn(timeS, race.distanceM) && FOLLOWS.test(raceText ?? '')
    ? { ...question, race: null, fromM: race.distanceM, fromS: timeS, timeS: null }
    : question;
}

function isOfMarathon(timeS: number): boolean {
  return timeS >= 2.5 * 3600 && timeS <= 6 * 3600;
}

/** That another time follows from it, and not whether it can be run itself. */
const FOLLOWS =
  /\b(?:if|what about|means?|points?|equals?|equivalent|convert\w*|translat\w+|predicts?|from|off|given|based|suggests?|gives?|worth)\b/;
