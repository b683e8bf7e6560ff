import { analyzeTraining, askCoach } from '../../contract/coach.ts';
import { readInsights } from '../../contract/insights.ts';
import { adviseRunner } from '../../domain/advice.ts';
import { adviceOfDay } from '../../domain/advice-of-day.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { readConversation } from '../../domain/coach/read-question.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { findRaces } from '../races/races.queries.ts';
import { toAdvice, toAnalysis, toUnderstood } from './coach-json.ts';
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
    const athlete = await readAthlete(db, { userId, nowMs: clock.nowMs() });
    return toAnalysis(await gatherTraining(db, athlete));
  });

  route(askCoach, async ({ userId, body }) => {
    countQuestion(userId);
    const athlete = await readAthlete(db, { userId, nowMs: clock.nowMs() });
    const asked = body.chatHistory.filter(({ role }) => role === 'user');
    const messages = [...asked.map(({ content }) => content), body.message];
    const races = await findRaces(db, userId);
    const names = races.map(({ name }) => name);
    const question = readConversation(messages, athlete.today, names);
    const before =
      messages.length > 1 ? readConversation(messages.slice(0, -1), athlete.today, names) : null;
    const { text, suggestions } = await replyToQuestion({ db, athlete, question });
    return {
      response: text,
      suggestions: notYetAsked(suggestions, messages),
      understood: toUnderstood(question, before, athlete.today),
    };
  });
}

function notYetAsked(suggestions: readonly string[], messages: readonly string[]): string[] {
  const asked = new Set(messages.map((message) => message.toLowerCase()));
  return suggestions
    .filter((suggestion) => !asked.has(suggestion.toLowerCase()))
    .slice(0, MOST_SUGGESTIONS);
}
