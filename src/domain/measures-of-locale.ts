import type { Measures } from './measures.ts';

/** Where roads are measured in miles and people in pounds and feet; British races are in kilometres. */
const IN_MILES = new Set(['US', 'LR', 'MM']);

/** What a browser's language and region, 'en-US', say of units, week, clock and dates. */
export function measuresOfLocale(tag: string): Measures | null {
  try {
    const locale = new Intl.Locale(tag);
    const inMiles = IN_MILES.has(locale.maximize().region ?? '');
    return {
      distance: inMiles ? 'mi' : 'km',
      weight: inMiles ? 'lb' : 'kg',
      height: inMiles ? 'ft' : 'cm',
      weekStart: firstDayOf(locale) === SUNDAY ? 'sunday' : 'monday',
      clock: hasTwelveHours(locale) ? '12' : '24',
      dates: isMonthFirst(locale) ? 'month-day' : 'day-month',
    };
  } catch {
    return null;
  }
}

const SUNDAY = 7;

function firstDayOf(locale: Intl.Locale): number {
  const { getWeekInfo } = locale as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  const { weekInfo } = locale as Intl.Locale & { weekInfo?: { firstDay: number } };
  return (getWeekInfo?.call(locale) ?? weekInfo)?.firstDay ?? SUNDAY;
}

function hasTwelveHours(locale: Intl.Locale): boolean {
  const { hourCycle } = new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    timeZone: 'UTC',
  }).resolvedOptions();
  return hourCycle === 'h12' || hourCycle === 'h11';
}

function isMonthFirst(locale: Intl.Locale): boolean {
  const parts = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' })
    .formatToParts(0)
    .map(({ type }) => type);
  return parts.indexOf('month') < parts.indexOf('day');
}
