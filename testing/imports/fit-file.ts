import { checksum } from '../../src/server/imports/readers/fit/decode-fit.ts';

/** How a field is written: the number of its type in the protocol, and its size. */
const TYPES = {
  enum: { base: 0x00, size: 1 },
  uint8: { base: 0x02, size: 1 },
  sint32: { base: 0x85, size: 4 },
  uint16: { base: 0x84, size: 2 },
  uint32: { base: 0x86, size: 4 },
  uint32z: { base: 0x8c, size: 4 },
  byte: { base: 0x0d, size: 1 },
  string: { base: 0x07, size: 1 },
  float32: { base: 0x88, size: 4 },
} as const;
type FitType = keyof typeof TYPES;

/** A field of a message, in the unit of the protocol; null is written as the type's 'not known'. */
export type FitField = {
  number: number;
  type: FitType;
  value: number | readonly number[] | string | null;
  /** Of a developer's field: its index. */
  developer?: number;
};
export type WrittenMessage = {
  message: number;
  fields: readonly FitField[];
  /** Seconds, in place of a field 253: five bits in the head of the message. */
  shortTime?: number;
  /** Sixteen of them can be described at a time. */
  local?: number;
  bigEndian?: boolean;
};

/** One part of a FIT file with its head and its checksum. */
export function fitPart(
  messages: readonly WrittenMessage[],
  { headSize = 14, dataBytes }: { headSize?: 12 | 14; dataBytes?: number } = {},
): Uint8Array<ArrayBuffer> {
  const data = dataOf(messages);
  const bytes = new Uint8Array(headSize + data.length + 2);
  const view = new DataView(bytes.buffer);
  bytes[0] = headSize;
  bytes[1] = 0x20;
  view.setUint16(2, 2132, true);
  view.setUint32(4, dataBytes ?? data.length, true);
  bytes.set([0x2e, 0x46, 0x49, 0x54], 8);
  if (headSize === 14) view.setUint16(12, checksum(bytes, 0, 12), true);
  bytes.set(data, headSize);
  view.setUint16(bytes.length - 2, checksum(bytes, 0, bytes.length - 2), true);
  return bytes;
}

export function joinedBytes(...pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}

function dataOf(messages: readonly WrittenMessage[]): Uint8Array {
  const described: (string | undefined)[] = [];
  const writer = byteWriter();
  for (const message of messages) {
    const local = message.local ?? message.message % 4;
    const shape = JSON.stringify([
      message.message,
      message.bigEndian ?? false,
      message.fields.map((field) => [field.number, field.type, sizeOf(field), field.developer]),
    ]);
    if (described[local] !== shape) {
      describe(writer, message, local);
      described[local] = shape;
    }
    const { shortTime } = message;
    writer.byte(shortTime === undefined ? local : 0x80 | (local << 5) | (shortTime & 31));
    for (const field of [...own(message), ...developers(message)]) {
      writeValue(writer, field, !message.bigEndian);
    }
  }
  return writer.bytes();
}

function own({ fields }: WrittenMessage): FitField[] {
  return fields.filter(({ developer }) => developer === undefined);
}

function developers({ fields }: WrittenMessage): FitField[] {
  return fields.filter(({ developer }) => developer !== undefined);
}

function describe(writer: ByteWriter, message: WrittenMessage, local: number): void {
  const told = developers(message);
  writer.byte(0x40 | (told.length > 0 ? 0x20 : 0) | local);
  writer.byte(0);
  writer.byte(message.bigEndian ? 1 : 0);
  writer.number(message.message, 2, !message.bigEndian);
  writer.byte(own(message).length);
  for (const field of own(message)) {
    writer.byte(field.number);
    writer.byte(sizeOf(field));
    writer.byte(TYPES[field.type].base);
  }
  if (told.length === 0) return;
  writer.byte(told.length);
  for (const field of told) {
    writer.byte(field.number);
    writer.byte(sizeOf(field));
    writer.byte(field.developer ?? 0);
  }
}

function sizeOf({ type, value }: FitField): number {
  if (typeof value === 'string') return new TextEncoder().encode(value).length + 1;
  const count = Array.isArray(value) ? value.length : 1;
  return count * TYPES[type].size;
}

function writeValue(writer: ByteWriter, field: FitField, littleEndian: boolean): void {
  const { type, value } = field;
  if (typeof value === 'string') {
    for (const byte of new TextEncoder().encode(value)) writer.byte(byte);
    writer.byte(0);
    return;
  }
  const { size } = TYPES[type];
  for (const each of Array.isArray(value) ? value : [value]) {
    if (type === 'float32') writer.float(each ?? Number.NaN, littleEndian);
    else writer.number(each ?? unknownOf(type, size), size, littleEndian);
  }
}

function unknownOf(type: FitType, size: number): number {
  if (type === 'uint32z') return 0;
  return type === 'sint32' ? 0x7fffffff : 2 ** (8 * size) - 1;
}

type ByteWriter = ReturnType<typeof byteWriter>;

function byteWriter() {
  let bytes = new Uint8Array(4096);
  let length = 0;
  const room = (more: number) => {
    if (length + more <= bytes.length) return;
    const longer = new Uint8Array(bytes.length * 2);
    longer.set(bytes);
    bytes = longer;
  };
  return {
    byte(value: number) {
      room(1);
      bytes[length] = value;
      length += 1;
    },
    number(value: number, size: number, littleEndian: boolean) {
      const whole = Math.round(value) < 0 ? Math.round(value) + 2 ** (8 * size) : Math.round(value);
      room(size);
      for (let index = 0; index < size; index += 1) {
        const place = littleEndian ? index : size - 1 - index;
        bytes[length + place] = Math.floor(whole / 256 ** index) % 256;
      }
      length += size;
    },
    float(value: number, littleEndian: boolean) {
      room(4);
      new DataView(bytes.buffer).setFloat32(length, value, littleEndian);
      length += 4;
    },
    bytes: () => bytes.slice(0, length),
  };
}
