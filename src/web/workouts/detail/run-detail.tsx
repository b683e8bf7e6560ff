import type { ReactNode } from 'react';
import type { User } from '../../../contract/session.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { zonesOfLimits } from '../../../domain/athlete-limits.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { HYDRATED_RUN_M, HYDRATION_ML_PER_HOUR } from '../../../domain/limits.ts';
import { distanceText, distanceUnit, paceUnit } from '../../../domain/measures.ts';
import { isRun } from '../../../domain/sports.ts';
import { GEL_LABELS } from '../../../domain/workout-kinds.ts';
import { useLimitsOn } from '../../queries/limits.ts';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { longDayText } from '../../words/day-text.ts';
import { paceText, speedText } from '../../words/workout-facts.ts';
import { AlongTheWay } from '../recording/along-the-way.tsx';
import { SameCard } from '../same/same-card.tsx';
import { BestInside } from './best-inside.tsx';
import { DetailColumns } from './detail-columns.tsx';
import { DetailHeader } from './detail-header.tsx';
import { FigureStrip, heartRateFigure } from './figure-strip.tsx';
import { OwnWords } from './own-words.tsx';
import { RecordCard } from './record-card.tsx';
import { RunNeighbours } from './run-neighbours.tsx';
import { distanceOf, gelCount, wholePerHour, wholeText } from './workout-facts.ts';
import { WorkoutNote } from './workout-note.tsx';
import { ZonesCard } from './zones-card.tsx';

type RunDetailProps = {
  workout: Workout;
  user: User;
  /** What stands below the record. */
  beside: ReactNode;
};

export function RunDetail({ workout, user, beside }: RunDetailProps) {
  const limits = useLimitsOn(user, workout.date);
  const zones = zonesOfLimits(limits);
  const { calories, durationS } = workout;
  const speed = speedText(workout);
  return (
    <>
      <DetailHeader workout={workout} lead={runLead(workout)} />
      <div className="grid gap-3 md:gap-4">
        {workout.notes && <WorkoutNote notes={workout.notes} />}
        <OwnWords workout={workout} />
        <FigureStrip
          figures={[
            { term: 'Distance', value: distanceOf(workout), unit: distanceUnit() },
            { term: 'Duration', value: formatElapsed(durationS) },
            {
              term: 'Pace',
              value: paceText(workout),
              unit: paceUnit(),
              below: speed,
            },
            heartRateFigure(workout, zones),
            {
              term: 'Calories',
              value: wholeText(calories),
              unit: 'kcal',
              below:
                calories === null
                  ? null
                  : `${wholeText(wholePerHour(calories, durationS))} an hour`,
            },
          ]}
        />
        <AlongTheWay workout={workout} zones={zones} />
        <DetailColumns
          left={
            <>
              {isRun(workout) && <BestInside workout={workout} />}
              <ZonesCard workout={workout} zones={zones} limits={limits} />
            </>
          }
          right={
            <>
              <NutritionCard workout={workout} />
              <HydrationCard workout={workout} />
            </>
          }
          last={
            <>
              <RecordCard workout={workout} />
              <SameCard workout={workout} />
              {beside}
            </>
          }
        />
        <RunNeighbours workoutId={workout.id} />
      </div>
    </>
  );
}

/** 'Friday 20 November 2026: 18.2 km at 5:27 /km, with 2 gels.' */
function runLead(workout: Workout): string {
  const km = distanceOf(workout);
  const pace = paceText(workout);
  const gels = gelCount(workout);
  const what = km
    ? `${km}\u00a0${distanceUnit()}${pace ? ` at ${pace}\u00a0${paceUnit()}` : ''}`
    : formatElapsed(workout.durationS);
  const fuel = gels === 0 ? '' : `, with ${gels} ${gels === 1 ? 'gel' : 'gels'}`;
  return `${longDayText(workout.date)}: ${what}${fuel}.`;
}

function NutritionCard({ workout }: { workout: Workout }) {
  const { gelType, caffeinatedGels, nonCaffeinatedGels } = workout;
  return (
    <Card title="Nutrition" lead={gelSentence(workout)}>
      {gelCount(workout) > 0 && (
        <DescriptionList
          items={[
            { term: 'Gel type', detail: gelType && GEL_LABELS[gelType] },
            { term: 'Caffeinated gels', detail: caffeinatedGels },
            { term: 'Non-caffeinated gels', detail: nonCaffeinatedGels },
          ]}
        />
      )}
    </Card>
  );
}

function gelSentence(workout: Workout): string {
  const gels = gelCount(workout);
  if (gels === 0) return 'No gels taken.';
  const minutes = Math.round(workout.durationS / 60 / gels);
  return gels === 1
    ? 'One gel.'
    : `${gels.toLocaleString('en')} gels, one every ${minutes}\u00a0min.`;
}

function HydrationCard({ workout }: { workout: Workout }) {
  const { hydrationMl, durationS } = workout;
  const mlPerHour = hydrationMl === null ? null : wholePerHour(hydrationMl, durationS);
  return (
    <Card title="Hydration strategy" lead={drinkSentence(workout, mlPerHour)}>
      {hydrationMl !== null && hydrationMl > 0 && (
        <DescriptionList
          items={[
            { term: 'Fluids', detail: withUnit(hydrationMl, 'ml') },
            { term: 'Per hour', detail: withUnit(mlPerHour, 'ml') },
          ]}
        />
      )}
    </Card>
  );
}

function withUnit(amount: number | null, unit: string) {
  return amount === null ? null : `${wholeText(amount)}\u00a0${unit}`;
}

function drinkSentence(workout: Workout, mlPerHour: number | null): string {
  const { hydrationMl, distanceM } = workout;
  if (hydrationMl === null) return 'What you drank was not noted.';
  if (hydrationMl === 0) return 'Nothing to drink on this one.';
  const isLong = distanceM !== null && distanceM > HYDRATED_RUN_M;
  if (!isLong || mlPerHour === null)
    return `${wholeText(mlPerHour ?? hydrationMl)}\u00a0ml ${mlPerHour === null ? 'in all' : 'an hour'}.`;
  const advised = `the ${HYDRATION_ML_PER_HOUR}\u00a0ml an hour advised over ${distanceText(HYDRATED_RUN_M)}`;
  return mlPerHour < HYDRATION_ML_PER_HOUR ? `Less than ${advised}.` : `At least ${advised}.`;
}
