import { describe, expect, test } from 'vitest';
import { notedHeat } from './noted-heat.ts';

describe('a note tells of heat', () => {
  test.each([
    'so hot today',
    'Hot. Took the shaded side',
    'heat was terrible, legs fine',
    '31°C and humid',
    '28 degrees, no wind',
    'felt like a sauna',
    '88F at the start',
    'too hot for intervals',
    'Muggy morning',
    '26.5 °C',
    'Sehr heiß',
  ])('%s', (notes) => expect(notedHeat({ notes })).toBe(true));

  test.each([
    'not so hot as last week',
    "wasn't hot at all",
    'went early to beat the heat',
    'out before the heat',
    'hot chocolate after it',
    'hot shower needed',
    'won my heat of the 800',
    'heat 2, third',
    'hot spot on the left foot',
    '12 degrees and sunny',
    '45 degrees slope at the end',
    '5 km in 25:30, 10 c',
    '60 F and dry',
    'hotel treadmill',
    '',
  ])('and not: %s', (notes) => expect(notedHeat({ notes })).toBe(false));

  test('and so do a title and a tag', () => {
    expect(notedHeat({ notes: null, title: 'Hot lunch run' })).toBe(true);
    expect(notedHeat({ notes: null, tags: 'hills, heat' })).toBe(true);
    expect(notedHeat({ notes: null })).toBe(false);
  });
});
