import { type ReactNode, useMemo } from 'react';
import { distanceIn, distanceUnit, unitM } from '../../../domain/measures.ts';
import type { Kilometre, Place, RouteShape } from '../../../domain/recording/route.ts';
import { labelWidth } from './label-width.ts';

/** Parts of the way drawn in a look of their own. */
export type RouteStroke = { lines: readonly Place[][]; look: string; widthPx: number };
type RouteEnds = { start: Place; finish: Place };

type RouteDrawingProps = {
  route: RouteShape;
  sheet: Sheet;
  widthPx: number;
  strokes?: readonly RouteStroke[];
  /** Null where they are not to be seen. */
  ends: RouteEnds | null;
  /** Drawn above all. */
  children?: ReactNode;
};

/** A way over the ground without a map: its shape on squares, north up, and its kilometres. */
export function RouteDrawing(props: RouteDrawingProps) {
  const { route, sheet, widthPx, strokes = NO_STROKES, ends, children } = props;
  const words = ends ? endWords(ends, sheet, widthPx) : [];
  return (
    <svg
      aria-hidden="true"
      width={widthPx}
      height={sheet.heightPx}
      viewBox={`0 0 ${widthPx} ${sheet.heightPx}`}
      className="absolute inset-0 max-w-full"
    >
      <Grid sheet={sheet} widthPx={widthPx} />
      <Line route={route} sheet={sheet} strokes={strokes} />
      <Kilometres route={route} sheet={sheet} words={words} />
      {ends && <Ends ends={ends} sheet={sheet} words={words} />}
      {children}
    </svg>
  );
}

const NO_STROKES: readonly RouteStroke[] = [];

/** 'Squares of 500 m.', 'Squares of 0.25 mi.' */
export function gridText(route: RouteShape): string {
  const side = gridSide(route);
  const isShort = unitM() === 1000 && side < 1;
  return `Squares of ${isShort ? `${side * 1000}\u00a0m` : `${side}\u00a0${distanceUnit()}`}.`;
}

const PADDING_PX = 28;
const TALLEST_PX = 416;
const FLATTEST_PX = 200;

type Sheet = {
  heightPx: number;
  gridM: number;
  pxPerM: number;
  place: (place: Place) => [x: number, y: number];
};

/** As large as the width allows, never taller than a screen has room for. */
export function sheetOf(route: RouteShape, widthPx: number): Sheet {
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
    gridM: gridSide(route) * unitM(),
    place: ({ xM, yM }) => [widthPx / 2 + xM * pxPerM, heightPx / 2 - yM * pxPerM],
  };
}

const LONG_SIDES = [0.5, 1, 2, 5, 10, 20, 50, 100];
const SIDES = { km: [0.05, 0.1, 0.2, ...LONG_SIDES], mi: [0.05, 0.1, 0.25, ...LONG_SIDES] };

/** In the reader's unit; about six squares across. */
function gridSide({ widthM, heightM }: RouteShape): number {
  const across = distanceIn(Math.max(widthM, heightM)) / 6;
  return SIDES[distanceUnit()].find((side) => side >= across) ?? 100;
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

type LineProps = { route: RouteShape; sheet: Sheet; strokes: readonly RouteStroke[] };

function Line({ route, sheet, strokes }: LineProps) {
  const whole = useMemo(() => pathOf(route.lines, sheet), [route, sheet]);
  const paths = useMemo(
    () => strokes.map(({ lines, look, widthPx }) => ({ d: pathOf(lines, sheet), look, widthPx })),
    [strokes, sheet],
  );
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={whole} className="stroke-card" strokeWidth={9} />
      <path d={whole} className="stroke-edge" strokeWidth={paths.length > 0 ? 1.5 : 3.25} />
      {paths.map(({ d, look, widthPx }) => (
        <path key={look} d={d} className={look} strokeWidth={widthPx} />
      ))}
    </g>
  );
}

function pathOf(lines: readonly Place[][], { place }: Sheet): string {
  return lines
    .flatMap((points) =>
      points.map((point, index) => {
        const [x, y] = place(point);
        return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
      }),
    )
    .join('');
}

const KM_STEPS = [1, 2, 5, 10, 20, 50];
const MOST_MARKS = 22;
const LABEL_PX = 13;

type KilometresProps = { route: RouteShape; sheet: Sheet; words: readonly EndWord[] };

function Kilometres({ route: { kilometres }, sheet, words }: KilometresProps) {
  const step = KM_STEPS.find((each) => kilometres.length / each <= MOST_MARKS) ?? 100;
  const marks = kilometres.filter(({ km }) => km % step === 0);
  return (
    <g className="fill-ink text-note" textAnchor="middle">
      {marks.map((mark) => {
        const [x, y] = sheet.place(mark);
        const [outX, outY] = outwards(mark);
        const number = {
          text: String(mark.km),
          x: x + LABEL_PX * outX,
          y: y - LABEL_PX * outY + 4,
        };
        return (
          <g key={mark.km}>
            <path
              d={`M${x - 4 * outX} ${y + 4 * outY}L${x + 4 * outX} ${y - 4 * outY}`}
              className="stroke-card"
              strokeWidth={2}
            />
            {!words.some((word) => isOn(word, number)) && (
              <text
                x={number.x}
                y={number.y}
                paintOrder="stroke"
                className="stroke-card"
                strokeWidth={3}
              >
                {number.text}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Across the way, to the side that looks away from the middle: north is up. */
function outwards({ xM, yM, headingRad }: Kilometre): [number, number] {
  const [x, y] = [-Math.sin(headingRad), Math.cos(headingRad)];
  return x * xM + y * yM >= 0 ? [x, y] : [-x, -y];
}

/** Set in the middle above its baseline. */
type EndWord = { text: string; x: number; y: number };

/** Where 'Start' and 'Finish' are written, clear of one another. */
export function endWords(ends: RouteEnds, sheet: Sheet, widthPx: number): EndWord[] {
  const [startX, startY] = sheet.place(ends.start);
  const [finishX, finishY] = sheet.place(ends.finish);
  const isOnePlace = Math.hypot(startX - finishX, startY - finishY) < 30;
  const startAbove = isOnePlace || startY <= finishY;
  const inside = (x: number) => Math.min(Math.max(x, 22), widthPx - 22);
  return [
    { text: 'Start', x: inside(startX), y: startAbove ? startY - 12 : startY + 22 },
    { text: 'Finish', x: inside(finishX), y: startAbove ? finishY + 22 : finishY - 12 },
  ];
}

const LINE_PX = 15;

/** Whether two words lie on one another. */
export function isOn(one: EndWord, other: EndWord): boolean {
  const apartPx = (labelWidth(one.text) + labelWidth(other.text)) / 2;
  return Math.abs(one.x - other.x) < apartPx && Math.abs(one.y - other.y) < LINE_PX;
}

type EndsProps = { ends: RouteEnds; sheet: Sheet; words: readonly EndWord[] };

function Ends({ ends, sheet, words }: EndsProps) {
  const [startX, startY] = sheet.place(ends.start);
  const [finishX, finishY] = sheet.place(ends.finish);
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
        {words.map(({ text, x, y }) => (
          <text key={text} x={x} y={y}>
            {text}
          </text>
        ))}
      </g>
    </g>
  );
}
