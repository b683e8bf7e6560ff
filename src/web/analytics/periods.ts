import type { Stretch } from '../../contract/analytics.ts';

type PeriodWords = {
  /** On its button. */
  label: string;
  /** 'You ran 120 km in three months.' */
  during: string;
  /** '12 % more than in the three months before.' */
  before: string;
};

export type Period = 30 | 90 | 180 | 'year';

/** What can be chosen, in the order of the buttons. */
export const PERIODS: readonly Period[] = [30, 90, 180, 'year'];

export const PERIOD_WORDS: Readonly<Record<Period, PeriodWords>> = {
  30: { label: 'Last 30 Days', during: 'in 30 days', before: 'the 30 days before' },
  90: { label: 'Last 3 Months', during: 'in three months', before: 'the three months before' },
  180: { label: 'Last 6 Months', during: 'in six months', before: 'the six months before' },
  year: { label: 'This Year', during: 'this year', before: 'the same days of last year' },
};

/** Of a stretch of days as the server answers it. */
export function periodWords({ span, days }: Pick<Stretch, 'span' | 'days'>): PeriodWords {
  const known = PERIODS.find((each) => each === (span === 'year' ? span : days));
  if (known !== undefined) return PERIOD_WORDS[known];
  return {
    label: `Last ${days} Days`,
    during: `in ${days} days`,
    before: `the ${days} days before`,
  };
}

/** One of the four, from an address or from what the browser kept; null where it is none. */
export function readPeriod(text: string | null | undefined): Period | null {
  // Old links have the 365 days that once stood under 'This Year'.
  if (text === '365') return 'year';
  return PERIODS.find((each) => String(each) === text) ?? null;
}
