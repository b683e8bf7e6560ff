import { lazy, type PointerEvent, Suspense, useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { MapTiles } from '../../../contract/recordings.ts';
import { placeOf, type Route, type RoutePoint } from '../../../domain/recording/route.ts';
import type { ZoneBounds } from '../../../domain/zones.ts';
import {
  gridText,
  RouteDrawing,
  type RouteStroke,
  sheetOf,
} from '../../ui/charts/route-drawing.tsx';
import { useWidth } from '../../ui/charts/use-width.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cursorSlider } from './cursor-slider.ts';
import type { Reading } from './reading.ts';
import { sampleInReach, strokeOf, WIDTHS_PX } from './route-look.ts';
import { linesByShade, type Shading, shadingsOf } from './route-shades.ts';
import type { WayView } from './use-way-view.ts';
import type { Way } from './way.ts';

type RouteMapProps = {
  route: Route;
  way: Way;
  zones: ZoneBounds;
  view: WayView;
  reading: Reading;
  /** Null: the route is drawn without a map. */
  mapTiles: MapTiles | null;
};

/** Its library is fetched only where there is a map to draw on. */
const RouteOnTiles = lazy(() => import('./route-on-tiles.tsx'));

/** The way over the ground, without a map: its shape, its kilometres, and the curves' own cursor. */
export function RouteMap({ route, way, zones, view, reading, mapTiles }: RouteMapProps) {
  const shadings = useMemo(() => shadingsOf(way, zones), [way, zones]);
  const [chosen, setChosen] = useState<Shading['key']>('rate');
  const shading = shadings.find(({ key }) => key === chosen) ?? shadings[0];
  const [box, widthPx] = useWidth();
  return (
    <div className="min-w-0">
      <div className="mb-2 grid gap-2">
        <h3 className="sr-only">Route</h3>
        {shadings.length > 1 && shading && (
          <SegmentedControl
            label="Route coloured by"
            hideLabel
            value={shading.key}
            choices={shadings.map(({ key, label }) => ({ value: key, label }))}
            onChange={setChosen}
          />
        )}
      </div>
      <div ref={box}>
        {widthPx > 0 && mapTiles && (
          <Suspense fallback={<Skeleton size="h-80 w-full" />}>
            <RouteOnTiles
              tiles={mapTiles}
              route={route}
              way={way}
              shading={shading}
              view={view}
              reading={reading}
            />
          </Suspense>
        )}
        {widthPx > 0 && !mapTiles && (
          <Drawing
            route={route}
            way={way}
            shading={shading}
            view={view}
            reading={reading}
            widthPx={widthPx}
          />
        )}
      </div>
      {shading && <Legend shading={shading} />}
      <p className="mt-2 text-note text-soft">
        {!mapTiles && `${gridText(route)} `}
        Seen by you alone, unless you{' '}
        <Link href="/sharing" className="link">
          show routes to your trainer
        </Link>
        .
      </p>
    </div>
  );
}

type DrawingProps = {
  route: Route;
  way: Way;
  shading: Shading | undefined;
  view: WayView;
  reading: Reading;
  widthPx: number;
};

function Drawing({ route, way, shading, view, reading, widthPx }: DrawingProps) {
  const { xAxis, cursor, point, pointAtSample } = view;
  const sheet = useMemo(() => sheetOf(route, widthPx), [route, widthPx]);
  const strokes = useMemo(() => strokesOf(route, shading), [route, shading]);
  const { latitudeDeg } = way.recording;
  const at = cursor === null || !latitudeDeg ? null : placeOf({ latitudeDeg }, route, cursor);

  const pointAt = (event: PointerEvent<HTMLElement>) => {
    if (event.pointerType !== 'mouse' && event.type === 'pointermove' && event.buttons === 0)
      return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [handX, handY] = [event.clientX - left, event.clientY - top];
    const pxTo = (routePoint: RoutePoint) => {
      const [x, y] = sheet.place(routePoint);
      return Math.hypot(x - handX, y - handY);
    };
    pointAtSample(sampleInReach(route, pxTo));
  };
  return (
    <div
      {...cursorSlider({ label: 'Place on the route', view, reading, range: xAxis.whole })}
      className="relative cursor-crosshair touch-pan-y overflow-hidden rounded-box border border-line select-none"
      style={{ height: sheet.heightPx }}
      onPointerDown={pointAt}
      onPointerMove={pointAt}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') point(null);
      }}
    >
      <RouteDrawing route={route} sheet={sheet} widthPx={widthPx} strokes={strokes} ends={route}>
        {at && <Dot place={sheet.place(at)} />}
      </RouteDrawing>
    </div>
  );
}

function strokesOf(route: Route, shading: Shading | undefined): RouteStroke[] {
  if (!shading) return [];
  return linesByShade(route, shading).map(({ shade, lines }) => ({
    lines,
    look: strokeOf(shading.key, shade),
    widthPx: WIDTHS_PX[shade],
  }));
}

function Dot({ place: [x, y] }: { place: [number, number] }) {
  return (
    <g>
      <circle cx={x} cy={y} r={12} className="fill-ink opacity-15" />
      <circle cx={x} cy={y} r={6.5} className="fill-card stroke-ink" strokeWidth={3} />
    </g>
  );
}

function Legend({ shading }: { shading: Shading }) {
  const { key, meanings, unit } = shading;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-note text-soft">
      {meanings.map((meaning, index) => {
        const shade = ([0, 1, 2, 3, 4] as const)[index] ?? 0;
        return (
          <li key={meaning} className="inline-flex items-center gap-1.5 whitespace-nowrap">
            <svg aria-hidden="true" width={20} height={8} className="shrink-0">
              <path
                d="M3 4H17"
                strokeLinecap="round"
                className={strokeOf(key, shade)}
                strokeWidth={WIDTHS_PX[shade]}
              />
            </svg>
            {meaning}
            {unit && `\u00a0${unit}`}
          </li>
        );
      })}
    </ul>
  );
}
