import { describe, expect, test } from 'vitest';
import { offeredTags, withTag } from './own-words.tsx';

const OWN = ['hills', 'with anna', 'heat'];

describe('the tags offered while a workout is written down', () => {
  test('are the athlete’s own that are not there yet and begin with what is typed', () => {
    expect(offeredTags('', OWN)).toEqual(OWN);
    expect(offeredTags('hills, ', OWN)).toEqual(['with anna', 'heat']);
    expect(offeredTags('with anna, H', OWN)).toEqual(['hills', 'heat']);
    expect(offeredTags('hills', OWN)).toEqual(['with anna', 'heat']);
  });

  test('take the place of what was begun, and leave the others', () => {
    expect(withTag('with anna, hi', 'hills')).toBe('with anna, hills');
    expect(withTag('tempo', 'hills')).toBe('tempo, hills');
    expect(withTag('', 'hills')).toBe('hills');
  });
});
