import type uPlot from 'uplot';
import { zoneRanges } from '../../../domain/zones.ts';
import type { CurveColours } from './curve-colours.ts';

const FAINT = 0.3;

/**
 * The zones behind the heart rate: faint bands, and beside them each zone's full colour with its
 * number, so that nobody needs the colours to tell them apart.
 */
export function drawZoneBands(
  plot: uPlot,
  of: { maxHeartRate: number; colours: CurveColours; stripPx: number; textPx: number },
): void {
  const { maxHeartRate, colours, stripPx, textPx } = of;
  const { ctx, bbox } = plot;
  const dense = devicePixelRatio;
  const bottom = bbox.top + bbox.height;
  ctx.save();
  ctx.font = `600 ${textPx * dense}px ${getComputedStyle(document.body).fontFamily}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const zones = zoneRanges(maxHeartRate);
  for (const [index, { zone, fromBpm }] of zones.entries()) {
    const next = zones[index + 1];
    const from = Math.min(bottom, plot.valToPos(fromBpm, 'y', true));
    const to = Math.max(bbox.top, next ? plot.valToPos(next.fromBpm, 'y', true) : bbox.top);
    if (from - to < 1) continue;
    ctx.fillStyle = colours(`z${zone}`);
    ctx.globalAlpha = FAINT;
    ctx.fillRect(bbox.left, to, bbox.width, from - to);
    ctx.globalAlpha = 1;
    const gap = 3 * dense;
    const left = bbox.left + bbox.width + gap;
    const wide = stripPx * dense - gap;
    ctx.fillRect(left, to + dense / 2, wide, from - to - dense);
    if (from - to < textPx * dense * 1.1) continue;
    ctx.fillStyle = colours(`z${zone}-ink`);
    ctx.fillText(String(zone), left + wide / 2, (from + to) / 2);
  }
  ctx.restore();
}
