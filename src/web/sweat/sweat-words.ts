import type { SweatTest } from '../../contract/sweat.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { weightText } from '../../domain/measures.ts';
import type { OwnSweat } from '../../domain/sweat.ts';
import { countText } from '../words/amounts.ts';

/** '1,200 ml', to 10 ml: nobody drinks more exactly. */
export function mlText(ml: number, unit = '\u00a0ml'): string {
  return `${(10 * Math.round(ml / 10)).toLocaleString('en')}${unit}`;
}

/** '0.8 kg lighter, 400 ml drunk in 1:00:00, 18 °C' */
export function weighedText(test: SweatTest): string {
  const lostKg = test.beforeKg - test.afterKg;
  const lost = weightText(Math.abs(lostKg));
  const change = lost.startsWith('0.0')
    ? 'no lighter'
    : `${lost} ${lostKg > 0 ? 'lighter' : 'heavier'}`;
  const heat = test.temperatureC === null ? '' : `, ${degreesText(test.temperatureC)}\u00a0°C`;
  return `${change}, ${mlText(test.drunkMl)} drunk in ${formatElapsed(test.durationS)}${heat}`;
}

/** 'You sweat about 900 ml an hour, by 3 sweat tests at 12 to 21 °C.' */
export function ownSweatText({ mlPerHour, tests, coldestC, warmestC }: OwnSweat): string {
  const heat =
    coldestC === null || warmestC === null
      ? ''
      : coldestC === warmestC
        ? ` at ${degreesText(coldestC)}\u00a0°C`
        : ` at ${degreesText(coldestC)} to ${degreesText(warmestC)}\u00a0°C`;
  return `You sweat about ${mlText(mlPerHour)} an hour, by ${countText(tests.length, 'sweat test')}${heat}.`;
}

function degreesText(celsius: number): string {
  return String(Math.round(celsius)).replace('-', '\u2212');
}
