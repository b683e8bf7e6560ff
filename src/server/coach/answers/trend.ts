import { paceTrends, trendText } from '../../../domain/coach/judge-pace.ts';
import { listOf } from '../../../domain/coach/rich-text.ts';
import { idsOf, trainingFacts } from '../../../domain/coach/training-facts.ts';
import { gatherTraining } from '../gather-training.ts';
import type { Answer, Asked } from './answer.ts';
import { paragraphs, restingOn } from './wording.ts';

/** Faster or slower, by run type: six weeks against the six before. */
export async function answerTrend({ db, athlete, question }: Asked): Promise<Answer> {
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
