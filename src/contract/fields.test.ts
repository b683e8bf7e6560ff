import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { processorMs } from '../../testing/processor-time.ts';
import { emailField, nameField, passwordField } from './auth.ts';
import { day, idParam, LARGEST_ID, oneOf, queryNumber } from './fields.ts';
import {
  optionalDay,
  optionalDecimal,
  optionalOneOf,
  optionalText,
  optionalWhole,
  requiredDecimal,
  text,
  wholeOrZero,
} from './typed-fields.ts';
import { durationField } from './workout-entry.ts';

/** What a field makes of a value, or the message it refuses it with. */
function read(field: z.ZodMiniType, value: unknown): unknown {
  const result = field.safeParse(value);
  return result.success ? result.data : `refused: ${result.error.issues[0]?.message}`;
}

const distance = optionalDecimal({ label: 'Distance', min: 0, max: 1000, unit: 'km' });
const pulse = optionalWhole({ label: 'Pulse', min: 50, max: 220 });
const weight = requiredDecimal({
  ...{ label: 'Weight', min: 30, max: 299.9 },
  ...{
    minMessage: () => 'Weight must be at least 30kg',
    maxMessage: () => 'Weight must be less than 300kg',
  },
});

describe('a number', () => {
  test('given as a number or as its text, with point or comma, is the same number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (thousandths) => {
        const number = thousandths / 1000;
        const shown = String(number);
        expect(read(distance, number)).toBe(number);
        expect(read(distance, shown)).toBe(number);
        expect(read(distance, ` ${shown.replace('.', ',')} `)).toBe(number);
      }),
    );
  });

  test('of anything else is refused or nothing, never NaN, infinite or out of range', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const result = distance.safeParse(value);
        if (!result.success || result.data === null) return;
        expect(Number.isFinite(result.data)).toBe(true);
        expect(result.data >= 0 && result.data <= 1000).toBe(true);
        expect(Object.is(result.data, -0)).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    [undefined, null],
    [null, null],
    ['', null],
    ['  ', null],
    [0, 0],
    [-0, 0],
    ['-0', 0],
    ['+5', 5],
    ['007', 7],
    ['1000,000', 1000],
    [1000.0001, 'refused: Distance must be between 0 and 1000 km'],
    ['1e2', 'refused: Distance must be between 0 and 1000 km'],
    ['Infinity', 'refused: Distance must be between 0 and 1000 km'],
    [Number.NaN, 'refused: Distance must be between 0 and 1000 km'],
    [Number.POSITIVE_INFINITY, 'refused: Distance must be between 0 and 1000 km'],
    ['5.', 'refused: Distance must be between 0 and 1000 km'],
    ['.5', 'refused: Distance must be between 0 and 1000 km'],
    ['5 km', 'refused: Distance must be between 0 and 1000 km'],
    ['1,000.5', 'refused: Distance must be between 0 and 1000 km'],
    [{}, 'refused: Distance must be between 0 and 1000 km'],
  ])('%j is read as %j', (value, expected) => {
    expect(read(distance, value)).toBe(expected);
  });

  test('that has to be whole is', () => {
    expect(read(pulse, '150')).toBe(150);
    expect(read(pulse, 150.5)).toBe('refused: Pulse must be a whole number');
    expect(read(pulse, 221)).toBe('refused: Pulse must be between 50 and 220');
    expect(read(wholeOrZero({ label: 'Gels', min: 0, max: 9 }), '')).toBe(0);
    expect(read(wholeOrZero({ label: 'Gels', min: 0, max: 9 }), undefined)).toBe(0);
  });

  test('that has to be there is', () => {
    expect(read(weight, '70,5')).toBe(70.5);
    expect(read(weight, '')).toBe('refused: Weight is required');
    expect(read(weight, null)).toBe('refused: Weight is required');
    expect(read(weight, 29.99)).toBe('refused: Weight must be at least 30kg');
    expect(read(weight, 300)).toBe('refused: Weight must be less than 300kg');
  });

  test('in a query is digits alone', () => {
    const limit = queryNumber({ label: 'limit', min: 1, max: 200, fallback: 10 });
    expect(read(limit, undefined)).toBe(10);
    expect(read(limit, '200')).toBe(200);
    for (const value of ['0', '201', '-1', '1.5', '1e2', ' 5', '', '٣', '9'.repeat(20)]) {
      expect(read(limit, value)).toBe('refused: limit must be between 1 and 200');
    }
  });
});

describe('a day', () => {
  const date = day('Date is required');

  test('is one of the calendar, and none else is', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789-'), maxLength: 10 }),
        (value) => {
          const known = new Date(`${value}T00:00:00Z`);
          const exists =
            /^\d{4}-\d\d-\d\d$/.test(value) &&
            !Number.isNaN(known.getTime()) &&
            known.toISOString().startsWith(value) &&
            value >= '1900' &&
            value < '2200';
          expect(date.safeParse(value).success).toBe(exists);
        },
      ),
      { numRuns: 500 },
    );
  });

  test.each([
    ['2028-02-29', '2028-02-29'],
    ['2026-02-29', 'refused: Date must be a day of the calendar, as YYYY-MM-DD'],
    ['1899-12-31', 'refused: Date must be a day of the calendar, as YYYY-MM-DD'],
    ['2200-01-01', 'refused: Date must be a day of the calendar, as YYYY-MM-DD'],
    ['+275760-09-13', 'refused: Date must be a day of the calendar, as YYYY-MM-DD'],
    ['２０２６-01-01', 'refused: Date must be a day of the calendar, as YYYY-MM-DD'],
    ['', 'refused: Date is required'],
    [undefined, 'refused: Date is required'],
    [20260301, 'refused: Date is required'],
  ])('%j is %j', (value, expected) => {
    expect(read(date, value)).toBe(expected);
  });

  test('may be left out where it may', () => {
    expect([undefined, null, ''].map((value) => read(optionalDay(), value))).toEqual([
      null,
      null,
      null,
    ]);
    expect(read(optionalDay(), '2026-02-30')).toMatch(/^refused: Date must be a day/);
  });
});

describe('a text', () => {
  const notes = optionalText({ label: 'Notes', max: 20 });

  test('comes back as it is, or is refused: never changed on the way to a database', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (value) => {
        const result = notes.safeParse(value);
        if (result.success && result.data !== null) {
          expect(result.data).toBe(value);
          expect(Buffer.from(result.data).toString()).toBe(value);
          expect(value.includes('\0')).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('is measured and named', () => {
    expect(read(notes, ' \n ')).toBeNull();
    expect(read(notes, 'x'.repeat(21))).toBe('refused: Notes must be at most 20 characters');
    expect(read(notes, 'a\0')).toBe('refused: Notes contains characters that cannot be stored');
    expect(read(notes, '\udc00')).toBe('refused: Notes contains characters that cannot be stored');
    expect(read(text({ label: 'Title', max: 5, min: 1 }), undefined)).toBe(
      'refused: Title is required',
    );
    expect(read(text({ label: 'Title', max: 5, min: 1 }), '')).toBe('refused: Title is required');
    expect(read(text({ label: 'Title', max: 5, min: 1 }), 7)).toBe('refused: Title must be text');
    expect(read(nameField, '  Jo  ')).toBe('Jo');
    expect(read(nameField, ' J ')).toBe('refused: Name must be at least 2 characters');
  });
});

test('one of a list is one of that list', () => {
  const colours = ['red', 'blue'] as const;
  expect(read(oneOf(colours, 'Colour'), 'red')).toBe('red');
  expect(read(oneOf(colours, 'Colour'), 'Red')).toBe('refused: Colour must be one of red, blue');
  expect(read(optionalOneOf(colours, 'Colour'), '')).toBeNull();
  expect(read(optionalOneOf(colours, 'Colour'), undefined)).toBeNull();
  for (const value of ['__proto__', 'constructor', 'toString', 0, {}]) {
    expect(read(optionalOneOf(colours, 'Colour'), value)).toMatch(/^refused: Colour must be/);
  }
});

test('an id that no database can hold names nothing', () => {
  expect(read(idParam(), '1')).toBe(1);
  expect(read(idParam(), String(LARGEST_ID))).toBe(LARGEST_ID);
  expect(read(idParam(), String(LARGEST_ID + 1))).toBe(0);
  expect(read(idParam(), '999999999999999')).toBe(0);
  for (const value of ['0', '-1', '01', '1.0', '1e3', '0x1', '', ' 1', '1 ', '٣', undefined]) {
    expect(read(idParam(), value)).toMatch(/^refused/);
  }
});

describe('no text, however long and spiteful, keeps a field busy', () => {
  const HOSTILE = 100_000;
  const fields: [string, z.ZodMiniType][] = [
    ['email', emailField],
    ['password', passwordField],
    ['name', nameField],
    ['duration', durationField],
    ['distance', distance],
    ['day', day('Date is required')],
    ['id', idParam()],
  ];
  const parts = ['a', 'a@', '.', 'a.', '@.', ' ', '\t', '1', '1:', '1,', '-', '\ud83d\ude00', '\0'];

  test.each(fields)('%s', (_name, field) => {
    for (const part of parts) {
      for (const [head, tail] of [
        ['', ''],
        ['a@', ''],
        ['', '@'],
        ['1', '!'],
        [' ', 'x'],
      ]) {
        const value = head + part.repeat(HOSTILE / part.length) + tail;
        const spentMs = processorMs(() => field.safeParse(value), { enoughMs: 250 });
        expect([part, head, tail, spentMs < 250]).toEqual([part, head, tail, true]);
      }
    }
  });
});
