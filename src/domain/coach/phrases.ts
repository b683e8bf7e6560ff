import { type Day, weekdayOf } from '../calendar.ts';
import {
  distanceFigure,
  distanceUnit,
  gapUnit,
  measures,
  paceFigure,
  paceIn,
  paceUnit,
  paceGapText as shownPaceGap,
  speedUnit,
  weightFigure,
  weightIn,
  weightUnit,
} from '../measures.ts';
import { formatPace } from '../pace.ts';
import { formatKm, grouped, M_PER_MILE, milesFromM } from '../units.ts';
import { MONTH_NAMES, monthNumber, yearNumber } from './period.ts';

export function countText(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** 'a run', 'an easy run' */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** '12,345.6 km', in the reader's unit. */
export function kmText(distanceM: number): string {
  return `${grouped(distanceFigure(distanceM, 1))} ${distanceUnit()}`;
}

/** '10 km', 'about 3.3 km': as near as anybody plans a run. */
export function plannedText(distanceM: number): string {
  return `${grouped(distanceFigure(distanceM, distanceM < SHORT_M ? 1 : 0))} ${distanceUnit()}`;
}

const SHORT_M = 5000;

/** The same in the unit that the reader does not use. */
export function otherLengthText(distanceM: number): string {
  return distanceUnit() === 'mi'
    ? `${grouped(formatKm(distanceM, 1))} km`
    : `${grouped(milesFromM(distanceM).toFixed(1))} miles`;
}

/** As they asked: in miles too, where these are not the reader's own. */
export function lengthAsAsked(distanceM: number, { inMiles }: { inMiles: boolean | null }): string {
  const own = kmText(distanceM);
  return inMiles && distanceUnit() !== 'mi' ? `${otherLengthText(distanceM)} (${own})` : own;
}

/** '45 s/km' */
export function paceGapText(gapS: number): string {
  return shownPaceGap(gapS).replace('\u00a0', ' ');
}

/** '5:27 /km', in the reader's unit. */
export function paceText(paceSPerKm: number | null): string {
  return `${paceFigure(paceSPerKm)} ${paceUnit()}`;
}

/** The same in the unit that the reader does not use. */
export function otherPaceText(paceSPerKm: number): string {
  return paceUnit() === '/mi'
    ? `${formatPace(paceSPerKm)} /km`
    : `${formatPace((paceSPerKm * M_PER_MILE) / 1000)} /mile`;
}

export function paceAsAsked(paceSPerKm: number, { inMiles }: { inMiles: boolean | null }): string {
  const own = paceText(paceSPerKm);
  return inMiles && distanceUnit() !== 'mi' ? `${otherPaceText(paceSPerKm)} (${own})` : own;
}

/** '12.0 km/h', '10.5 to 12.0 km/h': in the unit that was asked for, else in the reader's own. */
export function speedAsAsked(
  pacesSPerKm: readonly number[],
  { raceText, inMiles }: { raceText: string | null; inMiles: boolean | null },
): string {
  const asked = raceText ?? '';
  const isInMiles = inMiles || /\b(?:mph|miles? (?:per|an) hour)\b/.test(asked);
  const isInKm = /\b(?:kmh|kph|km h|km\/h)\b/.test(asked);
  const unit = isInKm ? 'km/h' : isInMiles ? 'mph' : speedUnit();
  const lengthM = unit === 'mph' ? M_PER_MILE : 1000;
  const speeds = pacesSPerKm.map((pace) => ((3600 / pace) * (1000 / lengthM)).toFixed(1));
  return `${speeds.join(' to ')} ${unit}`;
}

/** '21 s/km', a measure of how far paces lie apart, in seconds however many. */
export function paceGapAsAsked(
  gapSPerKm: number,
  { inMiles }: { inMiles: boolean | null },
): string {
  return inMiles && distanceUnit() !== 'mi'
    ? `${Math.round((gapSPerKm * M_PER_MILE) / 1000)} s/mile`
    : `${Math.round(paceIn(gapSPerKm))} ${gapUnit()}`;
}

/** '71.4 kg', in the reader's unit. */
export function weightText(weightKg: number, decimals = 1): string {
  return `${weightFigure(weightKg, decimals)} ${weightUnit()}`;
}

/** '85 kg', '62.5 kg', '160 lb': a weight that is aimed at is a round number where it can be. */
export function roundWeightText(weightKg: number): string {
  return `${Math.round(weightIn(weightKg) * 10) / 10} ${weightUnit()}`;
}

/** 'Sun 15 Nov', and 'Sun 17 Nov 2024' where the year is not this one. */
export function dayText(day: Day, today: Day): string {
  const month = MONTH_NAMES[monthNumber(day) - 1]?.slice(0, 3);
  const number = Number(day.slice(8, 10));
  const isMonthFirst = measures().dates === 'month-day';
  const text = `${WEEKDAYS[weekdayOf(day)]} ${isMonthFirst ? `${month} ${number}` : `${number} ${month}`}`;
  if (yearNumber(day) === yearNumber(today)) return text;
  return `${text}${isMonthFirst ? ',' : ''} ${yearNumber(day)}`;
}

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** 'today', 'tomorrow', 'in 20 days'. */
export function inDaysText(days: number): string {
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** 'a, b and c'. */
export function joined(words: readonly (string | number)[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** '8% more', '12% less', 'as much': how much now is against before; null where before was nothing. */
export function moreOrLess(now: number, before: number): string | null {
  if (before <= 0) return null;
  const percent = Math.round((100 * (now - before)) / before);
  if (percent === 0) return 'as much as';
  return percent > 0 ? `${percent}% more than` : `${-percent}% less than`;
}
