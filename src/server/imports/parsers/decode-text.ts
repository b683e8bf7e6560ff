/**
 * The text of a file: UTF-8 or UTF-16 by its mark, UTF-16 also by its zero bytes. JSON is UTF-8 even
 * with a damaged byte; other text that is not is in the Windows encoding spreadsheets save in.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes), { fatal: false }).decode(bytes).replace(/^\uFEFF/, '');
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return isJson(bytes) || isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isJson(bytes: Uint8Array): boolean {
  const first = bytes.find((byte) => byte > SPACE);
  return first === OPEN_BRACE || first === OPEN_BRACKET;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    // Piece by piece: the text itself is made once, by whoever wants it.
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

const PIECE_BYTES = 1024 * 1024;
const SPACE = 0x20;
const OPEN_BRACKET = 0x5b;
const OPEN_BRACE = 0x7b;
