import { useQuery } from '@tanstack/react-query';
import { workoutBestEfforts } from '../../../contract/recordings.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceFigure, distanceUnit, paceFigure, paceUnit } from '../../../domain/measures.ts';
import { ordinalFigure } from '../../../domain/ordinals.ts';
import type { BestEffort } from '../../../domain/recording/best-efforts.ts';
import { STANDARD_DISTANCES } from '../../../domain/standard-distances.ts';
import { call } from '../../api.ts';
import { LoadFailure } from '../../loading/load-failure.tsx';
import { amongOthersKey } from '../../queries/keys.ts';
import { Card } from '../../ui/card.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Trace } from '../../ui/trace.tsx';
import { placesSentence } from './place-words.ts';

type PlacedEffort = BestEffort & { placeOfYear: number; placeOfAll: number };

/** The fastest stretches inside a run and how they compare; nothing where there are none. */
export function BestInside({ workout }: { workout: Workout }) {
  const query = useQuery({
    // Other runs change the places.
    queryKey: [...amongOthersKey, 'best inside', workout.id],
    queryFn: ({ signal }) => call(workoutBestEfforts, { params: { id: workout.id } }, { signal }),
  });
  const efforts = query.data;
  if (query.isError) {
    return (
      <Card title={TITLE}>
        <LoadFailure title="The best of this run could not be loaded" query={query} />
      </Card>
    );
  }
  if (!efforts || efforts.length === 0) return null;
  const year = workout.date.slice(0, 4);
  return (
    <Card title={TITLE} lead={placesSentence(efforts, { year, nameOf })} action={<BestTrace />}>
      <Table
        caption={TITLE}
        hideCaption
        columns={columnsOf(year)}
        rows={efforts}
        rowKey={({ distanceM }) => distanceM}
      />
    </Card>
  );
}

const TITLE = 'Best inside this run';

function BestTrace() {
  return (
    <Trace label="What the best of this run rests on">
      <p>
        The fastest stretch of each distance, found between samples, from its first metre to its
        last: stops inside it count. Stretches with a hole of more than 15 s, or faster than anybody
        runs, are passed over. Places are among your recorded runs.
      </p>
    </Trace>
  );
}

function columnsOf(year: string): Column<PlacedEffort>[] {
  return [
    {
      key: 'distance',
      head: 'Stretch',
      cell: ({ distanceM }) => <span className="font-semibold">{nameOf(distanceM)}</span>,
    },
    {
      key: 'time',
      head: 'Time',
      align: 'right',
      cell: ({ elapsedS }) => <span className="font-semibold">{formatElapsed(elapsedS)}</span>,
    },
    {
      key: 'pace',
      head: `Pace ${paceUnit()}`,
      align: 'right',
      wideOnly: 'notNarrowest',
      cell: ({ distanceM, elapsedS }) => paceFigure((1000 * elapsedS) / distanceM),
    },
    {
      key: 'from',
      head: `From ${distanceUnit()}`,
      align: 'right',
      wideOnly: true,
      cell: ({ startM }) => distanceFigure(startM),
    },
    {
      key: 'place',
      head: `Of ${year}`,
      align: 'right',
      cell: ({ placeOfYear }) => ordinalFigure(placeOfYear),
    },
  ];
}

function nameOf(distanceM: number): string {
  const standard = STANDARD_DISTANCES.find((one) => one.distanceM === distanceM);
  return standard?.name ?? `${distanceFigure(distanceM)}\u00a0${distanceUnit()}`;
}
