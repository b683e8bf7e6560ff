import { readFit } from './fit/read-fit.ts';
import { readGpx } from './gpx/read-gpx.ts';
import type { Reading } from './reading.ts';
import { readTcx } from './tcx/read-tcx.ts';

const READERS = { fit: readFit, gpx: readGpx, tcx: readTcx };

/** A recorded track of any of the three kinds. */
export function readTrack(kind: 'fit' | 'gpx' | 'tcx', bytes: Uint8Array): Reading {
  return READERS[kind](bytes);
}
