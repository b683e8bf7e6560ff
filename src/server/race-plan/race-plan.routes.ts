import { readRacePlan } from '../../contract/race-plan.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { unitM } from '../../domain/measures.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { gatherRacePlan } from './gather-race-plan.ts';

export function mountRacePlan(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  route(readRacePlan, ({ userId, caller, params }) =>
    gatherRacePlan(db, {
      userId,
      raceId: params.id,
      today: dayInZone(clock.nowMs(), caller.timeZone),
      splitM: unitM(),
    }),
  );
}
