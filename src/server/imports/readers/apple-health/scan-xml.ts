import { RefusedFile } from '../../upload/refused-file.ts';
import { unescaped } from '../walk-xml.ts';

/** The names and values of a tag, looked up as bytes: most tags of a large export are passed over. */
export type Tag = {
  isClosing: boolean;
  /** <Record .../> */
  isEmpty: boolean;
  is: (name: string) => boolean;
  /** The value of an attribute; null where it has none of that name. */
  attribute: (name: string) => string | null;
  /** Whether an attribute has exactly this value, without a text being made of it. */
  has: (name: string, value: string) => boolean;
};

const LONGEST_TAG_BYTES = 256 * 1024;
const MOST_ATTRIBUTES = 64;

/**
 * Calls `onTag` with each tag of an XML file, as its bytes come. It is a scanner and no parser: text,
 * comments, entities and the DOCTYPE (which Apple writes with faults) are passed over, nothing is
 * nested, nothing is looked up elsewhere. The tag is the same object each time.
 */
export async function scanXml(
  chunks: AsyncIterable<Uint8Array>,
  onTag: (tag: Tag) => void,
): Promise<void> {
  const scanner = createScanner(onTag);
  for await (const chunk of chunks) scanner.read(chunk);
}

function createScanner(onTag: (tag: Tag) => void) {
  let rest: Buffer = Buffer.alloc(0);
  /** What ends the part that is passed over; null where tags are looked for. */
  let until: Buffer | null = null;
  const tag = createTag();

  /** Where reading goes on; what is behind that is kept until the next chunk comes. */
  function readTags(bytes: Buffer): number {
    let at = 0;
    for (;;) {
      if (until !== null) {
        const end = bytes.indexOf(until, at);
        if (end < 0) return Math.max(at, bytes.length - until.length + 1);
        at = end + until.length;
        until = null;
      }
      const open = bytes.indexOf(LESS_THAN, at);
      if (open < 0) return bytes.length;
      // Enough to tell a comment from a tag.
      if (bytes.length - open < LONGEST_MARK) return open;
      until = endOfSpecial(bytes, open);
      if (until !== null) {
        at = open + 2;
        continue;
      }
      const end = tag.read(bytes, open);
      if (end < 0) return open;
      onTag(tag.found);
      at = end;
    }
  }

  return {
    read(chunk: Uint8Array): void {
      const view = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
      const bytes = rest.length === 0 ? view : Buffer.concat([rest, view]);
      const at = readTags(bytes);
      if (bytes.length - at > LONGEST_TAG_BYTES) throw tooLongTag();
      // A copy: the chunk is used again by whoever reads the file.
      rest = Buffer.from(bytes.subarray(at));
    },
  };
}

const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
const SPACE = 0x20;

const SPECIALS: readonly { begin: Buffer; end: Buffer; isDoctype?: boolean }[] = [
  { begin: Buffer.from('<!--'), end: Buffer.from('-->') },
  { begin: Buffer.from('<![CDATA['), end: Buffer.from(']]>') },
  // Apple's has a part of its own in brackets, in which a bracket is missing in some versions.
  { begin: Buffer.from('<!DOCTYPE'), end: Buffer.from(']>'), isDoctype: true },
  { begin: Buffer.from('<?'), end: Buffer.from('?>') },
];
const LONGEST_MARK = 9;

function endOfSpecial(bytes: Buffer, at: number): Buffer | null {
  const second = bytes[at + 1];
  if (second !== 0x21 && second !== 0x3f) return null;
  const special = SPECIALS.find(
    ({ begin }) => bytes.compare(begin, 0, begin.length, at, at + begin.length) === 0,
  );
  if (special?.isDoctype && !hasBracket(bytes, at)) return Buffer.from('>');
  return special?.end ?? Buffer.from('>');
}

function hasBracket(bytes: Buffer, at: number): boolean {
  const bracket = bytes.indexOf('[', at);
  const end = bytes.indexOf(GREATER_THAN, at);
  return end < 0 || (bracket >= 0 && bracket < end);
}

function createTag() {
  let bytes: Buffer = Buffer.alloc(0);
  let nameFrom = 0;
  let nameTo = 0;
  let count = 0;
  /** Four places an attribute: where its name begins and ends, and where its value does. */
  const places = new Int32Array(MOST_ATTRIBUTES * 4);
  const names = new Map<string, Buffer>();

  /** Letters that are looked for again and again are turned into bytes once. */
  function bytesOf(text: string): Buffer {
    const known = names.get(text);
    if (known) return known;
    const made = Buffer.from(text);
    names.set(text, made);
    return made;
  }

  function isAt(text: string, from: number, to: number): boolean {
    const wanted = bytesOf(text);
    if (wanted.length !== to - from) return false;
    for (let index = 0; index < wanted.length; index += 1) {
      if (bytes[from + index] !== wanted[index]) return false;
    }
    return true;
  }

  function find(name: string): number {
    for (let index = 0; index < count; index += 1) {
      if (isAt(name, places[index * 4] ?? 0, places[index * 4 + 1] ?? 0)) return index * 4;
    }
    return -1;
  }

  const found: Tag = {
    isClosing: false,
    isEmpty: false,
    is: (name) => isAt(name, nameFrom, nameTo),
    attribute(name) {
      const at = find(name);
      if (at < 0) return null;
      return unescaped(bytes.toString('utf8', places[at + 2], places[at + 3]));
    },
    has(name, value) {
      const at = find(name);
      return at >= 0 && isAt(value, places[at + 2] ?? 0, places[at + 3] ?? 0);
    },
  };

  /** Where the tag ends that begins here; below zero where its end is not there yet. */
  function read(of: Buffer, open: number): number {
    bytes = of;
    count = 0;
    found.isClosing = of[open + 1] === SLASH;
    found.isEmpty = false;
    nameFrom = open + (found.isClosing ? 2 : 1);
    let at = nameFrom;
    while (at < of.length && !endsName(of[at] ?? 0)) at += 1;
    nameTo = at;
    for (;;) {
      while (at < of.length && (of[at] ?? 0) <= SPACE) at += 1;
      if (at >= of.length) return -1;
      const byte = of[at];
      if (byte === GREATER_THAN) return at + 1;
      if (byte === SLASH) {
        found.isEmpty = true;
        at += 1;
        continue;
      }
      // Another tag begins where this one should have ended: it is passed over.
      if (byte === LESS_THAN) return at;
      at = readAttribute(of, at);
      if (at < 0) return -1;
    }
  }

  function readAttribute(of: Buffer, from: number): number {
    let at = from;
    while (at < of.length && of[at] !== EQUALS && !endsName(of[at] ?? 0)) at += 1;
    const end = at;
    while (at < of.length && (of[at] ?? 0) <= SPACE) at += 1;
    if (at >= of.length) return -1;
    // A name without a value, which XML does not have.
    if (of[at] !== EQUALS) return Math.max(at, from + 1);
    at += 1;
    while (at < of.length && (of[at] ?? 0) <= SPACE) at += 1;
    const quote = of[at];
    if (at >= of.length) return -1;
    if (quote !== DOUBLE_QUOTE && quote !== SINGLE_QUOTE) return at;
    const close = of.indexOf(quote, at + 1);
    if (close < 0) return -1;
    if (count >= MOST_ATTRIBUTES) throw tooManyAttributes();
    places[count * 4] = from;
    places[count * 4 + 1] = end;
    places[count * 4 + 2] = at + 1;
    places[count * 4 + 3] = close;
    count += 1;
    return close + 1;
  }

  return { found, read };
}

function endsName(byte: number): boolean {
  return byte <= SPACE || byte === GREATER_THAN || byte === SLASH || byte === LESS_THAN;
}

function tooLongTag(): RefusedFile {
  return beyondBounds('It holds a tag that is longer than any of an export.');
}

function tooManyAttributes(): RefusedFile {
  return beyondBounds('It holds a tag with more attributes than any of an export.');
}

function beyondBounds(said: string): RefusedFile {
  return new RefusedFile('an XML file that no export is', `${said} Export the file again.`);
}
