import { expect, test } from 'vitest';
import { madeUpRace } from '../../../testing/web/made-up.ts';
import type { Race } from '../../contract/race-list.ts';
import { missingSentence, predictionSentence, raceSentence } from './race-words.ts';

const race = (name: string, date: string) => madeUpRace({ name, date });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const sentence = (...races: Race[]) => plain(raceSentence(races, '2026-11-21'));

test('the next race is told with its days, and how many come after it', () => {
  expect(sentence(race('Spring Half', '2026-12-11'))).toBe('20 days to Spring Half.');
  expect(sentence(race('Park Five', '2026-11-21'), race('Spring Half', '2026-12-11'))).toBe(
    'Park Five is today, and 1 more race after it.',
  );
  expect(
    sentence(race('Park Five', '2026-11-22'), race('A', '2027-01-01'), race('B', '2027-01-02')),
  ).toBe('1 day to Park Five, and 2 more races after it.');
});

test('a prediction is told against the target, with what it rests on', () => {
  const of = (timeS: number) =>
    plain(predictionSentence({ timeS, restsOn: 'a first guess from your last 3 runs' }, 6600));
  expect(of(6541)).toBe(
    'You would finish in 1:49:01, 59 s inside your target: a first guess from your last 3 runs. 8 races in 10 end inside the range.',
  );
  expect(of(6738)).toContain('in 1:52:18, 2:18 over your target: a first guess');
  expect(of(6600.4)).toContain('in 1:50:00, right on your target: a first guess');
});

test('with fewer than three runs it says what is missing', () => {
  expect(missingSentence(0)).toBe(
    'A prediction needs 3 runs with a distance; you have none yet. Log 3 more, and your predicted time stands here. A race with its time is enough by itself.',
  );
  expect(missingSentence(2)).toMatch(/you have 2\. Log 1 more,/);
});
