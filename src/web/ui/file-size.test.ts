import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0\u00a0B'],
  [999, '999\u00a0B'],
  [1000, '1\u00a0kB'],
  [999_499, '999\u00a0kB'],
  [999_500, '1.0\u00a0MB'],
  [12_345_678, '12.3\u00a0MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
