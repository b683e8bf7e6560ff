import { expect, test } from 'vitest';
import { paceAtSentence } from './pace-at-words.ts';

const said = (paces: readonly number[], by: 'week' | 'month' = 'week') =>
  paceAtSentence({ paces, heartRate: 145, by }).replaceAll('\u00a0', ' ');

test('where a pace went is told by four weeks at each end, whatever the first and the last had', () => {
  const paces = [341, 332, 334, 331, 335, 333, 331, 331, 331, 336];
  expect(said(paces)).toMatch(
    /^The middle of the last 4 weeks with such runs is 5:31 \/km at 145 bpm, of the first 4 here 5:33\. /,
  );
  expect(said([330, 330, 330, 330, 350, 330, 330, 330, 330], 'month')).toMatch(
    /^The middle of the last 4 months with such runs is 5:30 \/km at 145 bpm, as of the first 4 here\. /,
  );
});

test('fewer are told as what they are, and one by the rule alone', () => {
  expect(said([341, 336])).toMatch(
    /^From 5:41 to 5:36 \/km at 145 bpm, from one week to another\. /,
  );
  expect(said([341])).toMatch(/^Runs outdoors of 20 minutes or more/);
});
