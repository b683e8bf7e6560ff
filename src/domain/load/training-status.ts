import { type Day, daysBetween } from '../calendar.ts';
import { baselineDay, type FormDay } from './form.ts';
import type { Heat, TrendOn } from './heart-rate-trend.ts';
import { FORM, STATUS } from './load-rules.ts';

export const STATUS_LABELS = {
  baseline: 'On Track',
  onTrack: 'On Track',
  maintaining: 'Maintaining',
  recovering: 'Recovering',
  detraining: 'Detraining',
  unproductive: 'Unproductive',
  overreaching: 'Overreaching',
  tapering: 'Tapering',
  comingBack: 'Coming Back',
} as const;
type StatusName = keyof typeof STATUS_LABELS;

export type TrainingStatus = {
  name: StatusName;
  label: (typeof STATUS_LABELS)[StatusName];
  /** What it rests on, in one or two sentences. */
  reason: string;
};

type StatusInput = {
  /** From the first run that is known, or from long enough before today, up to today. */
  days: readonly FormDay[];
  /** Of the whole log, however old; null in an empty one. */
  firstRun: Day | null;
  today: Day;
  /** Days of races, run or planned. */
  races: readonly Day[];
  trendOn: TrendOn;
  /** Where heat is why the pace at the same heart rate fell. */
  slowedByHeatOn?: (day: Day) => Heat | null;
};

/** What the training of the last weeks does, in one word with its reason. */
export function trainingStatus(input: StatusInput): TrainingStatus {
  const { firstRun, today } = input;
  const last = statusDays(input).at(-1);
  const name = last?.name ?? 'baseline';
  const label = STATUS_LABELS[name];
  if (firstRun === null || !last) return { name: 'baseline', label, reason: NOTHING_YET };
  const building = baselineDay({ firstRun, today });
  const reason = reasonOf(name, {
    building,
    isHeld: last.fresh === name,
    percent: Math.round(100 * ratioOf(last.day)),
    isTrendKnown: input.trendOn(last.day.date) !== null,
    sinceRun: last.sinceRun + daysBetween(last.day.date, today),
    backFor: last.backFor,
  });
  const heat = HEAT_MATTERS.has(name) ? input.slowedByHeatOn?.(last.day.date) : null;
  return { name, label, reason: heat ? `${reason} ${heatText(heat)}` : reason };
}

type StatusDay = {
  day: FormDay;
  name: StatusName;
  /** What the day alone would say. */
  fresh: StatusName;
  sinceRun: number;
  backFor: number | null;
};

/**
 * The label of each day. A label changes once another has fitted for three days in a row, so that one
 * rest day says nothing; where several take turns, once its own rule has not held for a week. Today counts from its first run on: in the morning, yesterday is judged.
 */
export function statusDays(input: StatusInput): StatusDay[] {
  const { days, firstRun, races, trendOn } = input;
  if (firstRun === null) return [];
  const judged = days.at(-1)?.load === 0 ? days.slice(0, -1) : days;
  const raceDays = races.toSorted();
  const run = { low: 0, high: 0, last: -1, backSince: -1 };
  let name: StatusName | null = null;
  let otherFor = 0;
  let candidate: StatusName | null = null;
  let candidateFor = 0;
  return judged.map((day, at) => {
    const ratio = ratioOf(day);
    run.low = ratio < STATUS.low.ratio ? run.low + 1 : 0;
    run.high = ratio > STATUS.high.ratio ? run.high + 1 : 0;
    if (day.load > 0) {
      if (run.last >= 0 && at - run.last > STATUS.longBreakDays) run.backSince = at;
      run.last = at;
    }
    const sinceRun = run.last < 0 ? daysBetween(firstRun, day.date) : at - run.last;
    const backFor = run.backSince < 0 ? null : at - run.backSince + 1;
    const raceIn = daysToTaper(raceDays, day);
    const fresh = nameOf({
      day,
      ratio,
      sinceRun,
      isBaseline: baselineDay({ firstRun, today: day.date }) !== null,
      isComingBack: backFor !== null && backFor <= FORM.baselineDays,
      lowFor: run.low,
      highFor: run.high,
      lostPercent: lostPercent(days, at),
      raceIn,
      trend: trendOn(day.date),
    });
    otherFor = fresh === name ? 0 : otherFor + 1;
    candidateFor = fresh === candidate ? candidateFor + 1 : 1;
    candidate = fresh;
    // With the race behind one there is nothing left to taper for.
    const isRaced = name === 'tapering' && raceIn === null;
    const isOver = isRaced || (otherFor > 0 && candidateFor >= STATUS.hysteresisDays);
    if (name === null || name === 'baseline' || isOver || otherFor >= STATUS.staleDays) {
      name = fresh;
      otherFor = 0;
    }
    return { day, name, fresh, sinceRun, backFor };
  });
}

type Signs = {
  day: FormDay;
  ratio: number;
  sinceRun: number;
  isBaseline: boolean;
  isComingBack: boolean;
  lowFor: number;
  highFor: number;
  lostPercent: number;
  raceIn: number | null;
  trend: number | null;
};

/** The first rule that holds. */
function nameOf(signs: Signs): StatusName {
  const { ratio, sinceRun, trend, raceIn } = signs;
  const formPercent = 100 * (1 - ratio);
  if (sinceRun >= STATUS.breakDays) return 'detraining';
  if (signs.isBaseline) return 'baseline';
  if (signs.isComingBack) return 'comingBack';
  if (raceIn !== null && ratio < STATUS.taper.ratio) {
    return 'tapering';
  }
  const isFalling = trend !== null && trend < STATUS.trendPercent;
  if (signs.highFor >= STATUS.high.days && (formPercent < STATUS.high.formPercent || isFalling)) {
    return 'overreaching';
  }
  if (signs.lowFor >= STATUS.low.days) return 'detraining';
  if (signs.lostPercent >= STATUS.lostPercent && ratio < STATUS.growing) return 'detraining';
  if (ratio >= STATUS.growing && isFalling) return 'unproductive';
  if (ratio >= STATUS.growing && (trend ?? 0) >= 0) return 'onTrack';
  return ratio >= STATUS.low.ratio ? 'maintaining' : 'recovering';
}

/** The load of a usual day over one week against that over six; 1 where there is none at all. */
function ratioOf({ fitness, fatigue }: FormDay): number {
  return fitness > 0 ? fatigue / fitness : 1;
}

function lostPercent(days: readonly FormDay[], at: number): number {
  const [now, before] = [days[at], days[at - STATUS.lostDays]];
  if (!now || !before || before.fitness <= 0) return 0;
  return (100 * (before.fitness - now.fitness)) / before.fitness;
}

/** Null where no race is so near that one tapers for it. */
function daysToTaper(raceDays: readonly Day[], { date, load }: FormDay): number | null {
  // On its own day it is run once there is a load.
  const next = raceDays.find((race) => race > date || (race === date && load === 0));
  const days = next === undefined ? null : daysBetween(date, next);
  return days === null || days > STATUS.taper.days ? null : days;
}

const NOTHING_YET =
  'Every runner is On Track to begin with; after 42 days of runs it is worked out from your training.';

type Told = {
  building: number | null;
  /** Whether the rule of the label holds today, or the label stays for lack of another. */
  isHeld: boolean;
  percent: number;
  isTrendKnown: boolean;
  sinceRun: number;
  backFor: number | null;
};

/** The labels that a fall of pace would have changed. */
const HEAT_MATTERS: ReadonlySet<StatusName> = new Set(['onTrack', 'maintaining', 'recovering']);

function heatText({ hot, of }: Heat): string {
  return `Your pace at the same heart rate fell, and ${hot} of those ${of} runs are noted as hot: heat does that, so it is not held against your training.`;
}

/** It is read by the athlete and by their trainer. */
function reasonOf(name: StatusName, told: Told): string {
  const { sinceRun, building, backFor } = told;
  if (name === 'baseline') {
    return `Building baseline, day ${building ?? FORM.baselineDays} of ${FORM.baselineDays}: until then every runner is On Track.`;
  }
  if (name === 'comingBack') {
    return `Day ${backFor} of ${FORM.baselineDays} since a break of four weeks or more: too early to compare with before.`;
  }
  if (sinceRun >= STATUS.breakDays) {
    return `No run for ${sinceRun} days: fitness goes down.`;
  }
  const load = `The load of the last week is ${told.percent}% of what is usual over six weeks`;
  const isMuch = told.percent > 100 * STATUS.high.ratio;
  // Far more for some days is no Overreaching yet, and no little either.
  if (isMuch && (name === 'onTrack' || name === 'maintaining' || name === 'recovering')) {
    return `${load}: much more, though for less than ${STATUS.high.days} days.`;
  }
  if (!told.isHeld) {
    return `${load}. ${STATUS_LABELS[name]} stays until another label has fitted for ${STATUS.hysteresisDays} days.`;
  }
  const pace = name === 'onTrack' && told.isTrendKnown ? PACE_HOLDS : '';
  return `${load}${MEANINGS[name]}${pace}.`;
}

const MEANINGS = {
  onTrack: ': as much or a little more',
  maintaining: ': enough to keep the fitness that is there',
  recovering: ': less than before, as in an easy week',
  detraining: ', and it has been going down for weeks',
  unproductive:
    ', yet the pace at the same heart rate fell by more than 2% in four weeks; heat, hills or tiredness can be why',
  overreaching: ', for a week or longer: more than you are used to',
  tapering: ', with a race within three weeks: fresh legs are the aim',
} satisfies Partial<Record<StatusName, string>>;

const PACE_HOLDS = ', and the pace at the same heart rate holds';
