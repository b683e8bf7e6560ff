import { describe, expect, test } from 'vitest';
import { asAppError } from '../../../../testing/server/spec-client.ts';
import { openSpecServer } from '../../../../testing/server/spec-people.ts';

const server = await openSpecServer();

await server.person();
const athlete = await server.person();

type Row = Record<string, unknown> & { id: number };

const RACE = {
  userId: 1,
  ...{ name: 'City Half', date: '2026-09-27', distance: 21.1, targetTime: '1:45' },
  ...{ targetPace: '4:59', notes: 'Flat', completed: false, actualTime: null },
};
const WEIGH_IN = { userId: 1, date: '2026-03-18', weight: 71.4, notes: 'Before breakfast' };

describe.each(['cookie', 'bearer'])('the calls of races by %s', (by) => {
  const caller = async () => {
    const person = await server.person();
    return { ...person, ...(by === 'bearer' && server.program(person)) };
  };

  test('add one, list it, change it, and delete it', async () => {
    const { id: userId, call, load } = await caller();
    const added = await call<Row>('POST', '/api/races', RACE);
    expect(added).toMatchObject({
      ...{ ...RACE, userId, id: expect.any(Number), createdAt: expect.any(String) },
    });
    expect(await load(['/api/races', userId])).toEqual([added]);

    const ran = { ...RACE, completed: true, actualTime: '1:43:20', notes: '' };
    await call('PUT', `/api/races/${added.id}`, ran);
    expect(await load(['/api/races', userId])).toMatchObject([
      { ...ran, id: added.id, userId, notes: null },
    ]);

    expect(await call('DELETE', `/api/races/${added.id}`)).toBeNull();
    expect(await load(['/api/races', userId])).toEqual([]);
    expect(await asAppError(call('DELETE', `/api/races/${added.id}`))).toEqual({
      ...{ status: 404, message: 'Race not found' },
    });
  });
});

describe('a race', () => {
  test('is also read with its distance as a form’s text', async () => {
    const sent = { ...RACE, distance: '42.2', targetTime: '3:30', targetPace: '' };
    const added = athlete.call('POST', '/api/races', sent);
    expect(await added).toMatchObject({ distance: 42.2, targetPace: '4:59' });
  });

  test.each([
    [{ date: '' }, 'Date is required'],
    [{ name: '' }, 'Race name is required'],
    [{ targetTime: '105' }, 'Target time must be in H:MM format'],
    [{ targetTime: '1:4' }, 'Target time must be in H:MM format'],
    [{ distance: 0 }, 'Distance must be between 0.1 and 1000 km'],
  ])('with %j is refused, added or changed: %s', async (change, message) => {
    const { id } = await athlete.call<Row>('POST', '/api/races', RACE);
    for (const [method, path] of [
      ['POST', '/api/races'],
      ['PUT', `/api/races/${id}`],
    ] as const) {
      const refused = asAppError(athlete.call(method, path, { ...RACE, ...change }));
      expect(await refused).toEqual({ status: 400, message });
    }
  });
});

describe('the calls of weight', () => {
  test('add an entry, and list it with the user’s id behind the path or without it', async () => {
    for (const by of [athlete, server.program(athlete)]) {
      const { id, ...before } = await athlete.call<Row>('POST', '/api/weight', WEIGH_IN);
      expect(before).toMatchObject({
        ...{ ...WEIGH_IN, userId: athlete.id, createdAt: expect.any(String) },
      });
      const listed = await by.load<Row[]>(['/api/weight']);
      expect(listed[0]).toEqual({ id, ...before });
      expect(await by.load(['/api/weight', athlete.id])).toEqual(listed);
    }
  });

  test('take the weight as a form’s text and empty notes as null', async () => {
    const sent = { ...WEIGH_IN, weight: '71.4', notes: null };
    const added = athlete.call('POST', '/api/weight', sent);
    expect(await added).toMatchObject({ weight: 71.4, notes: null });
  });

  test.each([
    [{ date: '' }, 'Date is required'],
    [{ weight: 29.9 }, 'Weight must be at least 30kg'],
    [{ weight: '300' }, 'Weight must be less than 300kg'],
    [{ weight: 'heavy' }, 'Weight is required'],
  ])('refuse an entry with %j: %s', async (change, message) => {
    const refused = asAppError(athlete.call('POST', '/api/weight', { ...WEIGH_IN, ...change }));
    expect(await refused).toEqual({ status: 400, message });
  });
});
