import { type Day, dayInZone } from '../../../domain/calendar.ts';
import { dayOf, dayWords, monthNumber, yearNumber } from '../../../domain/coach/period.ts';
import type { AiConfig } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { addOwnUse, addUse, countQuestionOfDay, findUse } from './ai-usage.queries.ts';

export type Tokens = { input: number; output: number };

/** What one athlete has of the model, and may have; days and months are those of UTC. */
export type Meter = {
  /** Null where another question may be asked, which is counted; else why it may not. */
  admit: (userId: number, of: { isOwn: boolean }) => Promise<string | null>;
  add: (userId: number, tokens: Tokens, of: { isOwn: boolean }) => Promise<void>;
  /** Since the first of the month. */
  used: (userId: number) => Promise<{ questions: number; tokens: number; ownTokens: number }>;
};

export function createMeter(deps: { db: Db; clock: Clock; config: AiConfig }): Meter {
  const { db, clock, config } = deps;
  const today = () => dayInZone(clock.nowMs(), 'UTC');
  return {
    admit: async (userId, { isOwn }) => {
      const day = today();
      const used = await findUse(db, { userId, from: firstOfMonth(day), to: day });
      const anew = `It begins anew on ${dayWords(firstOfNextMonth(day))}.`;
      if (!isOwn && used.inputTokens + used.outputTokens >= config.monthlyTokens) {
        return `This month’s tokens for the model are used up. ${anew}`;
      }
      const { monthlyBudget } = config;
      if (!isOwn && monthlyBudget !== null && used.costMicros >= monthlyBudget * 1e6) {
        return `This month’s budget for the model is used up. ${anew}`;
      }
      const questions = await countQuestionOfDay(db, { userId, day });
      return questions > config.dailyQuestions
        ? `Today’s ${config.dailyQuestions} questions to the model are used up.`
        : null;
    },
    add: async (userId, { input, output }, { isOwn }) => {
      const day = today();
      if (isOwn) {
        await addOwnUse(db, { userId, day, ownInputTokens: input, ownOutputTokens: output });
        return;
      }
      const { prices } = config;
      // The price of a million tokens in a currency is that of one in its millionths.
      const cost = prices === null ? 0 : input * prices.input + output * prices.output;
      await addUse(db, {
        userId,
        day,
        inputTokens: input,
        outputTokens: output,
        costMicros: Math.ceil(cost),
      });
    },
    used: async (userId) => {
      const day = today();
      const used = await findUse(db, { userId, from: firstOfMonth(day), to: day });
      return {
        questions: used.questions,
        tokens: used.inputTokens + used.outputTokens,
        ownTokens: used.ownInputTokens + used.ownOutputTokens,
      };
    },
  };
}

function firstOfMonth(day: Day): Day {
  return dayOf(yearNumber(day), monthNumber(day), 1);
}

function firstOfNextMonth(day: Day): Day {
  return dayOf(yearNumber(day), monthNumber(day) + 1, 1);
}
