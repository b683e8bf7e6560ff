import * as contract from '../../contract/sharing.ts';
import { type Measures, USUAL_MEASURES, unitM } from '../../domain/measures.ts';
import { originsShownTo } from '../../domain/source-policy.ts';
import { newToken } from '../auth/tokens.ts';
import { changeUser, findUser } from '../auth/users.queries.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { notFound } from '../platform/http/app-error.ts';
import { writtenFor } from '../platform/http/reader.ts';
import type { Router } from '../platform/http/router.ts';
import { routeForTrainer } from './shared-route.ts';
import { countLeftOut } from './sharing.queries.ts';
import { gatherTrainerView, leftOutOf } from './trainer-view.ts';

type SharingDeps = { db: Db; clock: Clock; config: Pick<Config, 'publicUrl' | 'strava'> };

export function mountSharing(route: Router, { db, clock, config }: SharingDeps): void {
  const origins = originsShownTo('trainer', { stravaToTrainers: config.strava.inTrainerView });

  route(contract.readSharing, async ({ userId }) => {
    const user = await findUser(db, userId);
    if (!user) throw notFound('User');
    return {
      trainerAccessEnabled: user.trainer_access_enabled === 1,
      trainerUrl: user.trainer_token,
      trainerSeesRoutes: user.trainer_sees_routes === 1,
      publicUrl: config.publicUrl ?? null,
      leftOut: leftOutOf(await countLeftOut(db, { userId, origins }), origins),
    };
  });

  route(contract.makeNewLink, async ({ userId }) => {
    // The choice was made for whoever had the old link.
    const changes = { trainer_token: newToken(), trainer_sees_routes: 0 } as const;
    const user = await changeUser({ tx: db, userId, changes });
    if (!user) throw notFound('User');
    return { trainerUrl: user.trainer_token, trainerSeesRoutes: false };
  });

  route(contract.chooseRoutes, async ({ userId, body: { trainerSeesRoutes } }) => {
    const changes = { trainer_sees_routes: trainerSeesRoutes ? 1 : 0 } as const;
    if (!(await changeUser({ tx: db, userId, changes }))) throw notFound('User');
    return { trainerSeesRoutes };
  });

  route(contract.readTrainerView, async ({ athleteId, query }) => {
    const of = { athleteId, nowMs: clock.nowMs(), origins };
    const view = await writtenFor(readIn(query), () => gatherTrainerView(db, of));
    if (!view) throw notFound('Athlete');
    return contract.trainerViewToJson(view);
  });

  route(contract.readTrainerRoute, async ({ athleteId, params, query }) => {
    const lengthM = writtenFor(readIn(query), unitM);
    const of = { athleteId, origins, workoutId: params.id, lengthM };
    const found = await routeForTrainer(db, of);
    if (found === undefined) throw notFound('Route');
    return { route: found };
  });
}

/** The trainer's own units, which are not the athlete's. */
function readIn({ distance = 'km' }: { distance?: Measures['distance'] | undefined }): Measures {
  return distance === 'km' ? USUAL_MEASURES : { ...USUAL_MEASURES, distance, weight: 'lb' };
}
