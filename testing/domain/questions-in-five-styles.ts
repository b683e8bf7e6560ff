import type { AskedQuestion } from './questions.ts';

/**
 * Asked by one on a phone, a beginner, a German and a Spanish speaker writing English, one who likes
 * figures and a friendly talker: kinds that were once refused or answered as something else. Of the
 * first of the two runners, on the same day as the others.
 */
export const ASKED_IN_FIVE_STYLES: readonly AskedQuestion[] = [
  ['what I have to train today', 'plan today'],
  ['how many km I have to run this week', 'plan week'],
  ['what was my more long run this year', 'longest · runs · this year'],
  ['when it is my next competition', 'races · Harbour Half Marathon'],
  ['the average of my pulsations in long runs', 'average heart rate · long runs'],
  ['how fast must I run for a half marathon under 1:50', 'pace sum · 21.1 km · in 1:50:00'],
  [
    'show me please the runs from the last month with over 12 kilometer',
    'list · runs · over 12 km · last month',
  ],
  ['when did I run the first time over 15 kilometer', 'first · runs · over 15 km'],
  ['is 1:45 too ambitious for harbour', 'predict · Harbour Half Marathon · in 1:45:00'],
  ['how long should my long run be', 'the long runs'],
  ['what should my heart rate be on easy runs', 'my zones'],
  ['cadence of runs faster than 5:00/km', 'average cadence · runs · faster than 5:00 /km'],
  [
    'runs between 05:30 and 06:00 pace in october',
    'list · runs · 5:30 to 6:00 /km · in October 2026',
  ],
  ['what is my ramp rate', 'fitness and form'],
  ['how long to recover between 800s', 'training paces · repetitions of 800 m'],
  ['how long should I rest between intervals', 'about rest between repetitions'],
  ['how far off target am i', 'readiness'],
  ['what shoes I used in the city 10 k', 'shoes · City 10 K'],
  ['max hr ever', 'highest heart rate · runs · in your whole log'],
  ['runs w rain', 'list · runs · note says “rain”'],
  ['how far last sun', 'distance · runs · last Sunday'],
  ['My dog loves running with me, how often have we run together?', 'refuse'],
  ['median pace of easy runs in 2026', 'median pace · easy runs · in 2026'],
  ['HR at 5:00/km', 'average heart rate · runs · at about 5:00 /km'],
  ['what percent of target distance is my longest run', 'refuse'],
  ['was I stressed at work in October', 'refuse'],
];
