import { listRaces } from '../../contract/race-list.ts';
import * as contract from '../../contract/races.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { keptEntries } from '../platform/kept-entries.ts';
import { formerResultColumns, refuseImplausible, resultColumns } from './race-result.ts';
import {
  formerRaceOf,
  type NewRaceRow,
  plannedColumns,
  type RaceRow,
  toRaceJson,
} from './race-rows.ts';
import { findRace, findRaces, insertRace } from './races.queries.ts';

export function mountRaces(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  const races = keptEntries<RaceRow, Partial<NewRaceRow>>({
    db,
    clock,
    table: 'races',
    name: 'Race',
    overtaken:
      'This race was changed elsewhere in the meantime. Load it again, then repeat your change.',
    find: findRace,
  });

  route(listRaces, async ({ userId }) => (await findRaces(db, userId)).map(toRaceJson));

  route(contract.createRace, async (asked) => {
    const { userId, body } = asked;
    const row = await races.create(asked, async (tx, nowMs) => {
      refuseImplausible(body);
      const result = await resultColumns({ tx, userId, body, linkedBefore: null });
      const planned = plannedColumns(body);
      return insertRace(tx, { ...planned, ...result, user_id: userId, created_at: nowMs });
    });
    return toRaceJson(row);
  });

  route(contract.updateRace, async (asked) => {
    const { userId, body } = asked;
    const { before, after } = await races.change(asked, async ({ tx, before: row }) => {
      refuseImplausible(body, row);
      const result = await resultColumns({ tx, userId, body, linkedBefore: row.workout_id });
      return { ...plannedColumns(body), ...result };
    });
    return { ...toRaceJson(after), replaced: formerRaceOf(before) };
  });

  route(contract.putBackRace, async (asked) => {
    const { userId, body } = asked;
    const { after } = await races.change(asked, async ({ tx, before }) => {
      const linkedNow = before.workout_id;
      const result = await formerResultColumns({ tx, userId, body, linkedNow });
      return { ...plannedColumns(body), ...result };
    });
    return toRaceJson(after);
  });

  route(contract.deleteRace, races.remove);
  route(contract.restoreRace, async (asked) => toRaceJson(await races.restore(asked)));
}
