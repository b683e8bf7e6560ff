import type { RacePlan } from '../../../contract/race-plan.ts';
import { distanceUnit, sumDistance } from '../../../domain/measures.ts';
import { type RaceReview, reviewRace } from '../../../domain/race-plan/race-review.ts';
import { countText, spanText } from '../../words/amounts.ts';
import { fuelOf } from './fuel-of.ts';

/** One thing that a race taught, and what says so. */
export type Lesson = { title: string; text: string; source: string };

/** What came of a race, each by what is known; nothing without a result. */
export function lessonsOf(plan: RacePlan): Lesson[] {
  const { race, prediction, ran } = plan;
  if (race.actualTimeS === null) return [];
  const review = reviewRace({
    distanceM: race.distanceM,
    targetS: race.targetTimeS,
    resultS: race.actualTimeS,
    prediction,
    run: ran,
    halves: ran?.halves ?? null,
  });
  const lessons = [
    review.prediction && predictionLesson(review.prediction, plan),
    review.halves && halvesLesson(review.halves),
    review.fuel && fuelLesson(review.fuel, plan),
    taperLesson(plan),
  ];
  return lessons.filter((lesson) => lesson !== null);
}

function predictionLesson(
  { slowerS, slowerPercent, place, target }: NonNullable<RaceReview['prediction']>,
  { prediction }: RacePlan,
): Lesson {
  const titles = {
    inside: 'The prediction held',
    faster: 'Faster than your log said',
    slower: 'Slower than your log said',
  };
  const by =
    slowerS === 0
      ? 'You ran what was predicted, to the second'
      : `You ran ${spanText(Math.abs(slowerS))} ${slowerS > 0 ? 'slower' : 'faster'} than the middle (${Math.abs(slowerPercent).toFixed(1)}\u00a0%)`;
  const range = {
    inside: 'inside the range of 8 races in 10',
    faster: 'faster than the range of 8 races in 10',
    slower: 'slower than the range of 8 races in 10',
  };
  const targets = {
    inside: 'The target lay inside it.',
    faster: 'The target was faster than all of it: it asked for more than the log spoke for.',
    slower: 'The target was slower than all of it: there was room for more.',
  };
  return {
    title: titles[place],
    text: `${by}, ${range[place]}. ${targets[target]}`,
    source: `By the log up to its eve, ${prediction?.restsOn ?? ''}`,
  };
}

function halvesLesson({
  secondSlowerS,
  secondSlowerPercent,
  split,
}: NonNullable<RaceReview['halves']>): Lesson {
  const titles = {
    even: 'Evenly run',
    negative: 'Faster in the second half',
    positive: 'Slower in the second half',
  };
  const percent = `${Math.abs(secondSlowerPercent).toFixed(1)}\u00a0%`;
  const than = secondSlowerS > 0 ? 'longer' : 'less';
  const text =
    secondSlowerS === 0
      ? 'Both halves took the same.'
      : `The second half took ${spanText(Math.abs(secondSlowerS))} ${than} than the first (${percent}).`;
  const why =
    split === 'positive'
      ? ' Too quick a start, a hill or the heat: one race cannot say which.'
      : '';
  return {
    title: titles[split],
    text: `${text}${why}`,
    source: 'The recording of the run, standing included',
  };
}

function fuelLesson(
  { gPerHour, mlPerHour, usual, verdict }: NonNullable<RaceReview['fuel']>,
  plan: RacePlan,
): Lesson {
  const planned = fuelOf(plan, plan.race.targetTimeS).gels.length;
  const advised =
    usual.from === usual.to
      ? `${usual.from}\u00a0g an hour`
      : `${usual.from} to ${usual.to}\u00a0g an hour`;
  const titles = {
    'none needed': 'No fuel was needed',
    'none logged': 'No gels are logged',
    less: 'Less fuel than is advised',
    'as advised': 'Fuel as advised',
    more: 'More fuel than is advised',
  };
  const drink =
    mlPerHour === null
      ? 'No drink is logged.'
      : `You drank ${(10 * Math.round(mlPerHour / 10)).toLocaleString('en')}\u00a0ml an hour.`;
  const gels = plan.ran?.gels ?? 0;
  const took = `${countText(gels, 'gel')}, ${Math.round(gPerHour ?? 0)}\u00a0g an hour; ${advised} is advised, and your log planned ${countText(planned, 'gel')}.`;
  const none = `Your log planned ${countText(planned, 'gel')}. If you took some, write them into the run: the next plan rests on it.`;
  const texts = {
    'none needed': 'Under an hour the body has enough.',
    'none logged': `${none} ${drink}`,
    less: `${took} ${drink}`,
    'as advised': `${took} ${drink}`,
    more: `${took} ${drink}`,
  };
  return { title: titles[verdict], text: texts[verdict], source: `Your run; ${usual.source}` };
}

function taperLesson({ taper, race }: RacePlan): Lesson | null {
  const last = taper.weeks.at(-1);
  if (!last || !taper.peak) return null;
  const percent = Math.round(100 - (100 * last.ranM) / taper.peak.distanceM);
  const isWithin = percent >= TAPERED.least && percent <= TAPERED.most;
  const titles = isWithin
    ? 'Tapered'
    : percent > TAPERED.most
      ? 'Hardly a run before it'
      : 'Little taper';
  return {
    title: titles,
    text: `${sumDistance(last.ranM)}\u00a0${distanceUnit()} in the week before ${race.name}, ${Math.abs(percent)}\u00a0% ${percent < 0 ? 'more' : 'less'} than in the peak week; 41 to 60\u00a0% less is advised.`,
    source: 'Your log; Bosquet 2007',
  };
}

/** Of the peak week's kilometres, in percent; a few either way are as advised. */
const TAPERED = { least: 35, most: 70 };
