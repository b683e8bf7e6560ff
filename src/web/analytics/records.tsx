import { useState } from 'react';
import { Link } from 'wouter';
import type { RecordAnswer, RecordsAnswer } from '../../contract/records.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatElapsed } from '../../domain/duration.ts';
import { paceFigure, paceUnit } from '../../domain/measures.ts';
import { paceSPerKm } from '../../domain/pace.ts';
import { NotLoaded } from '../loading/load-failure.tsx';
import { Card } from '../ui/card.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { type Column, Table } from '../ui/table.tsx';
import { Trace } from '../ui/trace.tsx';
import { dayText } from '../words/day-text.ts';
import { raceHref } from '../words/race-href.ts';
import { runHref } from '../words/workout-facts.ts';
import { useRecords } from './analytics.api.ts';
import { NothingYet } from './nothing-yet.tsx';
import { recordRestsOn, recordsSentence } from './record-words.ts';

type RecordsProps = { userId: number; today: Day };

/** The fastest over each standard distance, of all time or of one year. */
export function Records({ userId, today }: RecordsProps) {
  const query = useRecords(userId);
  return (
    <Card title="Records" action={<RecordsTrace />}>
      <div className="grid min-h-56 grid-cols-1 print:min-h-0">
        {query.data ? (
          <RecordsOfYears distances={query.data.distances} today={today} />
        ) : (
          <NotLoaded title="Your records could not be loaded" query={query}>
            <Skeleton size="size-full opacity-50" />
          </NotLoaded>
        )}
      </div>
    </Card>
  );
}

function RecordsTrace() {
  return (
    <Trace label="What records rest on">
      <p>
        Results of races, whole runs within 1 % below and 3 % above a distance, and the fastest
        stretch inside each recording. Every time is from start to finish, stops included.
      </p>
      <p className="mt-2">
        Where a longer run was faster a kilometre than anything timed over a distance, its mean pace
        stands there: you ran that time or faster.
      </p>
    </Trace>
  );
}

const ALL_TIME = 'all';

type Distances = RecordsAnswer['distances'];
type Row = { distanceM: number; name: string; record: RecordAnswer };

function RecordsOfYears({ distances, today }: { distances: Distances; today: Day }) {
  const [chosen, setChosen] = useState(ALL_TIME);
  if (distances.length === 0) return <NoRecords />;
  const years = yearsOf(distances);
  const period = years.includes(Number(chosen)) ? chosen : ALL_TIME;
  const rows = rowsOf(distances, period);
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <p className="max-w-[70ch] text-small text-soft" role="status">
          {recordsSentence(rows, { year: period === ALL_TIME ? null : Number(period), today })}
        </p>
        <div className="w-36 print:hidden">
          <SelectField
            label="Records of"
            value={period}
            choices={[
              { value: ALL_TIME, label: 'All time' },
              ...years.map((year) => ({ value: String(year), label: String(year) })),
            ]}
            onChange={setChosen}
          />
        </div>
      </div>
      <Table
        caption="Records"
        hideCaption
        columns={columnsOf(today)}
        rows={rows}
        rowKey={({ distanceM }) => distanceM}
      />
    </div>
  );
}

function NoRecords() {
  return (
    <NothingYet
      title="No records yet"
      text="Log a run of 400 m, 5 km or any distance up to the marathon, and your fastest stands here. A recording from Strava brings the fastest kilometre, mile and more inside each run."
      preview={<EmptyRecords />}
    />
  );
}

/** What stands in an empty list; never read out. */
function EmptyRecords() {
  return (
    <dl className="grid grid-cols-[auto_auto] gap-x-8 gap-y-1 text-small text-soft">
      <dt>5 km</dt>
      <dd className="text-right">—</dd>
      <dt>10 km</dt>
      <dd className="text-right">—</dd>
      <dt>Half marathon</dt>
      <dd className="text-right">—</dd>
    </dl>
  );
}

function columnsOf(today: Day): Column<Row>[] {
  return [
    {
      key: 'distance',
      head: 'Distance',
      cell: ({ name }) => <span className="font-semibold">{name}</span>,
    },
    {
      key: 'time',
      head: 'Time',
      align: 'right',
      cell: ({ record }) => <Time record={record} />,
    },
    {
      key: 'pace',
      head: `Pace ${paceUnit()}`,
      align: 'right',
      wideOnly: 'notNarrowest',
      cell: ({ distanceM, record }) =>
        paceFigure(paceSPerKm({ distanceM, durationS: record.timeS })),
    },
    {
      key: 'run',
      head: 'Run',
      cell: (row) => <Run {...row} today={today} />,
    },
  ];
}

/** A bound is rounded up: nobody is told a second that was not run. */
function Time({ record: { source, timeS } }: { record: RecordAnswer }) {
  const isBound = source === 'longer';
  return (
    <>
      <span className="text-body font-semibold">
        {formatElapsed(isBound ? Math.ceil(timeS) : timeS)}
      </span>
      {isBound && <span className="block text-note text-soft">or faster</span>}
    </>
  );
}

function Run({ name, record, today }: Row & { today: Day }) {
  const { workoutId, raceId, date } = record;
  const race = raceId === null ? '/races' : raceHref({ id: raceId });
  const day = dayText(date, today);
  return (
    <>
      <Link
        href={workoutId === null ? race : runHref({ id: workoutId })}
        className="link whitespace-nowrap"
        aria-label={`${name}: ${workoutId === null ? 'race' : 'run'} of ${day}`}
      >
        {day}
      </Link>
      <span className="block text-note text-soft wrap-anywhere">{recordRestsOn(record)}</span>
    </>
  );
}

function yearsOf(distances: Distances): number[] {
  const years = distances.flatMap((distance) => distance.years.map(({ year }) => year));
  return [...new Set(years)].sort((one, other) => other - one);
}

function rowsOf(distances: Distances, period: string): Row[] {
  return distances.flatMap(({ distanceM, name, best, years }) => {
    const record =
      period === ALL_TIME ? best : years.find(({ year }) => String(year) === period)?.record;
    return record ? [{ distanceM, name, record }] : [];
  });
}
