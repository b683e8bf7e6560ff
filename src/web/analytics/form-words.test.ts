import { expect, test } from 'vitest';
import type { TrainingFormAnswer } from '../../contract/training-form.ts';
import { dayFigures, formSentence, formText } from './form-words.ts';

const day = (over: Partial<TrainingFormAnswer['days'][number]> = {}) => ({
  ...{ date: '2026-11-15', load: 120, estimated: 0, fitness: 54.4, fatigue: 70.2, form: -8.4 },
  workoutIds: [1],
  ...over,
});
const answer = (over: Partial<TrainingFormAnswer>): TrainingFormAnswer => ({
  today: '2026-11-22',
  period: { span: 'days', days: 90, from: '2026-08-25', to: '2026-11-22' },
  status: { name: 'onTrack', label: 'On Track', reason: '' },
  baselineDay: null,
  formPercent: -15.2,
  week: { monotony: 1.2, strain: 500, rampPercent: 2, isSteep: false },
  days: [day({ date: '2026-08-25', fitness: 48 }), day()],
  races: [],
  ...over,
});

test('the sentence compares fitness with the first day shown and says what form means', () => {
  expect(formSentence(answer({}))).toBe(
    'Fitness is 54, after 48 on Tue 25 Aug 2026. Form is −15 % before today’s run: tired as training makes you.',
  );
});

test('the sentence of a young log is the day of the baseline', () => {
  expect(formSentence(answer({ baselineDay: 17 }))).toContain('Building baseline, day 17 of 42');
});

test.each([
  [100, 'hardly any training'],
  [40, 'very fresh'],
  [33, 'fresh.'],
  [10, 'fresh'],
  [0, 'neither'],
  [-20, 'tired'],
  [-40, 'more than you are used to'],
])('a form of %i percent is said as it is, without a word of risk', (percent, words) => {
  expect(formText(percent)).toContain(words);
  expect(formText(percent)).not.toMatch(/risk|injur/i);
});

test('a day tells its figures, and that a load is an estimate', () => {
  expect(dayFigures(day())).toBe('Sun 15 Nov 2026: load 120, fitness 54, fatigue 70, form −8');
  const young = day({ estimated: 120, fitness: null, fatigue: null, form: null });
  expect(dayFigures(young)).toBe('Sun 15 Nov 2026: load 120 (estimated)');
});
