import { describe, expect, test } from 'vitest';
import { contrast, labAsSeen, VISIONS } from '../../../testing/web/colour.ts';
import { deltaE } from '../../../testing/web/delta-e.ts';
import { THEMES, tokenOf } from '../../../testing/web/read-tokens.ts';

// 2.3 is just noticeable side by side; ten is another colour at a glance.
const APART = 10;

const ZONES = ['z1', 'z2', 'z3', 'z4', 'z5'];
const PAIRS = ZONES.flatMap((first, index) =>
  ZONES.slice(index + 1).map((second): [string, string] => [first, second]),
);

// Less than the eye tells of two colours as far apart in lightness as those of light and dark.
const SAME_HUE_DEGREES = 8;

test.each(ZONES.flatMap((zone) => [zone, `${zone}-edge`]))(
  '%s is of one hue in the light and in the dark',
  (name) => {
    const turn = Math.abs(hueOf(tokenOf('light', name)) - hueOf(tokenOf('dark', name)));
    expect(Math.min(turn, 360 - turn)).toBeLessThanOrEqual(SAME_HUE_DEGREES);
  },
);

describe.each(THEMES)('in the %s theme', (theme) => {
  describe.each(VISIONS)('seen with %s vision', (vision) => {
    test.each(PAIRS)('%s and %s stay apart', (first, second) => {
      const [a, b] = [tokenOf(theme, first), tokenOf(theme, second)];
      expect(deltaE(labAsSeen(a, vision), labAsSeen(b, vision))).toBeGreaterThanOrEqual(APART);
    });
  });

  test('a hotter zone is always further from the card', () => {
    const card = tokenOf(theme, 'card');
    const contrasts = ZONES.map((zone) => contrast(tokenOf(theme, zone), card));
    expect(contrasts).toEqual(contrasts.toSorted((a, b) => a - b));
  });
});

function hueOf(colour: string): number {
  const [, a, b] = labAsSeen(colour, 'normal');
  return (Math.atan2(b, a) * 180) / Math.PI;
}
