import { listRaces } from '../../contract/races.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { toRace } from './race-rows.ts';
import { findRaces } from './races.queries.ts';

export function mountRaces(route: Router, { db }: { db: Db }): void {
  route(listRaces, async ({ userId }) => (await findRaces(db, userId)).map(toRace));
}
