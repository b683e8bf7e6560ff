import { expect, test } from 'vitest';
import { madeUpRace } from '../../../testing/web/made-up.ts';
import type { Race } from '../../contract/race-list.ts';
import { raceBody } from '../../contract/races.ts';
import { checkForm } from '../ui/form-check.ts';
import { type ResultValues, resultForm, withRun } from './result-values.ts';

const race = madeUpRace();
const resultOf = (of: Race) => resultForm(of).valuesOf(of);

function checkResult(values: ResultValues, of: Race) {
  return checkForm(raceBody, resultForm(of).toSend(values, of));
}

test('a run that is picked brings its time along', () => {
  const picked = withRun(resultOf(race), { race, beforeS: null, nowS: 6250, workoutId: '11' });
  expect(picked).toEqual({ actualTime: '1:44:10', workoutId: '11' });
  const another = withRun(picked, { race, beforeS: 6250, nowS: 6600, workoutId: '12' });
  expect(another).toEqual({ actualTime: '1:50', workoutId: '12' });
});

test('a time that was typed stands against the time of the run', () => {
  const typed = { actualTime: '1:43:58', workoutId: '' };
  expect(withRun(typed, { race, beforeS: null, nowS: 6250, workoutId: '11' })).toEqual({
    actualTime: '1:43:58',
    workoutId: '11',
  });
});

test('taking the run away leaves the time', () => {
  const picked = { actualTime: '1:44:10', workoutId: '11' };
  expect(withRun(picked, { race, beforeS: 6250, nowS: null, workoutId: '' })).toEqual({
    actualTime: '1:44:10',
    workoutId: '',
  });
});

test('saving makes the race completed, with a time or without', () => {
  expect(checkResult({ actualTime: '1.44.10', workoutId: '' }, race).body).toMatchObject({
    completed: true,
    actualTimeS: 6250,
  });
  expect(checkResult({ actualTime: ' ', workoutId: '' }, race).body).toMatchObject({
    completed: true,
    actualTimeS: null,
  });
  expect(checkResult({ actualTime: 'fast', workoutId: '' }, race).errors).toEqual({
    actualTime: 'Actual time must be in H:MM format',
  });
});

test('a link is only spoken of where it was changed', () => {
  const linked = madeUpRace({ workoutId: 11, actualTimeS: 6250, completed: true });
  expect(checkResult(resultOf(linked), linked).body?.workoutId).toBeUndefined();
  const unlinked = { ...resultOf(linked), workoutId: '' };
  expect(checkResult(unlinked, linked).body?.workoutId).toBeNull();
});
