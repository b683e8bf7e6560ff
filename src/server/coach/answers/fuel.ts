import { addDays } from '../../../domain/calendar.ts';
import { RUNS } from '../../../domain/coach/kinds.ts';
import { kmText, paceText, totalHoursText } from '../../../domain/coach/phrases.ts';
import { bold } from '../../../domain/coach/rich-text.ts';
import {
  FUELED_RUN_M,
  FUELED_RUN_S,
  HYDRATION_ML_PER_HOUR,
  MANY_CAFFEINATED_GELS,
  MINUTES_PER_GEL,
} from '../../../domain/limits.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { kmFromM } from '../../../domain/units.ts';
import { findExtremes } from '../lines.queries.ts';
import { findSums } from '../sums.queries.ts';
import type { Answer, Asked } from './answer.ts';
import { paragraphs, workoutList } from './wording.ts';

/** How far back the pace and the long run are taken from. */
const LOOKED_BACK_DAYS = 84;

/** Gels and drinks for a run of so long: named, or the longest of the last twelve weeks. */
export async function answerFuel({ db, athlete, question }: Asked): Promise<Answer> {
  const { userId, today } = athlete;
  const scope = { userId, from: addDays(today, -LOOKED_BACK_DAYS), to: today, kind: RUNS };
  const [sums, [longest]] = await Promise.all([
    findSums(db, scope),
    findExtremes(db, scope, { extreme: 'longest', limit: 1 }),
  ]);
  const pace = paceSPerKm({ distanceM: sums.pacedM, durationS: sums.pacedS });
  const named = lengthNamed(question, pace);
  const durationS = named?.durationS ?? longest?.durationS ?? null;
  const distanceM = named ? named.distanceM : (longest?.distanceM ?? null);
  const because = `The rule: 1 gel per ${MINUTES_PER_GEL} minutes on runs over ${kmText(FUELED_RUN_M)} and over ${FUELED_RUN_S / 60} minutes, ${HYDRATION_ML_PER_HOUR} ml an hour, and no more than ${MANY_CAFFEINATED_GELS} gels with caffeine. Drink to thirst, and never more than you sweat.${pace === null ? '' : ` How long a distance takes I work out from your own pace of the last twelve weeks, ${paceText(pace)}.`}`;
  const suggestions = [
    'How many gels did I take in the last 3 months?',
    'How do I taper?',
    'What should I do today?',
  ];
  if (durationS === null) {
    return {
      text: `Per hour: ${bold(`${HYDRATION_ML_PER_HOUR} ml`)}; on a run over ${kmText(FUELED_RUN_M)} and over ${FUELED_RUN_S / 60} minutes ${bold(`1 gel per ${MINUTES_PER_GEL} minutes`)}. Tell me how long the run is and I work it out.`,
      because,
      suggestions,
    };
  }
  const isLong = durationS > FUELED_RUN_S && (distanceM === null || distanceM > FUELED_RUN_M);
  const gels = Math.floor(durationS / 60 / MINUTES_PER_GEL);
  const which = named ? named.words : 'As long as your longest run of the last twelve weeks';
  return {
    text: paragraphs(
      `${which} (${distanceM ? `${kmText(distanceM)}, ` : ''}${totalHoursText(durationS)}): ${isLong ? bold(`${gels} gels`) : 'no gel needed by the rule'}, and ${bold(`about ${drinkMl(durationS)} ml`)} to drink over the run.`,
      isLong &&
        `Begin early: one gel every ${MINUTES_PER_GEL} minutes, at most ${MANY_CAFFEINATED_GELS} of them with caffeine, and nothing on race day that you have not tried before.`,
      longest && `Your longest of the last twelve weeks:\n${workoutList([longest], today)}`,
    ),
    because,
    suggestions,
  };
}

/** To what a bottle can be filled. */
function drinkMl(durationS: number): number {
  return Math.round(((durationS / 3600) * HYDRATION_ML_PER_HOUR) / 50) * 50;
}

function lengthNamed(question: Asked['question'], pace: number | null) {
  const { timeS, distanceM } = question;
  if (timeS !== null) return { durationS: timeS, distanceM, words: 'For that run' };
  if (distanceM === null || pace === null) return null;
  return { durationS: pace * kmFromM(distanceM), distanceM, words: 'At your own pace' };
}
