import { addDays } from '../../../domain/calendar.ts';
import { type TrainingFacts, within } from '../../../domain/coach/judging/training-facts.ts';
import type { Period } from '../../../domain/coach/period.ts';
import { countText, paceText } from '../../../domain/coach/phrases.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { isSteady } from '../../../domain/load/heart-rate-trend.ts';
import { isRun } from '../../../domain/sports.ts';
import { kmFromM } from '../../../domain/units.ts';
import { upperFirst } from '../../../domain/upper-first.ts';
import { findTrainedSince } from '../training.queries.ts';
import { factsOf, formOf } from './judged-facts.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

const BLOCK_DAYS = 28;
const BLOCKS = ['The last four weeks', 'The four before', 'The four before those'];

/** Whether the same heart rate gives more speed than before: the same figure that the Training Status goes by. */
export async function judgeEfficiency(asked: Asked): Promise<Reply> {
  const [days, than] = asked.question.periods;
  if (days && than) return compareEfficiency(asked, [days, than]);
  const facts = await factsOf(asked);
  const { form } = await formOf(asked);
  return {
    text: paragraphs(
      verdictText(form.heartTrendPercent),
      listOf(
        BLOCKS.flatMap((words, back) => {
          const steady = steadyRuns(facts, back);
          return steady === null ? [] : [`${words}: ${steady}`];
        }),
      ),
      'Heat, hills and tired legs move it as much as fitness does.',
    ),
    because:
      'The pace at one heart rate of four weeks is held against that of the four before; a change counts once it is twice its error. They are runs of 20 minutes and more with a distance and a heart rate: intervals and the treadmill are left out, and of the comparison runs noted as hot as well, and those far below or above a steady heart rate.',
    suggestions: ['Am I getting faster?', 'What is my fitness?', 'How easy are my easy runs?'],
  };
}

function verdictText(percent: number | null): string {
  if (percent === null) {
    return `${bold('Too little to say:')} it takes several steady runs with a heart rate in these four weeks and in the four before.`;
  }
  if (percent === 0) {
    return `${bold('As before:')} your pace at the same heart rate has not changed by more than chance does in four weeks.`;
  }
  const by = `${Math.abs(percent).toFixed(1)}%`;
  return percent > 0
    ? `${bold('Yes, it gets better:')} at the same heart rate you run ${by} faster than in the four weeks before.`
    : `${bold('No, it got worse:')} at the same heart rate you run ${by} slower than in the four weeks before.`;
}

/** Two stretches of days, by what a heartbeat gives in each. */
async function compareEfficiency(asked: Asked, [days, than]: [Period, Period]): Promise<Reply> {
  const { db, athlete } = asked;
  const { userId, viewer } = athlete;
  const of = (period: Period) =>
    findTrainedSince(db, { userId, viewer, from: period.from, to: period.to }).then((found) =>
      steadySum(found.filter(isRun)),
    );
  const [now, before] = await Promise.all([of(days), of(than)]);
  const least = Math.min(now?.count ?? 0, before?.count ?? 0);
  const percent = now && before ? (now.perBeatM / before.perBeatM - 1) * 100 : null;
  return {
    text: paragraphs(
      percent === null || least < LEAST_RUNS
        ? `${bold('Too little to say:')} it takes ${LEAST_RUNS} steady runs with a heart rate in both.`
        : gainText(percent, { days, than }),
      listOf([
        `${upperFirst(days.words)}: ${now ? steadyText(now) : 'none.'}`,
        `${upperFirst(than.words)}: ${before ? steadyText(before) : 'none.'}`,
      ]),
      'Heat, hills and tired legs move it as much as fitness does.',
    ),
    because:
      'They are runs of 20 minutes and more with a distance and a heart rate, without intervals and the treadmill. How far a heartbeat carries you is pace and heart rate in one figure: at the same pace it grows as the heart beats slower.',
    suggestions: ['Am I getting faster?', 'What is my fitness?', 'How easy are my easy runs?'],
  };
}

const LEAST_RUNS = 3;
/** Less is lost in the scatter of single runs. */
const NOTICEABLE_PERCENT = 1.5;

function gainText(percent: number, { days, than }: { days: Period; than: Period }): string {
  const by = `${Math.abs(percent).toFixed(1)}%`;
  const [now, then] = [days.words, than.words];
  if (Math.abs(percent) < NOTICEABLE_PERCENT) {
    return `${bold('About the same:')} a heartbeat carried you as far ${now} as ${then}, within ${by}.`;
  }
  return percent > 0
    ? `${bold('Better:')} a heartbeat carried you ${by} further ${now} than ${then}, which is a lower heart rate at the same pace, or a faster pace at the same heart rate.`
    : `${bold('Worse:')} a heartbeat carried you ${by} less far ${now} than ${then}, which is a higher heart rate at the same pace, or a slower pace at the same heart rate.`;
}

function steadyRuns({ runs, today }: TrainingFacts, blocksBack: number): string | null {
  const until = addDays(today, -BLOCK_DAYS * blocksBack);
  const sum = steadySum(within(runs, { until, days: BLOCK_DAYS }));
  return sum && steadyText(sum);
}

type SteadySum = { count: number; paceSPerKm: number; heartRateBpm: number; perBeatM: number };

function steadySum(runs: TrainingFacts['runs']): SteadySum | null {
  let [count, distanceM, durationS, beats] = [0, 0, 0, 0];
  for (const run of runs) {
    if (!isSteady(run)) continue;
    count += 1;
    distanceM += run.distanceM;
    durationS += run.durationS;
    beats += (run.avgHeartRate * run.durationS) / 60;
  }
  if (count === 0) return null;
  return {
    count,
    paceSPerKm: durationS / kmFromM(distanceM),
    heartRateBpm: Math.round(beats / (durationS / 60)),
    perBeatM: distanceM / beats,
  };
}

/** '5:52 /km at 128 bpm, 1.33 m a beat, over 9 runs' */
function steadyText({ count, paceSPerKm, heartRateBpm, perBeatM }: SteadySum): string {
  return `${paceText(paceSPerKm)} at ${heartRateBpm} bpm, ${bold(`${perBeatM.toFixed(2)} m`)} a beat, over ${countText(count, 'run', 'runs')}.`;
}
