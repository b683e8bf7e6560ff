import * as contract from '../../contract/races.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { readIfMatch } from '../platform/http/if-match.ts';
import type { Router } from '../platform/http/router.ts';
import { applyOnce } from '../platform/idempotency.ts';
import { toRaceJson } from './race-rows.ts';
import { findRace, findRaces, markRaceDeleted, restoreDeletedRace } from './races.queries.ts';
import { addRace, editRace } from './save-race.ts';

export function mountRaces(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  route(contract.listRaces, async ({ userId }) => (await findRaces(db, userId)).map(toRaceJson));

  route(contract.createRace, async ({ userId, body, request }) => {
    const nowMs = clock.nowMs();
    return applyOnce({
      db,
      request,
      userId,
      nowMs,
      revive: (answer) => contract.raceJson.parse(answer),
      work: async (tx) => toRaceJson(await addRace(tx, { userId, body, nowMs })),
    });
  });

  route(contract.updateRace, async ({ userId, params, body, request }) => {
    const expectedVersion = readIfMatch(request, 'race');
    return toRaceJson(await editRace({ db, userId, id: params.id, body, expectedVersion }));
  });

  route(contract.deleteRace, async ({ userId, params }) => {
    const deleted = await markRaceDeleted(db, { userId, id: params.id, nowMs: clock.nowMs() });
    if (!deleted) throw notFound('Race');
    return null;
  });

  route(contract.restoreRace, async ({ userId, params }) => {
    const restored = await restoreDeletedRace(db, { userId, id: params.id });
    const row = restored ? await findRace(db, { userId, id: params.id }) : undefined;
    if (!row) throw notFound('Race');
    return toRaceJson(row);
  });
}
