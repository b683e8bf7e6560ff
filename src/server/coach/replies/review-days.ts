import { daysBetween } from '../../../domain/calendar.ts';
import { judgeVolume, type VolumeVerdict } from '../../../domain/coach/judging/judge-days.ts';
import {
  EASY_ENOUGH_PERCENT,
  easyPercentOf,
  NEARLY_EASY_PERCENT,
  type PaceAndHeart,
} from '../../../domain/coach/judging/judge-run.ts';
import { ANY_WORKOUT, RUN_KINDS, RUNS } from '../../../domain/coach/kinds.ts';
import {
  allTime,
  asLongAs,
  type Period,
  periodBefore,
  untilToday,
} from '../../../domain/coach/period.ts';
import { countText, kmText, moreOrLess, paceText } from '../../../domain/coach/phrases.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { findShownRaces } from '../../races/races.queries.ts';
import { findExtremes, findNewest, findOldest, scopeOf } from '../coach-workouts.queries.ts';
import { findSums, type Sums } from '../sums.queries.ts';
import { daysText } from './days.ts';
import { INTERVALS } from './judged-facts.ts';
import type { Asked, Reply } from './reply.ts';
import { paceAndHeart } from './usual.ts';
import { dayLink, paragraphs, raceLink, workoutList } from './wording.ts';

const EASY_RUNS = RUN_KINDS['outdoor-easy'];
/** How many stretches before it are usual. */
const USUAL_COUNT: Record<Period['unit'], number> = {
  ...{ day: 1, week: 4, month: 3, year: 1, days: 1, all: 1 },
};
const MOST_LISTED = 7;

/** How the running of some days went: how much, how hard, how evenly, against those before them. */
export async function reviewDays(asked: Asked, days: Period): Promise<Reply> {
  const { db, athlete } = asked;
  const { today } = athlete;
  const now = untilToday(days, today);
  const sumsOf = (period: Period, kind = RUNS) => findSums(db, scopeOf(athlete, period, kind));
  const befores = await usualStretches(asked, { days, now });
  const [sums, all, intervals, easy, ...before] = await Promise.all([
    sumsOf(now),
    sumsOf(now, ANY_WORKOUT),
    sumsOf(now, INTERVALS),
    sumsOf(now, EASY_RUNS),
    ...befores.map((each) => sumsOf(each)),
  ]);
  const [longest] = await findExtremes(db, scopeOf(athlete, now, RUNS), {
    ...{ extreme: 'longest', limit: 1 },
  });
  const runs = await findNewest(db, scopeOf(athlete, now, RUNS), MOST_LISTED + 1);
  const easyBefore = befores.length > 0 ? await sumsOf(wholeOf(befores), EASY_RUNS) : null;
  const shareOfWeek =
    days.unit === 'week' && longest?.distanceM
      ? `, ${Math.round((100 * longest.distanceM) / sums.distanceM)}% of the week`
      : '';
  return {
    text: paragraphs(
      `${leadOf({ sums, before, days, isOpen: days.to > today })}${kmText(sums.distanceM)} in ${countText(sums.workouts, 'run', 'runs')} ${daysText(now, today)}, ${formatElapsed(sums.durationS)} in all.`,
      listOf([
        ...volumeText({ sums, before, days, isOpen: days.to > today }),
        ...(await racesText(asked, now)),
        ...(longest?.distanceM
          ? [`Longest: ${dayLink(longest, today)}, ${kmText(longest.distanceM)}${shareOfWeek}.`]
          : []),
        `Fast: ${intervals.workouts === 0 ? 'no interval run' : countText(intervals.workouts, 'interval run', 'interval runs')}.`,
        intensityText(sums),
        ...easyText(easy, easyBefore),
        restText(all, daysBetween(now.from, now.to) + 1),
      ]),
      runs.length <= MOST_LISTED
        ? workoutList(runs, today)
        : `All of them are in ${link('Run Details', '/run-details')}.`,
    ),
    because: `I added up every run ${daysText(now, today)}, and those of the stretches before that are compared, as far as your log reaches. Within 10% of their distance it is as usual, beyond 30% far more or less. Easy is Zones 1 and 2: endurance athletes of national level do about four fifths of their sessions so (Seiler 2010).`,
    suggestions: [
      'What should I do this week?',
      'How was my last long run?',
      'Am I getting faster?',
    ],
  };
}

/** The stretches of the same kind just before, where the log has all of them; of one that is not over as many days. */
async function usualStretches(
  { db, athlete }: Asked,
  { days, now }: { days: Period; now: Period },
): Promise<Period[]> {
  const { today } = athlete;
  const first = await findOldest(db, scopeOf(athlete, allTime(today), ANY_WORKOUT));
  const stretches: Period[] = [];
  let each = periodBefore(days);
  while (stretches.length < USUAL_COUNT[days.unit] && first && each.from >= first.date) {
    stretches.push(days.to > today ? asLongAs(each, now) : each);
    each = periodBefore(each);
  }
  return stretches;
}

/** From the first day of the earliest to the last day of the latest. */
function wholeOf([latest, ...others]: readonly Period[]): Period {
  if (!latest) throw new Error('Nothing is a whole of no stretches');
  return { ...latest, from: others.at(-1)?.from ?? latest.from };
}

type Compared = { sums: Sums; before: readonly Sums[]; days: Period; isOpen: boolean };

function meanOf(before: readonly Sums[], figure: (sums: Sums) => number): number {
  return before.reduce((sum, each) => sum + figure(each), 0) / Math.max(1, before.length);
}

function leadOf({ sums, before, isOpen }: Compared): string {
  const verdict = judgeVolume(
    sums.distanceM,
    meanOf(before, ({ distanceM }) => distanceM),
  );
  return verdict === null ? '' : `${bold(`${VERDICTS[verdict]}${isOpen ? ' so far' : ''}:`)} `;
}

const VERDICTS: Record<VolumeVerdict, string> = {
  'far more': 'Far more than usual',
  more: 'A little more than usual',
  'as usual': 'As much as usual',
  less: 'A little less than usual',
  'far less': 'Far less than usual',
};

function volumeText({ sums, before, days, isOpen }: Compared): string[] {
  if (before.length === 0) return ['Your log does not reach further back, so there is no usual.'];
  const usualM = meanOf(before, ({ distanceM }) => distanceM);
  const count = meanOf(before, ({ workouts }) => workouts);
  const change = moreOrLess(sums.distanceM, usualM)?.replace(/ (?:than|as)$/, '');
  const usual = `${kmText(usualM)} in ${count.toFixed(before.length > 1 ? 1 : 0)} runs`;
  const when =
    before.length > 1
      ? `on average in the ${before.length} ${days.unit}s before`
      : `in ${days.unit === 'days' ? 'as many days' : `the ${days.unit}`} before`;
  const part = isOpen ? ', as many days of each' : '';
  return [`Distance: ${change ? `${bold(change)}; ` : ''}${usual} ${when}${part}.`];
}

async function racesText({ db, athlete }: Asked, { from, to }: Period): Promise<string[]> {
  const { userId, viewer } = athlete;
  const races = await findShownRaces(db, { userId, origins: originsShownTo(viewer) });
  return races
    .filter(({ date, actual_time_s: timeS }) => timeS !== null && date >= from && date <= to)
    .map((race) => `Raced: ${raceLink(race)}, ${bold(formatElapsed(race.actual_time_s ?? 0))}.`);
}

function intensityText({ zoneSeconds }: Sums): string {
  const percent = easyPercentOf(zoneSeconds);
  if (percent === null) return 'Heart rate: no time in zones is noted.';
  const totalS = zoneSeconds.reduce((sum, each) => sum + each, 0);
  const hard = Math.round((100 * (zoneSeconds[3] + zoneSeconds[4])) / totalS);
  const how =
    percent >= EASY_ENOUGH_PERCENT
      ? 'mostly easy, as it should be'
      : percent >= NEARLY_EASY_PERCENT
        ? 'a little less of it easy than the three quarters to aim for'
        : 'too little of it easy: slow the easy runs down';
  return `Zones: ${bold(`${percent}%`)} of the time easy, ${hard}% hard; ${how}.`;
}

/** The pace of easy running beside its heart rate: the plainest sign of fitness. */
function easyText(easy: Sums, before: Sums | null): string[] {
  const now = paceAndHeart(easy);
  const then = before && paceAndHeart(before);
  if (now.paceSPerKm === null) return [];
  const told = ({ paceSPerKm, heartRateBpm }: PaceAndHeart) =>
    `${paceText(paceSPerKm)}${heartRateBpm === null ? '' : ` at ${heartRateBpm} bpm`}`;
  return [`Easy runs: ${told(now)}${then?.paceSPerKm ? `, before ${told(then)}` : ''}.`];
}

function restText(all: Sums, days: number): string {
  const off = days - all.days;
  const word =
    off === 0 && days >= 7 ? ' Take one off: it is in the rest that the body adapts.' : '';
  return `Days without any workout: ${bold(String(off))} of ${days}.${word}`;
}
