import { RefusedFile } from '../../upload/refused-file.ts';
import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  isSpace,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from '../json-bytes.ts';

/** A workout as text, or what there is to say of the file as a whole once it ends. */
type JsonPiece =
  | { kind: 'entry'; text: string }
  /** One of the lists of what a body measures, where it may be its weight. */
  | { kind: 'metric'; text: string }
  | { kind: 'end'; hasEntries: boolean; hasMetrics: boolean; isWhole: boolean };

const LONGEST_BYTES = {
  entry: 32 * 1024 * 1024,
  /** Some decades of a weight a day; a heart rate a minute soon is longer, and is passed over. */
  metric: 2 * 1024 * 1024,
};
const DEEPEST = 512;
const LONGEST_KEY = 200;
// A body in a body in a body: relays wrap what they pass on.
const DEEPEST_BODY = 4;

/**
 * The workouts of a JSON export one by one, as its bytes come: the elements of a list at the root, of
 * `workouts` and of `data`, the same inside `{ data }`, `{ payload }` and `{ body }`. All else, which is
 * most of a file with metrics, is passed over and never held.
 */
export async function* jsonEntries(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<JsonPiece> {
  const scanner = createScanner();
  for await (const chunk of chunks) yield* scanner.read(chunk);
  yield scanner.end();
}

/** A container whose members are looked at, one by one. */
type Frame = { isList: boolean; isBody: boolean; isMetrics: boolean };

type Mode =
  /** Between the members of a container that is looked at. */
  | 'between'
  /** In the name of a member, then before its value. */
  | 'key'
  | 'before-value'
  /** In a value that nobody asked for. */
  | 'passing'
  /** In a workout. */
  | 'entry'
  /** In one of the metrics. */
  | 'metric';

function createScanner() {
  const open: Frame[] = [];
  let mode: Mode = 'before-value';
  let key: number[] = [];
  let name = '';
  let isEscaped = false;
  let inText = false;
  let depth = 0;
  let parts: Uint8Array[] = [];
  let partsBytes = 0;
  let hasEntries = false;
  let hasMetrics = false;
  let isDone = false;
  let isInPlain = false;

  /** Part of a workout or of a metric; one that is too long is refused or passed over. */
  function keep(kind: 'entry' | 'metric', part: Uint8Array): void {
    partsBytes += part.length;
    if (partsBytes <= LONGEST_BYTES[kind]) {
      // The chunk is used again by whoever reads the file.
      parts.push(part.slice());
      return;
    }
    if (kind === 'entry') throw tooLongEntry();
    forgetParts();
    mode = 'passing';
  }

  function forgetParts(): void {
    parts = [];
    partsBytes = 0;
  }

  function close(): void {
    open.pop();
    isInPlain = false;
    if (open.length === 0) isDone = true;
    mode = 'between';
  }

  /** What a value at this place is: looked into, a workout, or passed over. */
  function beginContainer(isList: boolean): void {
    const inside = open.at(-1);
    if (inside?.isMetrics) {
      mode = 'metric';
      depth = 1;
      return;
    }
    if (inside?.isList) {
      mode = 'entry';
      depth = 1;
      hasEntries = true;
      return;
    }
    const isRoot = inside === undefined;
    const isWanted = isList ? isRoot || LISTS.has(name) : isRoot || BODIES.has(name);
    if (isWanted && open.length < DEEPEST_BODY) {
      if (isList) hasEntries = true;
      open.push({ isList, isBody: !isList, isMetrics: false });
      mode = 'between';
      return;
    }
    if (isList && name === 'metrics') {
      hasMetrics = true;
      open.push({ isList, isBody: false, isMetrics: true });
      mode = 'between';
      return;
    }
    mode = 'passing';
    depth = 1;
  }

  /** Where a text, an object or a list that is passed over ends; the end of the chunk if it does not. */
  function passOver(chunk: Uint8Array, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (inText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) {
          inText = false;
          if (depth === 0) return at + 1;
        }
      } else if (byte === QUOTE) inText = true;
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        depth += 1;
        if (depth > DEEPEST) throw tooDeep();
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        depth -= 1;
        if (depth <= 0) return at + 1;
      }
    }
    return chunk.length;
  }

  function isOver(): boolean {
    return depth <= 0 && !inText;
  }

  function* read(chunk: Uint8Array): Generator<JsonPiece> {
    for (let at = 0; at < chunk.length; ) {
      if (mode === 'passing') {
        at = passOver(chunk, at);
        if (isOver()) mode = 'between';
        continue;
      }
      if (mode === 'entry' || mode === 'metric') {
        const kind = mode;
        const end = passOver(chunk, at);
        keep(kind, chunk.subarray(at, end));
        at = end;
        if (!isOver()) continue;
        if (mode === kind) yield { kind, text: Buffer.concat(parts).toString() };
        forgetParts();
        mode = 'between';
        continue;
      }
      const byte = chunk[at] ?? 0;
      at += 1;
      if (mode === 'key') readKey(byte);
      else if (!isSpace(byte) && between(byte, chunk.subarray(at - 1, at)) === 'plain-member') {
        // No workout, but one of those that are counted.
        yield { kind: 'entry', text: 'null' };
      }
    }
  }

  function readKey(byte: number): void {
    if (isEscaped) isEscaped = false;
    else if (byte === BACKSLASH) isEscaped = true;
    else if (byte === QUOTE) {
      name = String.fromCharCode(...key);
      mode = 'before-value';
      return;
    }
    if (key.length < LONGEST_KEY) key.push(byte);
  }

  function between(byte: number, written: Uint8Array): 'plain-member' | undefined {
    if (isDone) throw notJson();
    const inside = open.at(-1);
    if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      if (inside && !inside.isList && mode !== 'before-value') throw notJson();
      beginContainer(byte === OPEN_BRACKET);
      if (mode === 'entry' || mode === 'metric') keep(mode, written);
      return undefined;
    }
    if (inside === undefined) throw notJson();
    if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
      if (inside.isList !== (byte === CLOSE_BRACKET)) throw notJson();
      close();
      return undefined;
    }
    const wasInPlain = isInPlain;
    isInPlain = false;
    if (byte === COMMA || byte === COLON) return undefined;
    if (byte === QUOTE && !inside.isList && mode === 'between') {
      key = [];
      mode = 'key';
      return undefined;
    }
    if (byte === QUOTE) {
      inText = true;
      depth = 0;
      mode = 'passing';
    } else {
      // A letter or a digit of a plain value.
      if (!isPlain(byte)) throw notJson();
      mode = 'between';
      isInPlain = true;
    }
    return inside.isList && !inside.isMetrics && !wasInPlain ? 'plain-member' : undefined;
  }

  return {
    read,
    end(): JsonPiece {
      return { kind: 'end', hasEntries, hasMetrics, isWhole: isDone };
    },
  };
}

const LISTS: ReadonlySet<string> = new Set(['workouts', 'data']);
const BODIES: ReadonlySet<string> = new Set(['data', 'payload', 'body']);

/** Of true, false, null and of numbers. */
function isPlain(byte: number): boolean {
  const isDigit = byte >= 0x30 && byte <= 0x39;
  const isLetter = (byte >= 0x61 && byte <= 0x7a) || byte === 0x45;
  return isDigit || isLetter || byte === 0x2b || byte === 0x2d || byte === 0x2e;
}

function notJson(): RefusedFile {
  return new RefusedFile(
    'a JSON file that is not complete',
    'The text is not complete JSON. Export the file again.',
  );
}

function tooDeep(): RefusedFile {
  return new RefusedFile(
    'a JSON file that no export is',
    'It is nested deeper than any export. Export the file again.',
  );
}

function tooLongEntry(): RefusedFile {
  return new RefusedFile(
    'a JSON file that no export is',
    'It holds a workout of more than 32 MB, which no export does. Export the file again.',
  );
}
