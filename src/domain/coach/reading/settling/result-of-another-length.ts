import { USUAL_RACES_M } from '../../../prediction/predict-race.ts';
import type { Intent, Question } from '../../question.ts';
import { isRacedIn, isTooFast } from '../parts/run-in-time.ts';

const OF_AN_AIM: ReadonlySet<Intent> = new Set(['predict', 'readiness']);

/**
 * 'What marathon time does 1:52:42 point to', 'my marathon if I do 1:50 at Harbour': what nobody runs
 * over that distance is a result over another one, which is the race that is named or the one length
 * that the time can be run over. Where several could be meant it is refused.
 */
export function withResultOfAnotherLength(question: Question): Question {
  const { intent, race, timeS, fromM, alsoM } = question;
  const lengthM = question.distanceM ?? race?.distanceM ?? null;
  const isOpen = fromM === null && alsoM.length === 0 && question.unplaced.length === 0;
  if (!OF_AN_AIM.has(intent) || timeS === null || lengthM === null || !isOpen) return question;
  if (!isTooFast(timeS, lengthM)) return question;
  const runM =
    race !== null && question.distanceM !== null
      ? [race.distanceM]
      : USUAL_RACES_M.filter((each) => each < lengthM);
  const [resultM, ...others] = runM.filter((each) => isRacedIn(timeS, each));
  if (resultM === undefined || others.length > 0) return { ...question, unplaced: ['time'] };
  const from = { fromM: resultM, fromS: timeS, timeS: null, race: null };
  return { ...question, ...from, intent: 'predict', distanceM: lengthM };
}

const IF_I_RAN_IT = /\bif i (?:can |were to |was to )?(?:run|ran|raced?|do|did)\b/;

/** 'What would I get if I ran a 10k today': what is supposed without a time is what is predicted. */
export function withDistanceSupposed(question: Question): Question {
  const { intent, fromM, fromS, race, distanceM, raceText } = question;
  const isOpen = fromM !== null && fromS === null && distanceM === null && race === null;
  if (intent !== 'predict' || !isOpen || !IF_I_RAN_IT.test(raceText ?? '')) return question;
  return { ...question, distanceM: fromM, fromM: null };
}
