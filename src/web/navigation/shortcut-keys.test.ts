import { expect, test } from 'vitest';
import { readShortcut, SCREENS } from './shortcut-keys.ts';

test('g and a letter lead to a screen, each letter to one', () => {
  expect(readShortcut('g', false)).toBe('begin');
  expect(readShortcut('c', true)).toEqual({ href: '/calendar' });
  expect(readShortcut('c', false)).toBeNull();
  expect(new Set(SCREENS.map(({ key }) => key)).size).toBe(SCREENS.length);
});

test('n logs, / searches, j and k walk a list, ? lists them all', () => {
  expect(readShortcut('n', false)).toEqual({ href: '/workouts' });
  expect(['/', 'j', 'k', '?', 'x'].map((key) => readShortcut(key, false))).toEqual([
    'search',
    'next',
    'previous',
    'list',
    null,
  ]);
});
