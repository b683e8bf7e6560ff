import {
  CSV_COLUMNS,
  CSV_FIELDS,
  type CsvMapping,
  type CsvPlan,
} from '../../../contract/csv-import.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit, exactDistance, paceFigure, paceUnit } from '../../../domain/measures.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { WORKOUT_TYPE_LABELS } from '../../../domain/workout-kinds.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { countText } from '../../words/amounts.ts';
import { fullDayText } from '../../words/day-text.ts';
import { filePlace } from '../../words/file-place.ts';
import { planText } from './csv-words.ts';

type FirstLinesProps = {
  plan: CsvPlan;
  mapping: CsvMapping;
  leave: { label: string; run: () => void };
};

/** The beginning of the file as it stands, each column under its name and what it is taken for. */
export function FirstLines({ plan, mapping, leave }: FirstLinesProps) {
  const { columns, firstLines, lines } = plan;
  const name = filePlace({ name: plan.import.fileName, inside: plan.inside });
  return (
    <Card
      title={<span className="wrap-anywhere">{name}</span>}
      lead={leadText(lines.total, firstLines.length)}
      action={
        <Button tone="quiet" onClick={leave.run}>
          {leave.label}
        </Button>
      }
    >
      <div className="*:max-h-72">
        <Table
          isWide
          caption={`The first lines of ${name}`}
          hideCaption
          rows={firstLines}
          rowKey={({ line }) => line}
          columns={[
            { key: 'line', head: 'Line', cell: ({ line }) => line, align: 'right' },
            ...columns.map((column, at) => ({
              key: String(at),
              head: <ColumnHead name={column} taken={takenFor(mapping, at)} />,
              cell: ({ cells }: CsvPlan['firstLines'][number]) => (
                <span className="block max-w-48 truncate">{cells[at]}</span>
              ),
            })),
          ]}
        />
      </div>
    </Card>
  );
}

function leadText(total: number, shown: number): string {
  const counted = countText(total, 'line');
  return shown < total ? `${counted} of workouts. The first ${shown}:` : `${counted} of workouts:`;
}

function ColumnHead({ name, taken }: { name: string; taken: string[] }) {
  return (
    <span className="flex max-w-48 flex-col items-start">
      <span className="max-w-full truncate">{name}</span>
      <span className="text-note font-normal">
        {taken.length > 0 ? (
          <span className="font-semibold text-accent">{taken.join(', ')}</span>
        ) : (
          'not used'
        )}
      </span>
    </span>
  );
}

function takenFor({ columns }: CsvMapping, at: number): string[] {
  return CSV_FIELDS.filter((field) => columns[field] === at).map(
    (field) => CSV_COLUMNS[field].label,
  );
}

type Row = CsvPlan['rows'][number];

type ReadRowsProps = { plan: CsvPlan; isBusy: boolean; problem: string | null };

/** The first lines as they would stand in the log. */
export function ReadRows({ plan, isBusy, problem }: ReadRowsProps) {
  return (
    <Card title="What comes into your log">
      <p role="status" className="mb-3 text-small text-soft">
        {isBusy ? 'Reading the file anew…' : planText(plan)}
      </p>
      {problem && (
        <p role="alert" className="mb-3 text-small font-medium text-danger">
          {problem}
        </p>
      )}
      {plan.rows.length > 0 && (
        <div className="*:max-h-96">
          <Table
            isWide
            caption="The first lines as they would stand in your log"
            hideCaption
            columns={COLUMNS}
            rows={plan.rows}
            rowKey={({ place }) => place}
          />
        </div>
      )}
    </Card>
  );
}

const COLUMNS: Column<Row>[] = [
  { key: 'line', head: 'Line', cell: ({ place }) => place.replace('line ', ''), align: 'right' },
  { key: 'date', head: 'Date', cell: ({ date }) => <Nowrap>{fullDayText(date)}</Nowrap> },
  { key: 'type', head: 'Type', cell: typeText },
  {
    key: 'duration',
    head: 'Duration',
    cell: ({ durationS }) => formatElapsed(durationS),
    align: 'right',
  },
  { key: 'distance', head: 'Distance', cell: distanceText, align: 'right' },
  { key: 'pace', head: 'Pace', cell: paceText, align: 'right' },
  {
    key: 'heart',
    head: 'Avg HR',
    cell: ({ avgHeartRate }) => (avgHeartRate === null ? '—' : `${avgHeartRate}\u00a0bpm`),
    align: 'right',
  },
  { key: 'outcome', head: 'In the log', cell: ({ outcome }) => <Outcome outcome={outcome} /> },
];

function Nowrap({ children }: { children: string }) {
  return <span className="whitespace-nowrap">{children}</span>;
}

function typeText({ workoutType, name }: Row) {
  const label = WORKOUT_TYPE_LABELS[workoutType];
  if (name.toLowerCase() === label.toLowerCase()) return label;
  return (
    <>
      {label} <span className="text-soft">({name})</span>
    </>
  );
}

function distanceText({ distanceM }: Row): string {
  return distanceM === null ? '—' : `${exactDistance(distanceM)}\u00a0${distanceUnit()}`;
}

/** Of distance and time alone, whatever the file says of pace. */
function paceText({ workoutType, distanceM, durationS }: Row): string {
  if (workoutType !== 'running' || distanceM === null) return '—';
  const pace = paceSPerKm({ distanceM, durationS });
  return pace === null ? '—' : `${paceFigure(pace)}\u00a0${paceUnit()}`;
}

function Outcome({ outcome }: Pick<Row, 'outcome'>) {
  if (outcome === 'add') return <Badge tone="accent">New</Badge>;
  return outcome === 'enrich' ? <Badge>Completed</Badge> : <Badge>There already</Badge>;
}
