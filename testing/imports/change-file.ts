import type { Dice } from './dice.ts';
import { ODD_VALUES } from './mutate.ts';

/** What a file is written in, which says what its parts are. */
export type Syntax = 'xml' | 'json' | 'csv';

/** Some parts of the file changed as its syntax allows: values, and where which part stands. */
export function withPartsChanged(text: string, syntax: Syntax, dice: Dice): string {
  let changed = text;
  for (let count = 1 + dice.below(3); count > 0; count -= 1) {
    if (syntax === 'json') changed = withNodeChanged(changed, dice);
    else if (syntax === 'xml') changed = withTagChanged(changed, dice);
    else changed = withTableChanged(changed, dice);
  }
  return changed;
}

/** Some bytes changed, cut, doubled or put in, whatever they mean. */
export function withBytesChanged(bytes: Uint8Array, dice: Dice): Uint8Array {
  let changed: Buffer = Buffer.from(bytes);
  for (let count = 1 + dice.below(6); count > 0 && changed.length > 0; count -= 1) {
    const at = dice.below(changed.length);
    const [head, some] = [changed.subarray(0, at), changed.subarray(at, at + 1 + dice.below(64))];
    const kind = dice.below(6);
    if (kind === 0) changed[at] = dice.below(256);
    else if (kind === 1) changed = head;
    else if (kind === 2) changed = Buffer.concat([head, some, changed.subarray(at)]);
    else if (kind === 3) changed = Buffer.concat([head, changed.subarray(at + some.length)]);
    else if (kind === 4) some.reverse();
    else {
      const odd = Buffer.from(dice.pick(ODD_BYTES), 'latin1');
      changed = Buffer.concat([head, odd, changed.subarray(at + dice.below(2) * odd.length)]);
    }
  }
  return changed;
}

const ODD_BYTES = [
  ...['', '"', ',', '\n', '\r', ';', '{', '[', ':', '0', '-', '1e309', 'null', 'NaN', '__proto__'],
  ...['<', '>', '</', '/>', '&#0;', ']]>', '<!--', '<![CDATA[', 'PK\x01\x02', '\x00', '\xff\xfe'],
];

function oddValue(dice: Dice): string {
  return dice.pick(ODD_VALUES);
}

type JsonParent = unknown[] | { [key: string]: unknown };

/** One value of it exchanged, left out, doubled, moved or named otherwise. */
function withNodeChanged(text: string, dice: Dice): string {
  const root: unknown = JSON.parse(text);
  const place = placeIn(root, dice);
  if (!place) return JSON.stringify(oddNode(root, dice));
  const { parent, key } = place;
  const kind = dice.below(8);
  if (Array.isArray(parent)) {
    const at = Number(key);
    if (kind === 0) parent.splice(at, 1 + dice.below(5));
    else if (kind === 1) parent.splice(at, 0, parent[at]);
    else if (kind === 2) parent.splice(dice.below(parent.length), 0, ...parent.splice(at, 2));
    else parent[at] = oddNode(parent[at], dice);
  } else {
    const value = parent[key];
    if (kind <= 1) delete parent[key];
    if (kind === 1) parent[dice.pick([`${key}s`, key.toUpperCase(), '', 'constructor'])] = value;
    else if (kind === 2) parent[dice.pick(Object.keys(parent))] = value;
    else if (kind > 2) parent[key] = oddNode(value, dice);
  }
  return JSON.stringify(root);
}

/** Step by step from the root, so that what stands near it is changed as often as the many below. */
function placeIn(root: unknown, dice: Dice): { parent: JsonParent; key: string } | null {
  let place: { parent: JsonParent; key: string } | null = null;
  let node = root;
  while (typeof node === 'object' && node !== null) {
    const parent = node as JsonParent;
    const keys = Object.keys(parent);
    if (keys.length === 0) break;
    const key = dice.pick(keys);
    place = { parent, key };
    node = Array.isArray(parent) ? parent[Number(key)] : parent[key];
    if (dice.below(20) === 0) break;
  }
  return place;
}

function oddNode(value: unknown, dice: Dice): unknown {
  const kind = dice.below(9);
  if (kind === 0) return [value];
  if (kind === 1) return { value };
  if (kind === 2) return typeof value === 'number' ? String(value) : Number(value);
  if (kind === 3) return dice.pick([null, true, [], {}, '']);
  if (kind === 4) return dice.pick([0, -1, 1e308, 4_294_967_296, 0.1, 1e-9, 2 ** 53]);
  if (kind === 5 && typeof value === 'number') return value * dice.pick([-1, 0.001, 1000, 60]);
  return oddValue(dice);
}

const TAG = /<[^<>]+>/g;
const ATTRIBUTE = /="[^"]*"/g;

/** One tag of it, of a kind chosen first, left out, doubled, moved, named otherwise or filled oddly. */
function withTagChanged(text: string, dice: Dice): string {
  const byName = new Map<string, { at: number; tag: string }[]>();
  for (const { 0: tag, index: at } of text.matchAll(TAG)) {
    const name = /^<\/?[\w:]*/.exec(tag)?.[0] ?? '';
    const same = byName.get(name);
    if (same) same.push({ at, tag });
    else byName.set(name, [{ at, tag }]);
  }
  if (byName.size === 0) return text;
  const any = () => dice.pick(dice.pick([...byName.values()]));
  const { at, tag } = any();
  const [head, tail] = [text.slice(0, at), text.slice(at + tag.length)];
  const put = (instead: string) => head + instead + tail;
  const kind = dice.below(12);
  if (kind === 0) return put('');
  if (kind === 1) return put(tag + tag);
  if (kind === 2) return put(any().tag);
  if (kind === 3) return put(tag.replace(/[\w:]+/, '$&x'));
  if (kind === 4) return put(`<!-- ${tag} --><![CDATA[${tag}]]>`);
  if (kind === 5) return head + tail.slice(tail.indexOf('\n', dice.below(200)) + 1);
  if (kind === 6) return put(tag.replace(/\s/, ' odd="1" '));
  if (kind <= 8) return head + tag + tail.replace(/^[^<]*/, () => escaped(oddValue(dice)));
  const attributes = [...tag.matchAll(ATTRIBUTE)];
  if (attributes.length === 0) return put(`<x a="${escaped(oddValue(dice))}">${tag}</x>`);
  const { 0: written, index } = dice.pick(attributes);
  const value = kind === 11 ? '' : `="${escaped(oddValue(dice))}"`;
  return put(tag.slice(0, index) + value + tag.slice(index + written.length));
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** A cell, a line or a whole column of it exchanged, left out, doubled or moved. */
function withTableChanged(text: string, dice: Dice): string {
  const rows = text.split('\n').map((line): string[] => line.match(CELL) ?? ['']);
  // Below the header, the last line being empty.
  const at = 1 + dice.below(Math.max(1, rows.length - 2));
  const row = rows[at] ?? [''];
  const column = dice.below(row.length);
  const odd = quoted(oddValue(dice));
  const kind = dice.below(14);
  if (kind === 0) rows.splice(at, 1);
  else if (kind === 1) rows.splice(at, 0, row);
  else if (kind === 2) rows.splice(dice.below(rows.length), 0, ...rows.splice(at, 1));
  else if (kind === 3) row.splice(column, 1);
  else if (kind === 4) row.splice(column, 0, odd);
  else if (kind <= 7) changeColumn(rows, column, { kind, odd, dice });
  else row[column] = kind === 8 ? oddValue(dice) : odd;
  return rows.map((cells) => cells.join(',')).join('\n');
}

function changeColumn(
  rows: string[][],
  column: number,
  { kind, odd, dice }: { kind: number; odd: string; dice: Dice },
): void {
  if (kind === 6) {
    const row = dice.pick([0, 1]);
    for (const cells of rows.slice(row, row === 0 ? 1 : undefined)) cells[column] = odd;
    return;
  }
  for (const cells of rows) {
    const taken = cells.splice(column, 1);
    if (kind === 7) cells.splice(column + 1, 0, ...taken);
  }
}

const CELL = /"(?:[^"]|"")*"|[^,]+|(?<=,|^)(?=,|$)/g;

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
