import { addDays } from '../../../domain/calendar.ts';
import { type TrainingFacts, within } from '../../../domain/coach/judging/training-facts.ts';
import { countText, paceText } from '../../../domain/coach/phrases.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { isSteady } from '../../../domain/load/heart-rate-trend.ts';
import { kmFromM } from '../../../domain/units.ts';
import { factsOf, formOf } from './judged-facts.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

const BLOCK_DAYS = 28;
const BLOCKS = ['The last four weeks', 'The four before', 'The four before those'];

/** Whether the same heart rate gives more speed than before: the same figure that the Training Status goes by. */
export async function judgeEfficiency(asked: Asked): Promise<Reply> {
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

/** '5:52 /km at 128 bpm, 1.33 m a beat, over 9 runs'; null without any. */
function steadyRuns({ runs, today }: TrainingFacts, blocksBack: number): string | null {
  const until = addDays(today, -BLOCK_DAYS * blocksBack);
  let [count, distanceM, durationS, beats] = [0, 0, 0, 0];
  for (const run of within(runs, { until, days: BLOCK_DAYS })) {
    if (!isSteady(run)) continue;
    count += 1;
    distanceM += run.distanceM;
    durationS += run.durationS;
    beats += (run.avgHeartRate * run.durationS) / 60;
  }
  if (count === 0) return null;
  const heartRateBpm = Math.round(beats / (durationS / 60));
  return `${paceText(durationS / kmFromM(distanceM))} at ${heartRateBpm} bpm, ${bold(`${(distanceM / beats).toFixed(2)} m`)} a beat, over ${countText(count, 'run', 'runs')}.`;
}
