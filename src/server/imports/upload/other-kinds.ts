import type { NamedKind } from './refused-file.ts';

/** Kinds of files by their first bytes, as people call them. */

export function isZip(head: Uint8Array): boolean {
  // The second is an archive without a single file.
  return begins(head, 'PK\x03\x04') || begins(head, 'PK\x05\x06');
}

export function isGzip(head: Uint8Array): boolean {
  return begins(head, '\x1f\x8b');
}

/** Null where it is none of these. */
export function otherKindOf(head: Uint8Array): NamedKind | null {
  const isText = !head.subarray(0, 128).includes(0);
  const found = KINDS.find(({ marks }) =>
    marks.some((mark) => begins(head, mark.text, mark.at) && !(isText && isWord(mark))),
  );
  return found ? namedKind(found) : null;
}

/** What tells what to do about it may hold workouts all the same. */
function namedKind({ what, instead }: Pick<NamedKind, 'what' | 'instead'>): NamedKind {
  return { what, isNoWorkout: instead === undefined, instead };
}

/** A table may begin with 'BMI' as well. */
function isWord({ text, at }: Mark): boolean {
  return at === undefined && /^[A-Z0-9]{2,4}$/.test(text);
}

/** What an archive of the zip kind is that is a document: by the names of its first entries. */
export function zipDocumentOf(names: readonly string[]): NamedKind | null {
  const found = ZIP_DOCUMENTS.find(({ has }) => names.some((name) => has.test(name)));
  return found ? namedKind(found) : null;
}

function begins(head: Uint8Array, text: string, at = 0): boolean {
  if (head.length < at + text.length) return false;
  for (let index = 0; index < text.length; index += 1) {
    if (head[at + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}

type Mark = { text: string; at?: number };

type Kind = { what: string; instead?: string; marks: Mark[] };

function kind(what: string, ...marks: (string | Mark)[]): Kind {
  const all = marks.map((mark) => (typeof mark === 'string' ? { text: mark } : mark));
  return { what, marks: all };
}

function archive(what: string, ...marks: (string | Mark)[]): Kind {
  return { ...kind(what, ...marks), instead: 'Unpack it and drop what comes out.' };
}

function spreadsheet(what: string, ...marks: (string | Mark)[]): Kind {
  return { ...kind(what, ...marks), instead: AS_CSV };
}

const AS_CSV = 'If it is a table of workouts, save it as CSV and drop that.';

const KINDS = [
  kind('a PNG picture', '\x89PNG'),
  kind('a JPEG picture', '\xff\xd8\xff'),
  kind('a GIF picture', 'GIF87a', 'GIF89a'),
  kind('a WebP picture', { text: 'WEBP', at: 8 }),
  kind('a TIFF picture', 'II*\x00', 'MM\x00*'),
  kind('a BMP picture', 'BM'),
  kind('an icon', '\x00\x00\x01\x00'),
  kind('a Photoshop picture', '8BPS'),
  kind('a HEIC picture', { text: 'ftyphe', at: 4 }, { text: 'ftypmif1', at: 4 }),
  kind('an AVIF picture', { text: 'ftypavif', at: 4 }),
  kind('a film', { text: 'ftyp', at: 4 }, '\x1aE\xdf\xa3', { text: 'AVI ', at: 8 }, 'FLV'),
  kind('a sound recording', 'ID3', 'OggS', 'fLaC', { text: 'WAVE', at: 8 }, '\xff\xfb', 'caff'),
  kind('a PDF document', '%PDF'),
  kind('a PostScript document', '%!PS'),
  kind('an RTF document', '{\\rtf'),
  spreadsheet('an old Word or Excel document', '\xd0\xcf\x11\xe0'),
  kind('a database of SQLite', 'SQLite format 3'),
  archive('a 7-Zip archive', "7z\xbc\xaf'\x1c"),
  archive('a RAR archive', 'Rar!\x1a\x07'),
  archive('a bzip2 archive', 'BZh'),
  archive('an XZ archive', '\xfd7zXZ'),
  archive('a Zstandard archive', '\x28\xb5\x2f\xfd'),
  archive('a tar archive', { text: 'ustar', at: 257 }),
  kind('an Apple property list', 'bplist'),
  kind('a folder’s settings of macOS', '\x00\x00\x00\x01Bud1'),
  kind('a program', '\x7fELF', 'MZ', '\xca\xfe\xba\xbe', '\xcf\xfa\xed\xfe', '\x00asm'),
  kind('a font', 'wOFF', 'wOF2', 'OTTO', '\x00\x01\x00\x00\x00'),
  kind('a mail', 'From - ', 'Return-Path:', 'Received:', 'MIME-Version:'),
];

const ZIP_DOCUMENTS: readonly { what: string; has: RegExp; instead?: string }[] = [
  { what: 'an Excel workbook', has: /^xl\//, instead: AS_CSV },
  { what: 'a Word document', has: /^word\// },
  { what: 'a PowerPoint presentation', has: /^ppt\// },
  { what: 'an OpenDocument file', has: /^META-INF\/manifest\.xml$/, instead: AS_CSV },
  { what: 'an e-book', has: /^META-INF\/container\.xml$/ },
  { what: 'a program for Java or Android', has: /^(META-INF\/MANIFEST\.MF|AndroidManifest\.xml)$/ },
  {
    what: 'a Numbers or Pages document',
    has: /^Index\/.*\.iwa$|^Index\.zip$/,
    instead: AS_CSV,
  },
];
