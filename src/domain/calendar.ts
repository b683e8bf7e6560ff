/** A calendar day where the athlete was, 'YYYY-MM-DD'. Days compare as text. */
export type Day = string;

const DAY_MS = 86_400_000;
const DAY_PATTERN = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;

/** A day that exists: '2026-02-30' does not. Years below 1000 are slips of the pen. */
export function isDay(text: string): boolean {
  if (!DAY_PATTERN.test(text)) return false;
  const dayNumber = numberOfDay(text);
  return Number.isFinite(dayNumber) && dayOfNumber(dayNumber) === text;
}

export function addDays(day: Day, days: number): Day {
  return dayOfNumber(numberOfDay(day) + days);
}

/** Positive when `to` comes after `from`. */
export function daysBetween(from: Day, to: Day): number {
  return numberOfDay(to) - numberOfDay(from);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return weekdayOfNumber(numberOfDay(day));
}

export type WeekStart = 'sunday' | 'monday';

/** The Sunday, or the Monday, on or before the day. */
export function startOfWeek(day: Day, weekStart: WeekStart): Day {
  return addDays(day, -placeInWeek(day, weekStart));
}

/** How many days of its week come before it: 0 is the first. */
function placeInWeek(day: Day, weekStart: WeekStart): number {
  return (weekdayOf(day) + (weekStart === 'monday' ? 6 : 7)) % 7;
}

export function dayOfInstant(instantMs: number, utcOffsetS: number): Day {
  return dayOfNumber(Math.floor((instantMs + utcOffsetS * 1000) / DAY_MS));
}

export function dayInZone(instantMs: number, timeZone: string): Day {
  return dayOfInstant(instantMs, offsetInZone(instantMs, timeZone));
}

/** Seconds to add to UTC for the time on the wall of that zone at that instant. */
export function offsetInZone(instantMs: number, timeZone: string): number {
  const zone = zoneNamed(timeZone);
  const second = Math.floor(instantMs / 1000);
  // Many ask for the same moment, which is now.
  if (zone.latest.second !== second) {
    zone.latest = { second, offsetS: wallSecondOf(instantMs, zone.format) - second };
  }
  return zone.latest.offsetS;
}

/** What a clock on the wall shows, as if it were UTC. */
function wallSecondOf(instantMs: number, format: Intl.DateTimeFormat): number {
  const parts = format.formatToParts(instantMs);
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const wallMs = Date.UTC(
    read('year'),
    read('month') - 1,
    read('day'),
    read('hour'),
    read('minute'),
    read('second'),
  );
  return wallMs / 1000;
}

/**
 * The instant at which the wall of that zone showed this time. An hour that clocks jumped over
 * is read as if they had not jumped; of an hour that came twice the first is meant.
 */
export function instantInZone(input: { day: Day; secondOfDay: number; timeZone: string }): number {
  const wallMs = numberOfDay(input.day) * DAY_MS + input.secondOfDay * 1000;
  const offsetBeforeS = offsetInZone(wallMs - DAY_MS, input.timeZone);
  const instantMs = wallMs - offsetBeforeS * 1000;
  const offsetS = offsetInZone(instantMs, input.timeZone);
  if (offsetS === offsetBeforeS) return instantMs;
  const afterChangeMs = wallMs - offsetS * 1000;
  return offsetInZone(afterChangeMs, input.timeZone) === offsetS ? afterChangeMs : instantMs;
}

export function isTimeZone(text: string): boolean {
  try {
    zoneNamed(text);
    return true;
  } catch {
    return false;
  }
}

/** Days since 1970-01-01, so that days can be counted and put into buckets. */
export function numberOfDay(day: Day): number {
  return (
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) /
    DAY_MS
  );
}

export function dayOfNumber(dayNumber: number): Day {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

// Building a format costs some 30 microseconds, using one less than two. Bounded, because the
// names come from outside and the same zone can be written in many ways.
const zones = new Map<string, Zone>();
const MOST_ZONES = 128;

type Zone = { format: Intl.DateTimeFormat; latest: { second: number; offsetS: number } };

function zoneNamed(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  if (zones.size >= MOST_ZONES) zones.clear();
  const zone = { format, latest: { second: Number.NaN, offsetS: 0 } };
  zones.set(timeZone, zone);
  return zone;
}

// 1970-01-01 was a Thursday.
function weekdayOfNumber(dayNumber: number): number {
  return (((dayNumber + 4) % 7) + 7) % 7;
}
