import { readInsights } from '../../contract/coach.ts';
import { adviseRunner } from '../../domain/advice.ts';
import { dayInZone } from '../../domain/calendar.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { toAdvice } from './advice-answer.ts';
import { gatherForAdvice } from './gather-for-advice.ts';

export function mountCoach(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  route(readInsights, async ({ userId, caller }) => {
    const today = dayInZone(clock.nowMs(), caller.timeZone);
    const gathered = await gatherForAdvice(db, { userId, today });
    return adviseRunner(gathered).map((item) => toAdvice(item, gathered));
  });
}
