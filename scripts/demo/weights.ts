import { addDays, type Day, daysBetween } from '../../src/domain/calendar.ts';
import { weightKgOn } from './athlete.ts';
import type { Dice } from './dice.ts';

export type DemoWeight = { date: Day; weight_kg: number; notes: string | null };

const NOTES = [
  'After breakfast',
  'Evening, hotel scales',
  'After the holidays',
  'Before the long run',
];

/** Roughly weekly; down over the year, up a little while she was ill and did not run. */
export function demoWeights({ today, dice }: { today: Day; dice: Dice }): DemoWeight[] {
  const entries: DemoWeight[] = [];
  for (
    let day = addDays(today, -363);
    day <= today;
    day = addDays(day, dice.pick([5, 6, 7, 7, 8]))
  ) {
    const weeksAgo = daysBetween(day, today) / 7;
    const setback = 0.9 * Math.exp(-(((weeksAgo - 20) / 2.5) ** 2));
    const weightKg = weightKgOn(weeksAgo) + setback + dice.between(-0.45, 0.45);
    entries.push({
      date: day,
      weight_kg: Math.round(weightKg * 10) / 10,
      notes: dice.chance(0.12) ? dice.pick(NOTES) : null,
    });
  }
  return entries;
}
