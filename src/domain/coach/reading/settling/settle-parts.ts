import type { Calendar } from '../../period.ts';
import { OF_ANYBODY, type Question, type Subject } from '../../question.ts';
import { withPlanOfDaysToCome, withWeeksAhead } from './days-to-come.ts';
import { withOneWorkout } from './one-workout-meant.ts';
import { withDistanceSupposed, withResultOfAnotherLength } from './result-of-another-length.ts';
import { withResultOfRace } from './result-of-race.ts';
import type { Settle } from './settle.ts';
import { settledComparison } from './settle-comparison.ts';
import { settledFigures } from './settle-figures.ts';
import { settledFuel } from './settle-fuel.ts';
import { settledPlan } from './settle-plan.ts';
import { settledRace, withAim, withLikelyTime } from './settle-race.ts';
import { settledWorkouts } from './settle-workouts.ts';
import { settledZones } from './settle-zones.ts';

/**
 * What a part means can hang on what is asked: '10 km' is how far the runs of a sum were, and how long
 * the race of a prediction is. Each step knows one family of questions, and the later ones rest on the
 * earlier: its aim and what is asked come first, then its days, and at the end which workouts are meant.
 */
const STEPS: readonly Settle[] = [
  (question, { calendar }) => withWeeksAhead(question, calendar),
  withOneWorkout,
  withSearchedNote,
  withAim,
  settledFigures,
  withLikelyTime,
  withResultOfRace,
  withDistanceSupposed,
  withResultOfAnotherLength,
  settledZones,
  settledPlan,
  (question, { calendar }) => withPlanOfDaysToCome(question, calendar),
  settledRace,
  settledComparison,
  settledFuel,
  settledWorkouts,
  withPacesOfAnyDay,
];

export function settledParts(asked: Question, read: Subject, calendar: Calendar): Question {
  // Of what anybody is told no days are in the way.
  if (OF_ANYBODY.has(asked.intent)) {
    // Nothing of a week is laid by how one feels.
    const wishes = asked.judged === 'tiredToday' ? null : asked.wishes;
    return { ...withWeeksAhead(withOneWorkout(asked), calendar), wishes, unread: null };
  }
  return STEPS.reduce((question, step) => step(question, { read, calendar }), asked);
}

/** 'Pace for 6 x 800 on Tuesday': whatever the day, it is the same. */
function withPacesOfAnyDay(question: Question): Question {
  const { intent, periods, where } = question;
  if (intent !== 'trainingPaces' || !periods.every(({ unit }) => unit === 'day')) return question;
  return { ...question, periods: [], where: { ...where, weekdays: null } };
}

function withSearchedNote(question: Question): Question {
  const { searched, where } = question;
  return searched === null ? question : { ...question, where: { ...where, note: searched } };
}
