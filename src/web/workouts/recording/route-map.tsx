import { lazy, type PointerEvent, Suspense, useMemo, useState } from 'react';
import type { MapTiles } from '../../../contract/recordings.ts';
import { placeOf, type Route, type RoutePoint } from '../../../domain/recording/route.ts';
import type { ZoneBounds } from '../../../domain/zones.ts';
import { useWidth } from '../../ui/charts/use-width.ts';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { cursorSlider } from './cursor-slider.ts';
import type { Reading } from './reading.ts';
import { sampleInReach, strokeOf, WIDTHS_PX } from './route-look.ts';
import { piecesOf, type Shading, shadingsOf } from './route-shades.ts';
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
        {!mapTiles && `Squares of ${lengthText(gridM(route))}. `}
        Seen by you alone: your trainer’s link has no route.
      </p>
    </div>
  );
}

const PADDING_PX = 28;
const TALLEST_PX = 416;
const FLATTEST_PX = 200;

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
      <svg
        aria-hidden="true"
        width={widthPx}
        height={sheet.heightPx}
        viewBox={`0 0 ${widthPx} ${sheet.heightPx}`}
        className="absolute inset-0 max-w-full"
      >
        <Grid sheet={sheet} widthPx={widthPx} />
        <Line route={route} sheet={sheet} shading={shading} />
        <Kilometres route={route} sheet={sheet} />
        <Ends route={route} sheet={sheet} widthPx={widthPx} />
        {at && <Dot place={sheet.place(at)} />}
      </svg>
    </div>
  );
}

type Sheet = {
  heightPx: number;
  gridM: number;
  pxPerM: number;
  place: (point: Pick<RoutePoint, 'xM' | 'yM'>) => [x: number, y: number];
};

/** As large as the width allows, never taller than a screen has room for. */
function sheetOf(route: Route, widthPx: number): Sheet {
  const innerPx = widthPx - 2 * PADDING_PX;
  // A way up and down one street is a line: it is still to be looked at.
  const leastM = Math.max(route.widthM, route.heightM, 50) / 100;
  const [widthM, heightM] = [Math.max(route.widthM, leastM), Math.max(route.heightM, leastM)];
  const tallestPx = Math.min(TALLEST_PX, Math.max(widthPx, FLATTEST_PX)) - 2 * PADDING_PX;
  const pxPerM = Math.min(innerPx / widthM, tallestPx / heightM);
  const heightPx = Math.max(FLATTEST_PX, Math.round(heightM * pxPerM) + 2 * PADDING_PX);
  return {
    heightPx,
    pxPerM,
    gridM: gridM(route),
    place: ({ xM, yM }) => [widthPx / 2 + xM * pxPerM, heightPx / 2 - yM * pxPerM],
  };
}

const GRIDS_M = [50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000];

/** About six squares across. */
function gridM({ widthM, heightM }: Route): number {
  const across = Math.max(widthM, heightM) / 6;
  return GRIDS_M.find((size) => size >= across) ?? 100_000;
}

function lengthText(metres: number): string {
  return metres < 1000 ? `${metres}\u00a0m` : `${metres / 1000}\u00a0km`;
}

function Grid({ sheet, widthPx }: { sheet: Sheet; widthPx: number }) {
  const stepPx = sheet.gridM * sheet.pxPerM;
  const lines = (sizePx: number) => {
    const first = (sizePx / 2) % stepPx;
    return Array.from({ length: Math.ceil(sizePx / stepPx) }, (_, at) => first + at * stepPx);
  };
  return (
    <g className="stroke-line">
      {lines(widthPx).map((x) => (
        <path key={x} d={`M${x} 0V${sheet.heightPx}`} />
      ))}
      {lines(sheet.heightPx).map((y) => (
        <path key={y} d={`M0 ${y}H${widthPx}`} />
      ))}
      <g transform={`translate(${widthPx - 18} 14)`} className="fill-soft stroke-soft">
        <path d="M0 14V2M-4 6L0 1.5L4 6" fill="none" strokeWidth={1.5} />
        <text y={26} textAnchor="middle" className="text-note" stroke="none">
          N
        </text>
      </g>
    </g>
  );
}

function Line({
  route,
  sheet,
  shading,
}: {
  route: Route;
  sheet: Sheet;
  shading: Shading | undefined;
}) {
  const whole = useMemo(
    () => route.lines.map((line) => pathOf(line, sheet)).join(''),
    [route, sheet],
  );
  const pieces = useMemo(
    () =>
      shading
        ? piecesOf(route, shading).map(({ shade, points }) => ({ shade, d: pathOf(points, sheet) }))
        : [],
    [route, sheet, shading],
  );
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={whole} className="stroke-card" strokeWidth={9} />
      <path d={whole} className="stroke-edge" strokeWidth={shading ? 1.5 : 3.25} />
      {shading &&
        pieces.map(
          ({ shade, d }, index) =>
            shade !== null && (
              <path
                // biome-ignore lint/suspicious/noArrayIndexKey: a drawing's pieces have no other name
                key={index}
                d={d}
                className={strokeOf(shading.key, shade)}
                strokeWidth={WIDTHS_PX[shade]}
              />
            ),
        )}
    </g>
  );
}

function pathOf(points: readonly RoutePoint[], { place }: Sheet): string {
  return points
    .map((point, index) => {
      const [x, y] = place(point);
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

const KM_STEPS = [1, 2, 5, 10, 20, 50];
const MOST_MARKS = 22;
const LABEL_PX = 13;

function Kilometres({ route, sheet }: { route: Route; sheet: Sheet }) {
  const { kilometres } = route;
  const step = KM_STEPS.find((each) => kilometres.length / each <= MOST_MARKS) ?? 100;
  const marks = kilometres.filter(({ km }) => km % step === 0);
  return (
    <g className="fill-ink text-note" textAnchor="middle">
      {marks.map((mark) => {
        const [x, y] = sheet.place(mark);
        const [outX, outY] = outwards(mark);
        return (
          <g key={mark.km}>
            <path
              d={`M${x - 4 * outX} ${y + 4 * outY}L${x + 4 * outX} ${y - 4 * outY}`}
              className="stroke-card"
              strokeWidth={2}
            />
            <text
              x={x + LABEL_PX * outX}
              y={y - LABEL_PX * outY + 4}
              paintOrder="stroke"
              className="stroke-card"
              strokeWidth={3}
            >
              {mark.km}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** Across the way, to the side that looks away from the middle: north is up. */
function outwards({ xM, yM, headingRad }: Route['kilometres'][number]): [number, number] {
  const [x, y] = [-Math.sin(headingRad), Math.cos(headingRad)];
  return x * xM + y * yM >= 0 ? [x, y] : [-x, -y];
}

function Ends({ route, sheet, widthPx }: { route: Route; sheet: Sheet; widthPx: number }) {
  const [startX, startY] = sheet.place(route.start);
  const [finishX, finishY] = sheet.place(route.finish);
  const isOnePlace = Math.hypot(startX - finishX, startY - finishY) < 30;
  const startAbove = isOnePlace || startY <= finishY;
  const label = (x: number) => Math.min(Math.max(x, 22), widthPx - 22);
  return (
    <g className="text-note font-semibold">
      <rect
        x={finishX - 5}
        y={finishY - 5}
        width={10}
        height={10}
        className="fill-ink stroke-card"
        strokeWidth={2}
      />
      <circle cx={startX} cy={startY} r={6} className="fill-card stroke-ink" strokeWidth={2.5} />
      <g textAnchor="middle" paintOrder="stroke" className="fill-ink stroke-card" strokeWidth={3}>
        <text x={label(startX)} y={startAbove ? startY - 12 : startY + 22}>
          Start
        </text>
        <text x={label(finishX)} y={startAbove ? finishY + 22 : finishY - 12}>
          Finish
        </text>
      </g>
    </g>
  );
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
