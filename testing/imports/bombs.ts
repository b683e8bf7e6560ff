import { deflateRawSync } from 'node:zlib';
import { makeZip } from './make-zip.ts';

const MB = 1024 * 1024;
const GPX = '<gpx xmlns="http://www.topografix.com/GPX/1/1">';

/** A gigabyte of zeros, packed piece by piece: each is a block of its own. */
function packedZeros(bytes: number): Buffer {
  const piece = deflateRawSync(Buffer.alloc(16 * MB), { finishFlush: 3 });
  const last = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([...Array.from({ length: bytes / (16 * MB) }, () => piece), last]);
}

const PACKED_SMALL = deflateRawSync(Buffer.alloc(16 * MB - 1));

const zeros = (says?: { unpackedBytes: number }) =>
  makeZip([
    {
      ...{ name: 'zeros.fit', content: '', says },
      packed: { bytes: packedZeros(1024 * MB), unpackedBytes: 1024 * MB },
    },
  ]);

/** Files that are made to take all of a server's memory or time, each in its own way. */
export const BOMBS: readonly { name: string; make: () => Buffer }[] = [
  { name: 'a zip of a gigabyte of zeros', make: () => zeros() },
  { name: 'a zip that lies about sizes', make: () => zeros({ unpackedBytes: 1000 }) },
  {
    name: 'a zip whose files lie in each other',
    make: () => {
      const content = Buffer.alloc(16 * MB - 1);
      const files = Array.from({ length: 300 }, (_none, index) => ({
        name: `${index}.gpx`,
        content: '',
        packed: { bytes: PACKED_SMALL, unpackedBytes: content.length },
      }));
      return makeZip(files, { overlaps: true });
    },
  },
  {
    name: 'a zip of 100,000 files',
    make: () => {
      const file = (index: number) => ({ name: `${index}`, content: '', says: { method: 0 } });
      return makeZip(Array.from({ length: 100_000 }, (_none, index) => file(index)));
    },
  },
  {
    name: 'a zip in a zip in a zip',
    make: () => {
      let zip = makeZip([{ name: 'a.gpx', content: GPX }]);
      for (let depth = 0; depth < 3; depth += 1) zip = makeZip([{ name: 'a.zip', content: zip }]);
      return zip;
    },
  },
  {
    name: 'XML of 500,000 levels',
    make: () => Buffer.from(GPX + '<a>'.repeat(500_000) + '</a>'.repeat(500_000)),
  },
  {
    name: 'XML with 300,000 attributes',
    make: () => {
      const attributes = Array.from({ length: 300_000 }, (_none, index) => `a${index}="1"`);
      return Buffer.from(`${GPX}<trk ${attributes.join(' ')}/></gpx>`);
    },
  },
  {
    name: 'XML with a text of 60 MB',
    make: () => Buffer.from(`${GPX}<name>${'x'.repeat(60 * MB)}</name></gpx>`),
  },
  {
    name: 'XML with 2,000,000 characters by number',
    make: () => Buffer.from(`${GPX}<name>${'&#65;'.repeat(2_000_000)}</name></gpx>`),
  },
  {
    name: 'XML with entities of entities',
    make: () => {
      const entities = Array.from(
        { length: 12 },
        (_none, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`,
      );
      const doctype = `<!DOCTYPE gpx [<!ENTITY e0 "lol">${entities.join('')}]>`;
      return Buffer.from(`<?xml version="1.0"?>${doctype}${GPX}<name>&e12;</name></gpx>`);
    },
  },
  {
    name: 'XML with one long entity a hundred thousand times',
    make: () => {
      const doctype = `<!DOCTYPE gpx [<!ENTITY e "${'x'.repeat(100_000)}">]>`;
      const name = `<name>${'&e;'.repeat(100_000)}</name>`;
      return Buffer.from(`<?xml version="1.0"?>${doctype}${GPX}${name}</gpx>`);
    },
  },
  {
    name: 'XML that names a file of the server',
    make: () =>
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]>${GPX}<name>&x;</name></gpx>`,
      ),
  },
  {
    name: 'Apple Health of 500,000 levels',
    make: () => Buffer.from(`<HealthData>${'<Workout>'.repeat(500_000)}</HealthData>`),
  },
  {
    name: 'Apple Health with 300,000 attributes',
    make: () => Buffer.from(`<HealthData><Workout ${'a="1" '.repeat(300_000)}/></HealthData>`),
  },
  { name: 'JSON of 5,000,000 levels', make: () => Buffer.from('['.repeat(5_000_000)) },
  {
    name: 'JSON of 5,000,000 levels in a workout',
    make: () => Buffer.from(`{"data":{"workouts":[${'{"a":'.repeat(5_000_000)}`),
  },
  { name: '100 MB of empty objects', make: () => Buffer.from(`[${'{},'.repeat(33 * MB)}{}]`) },
  {
    name: 'a table with an open quote and 45 MB behind it',
    make: () => Buffer.from(`Date,Duration,Distance\n"${'x,y\n'.repeat(11 * MB)}`),
  },
  {
    name: 'a table of a million columns',
    make: () => Buffer.from(`Date,Duration,${'c,'.repeat(1_000_000)}\n1,2,3\n`),
  },
];
