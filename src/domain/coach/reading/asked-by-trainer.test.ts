import { expect, test } from 'vitest';
import { askedByTrainer } from './asked-by-trainer.ts';

test.each([
  ['how far did she run last week', 'how far did I run last week'],
  [
    "I'm Dana's coach. How has her load looked over the past month?",
    'How has my load looked over the past month?',
  ],
  ['what should my athlete do tomorrow', 'what should I do tomorrow'],
  ["This athlete's easy pace in October", 'my easy pace in October'],
  ['is she overtraining', 'am I overtraining'],
  ['does my runner rest enough', 'do I rest enough'],
  ['has she run more than 40 km this week', 'have I run more than 40 km this week'],
])('“%s” asks “%s”', (said, own) => {
  expect(askedByTrainer(said)).toBe(own);
});

test.each([
  'my sister says she runs 60 km a week, is that too much',
  'how often did I run with her',
  'Priya came along, was she faster than me',
  'is she right',
  'what is a runner up',
  'how far did I run last week',
])('“%s” is of nobody’s athlete', (said) => {
  expect(askedByTrainer(said)).toBe(said);
});
