import { describe, expect, test } from 'vitest';
import { alternativesOf, judge } from './judge.ts';

const fault = (pattern: RegExp, characters: number | null = null) => judge(pattern, characters);

describe('a pattern', { timeout: 60_000 }, () => {
  test('that goes back over what it has read is refused, with the text that shows it', () => {
    expect(fault(/\s*\/\s*/)).toMatch(/^takes 2nd degree polynomial time on /);
    expect(fault(/^(a|a)*$/)).toMatch(/^takes exponential time on /);
  });

  test('that reads each character once passes', () => {
    expect(fault(/^(\d{1,3}):([0-5]\d)$/)).toBeNull();
    expect(fault(/[^\p{L}\p{N}]+/gu)).toBeNull();
  });

  test('may be quadratic on so few characters that nobody notices, never exponential', () => {
    expect(fault(/\s*\/\s*/, 1000)).toBeNull();
    expect(fault(/^(a|a)*$/, 1000)).toMatch(/exponential/);
  });

  test('is judged by each of its alternatives', () => {
    expect(alternativesOf('a|(b|c)|[|]|\\|d')).toEqual(['a', '(b|c)', '[|]', '\\|d']);
    expect(alternativesOf('(a)|\\1')).toEqual(['(a)|\\1']);
    expect(fault(/x|\s*\/\s*/)).toMatch(/polynomial/);
  });
});
