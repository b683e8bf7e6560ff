import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(js|css|svg|md)$/;
/** A packet holds this much anyway. */
const LEAST_BYTES = 1_000;

/** Each file once more as Brotli and as gzip, so that no visit waits for the server to compress. */
export function precompressed(): Plugin {
  return {
    name: 'precompressed',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).map((file) => ({
        place: join(dir, file.fileName),
        bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source),
      }));
      const worthIt = files.filter(
        ({ place, bytes }) => WORTH_IT.test(place) && bytes.length >= LEAST_BYTES,
      );
      await Promise.all(
        worthIt.flatMap(({ place, bytes }) => [
          smallest(bytes).then((packed) => writeFile(`${place}.br`, packed)),
          gzipped(bytes, { level: 9 }).then((packed) => writeFile(`${place}.gz`, packed)),
        ]),
      );
    },
  };
}

const gzipped = promisify(gzip);
const brotli = promisify(brotliCompress);

function smallest(bytes: Buffer): Promise<Buffer> {
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}
