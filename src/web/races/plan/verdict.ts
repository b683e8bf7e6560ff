import type { RacePlan } from '../../../contract/race-plan.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { trainingLag } from '../../../domain/load/readiness.ts';
import {
  distanceUnit,
  exactDistance,
  paceGapText,
  slowerByShownS,
} from '../../../domain/measures.ts';
import { isBeyondMarathon } from '../../../domain/prediction/rests-on.ts';
import { targetVerdict } from '../../../domain/prediction/target-verdict.ts';
import { isUpcoming } from '../../../domain/race-days.ts';
import { lowerFirst } from '../../../domain/upper-first.ts';
import { spanText } from '../../words/amounts.ts';
import { inDaysText, raceDayText } from '../../words/day-text.ts';

/** Day, distance, and in one sentence what the page comes to. */
export function raceLead(plan: RacePlan): string {
  const { race, today } = plan;
  const what = `${raceDayText(race.date, today)} · ${exactDistance(race.distanceM)}\u00a0${distanceUnit()}`;
  if (race.completed) return `${what}. ${resultSentence(plan)}`;
  if (!isUpcoming(race, today)) return `${what}. Its day has passed: how did it go?`;
  return `${what}, ${inDaysText(race.date, today)}. ${sentenceOf(plan)}`;
}

function sentenceOf(plan: RacePlan): string {
  switch (plan.byWeek?.refused) {
    case 'by feel':
      return 'By feel, without a target, and only as your doctor or midwife agrees.';
    case 'after a break':
      return `First begin to run again. By what you ran before, ${lowerFirst(targetSentence(plan))}`;
    default:
      return [
        isBeyondMarathon(plan.race.distanceM) && plan.prediction
          ? `By a guess, as any is beyond the marathon, ${lowerFirst(targetSentence(plan))}`
          : targetSentence(plan),
        lagSentence(plan),
      ]
        .filter(Boolean)
        .join(' ');
  }
}

/** The same count that the chat answers with: a time alone is no readiness. */
function lagSentence({ readiness, prediction }: RacePlan): string | null {
  const lag = readiness && prediction && trainingLag(readiness);
  return lag && `The ${lag.lead}: ${lag.of}.`;
}

/** What the log says of the target. */
export function targetSentence({
  race,
  prediction,
}: Pick<RacePlan, 'race' | 'prediction'>): string {
  const target = formatElapsed(race.targetTimeS);
  if (!prediction) return 'Your log does not say yet what you would run.';
  const than = (1000 * race.targetTimeS) / race.distanceM;
  const gapS = slowerByShownS({ pace: prediction.paceSPerKm, than });
  const toFind = `${paceGapText(gapS)} to find.`;
  return {
    tooSlow: `${target} is slower than nine of ten such races would be: ${formatElapsed(prediction.timeS)} is what your log speaks for.`,
    inHand: `${target} is in hand, as your log has it.`,
    even: `${target} is as likely as not: ${toFind}`,
    bestDay: `${target} takes one of your best days: ${toFind}`,
    tooFast: `${target} is more than your log speaks for: ${toFind}`,
  }[targetVerdict(prediction, race.targetTimeS)];
}

function resultSentence({ race }: RacePlan): string {
  const { actualTimeS, targetTimeS } = race;
  if (actualTimeS === null) return 'Run, and no time was written down.';
  const slowerS = Math.round(actualTimeS - targetTimeS);
  const time = formatElapsed(actualTimeS);
  if (slowerS === 0) return `${time}: on target to the second.`;
  const span = spanText(Math.abs(slowerS));
  return slowerS > 0 ? `${time}: ${span} over the target.` : `${time}: ${span} under the target.`;
}
