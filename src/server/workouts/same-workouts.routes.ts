import * as contract from '../../contract/same-workouts.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/database.ts';
import { AppError, notFound } from '../platform/http/app-error.ts';
import type { Router } from '../platform/http/router.ts';
import type { OfEntry } from '../platform/kept-entries.queries.ts';
import type { Service } from './join-typed.ts';
import { joinedOf, markApart, partTyped } from './part-typed.ts';
import { isTypedAlone, readSameWorkout } from './same-workouts.ts';
import { joinLogged, type MoveLinks } from './save-typed.ts';
import { findSources } from './sources.queries.ts';
import { toWorkoutJson } from './workout-rows.ts';
import { findWorkout } from './workouts.queries.ts';

type SameWorkoutsDeps = {
  db: Db;
  clock: Clock;
  service: Service;
  hasShoe: (tx: Tx, of: OfEntry & { evenDeleted?: boolean }) => Promise<boolean>;
  moveLinks: MoveLinks;
};

/** Whether a typed workout and one that is there are the same run: said, asked, joined and parted. */
export function mountSameWorkouts(route: Router, deps: SameWorkoutsDeps): void {
  const { db, clock, service, hasShoe, moveLinks } = deps;

  route(contract.readSame, async ({ userId, params }) => {
    const workout = await findWorkout(db, { userId, id: params.id });
    if (!workout) throw notFound('Workout');
    return readSameWorkout(db, { workout, service });
  });

  route(contract.joinWorkouts, async ({ userId, params, body }) => {
    const of = { userId, id: params.id, workoutId: body.workoutId, nowMs: clock.nowMs() };
    const row = await db
      .transaction()
      .execute((tx) => joinLogged(tx, { ...of, service, moveLinks }));
    return toWorkoutJson(row);
  });

  route(contract.partWorkouts, async ({ userId, params: { id } }) =>
    db.transaction().execute(async (tx) => {
      const nowMs = clock.nowMs();
      const workout = await findWorkout(tx, { userId, id });
      if (!workout) throw notFound('Workout');
      const sources = await findSources(tx, { userId, workoutIds: [id] });
      if (!joinedOf(sources)) {
        if (await isTypedAlone(tx, { workout, sources, service })) {
          await markApart(tx, { userId, workoutId: id, nowMs });
        }
        return { typed: toWorkoutJson(workout), other: null };
      }
      const parted = await partTyped(tx, {
        userId,
        workoutId: id,
        nowMs,
        service,
        hasShoe: (shoeId) => hasShoe(tx, { userId, id: shoeId, evenDeleted: true }),
      });
      if (!parted) throw new AppError('conflict', NOTHING_LEFT);
      return { typed: toWorkoutJson(parted.typed), other: toWorkoutJson(parted.other) };
    }),
  );
}

const NOTHING_LEFT =
  'What this workout was joined with is no longer here: it is only what was typed.';
