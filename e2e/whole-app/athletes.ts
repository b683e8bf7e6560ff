import { seedDemo } from '../../scripts/demo/seed-demo.ts';
import { systemClock } from '../../src/server/platform/clock.ts';
import { openEngine } from '../../src/server/platform/db/open-engine.ts';
import { HOME_TIME_ZONE } from '../devices.ts';
import { type Athlete, journey, type Visitor } from '../fixtures.ts';
import type { RunningApp } from '../running-app.ts';

/** What an athlete has whose things a screen's address names. */
export type Things = {
  run: number | null;
  other: number | null;
  race: number | null;
  raced: number | null;
  imported: number | null;
  link: string;
};

export type Arrived = { visitor: Visitor; things: Things };

/** Dana with a year of running, and somebody who has only just registered; both see everything. */
export const test = journey
  .extend('account', { scope: 'worker' }, ({ app }) => seedDana(app))
  .extend('dana', async ({ app, account, visitor }): Promise<Arrived> => {
    await visitor.login(account);
    await bringTrack(visitor, app);
    return { visitor, things: await thingsOf(visitor, account) };
  })
  .extend('newcomer', async ({ app, visitor }): Promise<Arrived> => {
    const nina = await visitor.register({ name: 'Nina New' });
    await makeAdministrator(app, nina);
    return { visitor, things: await thingsOf(visitor, nina) };
  });

/** The demonstration's runner, an administrator here, so that every screen has its fill. */
async function seedDana(app: RunningApp): Promise<Athlete> {
  const engine = await openEngine({ dataDir: app.dataDir, databaseUrl: undefined });
  const dana = await seedDemo({ db: engine.db, clock: systemClock, timeZone: HOME_TIME_ZONE });
  await engine.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', dana.userId).execute();
  await engine.close();
  return { id: dana.userId, name: 'Dana Whitlock', ...dana };
}

/** The same for somebody who has only just begun. */
export async function makeAdministrator(app: RunningApp, { id }: Athlete): Promise<void> {
  const engine = await openEngine({ dataDir: app.dataDir, databaseUrl: undefined });
  await engine.db.updateTable('users').set({ is_admin: 1 }).where('id', '=', id).execute();
  await engine.close();
}

/** What an athlete has by now. */
export async function thingsOf({ page }: Visitor, { id }: Athlete): Promise<Things> {
  const get = async (path: string) => (await page.request.get(path)).json();
  const newest = async (group: string) => {
    const { workouts } = await get(`/api/workouts/${id}/page?group=${group}&limit=1`);
    return workouts[0]?.id ?? null;
  };
  const races: { id: number; completed: boolean }[] = await get(`/api/races/${id}`);
  const raceOf = (completed: boolean) =>
    races.findLast((race) => race.completed === completed)?.id ?? null;
  const { trainerUrl } = await get('/api/sharing');
  const imports: { id: number }[] = await get('/api/imports');
  return {
    run: await newest('runs'),
    other: await newest('others'),
    race: raceOf(false),
    raced: raceOf(true),
    imported: imports[0]?.id ?? null,
    link: trainerUrl,
  };
}

/** An import that waits for its review: a run of ten minutes, beside a picture. */
async function bringTrack({ page }: Visitor, { url: origin }: RunningApp): Promise<void> {
  const { request } = page;
  const before = await (await request.get('/api/imports')).json();
  if (before.length > 0) return;
  const points = Array.from({ length: 21 }, (_, step) => {
    const time = new Date(Date.UTC(2024, 4, 1, 7) + step * 30_000).toISOString();
    return `<trkpt lat="${52 + step * 8e-4}" lon="5"><ele>10</ele><time>${time}</time></trkpt>`;
  });
  const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="Watch"><trk><type>running</type><trkseg>${points.join('')}</trkseg></trk></gpx>`;
  const form = new FormData();
  form.append('files', new File([gpx], 'watch/a run before this log began.gpx'));
  form.append('files', new File(['hello'], 'read me.txt'));
  const sent = await request.post('/api/imports', { multipart: form, headers: { origin } });
  const { id } = await sent.json();
  for (;;) {
    const { status } = await (await request.get(`/api/imports/${id}`)).json();
    if (status === 'review') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
