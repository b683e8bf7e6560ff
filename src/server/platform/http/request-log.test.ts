import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LineWriter, linesTogether } from './request-log.ts';

let written: string[];
let lines: LineWriter;

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
  lines = linesTogether((text) => written.push(text));
});
afterEach(() => {
  vi.useRealTimers();
});

const ordinary = (text: string) => `{"level":30,"msg":"${text}"}\n`;
const urgent = (text: string) => `{"level":50,"msg":"${text}"}\n`;

test('lines of a moment are written together, a fifth of a second later', () => {
  lines.write(ordinary('a'));
  lines.write(ordinary('b'));
  expect(written).toEqual([]);
  vi.advanceTimersByTime(200);
  expect(written).toEqual([ordinary('a') + ordinary('b')]);
  lines.write(ordinary('c'));
  vi.advanceTimersByTime(200);
  expect(written).toHaveLength(2);
});

test('an error is written at once, behind what came before it', () => {
  lines.write(ordinary('a'));
  lines.write(urgent('b'));
  expect(written).toEqual([ordinary('a') + urgent('b')]);
});

test('a rush of lines does not wait', () => {
  for (let count = 0; count < 500; count += 1) lines.write(ordinary(String(count)));
  expect(written).toHaveLength(1);
  expect(written[0]?.split('\n')).toHaveLength(501);
});

test('what waits when the process ends is written', () => {
  lines.write(ordinary('last words'));
  process.listeners('exit').at(-1)?.(0);
  expect(written).toEqual([ordinary('last words')]);
});
