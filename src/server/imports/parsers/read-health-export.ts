import { csvDialectOf, readCsvText } from './csv.ts';
import { decodeText } from './decode-text.ts';
import { readJsonText } from './json.ts';
import type { ParseResult } from './parsed-workout.ts';
import { UnreadableFile } from './unreadable.ts';

/**
 * Reads a wearable health export of whatever kind it is. What the file holds decides; its name
 * only chooses the words when it holds nothing known. Throws UnreadableFile and nothing else.
 */
export function readHealthExport(input: { bytes: Uint8Array; fileName: string }): ParseResult {
  refuseOtherKinds(input.bytes);
  const text = decodeText(input.bytes);
  const trimmed = text.trimStart();
  if (trimmed === '') throw new UnreadableFile('Invalid data format', 'The file is empty.');
  if (trimmed.startsWith('{') || trimmed.startsWith('[')) return readJsonText(text);
  if (trimmed.startsWith('<')) {
    throw new UnreadableFile(
      'Invalid data format',
      'This is XML. Export workouts as JSON or CSV from Health Auto Export instead.',
    );
  }
  const isCsv = csvDialectOf(text)?.columns ?? /\.csv$/i.test(input.fileName);
  return isCsv ? readCsvText(text) : readJsonText(text);
}

function refuseOtherKinds(bytes: Uint8Array): void {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) {
    throw new UnreadableFile(
      'Invalid data format',
      'This is a zip file. Unpack it and choose the JSON or CSV file inside.',
    );
  }
  if (first === 0x1f && second === 0x8b) {
    throw new UnreadableFile(
      'Invalid data format',
      'This file is compressed. Unpack it and choose the JSON or CSV file inside.',
    );
  }
}
