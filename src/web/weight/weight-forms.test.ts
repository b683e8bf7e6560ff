import { expect, test } from 'vitest';
import { checkForm } from '../ui/form-check.ts';
import { doubtOfDate, doubtOfWeight, WEIGHT_FORM, type WeightValues } from './weight-forms.tsx';

const LAST = {
  ...{ id: 1, userId: 1, date: '2026-11-18', weightKg: 71.4, notes: null, version: 1 },
  createdAtMs: Date.UTC(2026, 10, 18, 6),
};

function checkValues(values: WeightValues) {
  return checkForm(WEIGHT_FORM.schema, WEIGHT_FORM.toSend(values, null));
}

test('what is typed is read as the server reads it', () => {
  expect(checkValues({ date: '2026-11-21', weight: '71,2', notes: ' ' }).body).toEqual({
    date: '2026-11-21',
    weightKg: 71.2,
    notes: null,
  });
  expect(checkValues({ date: '', weight: '300', notes: '' })).toMatchObject({
    first: 'Date is required',
    errors: { date: 'Date is required', weight: 'Weight must be less than 300kg' },
  });
});

test('a weight far from the last one is doubted, a near one is not', () => {
  expect(doubtOfWeight('17,4', LAST)).toBe(
    '54.0\u00a0kg less than 71.4\u00a0kg on Wed 18 Nov 2026.',
  );
  expect(doubtOfWeight('76.4', LAST)).toMatch(/^5\.0\u00a0kg more/);
  expect(doubtOfWeight('76.3', LAST)).toBeUndefined();
  expect(doubtOfWeight('', LAST)).toBeUndefined();
  expect(doubtOfWeight('90', null)).toBeUndefined();
});

test('a day to come is doubted, today is not', () => {
  expect(doubtOfDate('2026-11-22', '2026-11-21')).toBe('This day is still to come.');
  expect(doubtOfDate('2026-11-21', '2026-11-21')).toBeUndefined();
});
