import {
  type CircleMarker,
  circleMarker,
  type LatLngTuple,
  type Map as LeafletMap,
  type LeafletMouseEvent,
  map as leafletMap,
  type Polyline,
  polyline,
  tileLayer,
} from 'leaflet';
import 'leaflet/dist/leaflet.css';
import { useEffect, useRef } from 'react';
import type { MapTiles } from '../../../contract/recordings.ts';
import type { Route, RoutePoint } from '../../../domain/recording/route.ts';
import { cursorSlider } from './cursor-slider.ts';
import type { Reading } from './reading.ts';
import { sampleInReach, strokeOf, WIDTHS_PX } from './route-look.ts';
import { linesByShade, type Shading } from './route-shades.ts';
import type { WayView } from './use-way-view.ts';
import type { Way } from './way.ts';

type RouteOnTilesProps = {
  tiles: MapTiles;
  route: Route;
  way: Way;
  shading: Shading | undefined;
  view: WayView;
  reading: Reading;
};

/** The route on the map that the operator has named, with the curves' own cursor. */
export default function RouteOnTiles(props: RouteOnTilesProps) {
  const { tiles, route, way, shading, view, reading } = props;
  const { xAxis, cursor, pointAtSample } = view;
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<LeafletMap | null>(null);
  const dot = useRef<CircleMarker | null>(null);

  useEffect(() => {
    if (!box.current) return;
    const drawn = leafletMap(box.current, { keyboard: false, scrollWheelZoom: false });
    drawn.attributionControl.setPrefix(false);
    tileLayer(tiles.url, {
      attribution: escaped(tiles.attribution),
      // The page itself tells nobody where it is; servers of maps ask for the site's name.
      referrerPolicy: 'strict-origin-when-cross-origin',
    }).addTo(drawn);
    map.current = drawn;
    return () => {
      drawn.remove();
      map.current = null;
      dot.current = null;
    };
  }, [tiles]);

  useEffect(() => {
    const drawn = map.current;
    if (!drawn) return;
    const lines: Polyline[] = route.lines.map((line) =>
      polyline(placesOf(line, way), { className: 'stroke-card', weight: 9 }),
    );
    drawn.fitBounds(
      lines.map((line) => line.getBounds()).reduce((a, b) => a.extend(b)),
      {
        padding: [24, 24],
      },
    );
    const strokes = shading
      ? linesByShade(route, shading).map(({ shade, lines: ofShade }) => {
          const look = { className: strokeOf(shading.key, shade), weight: WIDTHS_PX[shade] };
          return polyline(
            ofShade.map((line) => placesOf(line, way)),
            look,
          );
        })
      : [];
    const all = [...lines, ...strokes];
    for (const line of all) line.addTo(drawn);
    return () => {
      for (const line of all) line.remove();
    };
  }, [route, way, shading]);

  useEffect(() => {
    const drawn = map.current;
    if (!drawn) return;
    const pointAt = ({ containerPoint }: LeafletMouseEvent) => {
      const pxTo = ({ index }: RoutePoint) => {
        const place = placeAt(way, index);
        return place ? drawn.latLngToContainerPoint(place).distanceTo(containerPoint) : Infinity;
      };
      pointAtSample(sampleInReach(route, pxTo));
    };
    drawn.on('mousemove', pointAt).on('click', pointAt);
    return () => {
      drawn.off('mousemove', pointAt).off('click', pointAt);
    };
  });

  useEffect(() => {
    const drawn = map.current;
    const place = cursor === null ? null : placeAt(way, cursor);
    if (!drawn || !place) {
      dot.current?.remove();
      dot.current = null;
      return;
    }
    dot.current ??= circleMarker(place, {
      radius: 7,
      weight: 3,
      fillOpacity: 1,
      className: 'fill-card stroke-ink',
    }).addTo(drawn);
    dot.current.setLatLng(place);
  }, [cursor, way]);

  return (
    <>
      {/* Above nothing else of the page: the map's own layers stay inside. */}
      <div ref={box} className="isolate h-80 rounded-box border border-line" />
      {/* Beside the map, not around it: the map has buttons of its own. */}
      <div
        {...cursorSlider({ label: 'Place on the route', view, reading, range: xAxis.whole })}
        className="mt-1 inline-flex min-h-6 items-center rounded-box text-note text-soft pointer-coarse:hidden"
      >
        {cursor === null ? 'Point at the route, or step along it by arrow keys' : reading.where}
      </div>
    </>
  );
}

function placesOf(points: readonly RoutePoint[], way: Way): LatLngTuple[] {
  return points.map(({ index }) => placeAt(way, index)).filter((place) => place !== null);
}

function placeAt({ recording }: Way, index: number): [number, number] | null {
  const latitude = recording.latitudeDeg?.[index] ?? null;
  const longitude = recording.longitudeDeg?.[index] ?? null;
  return latitude === null || longitude === null ? null : [latitude, longitude];
}

/** Leaflet takes the attribution for HTML; the operator writes words. */
function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
