/** Whole numbers from 0 in seven bits a byte, small ones first in one byte. */
export type VarintWriter = { write: (value: number) => void; bytes: () => Uint8Array<ArrayBuffer> };
export type VarintReader = { read: () => number; isAtEnd: () => boolean };

const MORE = 128;

export function varintWriter(): VarintWriter {
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

export function varintReader(bytes: Uint8Array): VarintReader {
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
