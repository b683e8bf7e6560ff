import { readFit } from './fit/read-fit.ts';
import { readGpx } from './gpx/read-gpx.ts';
import { readKml } from './kml/read-kml.ts';
import type { Reading } from './reading.ts';
import { readTcx } from './tcx/read-tcx.ts';

const READERS = { fit: readFit, gpx: readGpx, tcx: readTcx, kml: readKml };
export type TrackKind = keyof typeof READERS;

/** A recorded track of any kind. */
export function readTrack(kind: TrackKind, bytes: Uint8Array): Reading {
  return READERS[kind](bytes);
}
