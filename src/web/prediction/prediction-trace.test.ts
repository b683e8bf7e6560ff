import { expect, test } from 'vitest';
import { allowanceText } from './prediction-trace.tsx';

test('the allowance for a distance says its way in words', () => {
  expect(allowanceText(10)).toBe('10\u00a0s added for so long a race');
  expect(allowanceText(-15)).toBe('15\u00a0s taken off for so short a race');
  expect(allowanceText(0)).toBe('as it is');
});
