import type { ReactNode } from 'react';
import type { Workout } from '../../../contract/workouts.ts';
import { formatDuration } from '../../../domain/duration.ts';
import { longDayText } from '../../words/day-text.ts';
import { paceText, speedText } from '../../words/workout-facts.ts';
import { AlongTheWay } from '../recording/along-the-way.tsx';
import { DetailColumns } from './detail-columns.tsx';
import { DetailHeader } from './detail-header.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { heartRateFigure } from './heart-rate-figure.ts';
import { HydrationCard } from './hydration-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { NutritionCard } from './nutrition-card.tsx';
import { RecordCard } from './record-card.tsx';
import { gelCount, kmText, perHour, wholeText } from './workout-facts.ts';
import { ZonesCard } from './zones-card.tsx';

type RunDetailProps = {
  workout: Workout;
  maxHeartRate: number;
  /** What stands below the record. */
  beside: ReactNode;
};

export function RunDetail({ workout, maxHeartRate, beside }: RunDetailProps) {
  const { calories, durationS } = workout;
  const speed = speedText(workout);
  return (
    <>
      <DetailHeader workout={workout} answer={runAnswer(workout)} />
      <div className="grid gap-3 md:gap-4">
        <FigureStrip
          figures={[
            { term: 'Distance', value: kmText(workout), unit: 'km' },
            { term: 'Duration', value: formatDuration(durationS), unit: 'h' },
            {
              term: 'Pace',
              value: paceText(workout),
              unit: '/km',
              below: speed && `${speed}\u00a0km/h`,
            },
            heartRateFigure(workout, maxHeartRate),
            {
              term: 'Calories',
              value: wholeText(calories),
              unit: 'kcal',
              below:
                calories === null ? null : `${wholeText(perHour(calories, durationS))} an hour`,
            },
          ]}
        />
        <AlongTheWay workout={workout} maxHeartRate={maxHeartRate} />
        <DetailColumns
          left={<ZonesCard workout={workout} maxHeartRate={maxHeartRate} />}
          right={
            <>
              <NutritionCard workout={workout} />
              <HydrationCard workout={workout} />
            </>
          }
          last={{
            left: <NotesCard notes={workout.notes} />,
            right: (
              <div className="grid gap-3 md:gap-4">
                <RecordCard workout={workout} />
                {beside}
              </div>
            ),
          }}
        />
      </div>
    </>
  );
}

/** 'Friday 20 November 2026: 18.2 km at 5:27 /km, with 2 gels.' */
function runAnswer(workout: Workout): string {
  const km = kmText(workout);
  const pace = paceText(workout);
  const gels = gelCount(workout);
  const what = km
    ? `${km}\u00a0km${pace ? ` at ${pace}\u00a0/km` : ''}`
    : `${formatDuration(workout.durationS)}\u00a0h`;
  const fuel = gels === 0 ? '' : `, with ${gels} ${gels === 1 ? 'gel' : 'gels'}`;
  return `${longDayText(workout.date)}: ${what}${fuel}.`;
}
