import { type Day, daysBetween } from './calendar.ts';
import { NEAR_RACE_DAYS, READINESS_CLOSE_PERCENT, READINESS_STEPS } from './limits.ts';

type DatedRace = { date: Day; completed: boolean };

/** 0 on the day itself, negative afterwards. */
export function daysUntil(raceDate: Day, today: Day): number {
  return daysBetween(today, raceDate);
}

/** Still to be run: today counts. What is not upcoming is history. */
export function isUpcoming(race: DatedRace, today: Day): boolean {
  return !race.completed && race.date >= today;
}

/** Upcoming on the dashboard, where a race of today has left the list of plans. */
export function isAhead(race: DatedRace, today: Day): boolean {
  return !race.completed && race.date > today;
}

/** An upcoming race within 30 days. */
export function isNear(race: DatedRace, today: Day): boolean {
  return isUpcoming(race, today) && daysUntil(race.date, today) <= NEAR_RACE_DAYS;
}

/** How a race of the history is labelled. */
export function pastRaceLabel(race: { completed: boolean }): 'Completed' | 'Past Event' {
  return race.completed ? 'Completed' : 'Past Event';
}

/** By days left alone, as long as there are too few runs to say more. */
export function raceReadinessPercent(daysLeft: number): number {
  const step = READINESS_STEPS.find((each) => daysLeft > each.moreThanDays);
  return step?.percent ?? READINESS_CLOSE_PERCENT;
}
