import { adviseBreak, adviseIllness, advisePain, adviseRecovery } from '../../advice-warnings.ts';
import { type Day, daysBetween } from '../../calendar.ts';
import { shareAfterBreak } from '../../coming-back.ts';
import { ADVICE_DAYS } from '../../limits.ts';
import { recoveryDays, restDaysAfter } from '../../recovery.ts';
import { kmText } from '../phrases.ts';
import type { Claim } from './claim.ts';
import { because, easyText, type RunToDo } from './runs-of-a-day.ts';
import { type TrainingFacts, within } from './training-facts.ts';
import { usualEasyM } from './usual-runs.ts';

/** So many runs a week begin again, with a day off after each. */
export const MOST_GENTLE_RUNS = 3;

export function isRestAfterRace({ advice }: TrainingFacts, day: Day): boolean {
  const { recovery } = advice;
  if (!recovery) return false;
  return daysBetween(recovery.date, day) <= restDaysAfter(recovery.distanceM);
}

export type GentleStart = {
  /** 'an easy run of at most 5.6 km; stay in Zone 2' */
  run: string;
  toDo: RunToDo;
  /** What is rested from first, where anything is: 'you feel ill'. */
  restWhile: string | null;
  reasons: Claim[];
};

/**
 * The run of a beginner, of somebody who comes back from a break or a long race, who was ill or whom
 * something hurts; null for anybody else. The dashboard says it of the same days, by the same rules.
 */
export function gentleStart(facts: TrainingFacts): GentleStart | null {
  const { advice, runs, recentRuns } = facts;
  const { comingBack, illness, pain } = advice;
  const rules = [adviseIllness, advisePain, adviseBreak, adviseRecovery]
    .map((rule) => rule(advice))
    .filter((rule) => rule !== null);
  if (rules.length === 0 && recentRuns.length > 0) return null;
  const until = comingBack?.lastRun ?? illness?.date ?? pain?.date ?? facts.today;
  const usualM = usualEasyM(within(runs, { until, days: ADVICE_DAYS }));
  const share = comingBack
    ? shareAfterBreak(comingBack.days)
    : isHalfRecovered(facts)
      ? SHARE_WHEN_HALF_RECOVERED
      : SHARE_OF_USUAL;
  const distanceM = usualM && usualM * (illness || pain ? Math.min(share, SHARE_OF_USUAL) : share);
  return {
    run:
      distanceM === null
        ? `20 to 30 minutes easy, walking whenever you like; ${easyText(facts)}`
        : `an easy run of at most ${kmText(distanceM)}; ${easyText(facts)}`,
    restWhile: illness ? 'you feel ill' : pain?.isInjury ? 'it hurts' : null,
    toDo: { kind: distanceM === null ? 'gentle' : 'easy', distanceM },
    reasons:
      rules.length === 0
        ? [
            because({
              text: 'There is no run in your log yet.',
              basis: 'Your latest run',
            }),
          ]
        : rules.map(({ finding, evidence }) =>
            because({
              text: finding,
              basis: evidence.basis ?? 'The latest runs in your log',
              workoutIds: evidence.workoutIds.slice(0, 1),
            }),
          ),
  };
}

function isHalfRecovered({ advice, today }: TrainingFacts): boolean {
  const { recovery } = advice;
  return (
    recovery !== null && 2 * daysBetween(recovery.date, today) > recoveryDays(recovery.distanceM)
  );
}

const SHARE_WHEN_HALF_RECOVERED = 0.75;
/** With an illness, an injury or a long race behind oneself: a convention. */
const SHARE_OF_USUAL = 0.5;
