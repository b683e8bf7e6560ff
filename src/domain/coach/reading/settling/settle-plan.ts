import type { Question } from '../../question.ts';
import { asksHowOften, planAhead } from '../asked-ahead.ts';

/** What is to be laid otherwise is a week's; a time at hand is today's. */
export function settledPlan(question: Question): Question {
  if (question.intent !== 'plan') return question;
  const { wishes, scope, timeS } = question;
  const text = question.raceText ?? '';
  if (asksHowOften(text)) {
    return { ...question, scope: 'week', measure: null, count: null, times: null };
  }
  const ahead = planAhead(text);
  if (ahead !== null) return { ...question, scope: scope ?? ahead, periods: [], extreme: null };
  if (wishes !== null) {
    return { ...question, scope: scope === 'nextWeek' ? scope : 'week', kind: null, unread: null };
  }
  if (scope === null && /\b(?:a|per|each) week\b/.test(text)) {
    return { ...question, scope: 'nextWeek' };
  }
  if (timeS !== null) return { ...question, scope: scope === 'tomorrow' ? scope : 'today' };
  return question;
}
