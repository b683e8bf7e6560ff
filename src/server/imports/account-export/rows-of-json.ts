import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COMMA,
  isSpace,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
} from '../readers/json-bytes.ts';
import { RefusedFile } from '../upload/refused-file.ts';

/** The objects of a JSON array as texts, one by one as the bytes come; no more than one is held. */
export async function* rowsOfJson(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let state: 'before' | 'between' | 'row' | 'over' = 'before';
  let depth = 0;
  let inText = false;
  let isEscaped = false;
  let parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (state !== 'row') {
        if (isSpace(byte) || (state === 'between' && byte === COMMA)) continue;
        if (state === 'before' && byte === OPEN_BRACKET) state = 'between';
        else if (state === 'between' && byte === CLOSE_BRACKET) state = 'over';
        else if (state === 'between' && byte === OPEN_BRACE) {
          state = 'row';
          depth = 1;
          from = at;
        } else throw noRows();
      } else if (inText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) inText = false;
      } else if (byte === QUOTE) inText = true;
      else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        depth += 1;
        if (depth > DEEPEST) throw noRows();
      } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
        depth -= 1;
        if (depth > 0) continue;
        parts.push(chunk.subarray(from, at + 1));
        yield Buffer.concat(parts).toString();
        parts = [];
        bytes = 0;
        state = 'between';
      }
    }
    if (state !== 'row') continue;
    bytes += chunk.length - from;
    if (bytes > LONGEST_ROW_BYTES) throw noRows();
    parts.push(chunk.slice(from));
  }
  if (state !== 'over') throw noRows();
}

/** A recording that waits for an answer, and the text of bytes that is a third longer. */
const LONGEST_ROW_BYTES = 64 * 1024 * 1024;
const DEEPEST = 100;

function noRows(): RefusedFile {
  return new RefusedFile(
    'a damaged export of a Longrun account',
    'A list in this export of a Longrun account is not whole. Take the export once more.',
  );
}
