import { useMemo } from 'react';
import type { MapTiles } from '../../../contract/recordings.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit, unitM } from '../../../domain/measures.ts';
import { type Along, secondAt } from '../../../domain/recording/along.ts';
import { type Route, routeOf } from '../../../domain/recording/route.ts';
import { type Stretch, stretchOf, wholeStretch } from '../../../domain/recording/stretch.ts';
import type { ZoneBounds } from '../../../domain/zones.ts';
import { Curves, type Marked } from './curves.tsx';
import { readingAt, readingOver } from './reading.ts';
import { RouteMap } from './route-map.tsx';
import { useWayView } from './use-way-view.ts';
import type { Way } from './way.ts';
import { type Range, rangeOfStretch, type XAxis } from './x-axis.ts';

type WayPanelProps = {
  way: Way;
  zones: ZoneBounds;
  marked: Marked | null;
  onUnmark: () => void;
  mapTiles: MapTiles | null;
};

/** The route, where there are positions, and the curves: one cursor over both. */
export function WayPanel({ way, zones, marked, onUnmark, mapTiles }: WayPanelProps) {
  const { along } = way;
  const view = useWayView(along);
  const { xAxis, range, cursor, isWhole } = view;
  const route = useMemo(() => routeOfWay(way), [way]);
  const markedRange = useMemo(
    () => marked && rangeOfStretch(marked.stretch, { xAxis, along }),
    [marked, xAxis, along],
  );
  const reading =
    cursor === null
      ? readingOver(way, marked ?? stretchShown({ along, xAxis, range, isWhole }), zones)
      : readingAt(way, cursor, zones);
  const curves = way.panes.length > 0 && (
    <Curves
      way={way}
      zones={zones}
      view={view}
      reading={reading}
      marked={marked}
      markedRange={markedRange}
      onUnmark={onUnmark}
      isNarrow={route !== null}
    />
  );
  if (!route) return curves;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <RouteMap
        route={route}
        way={way}
        zones={zones}
        view={view}
        reading={reading}
        mapTiles={mapTiles}
      />
      <div className="min-w-0">{curves}</div>
    </div>
  );
}

function routeOfWay({ recording, along }: Way): Route | null {
  const { timeS, latitudeDeg, longitudeDeg } = recording;
  if (!latitudeDeg || !longitudeDeg) return null;
  return routeOf({ timeS, latitudeDeg, longitudeDeg }, along.distanceM, unitM());
}

/** The part of the way that is in view, and its name: 'From 12:10 to 18:00'. */
function stretchShown(of: { along: Along; xAxis: XAxis; range: Range; isWhole: boolean }): {
  name: string;
  stretch: Stretch;
} {
  const { along, xAxis, range, isWhole } = of;
  if (isWhole) return { name: 'In all', stretch: wholeStretch(along) };
  const [from, to] = range;
  const { timeS, distanceM } = along;
  const isByDistance = xAxis.over === 'distance' && distanceM;
  const second = (value: number) =>
    isByDistance ? secondAt({ timeS, distanceM }, value * 1000) : value;
  const name = isByDistance
    ? `From ${from.toFixed(2)} to ${to.toFixed(2)}\u00a0${distanceUnit()}`
    : `From ${formatElapsed(from)} to ${formatElapsed(to)}`;
  return { name, stretch: stretchOf(along, { fromS: second(from), toS: second(to) }) };
}
