import { addDays, type Day, daysBetween } from '../calendar.ts';
import { FORM } from './load-rules.ts';

/** What one calendar day came to, the athlete's day; a day without a run is 0. */
export type DayLoad = {
  date: Day;
  load: number;
  /** How much of the load is an estimate, as too little time in zones was measured. */
  estimated: number;
};

export type FormDay = DayLoad & {
  /** At the end of the day: the load of a usual day, over six weeks and over one. */
  fitness: number;
  fatigue: number;
  /** Before the day's run: fitness less fatigue of the evening before. */
  form: number;
};

/**
 * Fitness, fatigue and form of every day, in order. They begin at the mean of the first days: from
 * nought, form would be falsely low for six weeks. `before` continues from a day that is known, so
 * that a changed day costs no more than the days after it.
 */
export function formDays(
  days: readonly DayLoad[],
  before: Pick<FormDay, 'fitness' | 'fatigue'> = seedOf(days),
): FormDay[] {
  const [ofFitness, ofFatigue] = [shareOfNewDay(FORM.fitnessDays), shareOfNewDay(FORM.fatigueDays)];
  let { fitness, fatigue } = before;
  return days.map((day) => {
    const form = fitness - fatigue;
    fitness += (day.load - fitness) * ofFitness;
    fatigue += (day.load - fatigue) * ofFatigue;
    return { ...day, fitness, fatigue, form };
  });
}

/** How much a new day counts in an exponential mean over so many days. */
export function shareOfNewDay(days: number): number {
  return 1 - Math.exp(-1 / days);
}

/** One row a calendar day from the first to the last, two runs of a day added up. */
export function dayLoads(
  runs: Iterable<{ date: Day; load: number; isEstimated: boolean }>,
  { from, to }: { from: Day; to: Day },
): DayLoad[] {
  const days: DayLoad[] = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => ({
    date: addDays(from, index),
    load: 0,
    estimated: 0,
  }));
  for (const { date, load, isEstimated } of runs) {
    const day = days[daysBetween(from, date)];
    if (!day) continue;
    day.load += load;
    if (isEstimated) day.estimated += load;
  }
  return days;
}

/** The day of the baseline that today is, from 1; null once it is built. */
export function baselineDay({ firstRun, today }: { firstRun: Day; today: Day }): number | null {
  const day = daysBetween(firstRun, today) + 1;
  return day > FORM.baselineDays ? null : day;
}

function seedOf(days: readonly DayLoad[]): { fitness: number; fatigue: number } {
  const first = days.slice(0, FORM.seedDays);
  const mean = first.reduce((sum, { load }) => sum + load, 0) / Math.max(1, first.length);
  return { fitness: mean, fatigue: mean };
}
