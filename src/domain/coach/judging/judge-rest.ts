import { BEFORE_TRAINING } from '../../advice-warnings.ts';
import { addDays } from '../../calendar.ts';
import { hardDaysOf, hardPairs } from '../../hard-workouts.ts';
import { ADVICE_DAYS } from '../../limits.ts';
import { REST_DAYS_A_MONTH } from '../coach-limits.ts';
import { countText, dayText } from '../phrases.ts';
import { type Claim, claim, type Findings, found } from './claim.ts';
import { idsOf, type TrainingFacts, within } from './training-facts.ts';

const MOST_NAMED = 2;

/** Easy days after hard ones, and days off. */
export function judgeRest(facts: TrainingFacts): Findings {
  const { workouts, today } = facts;
  const recent = within(workouts, { until: today, days: ADVICE_DAYS });
  const days = hardDaysOf(recent);
  const pairs = hardPairs(recent, { raceM: facts.advice.nextRace?.distanceM });
  const about = { topic: 'rest' as const, title: 'Rest after hard days' };
  const basis = `${countText(days.length, 'hard day', 'hard days')} in the last ${ADVICE_DAYS} days: intervals, a long run, or 15 min in zones 4 and 5`;
  const daysOff = fewDaysOff(facts);
  if (pairs.length === 0) {
    const followed = days.filter(({ day }) => day < today);
    if (followed.length < 2) return found(daysOff);
    const text = `None of your ${followed.length} hard days was followed by another hard one.`;
    const workoutIds = idsOf(followed.flatMap(({ runs }) => runs));
    return found({ strengths: [claim({ ...about, text, basis, workoutIds })], ...daysOff });
  }
  const named = pairs
    .slice(0, MOST_NAMED)
    .map(({ earlier, later }) => `${dayText(earlier.day, today)} and ${dayText(later.day, today)}`);
  const times = ['', 'Once', 'Twice'][pairs.length] ?? `${pairs.length} times`;
  const area = {
    ...about,
    text: `${times} a hard day followed a hard day: ${named.join('; ')}${pairs.length > MOST_NAMED ? ' among them' : ''}.`,
    basis,
    priority: 'medium' as const,
    workoutIds: idsOf(pairs.flatMap(({ later, earlier }) => [...later.runs, ...earlier.runs])),
  };
  return found({
    areas: [claim(area), ...(daysOff.areas ?? [])],
    recommendations: [
      claim({
        ...area,
        title: 'Let a hard day be followed by an easy one',
        text: 'Put an easy run or a day off between intervals and long runs.',
      }),
      ...(daysOff.recommendations ?? []),
    ],
  });
}

function fewDaysOff({ workouts, today, daysRunning }: TrainingFacts): Partial<Findings> {
  const recent = within(workouts, { until: today, days: ADVICE_DAYS });
  const trained = new Set(recent.map(({ date }) => date)).size;
  const daysOff = ADVICE_DAYS - trained;
  if (daysRunning < ADVICE_DAYS || daysOff >= REST_DAYS_A_MONTH) return {};
  const area: Claim = claim({
    topic: 'rest',
    title: 'Days off',
    text: `You had ${countText(daysOff, 'day', 'days')} without a workout in the last ${ADVICE_DAYS}.`,
    basis: `${countText(recent.length, 'workout', 'workouts')} on ${trained} days`,
    priority: 'medium',
    workoutIds: idsOf(recent),
  });
  return {
    areas: [area],
    recommendations: [
      {
        ...area,
        title: 'Take a day off each week',
        text: 'One day without training lets the rest of it work.',
      },
    ],
  };
}

/** An illness or a pain that was noted, a break from running, a long race: as the dashboard has them. */
export function judgeBreak({ advice, runs }: TrainingFacts): Findings {
  const items = BEFORE_TRAINING.map((rule) => rule(advice)).filter((item) => item !== null);
  const claims = items.map(({ title, finding, priority, evidence }) => ({
    topic: 'rest' as const,
    title,
    text: finding,
    basis: evidence.basis ?? '',
    priority,
    workoutIds: evidence.workoutIds.length > 0 ? evidence.workoutIds : idsOf(runs.slice(0, 1)),
  }));
  return found({
    areas: claims.map((each) => claim(each)),
    recommendations: claims.map((each, at) => claim({ ...each, text: items[at]?.action ?? '' })),
  });
}

/** The days in a row up to yesterday on which there was a workout. */
export function daysInARow({ workouts, today }: Pick<TrainingFacts, 'workouts' | 'today'>): number {
  const trained = new Set(workouts.map(({ date }) => date));
  let days = 0;
  while (trained.has(addDays(today, -1 - days))) days += 1;
  return days;
}
