import { bold, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { type Suggestion, suggestDay } from '../../../domain/coach/suggest-day.ts';
import { suggestWeek } from '../../../domain/coach/suggest-week.ts';
import { type TrainingFacts, trainingFacts } from '../../../domain/coach/training-facts.ts';
import { gatherTraining } from '../gather-training.ts';
import type { Answer, Asked } from './answer.ts';
import { paragraphs, restingOn } from './wording.ts';

/** What to do today, tomorrow or this week. */
export async function answerPlan({ db, athlete, question }: Asked): Promise<Answer> {
  const facts = trainingFacts(await gatherTraining(db, athlete));
  const scope = question.scope ?? 'today';
  if (scope !== 'week') {
    const suggestion = suggestDay(facts, scope);
    const day = scope === 'today' ? 'Today' : 'Tomorrow';
    return {
      text: suggestionText({ suggestion, when: day, facts, runs: [] }),
      because: becauseOf(suggestion),
      suggestions: [
        scope === 'today' ? 'And tomorrow?' : 'What should I do this week?',
        'What are my zones?',
        'How is my training going?',
      ],
    };
  }
  const week = suggestWeek(facts);
  return {
    text: suggestionText({ suggestion: week, when: 'This week', facts, runs: week.runs }),
    because: becauseOf(week),
    suggestions: ['What should I do today?', 'Am I ready for my next race?'],
  };
}

function suggestionText(of: {
  suggestion: Suggestion;
  when: string;
  facts: TrainingFacts;
  runs: readonly string[];
}): string {
  const { suggestion, when, facts, runs } = of;
  const reasons = suggestion.reasons.map(
    ({ text, workoutIds }) => `${literally(text)}${restingOn(workoutIds, facts)}`,
  );
  return paragraphs(
    `${when}: ${bold(literally(suggestion.headline))}`,
    runs.length > 0 && listOf(runs.map(literally)),
    reasons.length > 0 && `Why:\n${listOf(reasons)}`,
    'Your own body has the last word: if something hurts or you feel ill, rest.',
  );
}

function becauseOf({ reasons }: Suggestion): string {
  const basis = reasons
    .map(({ text, basis }) => `${literally(text)} (${literally(basis)}.)`)
    .join(' ');
  return `I go down a fixed list: a race close by, what you did today, a break, six days in a row, a hard day before, a full week, a long run that is due, the share of Zone 2; the first that has something to say decides. ${basis}`;
}
