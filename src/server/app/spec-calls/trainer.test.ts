import { describe, expect, test } from 'vitest';
import { asAppError } from '../../../../testing/server/spec-client.ts';
import { openSpecServer } from '../../../../testing/server/spec-people.ts';

const server = await openSpecServer();

const athlete = await server.person();

type User = { trainerUrl: string; trainerAccessEnabled: boolean };

const readUser = () => athlete.load<User>(['/api/user', athlete.id]);
const NOT_FOUND = { status: 404, message: 'Trainer view not found or access disabled' };

describe('GET /api/trainer/{trainerUrl}', () => {
  test('is read by anybody who has the link: user, workouts, races and weight entries', async () => {
    await athlete.call('PUT', `/api/user/${athlete.id}`, {
      ...{ name: 'Dana Runner', dateOfBirth: '1990-12-10', height: 172, currentWeight: 61.5 },
      goals: 'Sub 3:30',
    });
    await athlete.call('POST', '/api/workouts', {
      ...{ userId: 1, date: '2026-03-17', workoutType: 'running', duration: '1:00' },
      ...{ distance: 12, avgHeartRate: 150, notes: 'Legs fine.' },
    });
    await athlete.call('POST', '/api/races', {
      ...{ userId: 1, name: 'City Half', date: '2026-03-28', distance: 21.1 },
      ...{ targetTime: '1:45', notes: 'Flat' },
    });
    await athlete.call('POST', '/api/weight', { userId: 1, date: '2026-03-18', weight: 61.2 });
    const { trainerUrl } = await readUser();
    const view = await server.anonymous.load<object>(['/api/trainer', trainerUrl]);
    expect(view).toMatchObject({
      user: {
        ...{ name: 'Dana Runner', age: 35, height: 172, currentWeight: 61.2, goals: 'Sub 3:30' },
      },
      workouts: [{ workoutType: 'running', distance: 12, notes: 'Legs fine.' }],
      races: [{ name: 'City Half', daysRemaining: 10, targetTime: '1:45', targetPace: '4:59' }],
      weightEntries: [{ date: '2026-03-18', weight: 61.2 }],
    });
    expect(JSON.stringify(view)).not.toContain(athlete.email);
    expect(await athlete.load(['/api/trainer', trainerUrl])).toEqual(view);
  });

  test('is refused once the athlete turns it off, and back with the same link', async () => {
    const record = await readUser();
    const address = ['/api/trainer', record.trainerUrl];
    const save = (trainerAccessEnabled: boolean) =>
      athlete.call('PUT', `/api/user/${athlete.id}`, { ...record, trainerAccessEnabled });
    await save(false);
    expect(await asAppError(server.anonymous.load(address))).toEqual(NOT_FOUND);
    await save(true);
    expect(await server.anonymous.load(address)).toMatchObject({ user: { name: 'Dana Runner' } });
  });

  test.each(['nobody', '1', 'x'.repeat(43), '..%2F..'])('of %s is refused', async (link) => {
    expect(await asAppError(server.anonymous.load(['/api/trainer', link]))).toEqual(NOT_FOUND);
  });
});
