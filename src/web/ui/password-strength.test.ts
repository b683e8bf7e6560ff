import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const levelOf = (password: string) =>
  passwordStrength({ password, known: ['Dana Runner', 'dana@example.org'] }).level;

test.each(['', 'a', 'abcde'])('%j is too short', (password) => {
  expect(levelOf(password)).toBe(0);
});

test.each([
  '123456',
  'password1',
  'aaaaaaaaaaaa',
  'abcdefghijkl',
  'qwerty123',
  'dana1990',
  'dana.runner',
])('%j is easily guessed', (password) => {
  expect(levelOf(password)).toBe(1);
});

test.each(['k7!zqp9', 'tulip84'])('%j is fair', (password) => {
  expect(levelOf(password)).toBe(2);
});

test.each(['quiet river stones', 'Zwölf grüne Birnen im Schnee'])('%j is strong', (password) => {
  expect(levelOf(password)).toBe(4);
});

test('a short password is told how much is missing', () => {
  expect(passwordStrength({ password: 'abcde', known: [] }).advice).toBe('1 more character');
});
