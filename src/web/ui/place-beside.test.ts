import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeBeside } from './place-beside.ts';

beforeEach(() => {
  // A desk whose scrollbar takes 15 pixels.
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('document', { documentElement: { clientWidth: 1265 } });
});
afterEach(() => vi.unstubAllGlobals());

describe('a box beside what it explains', () => {
  test.each([
    ['in the middle is centred below it', { left: 600, top: 100 }, { left: '512px', top: '130px' }],
    ['at the left edge stays on the page', { left: 0, top: 100 }, { left: '8px', top: '130px' }],
    [
      'at the right edge keeps clear of the scrollbar',
      { left: 1240, top: 100 },
      { left: '1057px', top: '130px' },
    ],
    ['low on the page stands above it', { left: 600, top: 760 }, { left: '512px', top: '654px' }],
  ])('%s', (_where, { left, top }, placed) => {
    const floating = { offsetWidth: 200, offsetHeight: 100, style: { left: '', top: '' } };
    const getBoundingClientRect = () => ({ left, top, bottom: top + 24, width: 24 });
    placeBeside({ getBoundingClientRect }, floating);
    expect(floating.style).toEqual(placed);
  });
});
