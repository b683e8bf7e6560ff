import { expect, test } from 'vitest';
import { jsonWithIds } from '../../platform/http/read-json.ts';
import { activityPage } from './answers.ts';

test('ids past 2^53 stay as they were sent, the others stay numbers', () => {
  expect(
    jsonWithIds('{"a":9007199254740993,"b":[98765432109876543210,15605032352],"c":1.5}'),
  ).toEqual({ a: '9007199254740993', b: ['98765432109876543210', 15605032352], c: 1.5 });
  expect(() => jsonWithIds('{"a":1')).toThrow(SyntaxError);
});

test('every form of an id becomes the same text', () => {
  const activity = (id: string) =>
    `{"id":${id},"start_date":"2026-03-01T10:00:00Z","start_date_local":"2026-03-01T11:00:00Z"}`;
  const ids = ['7', '"7"', '9007199254740993', '"9007199254740993"'];
  const page = activityPage.parse(jsonWithIds(`[${ids.map(activity).join()}]`));
  expect(page.activities.map(({ id }) => id)).toEqual([
    '7',
    '7',
    '9007199254740993',
    '9007199254740993',
  ]);
  for (const id of ['1.5', '-1', '1e30', 'null', '""', '"7x"', '[7]']) {
    expect(activityPage.safeParse(jsonWithIds(`[${activity(id)}]`)).success).toBe(false);
  }
});

test('an activity that cannot be read does not keep back the others of its page', () => {
  const good = {
    id: 7,
    start_date: '2026-03-01T10:00:00Z',
    start_date_local: '2026-03-01T11:00:00Z',
  };
  const bad = [{ ...good, id: 8, start_date: '2107-13-01' }, { ...good, id: null }, 'text', null];
  const page = activityPage.parse([bad[0], good, ...bad.slice(1)]);
  expect([page.activities.map(({ id }) => id), page.unreadable]).toEqual([['7'], 4]);
  expect(activityPage.safeParse(bad).success).toBe(false);
  expect(activityPage.parse([])).toEqual({ activities: [], unreadable: 0 });
});
