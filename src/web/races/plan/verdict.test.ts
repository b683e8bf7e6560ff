import { describe, expect, test } from 'vitest';
import type { RacePlan } from '../../../contract/race-plan.ts';
import { raceLead, targetSentence } from './verdict.ts';

const of = (targetTimeS: number) =>
  ({
    race: { distanceM: 10_000, targetTimeS },
    prediction: {
      ...{ distanceM: 10_000, timeS: 3000, paceSPerKm: 300, fastestS: 2850, slowestS: 3200 },
      basis: 'evidence',
    },
  }) as RacePlan;

describe('what the log says of a target', () => {
  test.each([
    [
      3300,
      '55:00 is slower than nine of ten such races would be: 50:00 is what your log speaks for.',
    ],
    [3100, '51:40 is in hand, as your log has it.'],
    [2970, '49:30 is as likely as not: 3\u00a0s/km to find.'],
    [2900, '48:20 takes one of your best days: 10\u00a0s/km to find.'],
    [2800, '46:40 is more than your log speaks for: 20\u00a0s/km to find.'],
  ])('%i s', (targetS, said) => {
    expect(targetSentence(of(targetS)).replaceAll('\u00a0', ' ')).toBe(
      said.replaceAll('\u00a0', ' '),
    );
  });
});

test('a target in hand is told with the training that is not there', () => {
  const states = (...all: string[]) => all.map((state) => ({ state }));
  const leadOf = (readiness: { state: string }[], distanceM = 10_000) =>
    raceLead({
      ...of(3100),
      ...{ today: '2026-03-18', byWeek: { refused: null }, readiness },
      race: { ...of(3100).race, distanceM, date: '2026-04-18', completed: false },
    } as RacePlan);
  expect(leadOf(states('not', 'partly', 'ready', 'later'))).toMatch(
    /51:40 is in hand, as your log has it\. The training for it is not there yet: of the 3 things that can be judged by now 1 is ready\.$/,
  );
  expect(leadOf(states('not', 'ready', 'later'))).toMatch(/in hand, as your log has it\.$/);
  expect(leadOf(states('ready'), 100_000)).toContain(
    'By a guess, as any is beyond the marathon, 51:40',
  );
});

test('a target is told by what was run before, to who does not run now', () => {
  const plan = {
    ...of(2970),
    ...{ today: '2026-03-18', byWeek: { refused: 'after a break' } },
    race: { ...of(2970).race, date: '2026-04-18', completed: false },
  } as RacePlan;
  expect(raceLead(plan).replaceAll('\u00a0', ' ')).toContain(
    'First begin to run again. By what you ran before, 49:30 is as likely as not: 3 s/km to find.',
  );
});

test('a race in a pregnancy is told without its target', () => {
  const plan = {
    ...of(3100),
    ...{ today: '2026-03-18', byWeek: { refused: 'by feel' } },
    race: { ...of(3100).race, date: '2026-04-18', completed: false },
  } as RacePlan;
  expect(raceLead(plan)).toContain('only as your doctor or midwife agrees');
  expect(raceLead(plan)).not.toContain('in hand');
});
