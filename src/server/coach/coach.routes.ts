import { randomUUID } from 'node:crypto';
import { analyzeTraining, askCoach, readCoachModel } from '../../contract/coach.ts';
import type { AnswerJson } from '../../contract/endpoint.ts';
import { readInsights } from '../../contract/insights.ts';
import {
  chooseOperatorsModel,
  readOwnModel,
  removeOwnModel,
  saveOwnModel,
} from '../../contract/own-model.ts';
import { adviseRunner } from '../../domain/advice.ts';
import { adviceOfDay } from '../../domain/advice-of-day.ts';
import { dayInZone } from '../../domain/calendar.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { readKey } from '../platform/kept-entries.ts';
import { answerOnce } from './answer-once.ts';
import { type Asked, answerQuestion } from './answer-question.ts';
import { toAdvice, toAnalysis } from './coach-json.ts';
import { keepQuestion } from './conversation.ts';
import { gatherForAdvice, gatherTraining, readAthlete } from './gather-training.ts';
import type { Models } from './models/answer-by-model.ts';
import { questionLimit } from './question-limit.ts';
import { streamAnswer, wantsStream } from './stream-answer.ts';

export function mountCoach(
  route: Router,
  { db, clock, models }: { db: Db; clock: Clock; models: Models },
): void {
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

  route(readCoachModel, async ({ userId }) => {
    const model = await models.modelFor(userId);
    return { model: model && { name: model.model, host: new URL(model.baseUrl).host } };
  });

  route(readOwnModel, ({ userId }) => models.tell(userId));

  route(saveOwnModel, async ({ userId, body }) => {
    const { provider, model, key } = body;
    await models.own.save({ userId, provider, model, key });
    return models.tell(userId);
  });

  route(removeOwnModel, async ({ userId }) => {
    await models.own.remove(userId);
    return models.tell(userId);
  });

  route(chooseOperatorsModel, async ({ userId, body }) => {
    await models.chooseOperators(userId, body.isAsked);
    return models.tell(userId);
  });

  const answer = async (
    { userId, message, before, key }: Asked & { key: string | null },
    onText?: (soFar: string) => void,
  ): Promise<AnswerJson<typeof askCoach>> => {
    const asked = { userId, message, before };
    if (key === null) {
      const { text, beside } = await answerQuestion({ db, clock, models }, asked, onText);
      return { response: text, ...beside };
    }
    const nowMs = clock.nowMs();
    const lease = randomUUID();
    const question = await keepQuestion(db, { userId, key, question: message, lease, nowMs });
    const { id, answered, isLeased } = question;
    const { text, beside, atMs } =
      answered ??
      (await answerOnce({ db, clock }, { userId, id, lease, isLeased }, () =>
        answerQuestion({ db, clock, models }, { userId, message, before: question.before }, onText),
      ));
    const kept = {
      id,
      askedAt: new Date(question.askedAtMs).toISOString(),
      answeredAt: new Date(atMs).toISOString(),
    };
    return { response: text, ...beside, kept };
  };

  route(askCoach, async ({ userId, body, request, reply }) => {
    countQuestion(userId);
    const { message, chatHistory, keep } = body;
    const key = keep ? (readKey(request) ?? randomUUID()) : null;
    const asked = { userId, message, before: chatHistory, key };
    const isStreamed = wantsStream(request) && (await models.modelFor(userId)) !== null;
    if (!isStreamed) return answer(asked);
    const streamed = await streamAnswer({ request, reply }, (onText) => answer(asked, onText));
    return streamed ?? NO_ANSWER;
  });
}

/** Never sent: the connection is cut by then. */
const NO_ANSWER = { response: '', suggestions: [], understood: { parts: [], unplaced: [] } };
