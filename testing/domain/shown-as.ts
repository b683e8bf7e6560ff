import type { Question } from '../../src/domain/coach/question.ts';
import { partsOf } from '../../src/domain/coach/understood.ts';

/** The words of a question as they stand above its answer: 'list · runs · over 10 km'. */
export function shownAs(question: Question): string {
  return partsOf(question)
    .map(({ words }) => words)
    .join(' · ');
}
