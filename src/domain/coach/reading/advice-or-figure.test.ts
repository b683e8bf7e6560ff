import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';
import { FIGURES_OF_WORKOUTS } from './settling/refused.ts';

const read = (said: string) => readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA);

/** What asks for advice about a kind of training. */
const ABOUT_TRAINING = [
  (kind: string) => `do I need ${kind}`,
  (kind: string) => `is it worth doing ${kind}`,
  (kind: string) => `what is the point of ${kind}`,
  (kind: string) => `would ${kind} help`,
  (kind: string) => `do ${kind} make me faster`,
  (kind: string) => `how do I get better at ${kind}`,
  (kind: string) => `are ${kind} bad for me`,
];
const KINDS = [
  'intervals',
  'speed work this week',
  'long runs',
  'easy runs',
  'tempo runs',
  'hill repeats',
  'strength sessions',
  'bike rides',
  'treadmill runs',
  'morning runs',
];

/** What asks about a figure and not for it. */
const ABOUT_A_FIGURE = [
  (figure: string) => `is my ${figure} normal`,
  (figure: string) => `does my ${figure} matter`,
  (figure: string) => `how do I improve my ${figure}`,
  (figure: string) => `should I worry about my ${figure}`,
  (figure: string) => `can I trust my ${figure}`,
  (figure: string) => `how accurate is my ${figure}`,
  (figure: string) => `what affects my ${figure}`,
  (figure: string) => `is my ${figure} good for my age`,
];
const FIGURES = [
  'heart rate',
  'cadence',
  'weight',
  'weekly distance',
  'easy pace',
  'effort',
  'elevation',
  'calories',
  'resting heart rate',
  'training load',
];

const ASKED = [
  ...ABOUT_TRAINING.flatMap((ask) => KINDS.map(ask)),
  ...ABOUT_A_FIGURE.flatMap((ask) => FIGURES.map(ask)),
];

test.each(ASKED)('“%s” is answered by no figure of the log', (said) => {
  const { intent, unplaced } = read(said);
  expect(unplaced.length > 0 || !FIGURES_OF_WORKOUTS.has(intent)).toBe(true);
});

test.each([
  ['do I need speed work this week', 'about what fast running is for'],
  ['is it worth doing long runs', 'about what a long run is for'],
  ['what is the point of easy runs', 'about what easy runs are for'],
  ['would tempo runs help', 'about what tempo runs are for'],
  ['is cycling worth it for runners', 'about what the bike and the pool are for'],
  ['which day should I do my long run', 'about day of the long run'],
  ['when should I do intervals', 'about days of fast sessions'],
  ['can I do intervals two days in a row', 'about fast sessions in a row'],
  ['how often should I do hill repeats', 'about how often hills and tempo'],
  ['how do I get better at intervals', 'about fast sessions that are hard'],
  ['why do I find long runs so hard', 'about long runs that are hard'],
  ['why do I find easy runs so hard', 'about easy runs that are hard'],
  ['are easy runs enough for the marathon', 'about one kind of training alone'],
  ['is my heart rate normal', 'about a normal heart rate'],
  ['how do I lower my heart rate', 'about lowering the heart rate'],
  ['can I trust my heart rate', 'about how exact a heart rate is'],
  ['is my weight ok for my height', 'about a normal weight'],
  ['does my weight matter', 'about what weight changes'],
  ['how accurate is my weight', 'about how exact a weight is'],
  ['is my weekly mileage normal', 'about a normal week'],
  ['how do I increase my weekly mileage', 'about raising the week'],
  ['is my easy pace ok', 'time in zones · easy runs'],
  ['how do I improve my easy pace', 'about a faster easy pace'],
  ['does effort matter', 'about how exact an effort is'],
  ['is my training load normal', 'about a normal training load'],
  ['do I need 60 km a week', '60.0 km a week'],
])('“%s” is read as %s', (said, meant) => {
  const question = read(said);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(meant);
});

test.each([
  ['what is my average heart rate', 'average heart rate · runs'],
  ['how many easy runs did I do in May', 'how many · easy runs · in May 2026'],
  ['when did I do intervals last', 'latest · interval runs'],
  ['is my pace better than in May', null],
])('“%s” still asks the log', (said, meant) => {
  const question = read(said);
  expect(question.intent).not.toBe('term');
  if (meant !== null) expect(shownAs(question)).toBe(meant);
});
