import { calendarOn } from '../../src/domain/coach/period.ts';
import type { Question } from '../../src/domain/coach/question.ts';
import { readConversation } from '../../src/domain/coach/reading/read-conversation.ts';
import { ASKED_ON } from './questions.ts';
import { RACES_OF_DANA, SHOES_OF_DANA } from './questions-of-two-runners.ts';

/** The days that Dana asks on, after a break in June. */
export const CALENDAR_OF_DANA = {
  ...calendarOn(ASKED_ON),
  latestBreak: { lastRun: '2026-06-19', firstRun: '2026-07-05' },
};

/** What the last of these messages of Dana's asks. */
export function talkOfDana(messages: readonly string[]): Question {
  return readConversation(messages, CALENDAR_OF_DANA, RACES_OF_DANA, SHOES_OF_DANA);
}
