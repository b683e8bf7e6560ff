import { SUMMARY_PERIODS_DAYS, type SummaryPeriodDays } from '../../domain/limits.ts';

type PeriodWords = {
  /** On its button. */
  label: string;
  /** 'You ran 120 km in three months.' */
  during: string;
  /** '12 % more than in the three months before.' */
  before: string;
};

export const PERIOD_WORDS: Readonly<Record<SummaryPeriodDays, PeriodWords>> = {
  30: { label: 'Last 30 Days', during: 'in 30 days', before: 'the 30 days before' },
  90: { label: 'Last 3 Months', during: 'in three months', before: 'the three months before' },
  180: { label: 'Last 6 Months', during: 'in six months', before: 'the six months before' },
  365: { label: 'This Year', during: 'in a year', before: 'the year before' },
};

/** Of a stretch of days as the server answers it. */
export function periodWords(days: number): PeriodWords {
  const known = knownPeriod(days);
  if (known !== null) return PERIOD_WORDS[known];
  return {
    label: `Last ${days} Days`,
    during: `in ${days} days`,
    before: `the ${days} days before`,
  };
}

/** Whether no longer period can be chosen. */
export function isLongest(days: number): boolean {
  return days >= Math.max(...SUMMARY_PERIODS_DAYS);
}

/** One of the four, from an address or from what the browser kept; null where it is none. */
export function knownPeriod(days: unknown): SummaryPeriodDays | null {
  return SUMMARY_PERIODS_DAYS.find((each) => String(each) === String(days)) ?? null;
}
