import type { ReactNode } from 'react';
import type { User } from '../../../contract/session.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { zonesOfLimits } from '../../../domain/athlete-limits.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit, distanceWord } from '../../../domain/measures.ts';
import type { ZoneBounds } from '../../../domain/zones.ts';
import { useLimitsOn } from '../../queries/limits.ts';
import { Card } from '../../ui/card.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { longDayText } from '../../words/day-text.ts';
import { caloriesPerMinute, paceText, speedText } from '../../words/workout-facts.ts';
import { AlongTheWay } from '../recording/along-the-way.tsx';
import { SameCard } from '../same/same-card.tsx';
import { DetailColumns } from './detail-columns.tsx';
import { DetailHeader } from './detail-header.tsx';
import { FigureStrip, heartRateFigure } from './figure-strip.tsx';
import { OwnWords } from './own-words.tsx';
import { RecordCard } from './record-card.tsx';
import { distanceOf, wholeText } from './workout-facts.ts';
import { WorkoutNote } from './workout-note.tsx';
import { ZonesCard } from './zones-card.tsx';

type OtherDetailProps = {
  workout: Workout;
  user: User;
  /** What stands below the record. */
  beside: ReactNode;
};

/** Strength and cross training. */
export function OtherDetail({ workout, user, beside }: OtherDetailProps) {
  const limits = useLimitsOn(user, workout.date);
  const zones = zonesOfLimits(limits);
  const km = distanceOf(workout);
  const perMinute = caloriesPerMinute(workout);
  return (
    <>
      <DetailHeader workout={workout} lead={otherLead(workout)} />
      <div className="grid gap-3 md:gap-4">
        {workout.notes && <WorkoutNote notes={workout.notes} />}
        <OwnWords workout={workout} />
        <FigureStrip
          figures={[
            { term: 'Duration', value: formatElapsed(workout.durationS) },
            ...(km === null ? [] : [{ term: 'Distance', value: km, unit: distanceUnit() }]),
            { term: 'Calories', value: wholeText(workout.calories), unit: 'kcal' },
            { term: 'Calories per minute', value: perMinute, unit: 'kcal' },
            heartRateFigure(workout, zones),
          ]}
        />
        <AlongTheWay workout={workout} zones={zones} />
        <DetailColumns
          left={<ZonesCard workout={workout} zones={zones} limits={limits} />}
          right={<PerformanceCard workout={workout} zones={zones} />}
          last={
            <>
              <RecordCard workout={workout} />
              <SameCard workout={workout} />
              {beside}
            </>
          }
        />
      </div>
    </>
  );
}

function PerformanceCard({ workout, zones }: { workout: Workout; zones: ZoneBounds }) {
  const { avgHeartRate, maxHeartRate: highest, hydrationMl } = workout;
  const [speed, pace] = [speedText(workout), paceText(workout)];
  const ofMaximum = (bpm: number | null) =>
    bpm && `${bpm}\u00a0bpm, ${Math.round((100 * bpm) / zones.maxHeartRate)}\u00a0% of max`;
  const perMinute = caloriesPerMinute(workout);
  return (
    <Card title="Performance metrics">
      <DescriptionList
        items={[
          { term: 'Calories per minute', detail: perMinute && `${perMinute}\u00a0kcal` },
          { term: 'Average heart rate', detail: ofMaximum(avgHeartRate) },
          { term: 'Maximum heart rate', detail: ofMaximum(highest) },
          ...(speed ? [{ term: 'Average speed', detail: speed }] : []),
          ...(pace ? [{ term: `Time per ${distanceWord()}`, detail: `${pace}\u00a0min` }] : []),
          ...(hydrationMl === null
            ? []
            : [{ term: 'Fluids', detail: `${wholeText(hydrationMl)}\u00a0ml` }]),
        ]}
      />
    </Card>
  );
}

function otherLead(workout: Workout): string {
  const km = distanceOf(workout);
  const perMinute = caloriesPerMinute(workout);
  const parts = [
    km && `${km}\u00a0${distanceUnit()}`,
    formatElapsed(workout.durationS),
    perMinute && `${perMinute}\u00a0kcal a minute`,
  ];
  return `${longDayText(workout.date)}: ${parts.filter(Boolean).join(', ')}.`;
}
