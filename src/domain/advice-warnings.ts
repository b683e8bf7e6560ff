import type { AdviceFacts, AdviceRule } from './advice-item.ts';
import { isNoTimeToBuild } from './advice-rules.ts';
import { daysBetween } from './calendar.ts';
import { daysOff, shareAfterBreak } from './coming-back.ts';
import { daysAgoText } from './days-ago.ts';
import { formatElapsed } from './duration.ts';
import { hardPairs } from './hard-workouts.ts';
import { SPIKE_RATIO, sessionSpike } from './load/session-spike.ts';
import { boundText, distanceFigure, distanceUnit } from './measures.ts';
import { illnessText } from './noted-illness.ts';
import { painText } from './noted-pain.ts';
import { pregnancyText, whoSays } from './noted-pregnancy.ts';
import { DEFAULT_MAX_HEART_RATE } from './zones.ts';

/** An illness that was noted, and is hardly over. */
export function adviseIllness({ illness, today }: AdviceFacts): ReturnType<AdviceRule> {
  if (illness === null) return null;
  const days = daysBetween(illness.date, today);
  return {
    type: 'training',
    title: 'Get well first',
    finding: `${illnessText(illness, today)}.`,
    action:
      'Rest until a day has passed without fever or any other sign; then begin with short easy runs.',
    priority: 'high',
    evidence: {
      workoutIds: [illness.id],
      raceId: null,
      figures: { days },
      basis: 'The notes of your workouts of two weeks',
    },
  };
}

/** Something that hurts, by the notes of the last runs. */
export function advisePain({ pain, today }: AdviceFacts): ReturnType<AdviceRule> {
  if (pain === null) return null;
  return {
    type: 'training',
    title: 'Give it time to heal',
    finding: `${painText(pain, today)}.`,
    action: pain.isInjury
      ? 'Do not run until it no longer hurts to walk and hop, then begin with short easy runs; have it seen if it stays for a week.'
      : 'Keep the next runs short and easy, stop if it hurts, and have it seen if it stays for a week.',
    priority: pain.isInjury ? 'high' : 'medium',
    evidence: {
      workoutIds: [pain.id],
      raceId: null,
      figures: { days: daysBetween(pain.date, today), times: pain.times },
      basis: 'The notes of your workouts of two weeks',
    },
  };
}

/** Paces and zones are made for a body that changes less. */
export function advisePregnancy({ pregnancy, today }: AdviceFacts): ReturnType<AdviceRule> {
  if (pregnancy === null) return null;
  return {
    type: 'training',
    title: 'Run by feel',
    finding: `${pregnancyText(pregnancy, today)}.`,
    action: `${BY_FEEL[pregnancy.is]} How far and how often is for ${whoSays(pregnancy.is)} to say.`,
    priority: 'high',
    evidence: {
      workoutIds: [pregnancy.id],
      raceId: null,
      figures: { days: daysBetween(pregnancy.date, today) },
      basis: 'The notes of your workouts of twelve weeks',
    },
  };
}

const BY_FEEL = {
  pregnant:
    'Go easily enough to talk, let no run get longer, and leave paces, targets and heart-rate zones.',
  afterBirth:
    'Begin with walking and short easy runs, stop if anything hurts, leaks or feels heavy, and leave paces and targets.',
} as const;

/** A row that would bend all that is said: only its owner knows what it should be. */
export function adviseSlip({ slip, today }: AdviceFacts): ReturnType<AdviceRule> {
  if (slip === null) return null;
  const { run, distanceM, nextM } = slip;
  const of = (metres: number) => `${distanceFigure(metres, 1)} ${distanceUnit()}`;
  const when = daysAgoText(run.date, today);
  const about =
    nextM === null
      ? {
          finding: `${of(distanceM)} in ${formatElapsed(run.durationS)}, ${when}: nobody has run so far in that time.`,
          action:
            'Open it and mend distance or time. Until then advice, readiness, plan and prediction leave its distance out; sums still hold it.',
          basis: 'The world records of all distances',
        }
      : {
          finding: `${of(distanceM)}, ${when}: more than ${Math.floor(distanceM / nextM)} times as far as any other run of twelve weeks.`,
          action: 'If it is right, leave it; if not, open it and mend its distance.',
          basis: `The next longest was ${of(nextM)}`,
        };
  return {
    type: 'training',
    title: 'Check this run',
    finding: about.finding,
    action: about.action,
    priority: 'medium',
    evidence: {
      workoutIds: [run.id],
      raceId: null,
      figures: { distanceM },
      basis: about.basis,
    },
  };
}

/** A week without a run or more, and the two weeks after it. */
export function adviseBreak({ comingBack, recentRuns }: AdviceFacts): ReturnType<AdviceRule> {
  if (comingBack === null) return null;
  const { days, backForDays } = comingBack;
  const percent = 5 * Math.round(20 * shareAfterBreak(days));
  const since =
    backForDays === 0 ? 'today' : backForDays === 1 ? 'since yesterday' : `for ${backForDays} days`;
  return {
    type: 'training',
    title: 'Start again gently',
    finding:
      backForDays === null
        ? `You have not run for ${days} days.`
        : `You are back ${since} after ${daysOff(days)} without a run.`,
    action: `${backForDays === null ? 'Begin with' : 'Keep to'} short easy runs, at most ${percent}% of what you did, for two weeks.`,
    priority: backForDays === null ? 'high' : 'medium',
    evidence: {
      workoutIds: recentRuns.map((run) => run.id),
      raceId: null,
      figures: { daysSinceRun: days, ...(backForDays === null ? {} : { backForDays }) },
      basis: 'The latest runs in your log',
    },
  };
}

/** A long race that is hardly over. */
export function adviseRecovery({ recovery, today }: AdviceFacts): ReturnType<AdviceRule> {
  if (recovery === null) return null;
  const { name, distanceM, date, until, workoutId, raceId } = recovery;
  const days = daysBetween(date, today);
  const left = daysBetween(today, until);
  return {
    type: 'training',
    title: 'Recover from your race',
    finding: `You raced ${boundText(distanceM)}${name ? ` (${name})` : ''} ${daysAgoText(date, today)}.`,
    action: `Run little and easily${left === 0 ? ' today' : left === 1 ? ' until tomorrow' : ` for ${left} more days`}: nothing long, nothing fast.`,
    priority: 'medium',
    evidence: {
      workoutIds: workoutId === null ? [] : [workoutId],
      raceId,
      figures: { daysSinceRace: days, daysLeftOfRecovery: left },
      basis: 'A day for each three kilometres of the race',
    },
  };
}

/** A run of the last week that was much longer than any of the 30 days before it. */
export function adviseSpike({ longest }: AdviceFacts): ReturnType<AdviceRule> {
  if (!longest) return null;
  const { latest, before } = longest;
  const [distanceM, longestM] = [latest.distanceM ?? 0, before.distanceM ?? 0];
  if (longestM === 0 || sessionSpike({ distanceM, longestM }).size === 'usual') return null;
  // Judged as it is said: 10.4 % more reads '10 % longer', which is the tenth that is advised.
  const percent = Math.round(100 * (distanceM / longestM - 1));
  if (percent <= Math.round(100 * (SPIKE_RATIO - 1))) return null;
  return {
    type: 'training',
    title: 'Lengthen in small steps',
    finding: `Your ${distanceFigure(distanceM, 1)} ${distanceUnit()} were ${percent}% longer than any run of the 30 days before.`,
    action: 'Keep the next long run to a tenth more than the longest of the month before it.',
    priority: 'medium',
    evidence: {
      workoutIds: [latest.id, before.id],
      raceId: null,
      figures: { percent },
      basis: `The longest before it was ${distanceFigure(longestM, 1)} ${distanceUnit()}`,
    },
  };
}

/** For so many days after it two hard days in a row are worth a word. */
const LATELY_DAYS = 2;

/** A hard day that followed a hard day, just now. */
export function adviseHardDays({
  recentRuns,
  racedIds,
  nextRace,
  today,
}: AdviceFacts): ReturnType<AdviceRule> {
  const [pair] = hardPairs(recentRuns, { raceM: nextRace?.distanceM });
  if (!pair || daysBetween(pair.later.day, today) > LATELY_DAYS) return null;
  const runs = [...pair.later.runs, ...pair.earlier.runs];
  // On the days beside a race it is known why.
  if (runs.some(({ id }) => racedIds.has(id))) return null;
  return {
    type: 'training',
    title: 'Let a hard day be followed by an easy one',
    finding: `Two hard days in a row, the last of them ${daysAgoText(pair.later.day, today)}.`,
    action: 'Make the next runs easy, or take a day off.',
    priority: 'medium',
    evidence: {
      workoutIds: runs.map(({ id }) => id),
      raceId: null,
      figures: { daysSinceHard: daysBetween(pair.later.day, today) },
      basis: 'Hard is intervals, a long run, or 15 min in zones 4 and 5',
    },
  };
}

/** Above this every day is like the other. */
const MONOTONOUS = 2;
const WEEK_DAYS = 7;

/** A heavy week whose days are all alike. */
export function adviseMonotony({ week, recentRuns, today }: AdviceFacts): ReturnType<AdviceRule> {
  if (!week?.isAboveUsual || week.monotony <= MONOTONOUS) return null;
  const runs = recentRuns.filter(({ date }) => daysBetween(date, today) < WEEK_DAYS);
  return {
    type: 'training',
    title: 'Put in a rest day',
    finding: `Your last ${WEEK_DAYS} days were all alike, with more load than you are used to.`,
    action: 'Take a day off, or make one day very easy and another long.',
    priority: 'medium',
    evidence: {
      workoutIds: runs.map((run) => run.id),
      raceId: null,
      figures: { monotony: week.monotony },
      basis: `Monotony ${week.monotony.toFixed(1)} over ${WEEK_DAYS} days, where more than ${MONOTONOUS} is even`,
    },
  };
}

/** Zones that go by a maximum which nobody has measured: from the age, or that of every profile. */
export function adviseMaximum(facts: AdviceFacts): ReturnType<AdviceRule> {
  const { estimatedMaximum, recentRuns } = facts;
  const measured = recentRuns.filter(({ zoneMinutes }) => zoneMinutes.some((each) => each > 0));
  // A maximum is seen at the end of something hard, which is not for everybody now.
  if (estimatedMaximum === null || measured.length === 0 || isNoTimeToBuild(facts)) return null;
  return {
    type: 'heartRate',
    title: 'Test your maximum heart rate',
    finding: `Your maximum of ${estimatedMaximum} bpm is ${estimatedMaximum === DEFAULT_MAX_HEART_RATE ? 'what every profile begins with' : 'worked out from your age'}; zones may be off by 10 beats${estimatedMaximum === DEFAULT_MAX_HEART_RATE ? ' and more' : ''}.`,
    action:
      'Note the highest that you see at the end of a hard hill or race, and enter it in your profile.',
    priority: 'low',
    evidence: {
      workoutIds: measured.map((run) => run.id),
      raceId: null,
      figures: { estimatedMaximum },
      basis: 'The maximum of today in your profile',
    },
  };
}

/** What comes before all advice on training, most pressing first. */
export const BEFORE_TRAINING: readonly AdviceRule[] = [
  adviseIllness,
  advisePain,
  advisePregnancy,
  adviseSlip,
  adviseBreak,
  adviseRecovery,
];
