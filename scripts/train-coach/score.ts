import { calendarOn } from '../../src/domain/coach/period.ts';
import type { Question } from '../../src/domain/coach/question.ts';
import { readConversation } from '../../src/domain/coach/reading/read-conversation.ts';
import { partsOf } from '../../src/domain/coach/understood.ts';
import { ASKED_ON } from '../../testing/domain/questions.ts';
import { differences, isRefused, TO_REFUSE } from './differences.ts';
import { type Phrase, racesOf, shoesOf } from './phrases.ts';

/** The hands count weeks from Monday. */
const CALENDAR = calendarOn(ASKED_ON, { weekStart: 'monday', dates: 'day-month' });

/** Whole questions: every part as its label says, or refused, or read as something else. */
export function scoreOf(phrases: readonly Phrase[]) {
  let right = 0;
  const refused: string[] = [];
  const wrong: string[] = [];
  for (const phrase of phrases) {
    const messages = [...(phrase.before ?? []), phrase.asked];
    const question = readConversation(messages, CALENDAR, racesOf(phrase), shoesOf(phrase));
    const isToRefuse = phrase.refuse === true || TO_REFUSE.has(phrase.intent);
    const told = `${messages.join(' >> ')}\n     ${labelOf(phrase)}\n     ${wordsOf(question)}`;
    if (isRefused(question)) {
      if (isToRefuse) right += 1;
      else refused.push(`REFUSED ${told}`);
    } else if (isToRefuse) {
      wrong.push(`WRONG to refuse ${told}`);
    } else {
      const differs = differences(phrase, question, ASKED_ON);
      if (differs.length === 0) right += 1;
      else wrong.push(`WRONG ${differs.join()} ${told}`);
    }
  }
  return { right, refused, wrong };
}

function labelOf({ asked: _, before: __, who: ___, ...label }: Phrase): string {
  return JSON.stringify(label);
}

function wordsOf(question: Question): string {
  const parts = partsOf(question).map(({ words }) => words);
  return `${question.intent}: ${parts.join(' · ')}${question.unplaced.length > 0 ? ` ?? ${question.unplaced.join(' | ')}` : ''}`;
}
