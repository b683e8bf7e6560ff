import { formatElapsed } from '../../../../duration.ts';
import type { Bound } from '../../../conditions.ts';
import {
  type BoundReader,
  boundOf,
  type Groups,
  openSide,
  SIDE,
  type Side,
  sideOf,
} from './sides.ts';

/** As a time is written on every screen; under a quarter of an hour it could be a pace. */
const CLOCK = '(?:\\d{1,2}:[0-5]\\d:[0-5]\\d|(?:1[5-9]|[2-5]\\d):[0-5]\\d)';

const BEHIND_WORKOUTS = '(?<=\\b(?:runs|workouts|sessions|rides|walks|swims|hikes)\\b.*)';

/** '90 minutes', '1.5 hours', '1 h 30', 'an hour and a half' */
const lengthNamed = (name: string) =>
  `(?:(?<${name}H>\\d{1,2}(?:\\.\\d)?|an|one|two|three|four|five)(?: ?(?:h|hrs?|hours?)(?: (?:and )?(?<${name}Min>\\d{1,2}|a half)(?: ?min(?:ute)?s?)?)?)|(?<${name}Minutes>\\d{1,3}) ?min(?:ute)?s?|(?<${name}Half>half an hour))`;

export const TIME_READERS: readonly BoundReader[] = [
  {
    // 'Between an hour and 90 minutes'
    pattern: new RegExp(
      `\\bbetween ${lengthNamed('least')} (?:and|to) ${lengthNamed('most')}(?= |$)`,
      'g',
    ),
    read: (groups) => betweenTimes(lengthS(groups, 'least'), lengthS(groups, 'most')),
  },
  {
    // 'Between 1 and 2 hours'
    pattern:
      /\b(?:between |from )(?<least>\d(?:\.\d)?|an|one|two|three) (?:and|to) (?<most>\d(?:\.\d)?|one|two|three|four|five) ?(?:h|hrs?|hours?)\b/g,
    read: ({ least, most }) => betweenTimes(hoursOf(least) * 3600, hoursOf(most) * 3600),
  },
  {
    pattern:
      /\b(?:between |from )(?<least>\d{1,3})(?: ?min(?:ute)?s?)? (?:and|to) (?<most>\d{1,3}) ?min(?:ute)?s?\b/g,
    read: betweenMinutes,
  },
  {
    pattern: new RegExp(
      `\\b${SIDE} (?<h>\\d{1,2}):(?<min>[0-5]\\d)(?: ?(?:h|hrs?|hours?))\\b`,
      'g',
    ),
    read: time,
  },
  {
    pattern: new RegExp(`${BEHIND_WORKOUTS}\\b${SIDE} (?<clock>${CLOCK})(?= |$)`, 'g'),
    read: (groups) => {
      const side = sideOf(groups);
      return side && timeBound(side, clockS(groups.clock));
    },
  },
  {
    pattern: new RegExp(`${BEHIND_WORKOUTS}\\b(?<least>${CLOCK}) to (?<most>${CLOCK})(?= |$)`, 'g'),
    read: ({ least, most }) => betweenTimes(clockS(least), clockS(most)),
  },
  {
    pattern: new RegExp(
      `\\b${SIDE} (?<h>\\d{1,2}(?:\\.\\d)?|an|one|two|three|four|five) ?(?:h|hrs?|hours?)(?: (?:and )?(?<min>\\d{1,2}|a half)(?: ?(?:min(?:ute)?s?))?)?\\b`,
      'g',
    ),
    read: time,
  },
  {
    pattern: new RegExp(
      `\\b${SIDE} (?:(?<min>\\d{1,3}) ?min(?:ute)?s?|half an hour)\\b(?! ?(?:km|k|mi|per)\\b)`,
      'g',
    ),
    read: minutes,
  },
  {
    pattern:
      /\b(?:of |for |lasting |taking )?(?:(?<h>\d{1,2}|an|one|two|three|four|five) ?(?:h|hrs?|hours?)|(?<min>\d{1,3}) ?min(?:ute)?s?) or (?<open>more|longer|over|less|shorter|under)\b/g,
    read: time,
  },
];

const HOURS = ['zero', 'one', 'two', 'three', 'four', 'five'];

function hoursOf(written = '0'): number {
  if (written === 'an') return 1;
  return HOURS.includes(written) ? HOURS.indexOf(written) : Number(written);
}

function lengthS(groups: Groups, name: 'least' | 'most'): number {
  const minutes = groups[`${name}Min`] === 'a half' ? 30 : Number(groups[`${name}Min`] ?? 0);
  const alone = groups[`${name}Half`] ? 30 : Number(groups[`${name}Minutes`] ?? 0);
  return Math.round(hoursOf(groups[`${name}H`]) * 3600) + (minutes + alone) * 60;
}

function time(groups: Groups): Bound | null {
  const { h = '0', min, open } = groups;
  const side = sideOf(groups) ?? (open ? openSide(open) : null);
  const hours = hoursOf(h);
  const extra = min === 'a half' ? 30 : Number(min ?? 0);
  return side && timeBound(side, Math.round(hours * 3600) + extra * 60);
}

function minutes(groups: Groups): Bound | null {
  const side = sideOf(groups);
  return side && timeBound(side, Number(groups.min ?? 30) * 60);
}

function betweenMinutes({ least, most }: Groups): Bound | null {
  return betweenTimes(Number(least) * 60, Number(most) * 60);
}

function betweenTimes(from: number, to: number): Bound | null {
  if (from >= to) return null;
  const words = `${formatElapsed(from)} to ${formatElapsed(to)}`;
  return { of: 'time', above: null, atLeast: from, below: null, atMost: to, words };
}

/** Seconds of '1:30:00' and '40:00'. */
function clockS(clock = ''): number {
  return clock.split(':').reduce((seconds, part) => 60 * seconds + Number(part), 0);
}

function timeBound(side: Side, durationS: number): Bound {
  return boundOf('time', side, durationS, formatElapsed(durationS));
}
