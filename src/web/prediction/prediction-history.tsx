import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import {
  type PredictionHistory as History,
  readPredictionHistory,
} from '../../contract/prediction.ts';
import { addDays, numberOfDay } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { kmFromM } from '../../domain/units.ts';
import { call } from '../api.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { predictionsKey } from '../queries/keys.ts';
import { useRunsBehind } from '../runs-behind/use-runs-behind.tsx';
import { ChartSkeleton } from '../ui/charts/chart-skeleton.tsx';
import { LineChart } from '../ui/charts/line-chart.tsx';
import { keepUnits } from '../ui/keep-units.ts';
import { dayText, fullDayText, shortDayText } from '../words/day-text.ts';
import { raceDistanceText } from '../words/race-distance-text.ts';
import { runHref } from '../words/workout-facts.ts';
import { greatestMoves, movedSentence } from './moved-words.ts';

type PredictionHistoryProps = {
  userId: number;
  distanceM: number;
  /** How many, today's among them. */
  weeks: number;
  /** Of a race with a target, drawn across. */
  targetS?: number;
};

/** How the prediction for a distance moved, week by week, with its range and what moved it. */
export default function PredictionHistory(props: PredictionHistoryProps) {
  const { userId, distanceM, weeks, targetS } = props;
  const query = usePredictionHistory({ userId, distanceM, weeks });
  if (query.data) return <Moved userId={userId} history={query.data} targetS={targetS} />;
  return (
    <div className="min-h-84 print:min-h-0">
      <NotLoaded title="How it moved could not be loaded" query={query}>
        <ChartSkeleton />
      </NotLoaded>
    </div>
  );
}

function usePredictionHistory({
  userId,
  distanceM,
  weeks,
}: Omit<PredictionHistoryProps, 'targetS'>) {
  const query = { distance: String(kmFromM(distanceM)), weeks: String(weeks) };
  return useQuery({
    queryKey: [...predictionsKey, userId, 'history', query],
    queryFn: ({ signal }) => call(readPredictionHistory, { params: { userId }, query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

type MovedProps = { userId: number; history: History; targetS: number | undefined };

/** Of the prediction: what moves by less is no slip. */
const LEAST_SPAN_SHARE = 0.1;

function Moved({ userId, history, targetS }: MovedProps) {
  const { open, dialog } = useRunsBehind(userId);
  const { points, results, today, distance } = history;
  if (points.length === 0) {
    return <p className="text-small text-soft">In these weeks nothing was predicted yet.</p>;
  }
  const [only] = points;
  if (points.length === 1 && only && results.length === 0) {
    return (
      <p className="text-small text-soft">
        {formatElapsed(only.seconds)} today is the first prediction of these weeks. How it moves is
        drawn here from the second week on.
      </p>
    );
  }
  const place = (date: string) => ({ x: numberOfDay(date), label: shortDayText(date) });
  const predicted = points.map(({ date, seconds }) => ({
    ...place(date),
    y: seconds,
    open: () =>
      open({
        title: `The week up to ${fullDayText(date)}`,
        from: addDays(date, -6),
        to: date,
        of: 'run',
      }),
  }));
  const raced = results.map(({ date, seconds }) => ({
    ...place(date),
    y: seconds,
    open: () => open({ title: fullDayText(date), from: date, to: date, of: 'run' }),
  }));
  return (
    <>
      <LineChart
        label={`Predicted time for ${raceDistanceText(1000 * distance).replace('\u00a0', ' ')} by week`}
        summary={`${movedSentence(points, today)} Each point knows the days up to it alone. Faster is higher.`}
        series={[
          { key: 'predicted', label: 'Predicted', points: predicted },
          ...(raced.length > 0
            ? [{ key: 'raced', label: 'Raced', look: 1, points: raced, isScattered: true }]
            : []),
        ]}
        band={{
          label: '8 races in 10 end here',
          points: points.map(({ date, fastestSeconds, slowestSeconds }) => ({
            x: numberOfDay(date),
            from: fastestSeconds,
            to: slowestSeconds,
          })),
        }}
        leastSpan={LEAST_SPAN_SHARE * (points.at(-1)?.seconds ?? 0)}
        formatY={formatElapsed}
        scale="clock"
        lessIsHigher
        reference={targetS === undefined ? undefined : { value: targetS, label: 'Target' }}
      />
      <WhatMovedIt history={history} />
      {dialog}
    </>
  );
}

function WhatMovedIt({ history: { points, today } }: { history: History }) {
  const moves = greatestMoves(points);
  if (moves.length === 0) return null;
  return (
    <ul className="mt-2 text-small" aria-label="What moved it most">
      {moves.map(({ to, text }) => {
        const [id] = to.workoutIds;
        const day = `By ${dayText(to.date, today)}`;
        return (
          <li key={to.date}>
            {id === undefined ? (
              <span className="font-medium">{day}</span>
            ) : (
              <Link href={runHref({ id })} className="link">
                {day}
              </Link>
            )}
            : {keepUnits(text)}.
          </li>
        );
      })}
    </ul>
  );
}
