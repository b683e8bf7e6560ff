import { FIRST_QUESTIONS } from '../../../domain/coach/coach-limits.ts';
import type { Answer, Answerer, Asked } from './answer.ts';

/** What the answer before rests on. */
export async function answerWhy(asked: Asked, answer: Answerer): Promise<Answer> {
  const { about } = asked.question;
  if (about === null) {
    return {
      text: 'Ask me something first; then “why?” tells you what the answer rests on.',
      because: 'There is no answer yet.',
      suggestions: [...FIRST_QUESTIONS],
    };
  }
  const earlier = await answer({ ...asked, question: about });
  return { ...earlier, text: earlier.because };
}
