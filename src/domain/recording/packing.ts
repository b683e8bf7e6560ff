import { CHANNELS, type Channel, NOTHING_MEASURED, type Recording } from './recording.ts';

/**
 * Version 1: the version, the number of samples, the channels there are (a bit each, in the order of
 * CHANNELS), the times as differences less one, then each channel whole: 0 where nothing was
 * measured, else the difference from the last measured value, in steps, folded to be positive.
 */
const VERSION = 1;

// A week at one a second is 604,800: whatever claims more is damaged, and must not fill the memory.
const MOST_SAMPLES = 2_000_000;

/** A tidy recording's samples in few bytes, of which neighbours look alike: fit to be compressed. */
export function packSamples(recording: Recording): Uint8Array<ArrayBuffer> {
  const writer = varintWriter();
  writer.write(VERSION);
  writer.write(recording.timeS.length);
  writer.write(channelsPresent(recording));
  let last = -1;
  for (const time of recording.timeS) {
    writer.write(time - last - 1);
    last = time;
  }
  for (const { name, stepsPerUnit } of CHANNELS) {
    const channel = recording[name];
    if (channel) writeChannel(writer, channel, stepsPerUnit);
  }
  return writer.bytes();
}

/** What was measured sample by sample; laps and sets are kept apart. */
export type Samples = Omit<Recording, 'laps' | 'sets'>;

/** The samples as they were packed. */
export function unpackSamples(bytes: Uint8Array): Samples {
  const reader = varintReader(bytes);
  const version = reader.read();
  if (version !== VERSION) throw new RangeError(`recordings of version ${version} are unknown`);
  const count = reader.read();
  if (count > MOST_SAMPLES) throw new RangeError('the packed recording is too long');
  const present = reader.read();
  const timeS: number[] = new Array(count);
  let last = -1;
  for (let index = 0; index < count; index += 1) {
    last += reader.read() + 1;
    timeS[index] = last;
  }
  const { sets: _sets, ...nothing } = NOTHING_MEASURED;
  const samples: Samples = { timeS, ...nothing };
  for (const [index, { name, stepsPerUnit }] of CHANNELS.entries()) {
    if (isPresent(present, index)) samples[name] = readChannel(reader, count, stepsPerUnit);
  }
  if (!reader.isAtEnd()) throw new RangeError('the packed recording goes on after its end');
  return samples;
}

function channelsPresent(recording: Recording): number {
  return CHANNELS.reduce((bits, { name }, index) => bits + (recording[name] ? 2 ** index : 0), 0);
}

function isPresent(bits: number, index: number): boolean {
  return Math.floor(bits / 2 ** index) % 2 === 1;
}

function writeChannel(writer: VarintWriter, channel: Channel, stepsPerUnit: number): void {
  let last = 0;
  for (const value of channel) {
    if (value === null) {
      writer.write(0);
      continue;
    }
    const steps = Math.round(value * stepsPerUnit);
    writer.write(folded(steps - last) + 1);
    last = steps;
  }
}

function readChannel(reader: VarintReader, count: number, stepsPerUnit: number): Channel {
  const channel: Channel = new Array(count);
  let last = 0;
  for (let index = 0; index < count; index += 1) {
    const code = reader.read();
    if (code === 0) {
      channel[index] = null;
      continue;
    }
    last += unfolded(code - 1);
    channel[index] = last / stepsPerUnit;
  }
  return channel;
}

/** 0, -1, 1, -2, 2 ... become 0, 1, 2, 3, 4 ... */
function folded(difference: number): number {
  return difference < 0 ? -2 * difference - 1 : 2 * difference;
}

function unfolded(code: number): number {
  return code % 2 === 0 ? code / 2 : -(code + 1) / 2;
}

/** Whole numbers from 0 in seven bits a byte, small ones first in one byte. */
type VarintWriter = { write: (value: number) => void; bytes: () => Uint8Array<ArrayBuffer> };
type VarintReader = { read: () => number; isAtEnd: () => boolean };

const MORE = 128;

function varintWriter(): VarintWriter {
  let bytes = new Uint8Array(1024);
  let length = 0;
  return {
    write: (value) => {
      if (length + 8 > bytes.length) {
        const longer = new Uint8Array(bytes.length * 2);
        longer.set(bytes);
        bytes = longer;
      }
      let rest = value;
      while (rest >= MORE) {
        bytes[length] = (rest % MORE) + MORE;
        length += 1;
        // Not shifted: values may be beyond 32 bits.
        rest = Math.floor(rest / MORE);
      }
      bytes[length] = rest;
      length += 1;
    },
    bytes: () => bytes.slice(0, length),
  };
}

function varintReader(bytes: Uint8Array): VarintReader {
  let at = 0;
  return {
    read: () => {
      let value = 0;
      let weight = 1;
      for (;;) {
        const byte = bytes[at];
        if (byte === undefined) throw new RangeError('the packed recording ends too early');
        at += 1;
        value += (byte % MORE) * weight;
        if (!Number.isSafeInteger(value)) throw new RangeError('a packed number is too large');
        if (byte < MORE) return value;
        weight *= MORE;
      }
    },
    isAtEnd: () => at === bytes.length,
  };
}
