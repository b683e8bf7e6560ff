import { paceTrends, trendText } from '../../../domain/coach/judge-pace.ts';
import { type Kind, RUNS } from '../../../domain/coach/kinds.ts';
import {
  asLongAs,
  monthOf,
  type Period,
  periodBefore,
  untilToday,
} from '../../../domain/coach/period.ts';
import {
  countText,
  dayText,
  grouped,
  kmText,
  moreOrLess,
  paceText,
  totalHoursText,
} from '../../../domain/coach/phrases.ts';
import { bold, link, listOf } from '../../../domain/coach/rich-text.ts';
import { idsOf, trainingFacts } from '../../../domain/coach/training-facts.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { gatherTraining } from '../gather-training.ts';
import { findSums, type Sums } from '../sums.queries.ts';
import { leftOut, unreadDays } from './days.ts';
import type { Asked, Reply } from './reply.ts';
import { listPage, paragraphs, restingOn } from './wording.ts';

/** One stretch of days against another; one that is not over against as much of the other. */
export async function replyCompare(asked: Asked): Promise<Reply> {
  const { db, athlete, question } = asked;
  const { userId, viewer, today } = athlete;
  const unread = unreadDays(asked);
  if (unread) return unread;
  const kind = question.kind ?? RUNS;
  const [one, other] = comparedPeriods(asked);
  const isOpen = one.to > today;
  const now = untilToday(one, today);
  const fair = isOpen ? asLongAs(other, now) : untilToday(other, today);
  const sumsOf = ({ from, to }: Period) => findSums(db, { userId, viewer, from, to, kind });
  const [nowSums, fairSums, wholeSums] = await Promise.all([
    sumsOf(now),
    sumsOf(fair),
    sumsOf(untilToday(other, today)),
  ]);
  const range = ({ from, to }: Period) =>
    from === to ? dayText(from, today) : `${dayText(from, today)} to ${dayText(to, today)}`;
  const isPart = fair.to !== untilToday(other, today).to;
  return {
    text: paragraphs(
      (question.measure === 'pace' &&
        paceLead({ nowSums, fairSums, range: range(now), against: range(fair) })) ||
        leadText({ kind, nowSums, fairSums, range: range(now), against: range(fair) }),
      listOf(figures(kind, nowSums, fairSums)),
      isPart && `The whole of it, to ${dayText(other.to, today)}: ${wholeText(kind, wholeSums)}.`,
      `The ${kind.many} are in ${link(...listPage(kind))}.`,
      leftOut(asked),
    ),
    because: `I added up every ${kind.one} of ${range(now)} and of ${range(fair)}${isOpen ? ', as many days of each, because the first is not over' : ''}. Pace is all time over all distance; heart rate is weighted by time.`,
    suggestions: [
      'Compare this week with last week',
      'Compare this year with last year',
      'Am I getting faster?',
    ],
  };
}

function comparedPeriods({ question, athlete }: Asked): [Period, Period] {
  const { today } = athlete;
  const [one, other] = question.periods;
  const thisMonth = monthOf(Number(today.slice(0, 4)), Number(today.slice(5, 7)));
  const first = one ?? thisMonth;
  if (!other) return [first, periodBefore(first)];
  // 'Did I run more last year than this year': the later one is what is spoken of.
  return first.from >= other.from ? [first, other] : [other, first];
}

/** Null where one of the two has no pace. */
function paceLead(of: {
  nowSums: Sums;
  fairSums: Sums;
  range: string;
  against: string;
}): string | null {
  const { nowSums, fairSums, range, against } = of;
  const paceOfSums = ({ pacedM, pacedS }: Sums) =>
    paceSPerKm({ distanceM: pacedM, durationS: pacedS });
  const [now, before] = [paceOfSums(nowSums), paceOfSums(fairSums)];
  if (now === null || before === null) return null;
  const slower = Math.round(now) - Math.round(before);
  const verdict =
    slower === 0
      ? 'the same as'
      : `${Math.abs(slower)} s/km ${slower > 0 ? 'slower' : 'faster'} than`;
  return `${range}: ${bold(paceText(now))}, ${bold(verdict)} the ${paceText(before)} from ${against}.`;
}

function leadText(of: {
  kind: Kind;
  nowSums: Sums;
  fairSums: Sums;
  range: string;
  against: string;
}): string {
  const { kind, nowSums, fairSums, range, against } = of;
  const byDistance = nowSums.distanceM > 0 || fairSums.distanceM > 0;
  const change = byDistance
    ? moreOrLess(nowSums.distanceM, fairSums.distanceM)
    : moreOrLess(nowSums.workouts, fairSums.workouts);
  const what = byDistance
    ? kmText(nowSums.distanceM)
    : countText(nowSums.workouts, kind.one, kind.many);
  const before = byDistance
    ? kmText(fairSums.distanceM)
    : countText(fairSums.workouts, kind.one, kind.many);
  if (fairSums.workouts === 0) return `${range}: ${bold(what)}, after nothing from ${against}.`;
  if (change === null) return `${range}: ${bold(what)}, after ${before} from ${against}.`;
  const [, figure = change, joint = ''] = /^(.*?) (than|as)$/.exec(change) ?? [];
  const verdict = `${bold(figure)} ${joint} the ${before} from`;
  return `${range}: ${bold(what)}, ${verdict} ${against}.`;
}

function figures(kind: Kind, now: Sums, before: Sums): string[] {
  const pace = (sums: Sums) => paceSPerKm({ distanceM: sums.pacedM, durationS: sums.pacedS });
  const heart = (sums: Sums) =>
    sums.heartRateS > 0 ? Math.round(sums.heartRateTimesS / sums.heartRateS) : null;
  const row = (name: string, one: string, other: string) =>
    `${name}: ${bold(one)}, before ${other}`;
  const rows = [
    row(upperFirst(kind.many), grouped(now.workouts), grouped(before.workouts)),
    row('Distance', kmText(now.distanceM), kmText(before.distanceM)),
    row('Time', totalHoursText(now.durationS), totalHoursText(before.durationS)),
  ];
  if (pace(now) !== null || pace(before) !== null) {
    rows.push(row('Pace', paceOf(pace(now)), paceOf(pace(before))));
  }
  const [bpm, bpmBefore] = [heart(now), heart(before)];
  if (bpm !== null || bpmBefore !== null) {
    rows.push(
      row(
        'Heart rate',
        bpm === null ? 'none noted' : `${bpm} bpm`,
        bpmBefore === null ? 'none noted' : `${bpmBefore} bpm`,
      ),
    );
  }
  return rows;
}

function paceOf(pace: number | null): string {
  return pace === null ? 'none' : paceText(pace);
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function wholeText(kind: Kind, sums: Sums): string {
  return `${kmText(sums.distanceM)} in ${countText(sums.workouts, kind.one, kind.many)}`;
}

/** Faster or slower, by run type: six weeks against the six before. */
export async function replyTrend({ db, athlete, question }: Asked): Promise<Reply> {
  const facts = trainingFacts(await gatherTraining(db, athlete));
  const wanted = question.kind?.runningSubtype;
  const trends = paceTrends(facts).filter(({ subtype }) => !wanted || subtype === wanted);
  const because =
    'I compared the pace of the last six weeks with the six weeks before, each run type by itself and only where both hold three runs with a distance. Heat, hills and heart rate are not in it.';
  const suggestions = [
    'Compare this month with last month',
    'How much time did I spend in Zone 2 last month?',
    'Predict my 10k',
  ];
  if (trends.length === 0) {
    return {
      text: 'I cannot say yet: it takes three runs of one type in the last six weeks, and three in the six weeks before.',
      because,
      suggestions,
    };
  }
  const lines = trends.map(
    (trend) =>
      `${trendText(trend)} (${trend.now.runs.length} and ${trend.before.runs.length} runs)${restingOn(idsOf(trend.now.runs), facts)}`,
  );
  return { text: paragraphs('By run type:', listOf(lines)), because, suggestions };
}
