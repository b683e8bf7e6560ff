import { describe, expect, test } from 'vitest';
import { saidTags, tagsOf, tagsText } from './tags.ts';

describe('the tags of a workout', () => {
  test('are parted by commas, in small letters, each once', () => {
    expect(tagsOf(' Hills,with  Anna, hills ,, ÜBUNG')).toEqual(['hills', 'with anna', 'übung']);
  });

  test('none is nothing, there and back', () => {
    expect(tagsText(tagsOf(' , '))).toBeNull();
    expect(tagsOf(null)).toEqual([]);
    expect(saidTags('hills,with anna')).toBe('hills, with anna');
  });
});
