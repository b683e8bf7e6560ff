import { expect, test } from 'vitest';
import { hoursText } from './amounts.ts';

test.each([
  [0, '0:00'],
  [29, '0:00'],
  [30, '0:01'],
  [3599, '1:00'],
  [148_800, '41:20'],
  [4_320_060, '1,200:01'],
])('%i seconds added up are %s', (seconds, text) => expect(hoursText(seconds)).toBe(text));
