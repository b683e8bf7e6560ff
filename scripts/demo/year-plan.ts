import { addDays, type Day, startOfWeek } from '../../src/domain/calendar.ts';
import type { Dice } from './dice.ts';

export type SessionKind =
  | 'long'
  | 'easy'
  | 'intervals'
  | 'treadmill'
  | 'half-race'
  | 'ten-race'
  | 'strength'
  | 'ride'
  | 'swim'
  | 'yoga'
  | 'walk'
  | 'hike';

/** `km` where the session is a run. */
export type PlannedSession = { day: Day; kind: SessionKind; weeksAgo: number; km: number };

/**
 * Running kilometres of each week, the current one first and then back: two blocks of base, build,
 * peak and taper with every fourth week easier, a race at the end of each, and two weeks of flu.
 */
const WEEKLY_KM = [
  40, 46, 52, 49, 46, 35, 43, 40, 36, 24, 20, 26, 34, 36, 34, 26, 32, 30, 26, 20, 12, 0, 0, 36, 34,
  26, 32, 30, 26, 20, 14, 12, 26, 36, 45, 44, 43, 32, 42, 40, 38, 28, 36, 35, 33, 24, 31, 29, 27,
  20, 25, 24, 22,
] as const;

export const TEN_RACE_WEEKS_AGO = 10;
export const MISSED_RACE_WEEKS_AGO = 21;
export const HALF_RACE_WEEKS_AGO = 31;

/** The Sunday of a week; every race is on one. */
export function sundayOf(today: Day, weeksAgo: number): Day {
  return addDays(startOfWeek(today, 'sunday'), -7 * weeksAgo);
}

/** The sessions of a year up to today, oldest first. */
export function planYear({ today, dice }: { today: Day; dice: Dice }): PlannedSession[] {
  const firstDay = addDays(today, -364);
  const sessions: PlannedSession[] = [];
  for (let weeksAgo = WEEKLY_KM.length - 1; weeksAgo >= 0; weeksAgo -= 1) {
    const km = WEEKLY_KM[weeksAgo] ?? 0;
    const week = km === 0 ? weekInBed(weeksAgo) : weekOf({ weeksAgo, km, dice });
    for (const { weekday, kind, share } of week) {
      const day = addDays(sundayOf(today, weeksAgo), weekday);
      if (day < firstDay || day > today) continue;
      sessions.push({ day, kind, weeksAgo, km: km * share });
    }
  }
  return sessions;
}

type Slot = { weekday: number; kind: SessionKind; share: number };

function weekOf(week: { weeksAgo: number; km: number; dice: Dice }): Slot[] {
  const { weeksAgo, km, dice } = week;
  const slots: Slot[] = [
    sunday(weeksAgo),
    { weekday: 1, kind: 'strength', share: 0 },
    { weekday: 2, kind: km < 24 ? 'easy' : 'intervals', share: 0.2 },
    { weekday: 3, kind: 'easy', share: 0.23 },
    { weekday: 4, kind: 'strength', share: 0 },
    { weekday: 5, kind: dice.chance(0.4) ? 'treadmill' : 'easy', share: 0.19 },
  ];
  if (dice.chance(0.7)) {
    const kind = dice.pick(SATURDAYS);
    slots.push({ weekday: 6, kind, share: 0 });
  }
  // Work, rain and children: now and then a session does not happen. Races do.
  return slots.filter((slot) => isKept({ slot, weeksAgo, dice }));
}

const SATURDAYS = ['ride', 'ride', 'ride', 'swim', 'swim', 'yoga', 'walk', 'hike'] as const;

function isKept({ slot, weeksAgo, dice }: { slot: Slot; weeksAgo: number; dice: Dice }): boolean {
  const isMissed = dice.chance(slot.kind === 'long' ? 0.04 : 0.09);
  return slot.kind.endsWith('race') || weeksAgo < 4 || !isMissed;
}

function sunday(weeksAgo: number): Slot {
  if (weeksAgo === HALF_RACE_WEEKS_AGO) return { weekday: 0, kind: 'half-race', share: 0 };
  if (weeksAgo === TEN_RACE_WEEKS_AGO) return { weekday: 0, kind: 'ten-race', share: 0 };
  return { weekday: 0, kind: 'long', share: 0.38 };
}

function weekInBed(weeksAgo: number): Slot[] {
  return weeksAgo === MISSED_RACE_WEEKS_AGO ? [{ weekday: 5, kind: 'walk', share: 0 }] : [];
}
