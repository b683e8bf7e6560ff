import { randomUUID } from 'node:crypto';
import { analyzeTraining, askCoach, type BesideAnswer } from '../../contract/coach.ts';
import { readInsights } from '../../contract/insights.ts';
import { adviseRunner } from '../../domain/advice.ts';
import { adviceOfDay } from '../../domain/advice-of-day.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { readConversation } from '../../domain/coach/read-question.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { readKey } from '../platform/kept-entries.ts';
import { findRaces } from '../races/races.queries.ts';
import { toAdvice, toAnalysis, toUnderstood } from './coach-json.ts';
import { type ChatMessage, keepAnswer, keepQuestion } from './conversation.ts';
import { gatherForAdvice, gatherTraining, readAthlete } from './gather-training.ts';
import { questionLimit } from './question-limit.ts';
import { replyToQuestion } from './replies/reply-to-question.ts';

const MOST_SUGGESTIONS = 4;

export function mountCoach(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  const countQuestion = questionLimit(clock);

  route(readInsights, async ({ userId, caller, query }) => {
    const today = dayInZone(clock.nowMs(), caller.timeZone);
    const gathered = await gatherForAdvice(db, { userId, today });
    const all = adviseRunner(gathered);
    const advice = query.of === 'day' ? adviceOfDay(all) : all;
    return advice.map((item) => toAdvice(item, gathered));
  });

  route(analyzeTraining, async ({ userId }) => {
    const athlete = await readAthlete(db, { userId, viewer: 'builtInCoach', nowMs: clock.nowMs() });
    return toAnalysis(await gatherTraining(db, athlete));
  });

  const answer = async (asked: { userId: number; message: string; before: ChatMessage[] }) => {
    const { userId, message, before } = asked;
    const athlete = await readAthlete(db, { userId, viewer: 'builtInCoach', nowMs: clock.nowMs() });
    const earlier = before.filter(({ role }) => role === 'user').map(({ content }) => content);
    const messages = [...earlier, message];
    const races = await findRaces(db, userId);
    const names = races.map(({ name }) => name);
    const question = readConversation(messages, athlete.today, names);
    const questionBefore =
      earlier.length > 0 ? readConversation(earlier, athlete.today, names) : null;
    const { text, suggestions } = await replyToQuestion({ db, athlete, question });
    const beside: BesideAnswer = {
      suggestions: notYetAsked(suggestions, messages),
      understood: toUnderstood(question, questionBefore, athlete.today),
    };
    return { text, beside };
  };

  route(askCoach, async ({ userId, body, request }) => {
    countQuestion(userId);
    const { message, chatHistory, keep } = body;
    if (!keep) {
      const { text, beside } = await answer({ userId, message, before: chatHistory });
      return { response: text, ...beside };
    }
    const key = readKey(request) ?? randomUUID();
    const nowMs = clock.nowMs();
    const question = await keepQuestion(db, { userId, key, question: message, nowMs });
    const { id, before, answered } = question;
    const { text, beside, atMs } = answered ?? {
      ...(await answer({ userId, message, before })),
      atMs: clock.nowMs(),
    };
    if (!answered) await keepAnswer(db, { userId, id, nowMs: atMs, text, isCut: false, beside });
    const kept = {
      id,
      askedAt: new Date(question.askedAtMs).toISOString(),
      answeredAt: new Date(atMs).toISOString(),
    };
    return { response: text, ...beside, kept };
  });
}

function notYetAsked(suggestions: readonly string[], messages: readonly string[]): string[] {
  const asked = new Set(messages.map((message) => message.toLowerCase()));
  return suggestions
    .filter((suggestion) => !asked.has(suggestion.toLowerCase()))
    .slice(0, MOST_SUGGESTIONS);
}
