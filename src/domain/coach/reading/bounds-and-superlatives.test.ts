import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { shownAs } from '../../../../testing/domain/shown-as.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from './read-conversation.ts';

// Each figure bounded in each way to say it, and the most and the least of each.

/** A bound, and how it is shown above the answer. */
const BOUNDS: readonly (readonly [string, string])[] = [
  ['average heart rate over 160', 'heart rate over 160'],
  ['heart rate over 160 on average', 'heart rate over 160'],
  ['pulse above 150 average', 'heart rate over 150'],
  ['an avg hr of 150+', 'heart rate at least 150'],
  ['160+ average hr', 'heart rate at least 160'],
  ['max heart rate over 180', 'maximum heart rate over 180'],
  ['max hr between 170 and 180', 'maximum heart rate 170 to 180'],
  ['cadence under 170', 'cadence under 170'],
  ['over 170 steps per minute', 'cadence over 170'],
  ['cadence between 170 and 175', 'cadence 170 to 175'],
  ['over 700 kcal', 'with over 700 kcal'],
  ['500 to 800 calories', 'with 500 to 800 kcal'],
  ['between 100 and 200 m of climbing', 'climbing 100 to 200 m'],
  ['100m+ elevation', 'climbing at least 100 m'],
];

const WAYS: readonly (readonly [string, string])[] = [
  ['how many runs with {}', 'how many · runs · {}'],
  ['list all runs with {}', 'list · runs · {}'],
  ['which runs had {}', 'list · runs · {}'],
  ['longest run with {}', 'longest · runs · {}'],
  ['last run with {}', 'latest · runs · {}'],
  ['average pace of runs with {}', 'average pace · runs · {}'],
  ['how many of my runs had {} this year', 'share of all runs · runs · {} · this year'],
];

const BOUNDED = BOUNDS.flatMap(([bound, shown]) =>
  WAYS.map(([way, read]) => [way.replace('{}', bound), read.replace('{}', shown)] as const),
);

const OTHERS: readonly (readonly [string, string])[] = [
  ['how often did avg heart rate go over 160', 'how many · runs · heart rate over 160'],
  ['how often did my heart rate go over 180', 'how many · runs · maximum heart rate over 180'],
  ['how many times did my cadence drop below 165', 'how many · runs · cadence under 165'],
  ['how often did I burn more than 700 kcal', 'how many · runs · with over 700 kcal'],
  ['how many runs between an hour and 90 minutes', 'how many · runs · 1:00:00 to 1:30:00'],
  ['runs between 1 and 2 hours', 'list · runs · 1:00:00 to 2:00:00'],
  ['runs averaging faster than 5:20', 'list · runs · faster than 5:20 /km'],
  ['how many 10k+ runs this year', 'how many · runs · at least 10 km · this year'],
  ['run with the most km', 'longest · runs'],
  ['most km on a long run', 'longest · long runs'],
  ['which week had the shortest distance', 'smallest week · runs'],
  ['what is the highest speed I have had on a run', 'fastest · runs'],
  ['my best average pace ever', 'fastest · runs · in your whole log'],
  ['peak heart rate on a long run', 'highest heart rate · long runs'],
  ['minimum heart rate in runs under 10k', 'lowest heart rate · runs · under 10 km'],
  ['biggest calorie burn in runs under 10k', 'most calories · runs · under 10 km'],
  ['most to drink on a long run', 'most to drink · long runs'],
  ['highest number of gels in a run in october', 'most gels · runs · in October 2026'],
  ['my biggest effort ever', 'highest effort · runs · in your whole log'],
  ['easiest effort in runs under 10k', 'least effort · runs · under 10 km'],
  ['highest cadence on a long run', 'highest cadence · long runs'],
  ['highest heart rate in a race', 'highest heart rate · runs · in races'],
];

test.each([...BOUNDED, ...OTHERS])('“%s” is read as %s', (said, meant) => {
  const question = readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA);
  expect(question.unplaced).toEqual([]);
  expect(shownAs(question)).toBe(meant);
});

test.each(['my most energy ever', 'most load in a run in october', 'most km in runs under 10k'])(
  '“%s” is refused',
  (said) => {
    expect(readConversation([said], calendarOn(ASKED_ON), RACES_OF_DANA).unplaced).not.toEqual([]);
  },
);
