import { describe, expect, test } from 'vitest';
import { facts, race, run, strength } from '../../../testing/domain/training.ts';
import { suggestDay } from './suggest-day.ts';
import type { CoachWorkout, TrainingInput } from './training-facts.ts';

/** Not hard, not every day, one long run this week. */
const steady = [
  run(2),
  run(4),
  run(5, { distanceM: 16_000, durationS: 5000 }),
  run(9, { distanceM: 8_000 }),
  run(11),
  run(16, { distanceM: 12_000 }),
];
const day = (
  workouts: CoachWorkout[],
  over: Partial<TrainingInput> = {},
  when: 'today' | 'tomorrow' = 'today',
) => suggestDay(facts(workouts, over), when);

describe('what to do today', () => {
  test('is an easy run as long as usual, in Zone 2', () => {
    const { headline, reasons } = day(steady);
    expect(headline).toBe('An easy run of about 10.0 km; stay in Zone 2, 111 to 129 bpm.');
    expect(reasons[0]?.basis).toContain('5 runs');
  });

  test('is rest after training, and after six days in a row', () => {
    expect(day([run(0), ...steady]).headline).toContain('You have trained today');
    const daily = (days: number) => Array.from({ length: days }, (_, index) => strength(index + 1));
    expect(day([...daily(6), run(8), run(9)]).headline).toBe('A day off.');
    expect(day([...daily(5), run(8), run(9)]).headline).not.toBe('A day off.');
  });

  test('is easy or off after a hard day', () => {
    const hard = run(1, { runningSubtype: 'outdoor-interval' });
    const { headline, reasons } = day([hard, ...steady]);
    expect(headline).toMatch(/^A day off or an easy run of about 10\.0 km/);
    expect(reasons[0]?.workoutIds).toEqual([hard.id]);
  });

  test('is rest once the planned workouts are done', () => {
    const five = [2, 3, 4, 5, 6].map((daysAgo) => run(daysAgo));
    expect(day(five).headline).toContain('Your workouts of this week are done');
    expect(day(five, { weeklyFrequency: '6-7' }).headline).not.toContain('done');
    // What is planned are workouts: strength counts, a walk does not.
    const mixed = [run(2), run(4), run(6), strength(3)];
    expect(day([...mixed, strength(5)]).headline).toContain('are done');
    expect(day([...mixed, run(5, { sport: 'walk' })]).headline).not.toContain('are done');
    // Tomorrow is Sunday: another week.
    expect(day(five, {}, 'tomorrow').headline).not.toContain('done');
  });

  test('is the long run when six days have passed without', () => {
    const workouts = (daysAgo: number) => [
      ...[run(2), run(4), run(11), run(13)],
      run(daysAgo, { distanceM: 16_000, durationS: 5000 }),
    ];
    expect(day(workouts(6)).headline).toMatch(/^A long run, easy throughout: up to 17\.6 km/);
    expect(day(workouts(5)).headline).toMatch(/^An easy run/);
    expect(day(workouts(6), { races: [race(14)] }).headline).toMatch(/^An easy run/);
    expect(day(workouts(6), { races: [race(15)] }).headline).toMatch(/^A long run/);
  });

  test('is faster where nearly all is easy, and easy where too little is', () => {
    const zones = (zoneTwo: number) =>
      steady.map((each) => ({ ...each, zoneMinutes: [0, zoneTwo, 100 - zoneTwo, 0, 0] as const }));
    expect(day(zones(81)).headline).toMatch(/^A faster run: .* Zone 4 \(148 to 166 bpm\)/);
    const [first, ...others] = zones(81);
    const intervals = { ...(first ?? run(2)), runningSubtype: 'outdoor-interval' as const };
    expect(day([intervals, ...others]).headline).toMatch(/^An easy run/);
    expect(day(zones(59)).reasons[0]?.text).toContain('59% of your time in zones is Zone 2');
  });

  test('is gentle after a week without a run, for two weeks, and for somebody who begins', () => {
    expect(day([]).headline).toMatch(/^20 to 30 minutes easy/);
    // 100 - 2 x 14 % of the usual 10 km; never more than 80 %, nor less than half.
    expect(day([run(14), run(16)]).headline).toMatch(/^An easy run of at most 7\.2 km/);
    expect(day([run(7), run(9)]).headline).toMatch(/^An easy run of at most 8\.0 km/);
    expect(day([run(40), run(42)]).headline).toMatch(/^An easy run of at most 5\.0 km/);
    expect(day([run(6), run(9)]).headline).not.toMatch(/at most/);
    const before = [11, 12, 14, 16, 18].map((daysAgo) => run(daysAgo));
    const long = run(10, { distanceM: 20_000, durationS: 6600 });
    expect(day([run(2), ...before, long]).headline).toMatch(/^An easy run of at most 8\.0 km/);
    expect(day([run(1), ...before, long]).headline).toMatch(/^A day off/);
  });

  test('is rest while ill, a race day too, until three runs say nothing of it', () => {
    const ill = run(3, { illness: 'flu' });
    expect(day([ill, ...steady]).headline).toMatch(/^Rest while you feel ill; after a day/);
    const raceToday = { races: [race(0)] };
    expect(day([ill, ...steady], raceToday).headline).toContain('nobody should race with a fever');
    const before = [run(8), run(10), run(12)];
    expect(day([run(2), run(1), ill, ...before]).headline).toMatch(/^Rest while/);
    const since = [run(2), run(2), run(1)];
    expect(day([...since, ill, ...before]).headline).not.toMatch(/^Rest while/);
    expect(day([run(14, { illness: 'flu' }), ...steady]).headline).not.toMatch(/^Rest while/);
  });

  test('follows the race: short in race week, nearly nothing the day before', () => {
    const raceIn = (days: number, when: 'today' | 'tomorrow' = 'today') =>
      day(steady, { races: [race(days)] }, when).headline;
    expect(raceIn(0)).toContain('It is race day: River Half.');
    expect(raceIn(1)).toContain('20 minutes easy');
    expect(raceIn(7)).toContain('A short easy run of about 5.0 km');
    expect(raceIn(8)).not.toContain('race week');
    expect(raceIn(1, 'tomorrow')).toContain('It is race day');
    expect(raceIn(8, 'tomorrow')).toContain('A short easy run');
  });
});
