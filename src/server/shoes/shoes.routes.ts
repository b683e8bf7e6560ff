import * as contract from '../../contract/shoes.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import type { Router } from '../platform/http/router.ts';
import { keptEntries } from '../platform/kept-entries.ts';
import {
  findShoe,
  findShoes,
  giveKindsBack,
  insertShoe,
  leaveKindsToOthers,
  type NewShoeRow,
  readKinds,
  type ShoeRow,
  takeKindsFromOthers,
} from './shoes.queries.ts';

export function mountShoes(route: Router, { db, clock }: { db: Db; clock: Clock }): void {
  const shoes = keptEntries<ShoeRow, Partial<NewShoeRow>>({
    db,
    clock,
    table: 'shoes',
    name: 'Pair of shoes',
    overtaken:
      'These shoes were changed elsewhere in the meantime. Load them again, then repeat your change.',
    find: findShoe,
    findEvenDeleted: (tx, of) => findShoe(tx, { ...of, evenDeleted: true }),
  });

  route(contract.listShoes, async ({ userId }) => (await findShoes(db, userId)).map(toShoeJson));

  route(contract.createShoe, async (asked) => {
    const { userId, body } = asked;
    const row = await shoes.create(asked, async (tx, nowMs) => {
      await takeKindsFromOthers(tx, { userId, exceptId: null, kinds: body.defaultFor });
      return insertShoe(tx, { ...columnsOf(body), user_id: userId, created_at: nowMs });
    });
    return toShoeJson(row);
  });

  route(contract.updateShoe, async (asked) => {
    const { userId, params, body } = asked;
    let taken: contract.TakenKinds[] = [];
    const { before, after } = await shoes.change(asked, async ({ tx }) => {
      const kinds = body.defaultFor;
      taken = await takeKindsFromOthers(tx, { userId, exceptId: params.id, kinds });
      return columnsOf(body);
    });
    return { ...toShoeJson(after), replaced: { ...formerShoeOf(before), taken } };
  });

  route(contract.putBackShoe, async (asked) => {
    const { userId, params, body } = asked;
    const { after } = await shoes.change(asked, async ({ tx }) => {
      const pair = { id: params.id, kinds: body.defaultFor };
      const defaultFor = await giveKindsBack(tx, { userId, pair, taken: body.taken });
      return columnsOf({ ...body, defaultFor });
    });
    return toShoeJson(after);
  });

  route(contract.deleteShoe, shoes.remove);
  route(contract.restoreShoe, async (asked) =>
    toShoeJson(await shoes.restore(asked, leaveKindsToOthers)),
  );
}

function columnsOf(body: contract.ShoeBody) {
  return {
    name: body.name,
    brand: body.brand,
    bought_on: body.boughtOn,
    retired_on: body.retiredOn,
    start_distance_m: body.startDistanceM,
    replace_at_m: body.replaceAtM,
    default_for: JSON.stringify(body.defaultFor),
  };
}

/** What a change may replace. */
function formerShoeOf(row: ShoeRow) {
  const { name, brand, boughtOn, retiredOn, startDistance, replaceAt, defaultFor } =
    toShoeJson(row);
  return { name, brand, boughtOn, retiredOn, startDistance, replaceAt, defaultFor };
}

function toShoeJson(row: ShoeRow): contract.ShoeJson {
  return contract.shoeToJson({
    id: row.id,
    userId: row.user_id,
    name: row.name,
    brand: row.brand,
    boughtOn: row.bought_on,
    retiredOn: row.retired_on,
    startDistanceM: row.start_distance_m,
    replaceAtM: row.replace_at_m,
    defaultFor: readKinds(row.default_for),
    loggedDistanceM: row.logged_distance_m,
    workouts: row.workouts,
    version: row.version,
    createdAtMs: row.created_at,
  });
}
