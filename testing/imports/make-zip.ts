import { crc32, deflateRawSync } from 'node:zlib';

export type ZippedFile = {
  name: string | Uint8Array;
  content: Uint8Array | string;
  /** What the archive says of it, where that is to be a lie. */
  says?: { unpackedBytes?: number; isEncrypted?: boolean; method?: number };
  /** Already packed, and this large when unpacked. */
  packed?: { bytes: Uint8Array; unpackedBytes: number };
};

/** A zip archive of these files, or of one that lies. Names are not marked as UTF-8 unless asked. */
export function makeZip(
  files: readonly ZippedFile[],
  { marksUtf8 = false, overlaps = false }: { marksUtf8?: boolean; overlaps?: boolean } = {},
): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [index, file] of files.entries()) {
    const { local, central } = headersOf(file, { offset: overlaps ? 0 : offset, marksUtf8 });
    directory.push(central);
    if (overlaps && index > 0) continue;
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  return Buffer.concat([...parts, central, endOf({ count: files.length, central, offset })]);
}

function headersOf(
  { name, content, says, packed }: ZippedFile,
  { offset, marksUtf8 }: { offset: number; marksUtf8: boolean },
): { local: Buffer; central: Buffer } {
  const nameBytes = Buffer.from(name);
  const bytes = Buffer.from(content);
  const method = says?.method ?? 8;
  const data = packed?.bytes ?? (method === 0 ? bytes : deflateRawSync(bytes));
  const unpackedBytes = says?.unpackedBytes ?? packed?.unpackedBytes ?? bytes.length;
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE((marksUtf8 ? 0x800 : 0) | (says?.isEncrypted ? 1 : 0), 2);
  common.writeUInt16LE(method, 4);
  common.writeUInt16LE(0x21, 8);
  common.writeUInt32LE(packed ? 0 : crc32(bytes), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(unpackedBytes, 18);
  common.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, data]);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    common,
    rest,
    nameBytes,
  ]);
  return { local, central };
}

function endOf(of: { count: number; central: Buffer; offset: number }): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(Math.min(of.count, 0xfffe), 8);
  end.writeUInt16LE(Math.min(of.count, 0xfffe), 10);
  end.writeUInt32LE(of.central.length, 12);
  end.writeUInt32LE(of.offset, 16);
  return end;
}
