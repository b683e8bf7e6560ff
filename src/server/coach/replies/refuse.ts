import { FIRST_QUESTIONS } from '../../../domain/coach/coach-limits.ts';
import { joined } from '../../../domain/coach/phrases.ts';
import { bold, literally } from '../../../domain/coach/rich-text.ts';
import { nearestQuestion } from '../../../domain/coach/ways-to-change.ts';
import { unreadDays } from './days.ts';
import { findAskedRace, replyUnknownRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { paragraphs } from './wording.ts';

/** Something in the sentence found no place, so any figure would be about something else. */
export async function replyUnplaced(asked: Asked): Promise<Reply> {
  const { question, athlete } = asked;
  if (OF_RACES.has(question.intent) && question.raceDay === null) {
    const found = await findAskedRace(asked);
    if (!found.named) return replyUnknownRace(asked, found);
  }
  const unread = unreadDays(asked);
  if (unread) return unread;
  const parts = joined(question.unplaced.map((part) => `“${literally(part)}”`));
  const nearest = nearestQuestion(question, athlete.today);
  return {
    text: paragraphs(
      `${bold('I cannot answer that.')} I found no place for ${parts} in what I can ask of your log, so any figure would be about something else.`,
      nearest && 'The nearest question that I can answer stands below.',
    ),
    because: 'I answer the whole of a question or nothing of it.',
    suggestions: nearest ? [nearest, ...FIRST_QUESTIONS.slice(0, 2)] : [...FIRST_QUESTIONS],
  };
}

const OF_RACES: ReadonlySet<Asked['question']['intent']> = new Set(['races', 'readiness', 'taper']);
