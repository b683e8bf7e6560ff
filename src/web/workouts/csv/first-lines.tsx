import {
  CSV_FIELD_LABELS,
  CSV_FIELDS,
  type CsvMapping,
  type CsvPlan,
} from '../../../contract/csv-import.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Table } from '../../ui/table.tsx';
import { countText } from '../../words/amounts.ts';

type FirstLinesProps = { plan: CsvPlan; mapping: CsvMapping; onClose: () => void };

/** The beginning of the file as it stands, each column under its name and what it is taken for. */
export function FirstLines({ plan, mapping, onClose }: FirstLinesProps) {
  const { columns, firstLines, lines } = plan;
  return (
    <Card
      title={<span className="wrap-anywhere">{plan.import.fileName}</span>}
      lead={leadText(lines.total, firstLines.length)}
      action={
        <Button tone="quiet" onClick={onClose}>
          Choose another file
        </Button>
      }
    >
      <div className="*:max-h-72">
        <Table
          caption={`The first lines of ${plan.import.fileName}`}
          hideCaption
          rows={firstLines}
          rowKey={({ line }) => line}
          columns={[
            { key: 'line', head: 'Line', cell: ({ line }) => line, align: 'right' },
            ...columns.map((name, at) => ({
              key: String(at),
              head: <ColumnHead name={name} taken={takenFor(mapping, at)} />,
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
    (field) => CSV_FIELD_LABELS[field],
  );
}
