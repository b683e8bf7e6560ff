const MB = 1024 * 1024;

/** What an uploaded file may come to once it is unpacked. */
export type UploadLimits = {
  /** Entries of one archive. */
  entries: number;
  /** Of everything in it together. */
  inflatedBytes: number;
  /** Unpacked bytes for each packed one, of an entry that is large enough to matter. */
  ratio: number;
};

export const UPLOAD_LIMITS: UploadLimits = {
  entries: 50_000,
  inflatedBytes: 16 * 1024 * MB,
  // Ten years of Apple Health pack to a thirtieth, a list of zeros to a thousandth.
  ratio: 250,
};

/** Of tables inside archives that ask for their columns, an import. */
export const MOST_TABLES = 100;
/** Of those, tables that look like no tables of workouts, an archive. */
export const MOST_TABLES_LEFT_OUT = 20;
export const MOST_TABLE_BYTES = 100 * MB;

/** Of an entry smaller than this the ratio tells nothing. */
export const SMALL_ENTRY_BYTES = 16 * MB;

/** The largest file that is read as a whole, by what it is. */
export const WHOLE_FILE_BYTES = {
  // A day of one record a second is some 5 MB, as XML 30.
  fit: 48 * MB,
  gpx: 48 * MB,
  tcx: 48 * MB,
  kml: 48 * MB,
  json: 48 * MB,
  table: 20 * MB,
} as const;
