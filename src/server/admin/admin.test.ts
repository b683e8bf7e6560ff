import { beforeEach, describe, expect, test } from 'vitest';
import { budget } from '../../../testing/budget.ts';
import { openTestApp } from '../../../testing/server/open-test-app.ts';
import { makeAdmin, setActive, trainerTokenOf } from '../../../testing/server/people.ts';
import type { Athlete } from '../../../testing/server/test-app.ts';
import { type Account, listUsers, toggleStatus, usersPage } from '../../contract/admin.ts';
import { login } from '../../contract/auth.ts';
import { me } from '../../contract/session.ts';
import { changeAccount } from './change-account.ts';

const app = await openTestApp();
let admin: Athlete;

beforeEach(async () => {
  await app.db.deleteFrom('users').execute();
  admin = await newAdmin();
});

async function newAdmin(): Promise<Athlete> {
  const athlete = await app.addAthlete();
  await makeAdmin(app.db, athlete.userId);
  return athlete;
}

async function addMany(names: readonly string[]): Promise<void> {
  await app.db
    .insertInto('users')
    .values(
      names.map((name, index) => ({
        ...{ name, email: `many${index}@example.org`, password_hash: 'none' },
        ...{ trainer_token: `token ${name} ${index}`, created_at: app.clock.nowMs() },
      })),
    )
    .execute();
}

const toggle = (by: Athlete, userId: number, body: { isActive?: boolean } = {}) =>
  by.call(toggleStatus, { params: { id: String(userId) }, body });

async function activeAdmins(): Promise<number> {
  const rows = await app.db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', 1)
    .where('is_active', '=', 1)
    .execute();
  return rows.length;
}

describe('the list of accounts', () => {
  test('says who each is, the newest first, and nothing of how they train', async () => {
    const athlete = await app.addAthlete();
    await app.db
      .updateTable('users')
      .set({ goals: 'private', weight_kg: 70, date_of_birth: '1990-01-01' })
      .execute();
    await setActive(app.db, athlete.userId, false);
    const { status, body } = await admin.call(listUsers);
    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id: athlete.userId,
        name: athlete.name,
        email: athlete.email,
        isAdmin: false,
        isActive: false,
        createdAt: '2026-03-18T12:00:00.000Z',
      },
      {
        id: admin.userId,
        name: admin.name,
        email: admin.email,
        isAdmin: true,
        isActive: true,
        createdAt: '2026-03-18T12:00:00.000Z',
      },
    ]);
  });

  test('comes page by page with the counts of everybody', async () => {
    await addMany(Array.from({ length: 120 }, (_, index) => `Runner ${index}`));
    const sleeper = await newAdmin();
    await setActive(app.db, sleeper.userId, false);
    const seen: Account[] = [];
    let after: string | undefined;
    for (let page = 0; page < 3; page += 1) {
      const { body } = await admin.call(usersPage, { query: { after } });
      expect(body.counts).toEqual({ total: 122, active: 121, inactive: 1, administrators: 2 });
      seen.push(...body.users);
      expect(body.users.length).toBe(page < 2 ? 50 : 22);
      expect(body.next === null).toBe(page === 2);
      after = body.next === null ? undefined : String(body.next);
    }
    const ids = seen.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    expect(ids).toHaveLength(122);
  });

  test('ends with the newest thousand, for clients that know no pages', async () => {
    await addMany(Array.from({ length: 1050 }, (_, index) => `Runner ${index}`));
    const { body } = await admin.call(listUsers);
    expect(body).toHaveLength(1000);
    expect(body[0]?.name).toBe('Runner 1049');
  });

  test.each([
    ['dana', ['DANA Ross', 'Dana Runner']],
    ['DANA R', ['DANA Ross', 'Dana Runner']],
    [' ross ', ['DANA Ross']],
    ['élodie', ['ÉLODIE Blanc', 'Élodie Noir']],
    ['ÉLODIE', ['ÉLODIE Blanc', 'Élodie Noir']],
    ['many3@', ['100% Fred_1']],
    ['100%', ['100% Fred_1']],
    ['%', ['100% Fred_1']],
    ['d_1', ['100% Fred_1']],
    ["o'neil", ["O'Neil"]],
    ['nobody', []],
  ])('finds %s in names and addresses', async (search, names) => {
    await addMany([
      ...['Dana Runner', 'DANA Ross', 'Élodie Noir', '100% Fred_1', "O'Neil", 'ÉLODIE Blanc'],
    ]);
    const { body } = await admin.call(usersPage, { query: { search } });
    expect(body.users.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
    expect(body.counts.total).toBe(7);
    expect(body.next).toBeNull();
  });

  test('pages through what a search finds', async () => {
    await addMany(Array.from({ length: 90 }, (_, index) => (index % 2 ? 'Odd' : 'Even')));
    const first = await admin.call(usersPage, { query: { search: 'odd', limit: '40' } });
    expect(first.body.users).toHaveLength(40);
    const after = String(first.body.next);
    const second = await admin.call(usersPage, { query: { search: 'odd', limit: '40', after } });
    expect(second.body.users).toHaveLength(5);
    expect(second.body.next).toBeNull();
  });

  test('is for administrators, and no longer for one who was one', async () => {
    const athlete = await app.addAthlete();
    for (const endpoint of [listUsers, usersPage]) {
      const refused = await athlete.call(endpoint);
      expect([refused.status, refused.body]).toMatchObject([
        403,
        { code: 'forbidden', message: 'Only an administrator may do this' },
      ]);
    }
    await newAdmin();
    await changeAccount({ db: app.db, change: 'demote', email: admin.email });
    expect((await admin.call(usersPage)).status).toBe(403);
  });
});

describe('the switch', () => {
  test('turns the status round and answers the account', async () => {
    const athlete = await app.addAthlete();
    const off = await toggle(admin, athlete.userId);
    expect(off).toMatchObject({
      status: 200,
      body: { user: { id: athlete.userId, name: athlete.name, isActive: false, isAdmin: false } },
    });
    expect((await toggle(admin, athlete.userId)).body.user.isActive).toBe(true);
  });

  test('works without any body, as the spec’s client calls it', async () => {
    const athlete = await app.addAthlete();
    const response = await app.app.inject({
      method: 'PATCH',
      url: `/api/admin/users/${athlete.userId}/toggle-status`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(response.json()).toMatchObject({ user: { isActive: false } });
  });

  test('with a wish can be sent twice', async () => {
    const athlete = await app.addAthlete();
    for (const isActive of [false, false, true, true]) {
      const { body } = await toggle(admin, athlete.userId, { isActive });
      expect(body.user.isActive).toBe(isActive);
    }
  });

  test('refuses a wish that is none', async () => {
    const athlete = await app.addAthlete();
    const refused = await admin.call(toggleStatus, {
      params: { id: String(athlete.userId) },
      rawBody: '{"isActive":"no"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(refused.body).toMatchObject({ message: 'isActive must be true or false' });
  });

  test('names an account that is not there', async () => {
    expect(await toggle(admin, 999_999)).toMatchObject({
      status: 404,
      body: { message: 'User not found' },
    });
  });

  test('changes nothing but whether the account is active', async () => {
    const athlete = await app.addAthlete();
    const row = () =>
      app.db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', athlete.userId)
        .executeTakeFirstOrThrow();
    const before = await row();
    await admin.call(toggleStatus, {
      params: { id: String(athlete.userId) },
      rawBody: JSON.stringify({ isActive: false, isAdmin: true, email: 'x@y.z', id: 1 }),
      headers: { 'content-type': 'application/json' },
    });
    expect(await row()).toEqual({ ...before, is_active: 0 });
  });

  test('ends everything from the next request on, and begins it again', async () => {
    const athlete = await app.register();
    const link = await trainerTokenOf(app, athlete.userId);
    const url = `/api/user/${athlete.userId}`;
    const ways = {
      cookie: { url, headers: { cookie: `longrun_session=${athlete.token}` } },
      bearer: { url, headers: { authorization: `Bearer ${athlete.token}` } },
      link: { url: `/api/trainer/${link}` },
    };
    const statuses = async () => {
      const all: Record<string, number> = {};
      for (const [way, request] of Object.entries(ways)) {
        all[way] = (await app.app.inject(request)).statusCode;
      }
      return all;
    };
    expect(await statuses()).toEqual({ cookie: 200, bearer: 200, link: 200 });
    await toggle(admin, athlete.userId);
    expect(await statuses()).toEqual({ cookie: 403, bearer: 403, link: 404 });
    expect((await athlete.call(me)).body.user.isActive).toBe(false);
    const { email, password } = athlete;
    const signedIn = await app.call(login, { body: { email, password } });
    expect(signedIn.body.user.isActive).toBe(false);
    await toggle(admin, athlete.userId);
    expect(await statuses()).toEqual({ cookie: 200, bearer: 200, link: 200 });
  });

  test('of an administrator takes the panel away with the rest', async () => {
    const other = await newAdmin();
    expect((await other.call(usersPage)).status).toBe(200);
    await toggle(admin, other.userId);
    expect(await other.call(usersPage)).toMatchObject({
      status: 403,
      body: { code: 'deactivated' },
    });
    expect((await toggle(other, admin.userId)).status).toBe(403);
  });
});

describe('an administrator', () => {
  test('cannot deactivate themself, alone or among others', async () => {
    for (const others of [0, 1]) {
      if (others > 0) await newAdmin();
      for (const body of [{}, { isActive: false }]) {
        expect(await toggle(admin, admin.userId, body)).toMatchObject({
          status: 409,
          body: { message: 'You cannot deactivate your own account' },
        });
      }
    }
    expect((await admin.call(usersPage)).status).toBe(200);
  });

  test('is always left when two deactivate each other, again and again', async () => {
    const other = await newAdmin();
    const outcomes = new Set<string>();
    for (let round = 0; round < budget({ everyday: 20, small: 200, full: 200 }); round += 1) {
      const [one, two] = await Promise.all([
        toggle(admin, other.userId, { isActive: false }),
        toggle(other, admin.userId, { isActive: false }),
      ]);
      outcomes.add([one.status, two.status].sort().join());
      expect([round, await activeAdmins()]).toEqual([round, 1]);
      await setActive(app.db, admin.userId, true);
      await setActive(app.db, other.userId, true);
    }
    // Whoever comes second is told why: by then they are deactivated, or no administrator.
    for (const outcome of outcomes) expect(outcome).toMatch(/^200,(403|409)$/);
  });

  test('is always left when three and the operator’s commands change each other at once', async () => {
    const three = [admin, await newAdmin(), await newAdmin()];
    const { db } = app;
    for (let round = 0; round < budget({ everyday: 6, small: 40, full: 40 }); round += 1) {
      const changes = three.flatMap((by, index) => {
        const victim = three[(index + 1 + (round % 2)) % 3] ?? by;
        const change = round % 3 === 0 ? ('demote' as const) : ('deactivate' as const);
        return [
          () => toggle(by, victim.userId, { isActive: false }),
          () => changeAccount({ db, change, email: by.email }),
        ];
      });
      const settled = await Promise.allSettled(changes.map((change) => change()));
      expect(settled.filter(({ status }) => status === 'rejected')).toEqual([]);
      expect([round, await activeAdmins()]).toEqual([round, 1]);
      await db.updateTable('users').set({ is_active: 1, is_admin: 1 }).execute();
    }
  });
});
