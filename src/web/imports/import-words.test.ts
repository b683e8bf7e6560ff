import { expect, test } from 'vitest';
import { shortPlace } from './import-words.ts';

test('of a table in an archive something of both names is left, however long they are', () => {
  const inside = 'my-logs-of-many-years-and-a-very-long-name-indeed.zip';
  const name = 'a folder with quite a long name/2015.csv';
  expect(shortPlace({ file: `${inside}/${name}`, inside })).toBe(
    'a folder w…ong name/2015.csv in my-logs…ame-indeed.zip',
  );
  expect(shortPlace({ file: 'export.zip/2015.csv', inside: 'export.zip' })).toBe(
    '2015.csv in export.zip',
  );
  expect(shortPlace({ file: 'morning.fit', inside: null })).toBe('morning.fit');
});
