import type { FastifyInstance } from 'fastify';
import { firstFigures } from '../contract/dashboard.ts';
import { me } from '../contract/session.ts';
import { mountAccount } from './account/account.routes.ts';
import { createAccountImport } from './account/restore/restore-account.ts';
import { mountAdmin } from './admin/admin.routes.ts';
import { mountAnalytics } from './analytics/analytics.routes.ts';
import { mountAthleteLimits } from './athlete/athlete-limits.routes.ts';
import { mountProfile } from './athlete/profile.routes.ts';
import { mountAuth } from './auth/auth.routes.ts';
import { askForFirstAccount } from './auth/first-account.ts';
import { identify, readBearerToken } from './auth/identify.ts';
import { readSessionCookie } from './auth/session-cookie.ts';
import { mountCoach } from './coach/coach.routes.ts';
import { mountConversation } from './coach/conversation.routes.ts';
import { createModels, type Models } from './coach/models/answer-by-model.ts';
import type { Config } from './config.ts';
import { mountCsvUploads } from './imports/csv-uploads.routes.ts';
import { createImportWork, type ImportWork } from './imports/import-work.ts';
import { mountImports } from './imports/imports.routes.ts';
import { createSpool } from './imports/spool.ts';
import type { Clock } from './platform/clock.ts';
import type { Engine } from './platform/db/database.ts';
import { serveDocs } from './platform/http/api-docs.ts';
import { mountHealth } from './platform/http/health.routes.ts';
import { createHttpApp, type HttpOptions } from './platform/http/http-app.ts';
import { refuseForeignOrigin } from './platform/http/origin-check.ts';
import { createRouter } from './platform/http/router.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { watchWhoWaits } from './platform/http/who-waits.ts';
import { createSealer } from './platform/sealed/sealed.ts';
import { mountPrediction } from './prediction/prediction.routes.ts';
import { mountRacePlan } from './race-plan/race-plan.routes.ts';
import { findRaced, moveRaces } from './races/races.queries.ts';
import { mountRaces } from './races/races.routes.ts';
import { isTrainerView, keepFromSearchEngines } from './sharing/keep-private.ts';
import { shareLinkResolver } from './sharing/share-link.ts';
import { mountSharing } from './sharing/sharing.routes.ts';
import { hasShoe } from './shoes/shoes.queries.ts';
import { mountShoes } from './shoes/shoes.routes.ts';
import { takeOverFromFiles } from './strava/activities/leave-to-files.ts';
import { stravaService } from './strava/activities/share-of-typed.ts';
import { createStrava, type Strava } from './strava/create-strava.ts';
import { mountStrava } from './strava/strava.routes.ts';
import { createStravaWork, type StravaWork } from './strava/sync/strava-work.ts';
import { moveSweatTests } from './sweat/sweat.queries.ts';
import { mountSweat } from './sweat/sweat.routes.ts';
import { mountWeight } from './weight/weight.routes.ts';
import { mountSameWorkouts } from './workouts/same-workouts.routes.ts';
import type { MoveLinks } from './workouts/save-typed.ts';
import { mountWorkouts } from './workouts/workouts.routes.ts';

type AppDeps = {
  engine: Engine;
  clock: Clock;
  config: Config;
  log: HttpOptions['log'];
  onRoute?: HttpOptions['onRoute'];
  webRoot?: string;
  /** Where they are put together elsewhere: with less timeouts, for tests. */
  strava?: Strava;
  models?: Models;
  /** Told of the work in the background, which begins by itself once the app listens. */
  onStravaWork?: (work: StravaWork) => void;
  onImportWork?: (work: ImportWork) => void;
};

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The composition root: every room, mounted once, with what it needs. */
export async function createApp(deps: AppDeps): Promise<FastifyInstance> {
  const { engine, clock, config, log, onRoute } = deps;
  const { db } = engine;
  const app = await createHttpApp({
    trustedProxies: config.trustedProxies,
    picturesFrom: config.mapTiles && new URL(config.mapTiles.url).origin,
    log,
    onRoute,
  });
  const whoWaits = watchWhoWaits(app);
  app.addHook('onRequest', (request, _reply, done) => {
    if (READS.has(request.method)) return done();
    const byCookieAlone =
      readSessionCookie(request) !== undefined && readBearerToken(request) === undefined;
    refuseForeignOrigin({ request, publicUrl: config.publicUrl, byCookieAlone });
    done();
  });
  app.addHook('onRequest', keepFromSearchEngines);
  await serveDocs(app);
  const route = createRouter(app, {
    identify: (request) => identify({ request, db, clock }),
    resolveShareLink: shareLinkResolver({ db, clock, config }),
  });
  mountHealth(route, { engine });
  mountAuth(route, { db, clock, config });
  mountProfile(route, { db, clock });
  mountAthleteLimits(route, { db, clock });
  const service = stravaService;
  mountWorkouts(route, { db, clock, hasShoe, service, findRaced, mapTiles: config.mapTiles });
  const moveLinks: MoveLinks = async (tx, of) => {
    await moveRaces(tx, of);
    await moveSweatTests(tx, of);
  };
  mountSameWorkouts(route, { db, clock, service, hasShoe, moveLinks });
  mountRaces(route, { db, clock });
  mountShoes(route, { db, clock });
  mountWeight(route, { db, clock });
  mountSweat(route, { db, clock });
  mountAnalytics(route, { db, clock });
  mountPrediction(route, { db, clock });
  mountRacePlan(route, { db, clock });
  const models =
    deps.models ??
    createModels({
      db,
      clock,
      config: config.ai,
      sealer: createSealer(config.secretKeyFile),
      log: app.log,
    });
  app.addHook('preClose', async () => models.close());
  mountCoach(route, { db, clock, models });
  mountConversation(route, { db, clock });
  const spool = createSpool(config.dataDir);
  const isAlone = engine.kind === 'sqlite';
  const importWork = createImportWork({
    db,
    clock,
    spool,
    log: app.log,
    isAlone,
    whoWaits,
    takeOver: takeOverFromFiles,
    account: createAccountImport({ engine, quotaBytes: config.importQuotaBytes }),
    quotaBytes: config.importQuotaBytes,
  });
  deps.onImportWork?.(importWork);
  app.addHook('onListen', async () => importWork.start());
  app.addHook('preClose', () => importWork.stop());
  const imports = { db, clock, spool, quotaBytes: config.importQuotaBytes, work: importWork };
  mountImports(route, imports);
  mountCsvUploads(route, imports);
  const strava = deps.strava ?? createStrava({ db, clock, config, log: app.log });
  const work = createStravaWork({ db, clock, api: strava.api, log: app.log });
  deps.onStravaWork?.(work);
  // Only where the app is truly served, and where there is a Strava to ask.
  if (strava.application) app.addHook('onListen', async () => work.start());
  app.addHook('preClose', () => work.stop());
  mountStrava(route, { db, clock, config, strava, work, log: app.log });
  mountSharing(route, { db, clock, config });
  mountAccount(route, { engine, clock, config, strava });
  mountAdmin(route, { db });
  await serveWebApp({
    app,
    seemsSignedIn: (request) => readSessionCookie(request) !== undefined,
    wantsFirstAccount: askForFirstAccount({ db, config }),
    askedFirst: me.path,
    askedByPage: async (request) => {
      if (new URL(request.url, 'http://page').pathname !== '/') return [];
      const caller = await identify({ request, db, clock });
      return caller?.isActive ? firstFigures(caller.userId) : [];
    },
    isSecret: isTrainerView,
    root: deps.webRoot,
  });
  return app;
}
