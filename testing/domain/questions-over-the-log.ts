import type { AskedQuestion } from './questions.ts';

/**
 * Figures of the log asked for in everyday words, by kinds that were once refused or answered as
 * something else. Of the first of the two runners, on the same day as the others.
 */
export const ASKED_OVER_THE_LOG: readonly AskedQuestion[] = [
  // The one in the middle.
  ['median distance of all my runs', 'median distance · runs'],
  ['what is my median pace this year', 'median pace · runs · this year'],
  ['median heart rate on easy runs', 'median heart rate · easy runs'],
  ['median weekly km this year', 'median distance · runs · this year'],
  // Parts of a whole.
  ['what share of my km was easy this year', 'share of all runs · easy runs · this year'],
  ['how many of my long runs were over 18 km', 'share of all long runs · long runs · over 18 km'],
  [
    'what percentage of my long runs did i take gels on',
    'share of all long runs · long runs · with gels',
  ],
  [
    'what % of my runs have a heart rate over 150',
    'share of all runs · runs · heart rate over 150',
  ],
  ['what proportion of my training time is strength', 'share of all workouts · strength workouts'],
  ['what fraction of my distance do i run on sundays', 'share of all runs · runs · on Sundays'],
  ['what percentage of my running is easy', 'time in zones · runs'],
  // What notes alone tell.
  ['last time it was hot on a run', 'latest · runs · note says “hot”'],
  ['how many times did the dog come along', 'how many · runs · note says “dog”'],
  ['dog runs avg pace', 'average pace · runs · note says “dog”'],
  ['every run where I complained about headwind', 'list · runs · note says “headwind”'],
  ['when did it last rain on a run', 'latest · runs · note says “rain”'],
  ['how many times did Priya come along', 'how many · runs · note says “priya”'],
  ['when did my calf start hurting', 'first · runs · note says “calf”'],
  ['how often did my left calf hurt', 'how many · runs · note says “calf”'],
  ['my knee hurts when it rains', 'pain · note says “rain”'],
  ['should i run in the rain', 'about rain'],
  // One side against the other.
  [
    'are my Sunday runs slower than my Saturday ones',
    'compare pace · runs on Sundays · against runs on Saturdays',
  ],
  ['weekends vs weekdays km', 'compare · runs at weekends · against runs on working days'],
  [
    'is my treadmill pace faster than outside',
    'compare pace · treadmill runs · against outdoor runs',
  ],
  ['is my heart rate lower on the treadmill', 'compare · treadmill runs · against outdoor runs'],
];
