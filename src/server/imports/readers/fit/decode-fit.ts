/** A value of a field as it is written: unscaled, null never: what is invalid is left out. */
export type FitValue = number | number[] | string;
/** One message: its fields by their number in the profile. */
export type FitMessage = Map<number, FitValue>;

/**
 * The records of a part, column by column in SI and in degrees, NaN where a record does not say it.
 * There are thousands of them, and a map for each would cost more than all else.
 */
export type FitRecords = { count: number; columns: Map<number, number[]> };

export type FitPart = {
  /** All but the records, in the order of the file, by the number of the message. */
  messages: Map<number, FitMessage[]>;
  records: FitRecords;
  /** What made the decoder stop before the end of the part. */
  brokenOff: string | null;
  checksumIsWrong: boolean;
};

export type FitFile = {
  parts: FitPart[];
  /** What follows the last part and is none. */
  strayBytes: number;
};

export const TIMESTAMP = 253;
const RECORD = 20;
const FIELD_DESCRIPTION = 206;

/** Where what a developer's field measures stands: the profile's own number for it, and this. */
export const BY_DEVELOPER = 1000;

/** What is kept of each message of the profile; everything else is passed over unread. */
const KEPT: Readonly<Record<number, readonly number[]>> = {
  // file_id: type, manufacturer, product, serial number, time created, product name
  0: [0, 1, 2, 3, 4, 8],
  // sport: sport, sub sport, name
  12: [0, 1, 3],
  // session
  18: [2, 5, 6, 7, 8, 9, 11, 16, 17, 22, 44, 59, 64, 110, TIMESTAMP],
  // lap
  19: [2, 7, 8, 9, 11, 15, 16, 21, 25, 39, TIMESTAMP],
  [RECORD]: [0, 1, 2, 3, 4, 5, 6, 7, 8, 53, 73, 78, TIMESTAMP],
  // event: event, type
  21: [0, 1, TIMESTAMP],
  // device_info: index, manufacturer, product, product name
  23: [0, 2, 4, 27],
  // workout: name
  26: [8],
  // weight_scale: weight
  30: [0, TIMESTAMP],
  // activity: timer, sessions, local time
  34: [0, 1, 5, TIMESTAMP],
  // length: start, elapsed, timer, type
  101: [2, 3, 4, 12, TIMESTAMP],
  // hr: fraction of the timestamp, rates, times of beats, the same in 12 bits each
  132: [0, 6, 9, 10, TIMESTAMP],
  // field_description: developer, number, type, name, scale, offset, field of the profile
  [FIELD_DESCRIPTION]: [0, 1, 2, 3, 6, 7, 15],
  // set: duration, repetitions, weight, type, start, exercise
  225: [0, 3, 4, 5, 6, 7, 254, TIMESTAMP],
  // exercise_title: category, name, title
  264: [0, 1, 2],
};
/** What is measured of a record is turned into its unit as it is read: a second pass costs as much. */
type Unit = { times: number; per: number; offset: number };
const AS_WRITTEN: Unit = { times: 1, per: 1, offset: 0 };
const SEMICIRCLES: Unit = { times: 180, per: 2 ** 31, offset: 0 };
const ALTITUDE: Unit = { times: 1, per: 5, offset: 500 };
const UNITS_OF_RECORDS: ReadonlyMap<number, Unit> = new Map([
  [0, SEMICIRCLES],
  [1, SEMICIRCLES],
  [2, ALTITUDE],
  [78, ALTITUDE],
  [5, { times: 1, per: 100, offset: 0 }],
  [6, { times: 1, per: 1000, offset: 0 }],
  [73, { times: 1, per: 1000, offset: 0 }],
  [53, { times: 1, per: 128, offset: 0 }],
]);

const KEPT_SETS = new Map(
  Object.entries(KEPT).map(([message, fields]) => [Number(message), new Set(fields)]),
);

// Eleven days of one a second; a damaged count must not fill the memory.
const MOST_RECORDS = 1_000_000;
const MOST_MESSAGES = 100_000;
const MOST_PARTS = 100;

/** Every part of a FIT file as far as it can be decoded; never throws for what is in the bytes. */
export function decodeFit(bytes: Uint8Array): FitFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: FitPart[] = [];
  let at = 0;
  let strayBytes = 0;
  while (at < bytes.length && parts.length < MOST_PARTS) {
    const header = headerAt(bytes, at);
    if (!header) {
      const next = nextHeader(bytes, at + 1);
      strayBytes += next - at;
      at = next;
      continue;
    }
    const startsAt = at + header.size;
    // Recorders that lost power never wrote the length.
    const length = header.dataBytes === 0 ? bytes.length - startsAt : header.dataBytes;
    const isCut = startsAt + length > bytes.length;
    const endsAt = Math.min(startsAt + length, bytes.length);
    const decoder = new PartDecoder(bytes, view);
    const brokenOff = decoder.decode(startsAt, endsAt);
    const hasChecksum = header.dataBytes > 0 && endsAt + 2 <= bytes.length;
    parts.push({
      messages: decoder.messages,
      records: decoder.paddedRecords(),
      brokenOff: brokenOff ?? (isCut ? 'the file ends before its end' : null),
      checksumIsWrong: hasChecksum && checksum(bytes, at, endsAt) !== view.getUint16(endsAt, true),
    });
    at = hasChecksum ? endsAt + 2 : endsAt;
  }
  return { parts, strayBytes };
}

/** Whether these are the first bytes of a FIT file. */
export function isFit(bytes: Uint8Array): boolean {
  return headerAt(bytes, 0) !== null;
}

function headerAt(bytes: Uint8Array, at: number): { size: number; dataBytes: number } | null {
  const size = bytes[at] ?? 0;
  if (size < 12 || size > 64 || at + 12 > bytes.length) return null;
  if (bytes[at + 8] !== 0x2e || bytes[at + 9] !== 0x46) return null;
  if (bytes[at + 10] !== 0x49 || bytes[at + 11] !== 0x54) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset + at, 12);
  return { size, dataBytes: view.getUint32(4, true) };
}

function nextHeader(bytes: Uint8Array, from: number): number {
  for (let dot = bytes.indexOf(0x2e, from + 8); dot >= 0; dot = bytes.indexOf(0x2e, dot + 1)) {
    if (headerAt(bytes, dot - 8)) return dot - 8;
  }
  return bytes.length;
}

type FieldRead = {
  number: number;
  size: number;
  type: BaseType | null;
  /** Null where nobody asks for the field. */
  column: number | null;
  unit: Unit;
};
type Definition = { message: number; isKept: boolean; littleEndian: boolean; fields: FieldRead[] };

/** The state of one part: definitions, the last timestamp, developers' fields. */
class PartDecoder {
  readonly messages = new Map<number, FitMessage[]>();
  private recordCount = 0;
  private readonly columns = new Map<number, number[]>();
  private readonly definitions: (Definition | undefined)[] = new Array(16);
  private readonly developerFields = new Map<number, DeveloperField>();
  private lastTimestamp = 0;
  private at = 0;
  private readonly bytes: Uint8Array;
  private readonly view: DataView;

  constructor(bytes: Uint8Array, view: DataView) {
    this.bytes = bytes;
    this.view = view;
  }

  /** Answers what broke it off, or null where all was decoded. */
  decode(startsAt: number, endsAt: number): string | null {
    this.at = startsAt;
    while (this.at < endsAt) {
      const head = this.bytes[this.at] ?? 0;
      this.at += 1;
      if (head & 0x80) {
        const broken = this.readData((head >> 5) & 3, endsAt, head & 31);
        if (broken !== null) return broken;
      } else if (head & 0x40) {
        const broken = this.readDefinition(head, endsAt);
        if (broken !== null) return broken;
      } else {
        const broken = this.readData(head & 15, endsAt, null);
        if (broken !== null) return broken;
      }
    }
    return null;
  }

  paddedRecords(): FitRecords {
    for (const column of this.columns.values()) padTo(column, this.recordCount);
    return { count: this.recordCount, columns: this.columns };
  }

  private readDefinition(head: number, endsAt: number): string | null {
    const { bytes, view } = this;
    if (this.at + 5 > endsAt) return CUT;
    const littleEndian = bytes[this.at + 1] === 0;
    const message = view.getUint16(this.at + 2, littleEndian);
    const count = bytes[this.at + 4] ?? 0;
    let at = this.at + 5;
    if (at + count * 3 > endsAt) return CUT;
    const kept = KEPT_SETS.get(message);
    const fields: FieldRead[] = [];
    for (let index = 0; index < count; index += 1, at += 3) {
      const number = bytes[at] ?? 0;
      const size = bytes[at + 1] ?? 0;
      const type = BASE_TYPES[(bytes[at + 2] ?? 0) & 31] ?? null;
      // The time is always read: the next compressed time counts from it.
      const column = kept?.has(number) || number === TIMESTAMP ? number : null;
      const unit = message === RECORD ? UNITS_OF_RECORDS.get(number) : undefined;
      fields.push({ number, size, type, column, unit: unit ?? AS_WRITTEN });
    }
    if (head & 0x20) {
      if (at >= endsAt) return CUT;
      const developerCount = bytes[at] ?? 0;
      at += 1;
      if (at + developerCount * 3 > endsAt) return CUT;
      for (let index = 0; index < developerCount; index += 1, at += 3) {
        const size = bytes[at + 1] ?? 0;
        const key = developerKey(bytes[at + 2] ?? 0, bytes[at] ?? 0);
        fields.push(developerRead(size, message, this.developerFields.get(key)));
      }
    }
    this.definitions[head & 15] = { message, isKept: kept !== undefined, littleEndian, fields };
    this.at = at;
    return null;
  }

  private readData(local: number, endsAt: number, timeOffset: number | null): string | null {
    const definition = this.definitions[local];
    if (!definition) return 'a message that nothing describes';
    let size = 0;
    for (const field of definition.fields) size += field.size;
    if (this.at + size > endsAt) return CUT;
    const startsAt = this.at;
    this.at += size;
    if (timeOffset !== null) {
      // Five bits of the time, of which the rest is that of the message before.
      this.lastTimestamp += (timeOffset - this.lastTimestamp) & 31;
    }
    if (!definition.isKept) this.passOver(definition, startsAt);
    else if (definition.message === RECORD) {
      if (this.recordCount >= MOST_RECORDS) return 'more records than anybody makes';
      this.readRecord(definition, startsAt, timeOffset !== null);
    } else this.readMessage(definition, startsAt, timeOffset !== null);
    return null;
  }

  private passOver(definition: Definition, startsAt: number): void {
    let at = startsAt;
    for (const field of definition.fields) {
      if (field.column === TIMESTAMP) this.rememberTime(field, at, definition.littleEndian);
      at += field.size;
    }
  }

  private rememberTime(field: FieldRead, at: number, littleEndian: boolean): number {
    const time = field.type ? readNumber(this.view, at, field, littleEndian) : Number.NaN;
    if (time > 0) this.lastTimestamp = time;
    return time;
  }

  private readRecord(definition: Definition, startsAt: number, hasShortTime: boolean): void {
    const { view } = this;
    const row = this.recordCount;
    this.recordCount += 1;
    let at = startsAt;
    for (const field of definition.fields) {
      const { column } = field;
      if (column !== null) {
        const value =
          column === TIMESTAMP
            ? this.rememberTime(field, at, definition.littleEndian)
            : column === COMPRESSED_SPEED_DISTANCE
              ? threeBytes(this.bytes, at, field.size)
              : readNumber(view, at, field, definition.littleEndian);
        if (!Number.isNaN(value)) this.put(column, row, value);
      }
      at += field.size;
    }
    if (hasShortTime) this.put(TIMESTAMP, row, this.lastTimestamp);
  }

  private put(number: number, row: number, value: number): void {
    let column = this.columns.get(number);
    if (!column) {
      column = [];
      this.columns.set(number, column);
    }
    if (column.length < row) padTo(column, row);
    column[row] = value;
  }

  private readMessage(definition: Definition, startsAt: number, hasShortTime: boolean): void {
    const { message, littleEndian, fields } = definition;
    const values: FitMessage = new Map();
    let at = startsAt;
    for (const field of fields) {
      if (field.column === TIMESTAMP) {
        const time = this.rememberTime(field, at, littleEndian);
        if (!Number.isNaN(time)) values.set(TIMESTAMP, time);
      } else if (field.column !== null) {
        const value = this.readValue(field, at, littleEndian);
        if (value !== null) values.set(field.column, value);
      }
      at += field.size;
    }
    if (hasShortTime) values.set(TIMESTAMP, this.lastTimestamp);
    if (message === FIELD_DESCRIPTION) this.describe(values);
    let list = this.messages.get(message);
    if (!list) {
      list = [];
      this.messages.set(message, list);
    }
    if (list.length < MOST_MESSAGES) list.push(values);
  }

  private readValue(field: FieldRead, at: number, littleEndian: boolean): FitValue | null {
    const { type, size } = field;
    if (!type) return null;
    if (type.isText) return textAt(this.bytes, at, size) || null;
    if (size === type.size) return numberOrNull(readNumber(this.view, at, field, littleEndian));
    const values: number[] = [];
    for (let offset = 0; offset + type.size <= size; offset += type.size) {
      values.push(type.read(this.view, at + offset, littleEndian));
    }
    if (values.length > 1) return values.every(Number.isNaN) ? null : values;
    return numberOrNull(values[0] ?? Number.NaN);
  }

  /** A developer's field that measures what the profile has a field for is read as that. */
  private describe(values: FitMessage): void {
    const developer = values.get(0);
    const number = values.get(1);
    const type = BASE_TYPES[numberOf(values.get(2), 255) & 31];
    if (typeof developer !== 'number' || typeof number !== 'number' || !type) return;
    const name = values.get(3);
    const told = values.get(15);
    const isPower = typeof name === 'string' && /^power$/i.test(name);
    const measures = typeof told === 'number' ? told : isPower ? POWER : null;
    this.developerFields.set(developerKey(developer, number), {
      type,
      measures,
      unit: {
        times: 1,
        per: numberOf(values.get(6), 1) || 1,
        offset: numberOf(values.get(7), 0),
      },
    });
  }
}

const CUT = 'a message that is cut off';
const COMPRESSED_SPEED_DISTANCE = 8;
const POWER = 7;
// Of a record: heart rate, cadence, distance, speed, power. Developers give them in the plain unit.
const MEASURED_BY_DEVELOPERS: ReadonlySet<number> = new Set([3, 4, 5, 6, POWER, 73]);

type DeveloperField = {
  type: BaseType;
  measures: number | null;
  unit: Unit;
};

function developerKey(developer: number, number: number): number {
  return developer * 256 + number;
}

function developerRead(
  size: number,
  message: number,
  described: DeveloperField | undefined,
): FieldRead {
  const measures = described?.measures ?? null;
  const isKept = message === RECORD && measures !== null && MEASURED_BY_DEVELOPERS.has(measures);
  return {
    number: -1,
    size,
    type: described?.type ?? null,
    column: isKept ? BY_DEVELOPER + measures : null,
    unit: described?.unit ?? AS_WRITTEN,
  };
}

function readNumber(view: DataView, at: number, field: FieldRead, littleEndian: boolean): number {
  const { type, size, unit } = field;
  if (!type || type.isText || size < type.size || size % type.size !== 0) return Number.NaN;
  const value = type.read(view, at, littleEndian);
  return unit === AS_WRITTEN ? value : (value * unit.times) / unit.per - unit.offset;
}

function threeBytes(bytes: Uint8Array, at: number, size: number): number {
  if (size !== 3) return Number.NaN;
  const value = (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0) * 65_536;
  return value === 0xffffff ? Number.NaN : value;
}

function padTo(column: number[], length: number): void {
  while (column.length < length) column.push(Number.NaN);
}

function numberOrNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}

function numberOf(value: FitValue | undefined, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise;
}

const decoder = new TextDecoder();

/** Up to the first zero, or to the end of a text that has none. */
function textAt(bytes: Uint8Array, at: number, size: number): string {
  const all = bytes.subarray(at, at + size);
  const end = all.indexOf(0);
  return decoder.decode(end < 0 ? all : all.subarray(0, end)).trim();
}

type BaseType = {
  size: number;
  isText?: true;
  /** NaN where the type's own value for 'not known' stands. */
  read: (view: DataView, at: number, littleEndian: boolean) => number;
};

function unless(value: number, unknown: number): number {
  return value === unknown ? Number.NaN : value;
}

const UINT8: BaseType = { size: 1, read: (view, at) => unless(view.getUint8(at), 0xff) };
const TEXT: BaseType = { size: 1, isText: true, read: () => Number.NaN };

/** By the lower five bits of the number that the profile gives each. */
const BASE_TYPES: readonly BaseType[] = [
  UINT8,
  { size: 1, read: (view, at) => unless(view.getInt8(at), 0x7f) },
  UINT8,
  { size: 2, read: (view, at, little) => unless(view.getInt16(at, little), 0x7fff) },
  { size: 2, read: (view, at, little) => unless(view.getUint16(at, little), 0xffff) },
  { size: 4, read: (view, at, little) => unless(view.getInt32(at, little), 0x7fffffff) },
  { size: 4, read: (view, at, little) => unless(view.getUint32(at, little), 0xffffffff) },
  TEXT,
  { size: 4, read: (view, at, little) => finite(view.getFloat32(at, little)) },
  { size: 8, read: (view, at, little) => finite(view.getFloat64(at, little)) },
  { size: 1, read: (view, at) => unless(view.getUint8(at), 0) },
  { size: 2, read: (view, at, little) => unless(view.getUint16(at, little), 0) },
  { size: 4, read: (view, at, little) => unless(view.getUint32(at, little), 0) },
  // Bytes are packed in their own ways, in which each means something.
  { size: 1, read: (view, at) => view.getUint8(at) },
  { size: 8, read: (view, at, little) => Number(view.getBigInt64(at, little)) },
  { size: 8, read: (view, at, little) => Number(view.getBigUint64(at, little)) },
  { size: 8, read: (view, at, little) => Number(view.getBigUint64(at, little)) },
];

function finite(value: number): number {
  return Number.isFinite(value) ? value : Number.NaN;
}

/** The checksum of the format, CRC-16 over all bytes of a part. */
export function checksum(bytes: Uint8Array, from: number, until: number): number {
  let crc = 0;
  for (let at = from; at < until; at += 1) {
    crc = (crc >> 8) ^ (CRC_TABLE[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0);
  }
  return crc;
}

const CRC_TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1;
  return crc;
});
