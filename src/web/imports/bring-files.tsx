import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icons.tsx';
import { momentDayText } from '../words/day-text.ts';
import { importListQuery, isAtWork, type ListedImport } from './import-jobs.api.ts';
import { countsText, nameOfImport, STATUS_LABELS, shortFileName } from './import-words.ts';
import { NewImport } from './new-import.tsx';
import { UndoQuestion } from './undo-question.tsx';

/** The one drop area, and what came by it before. */
export default function BringFiles() {
  return (
    <div className="grid gap-4">
      <NewImport />
      <PastImports />
    </div>
  );
}

/** Every import, each to be looked at, taken back, or gone on with. Nothing is shown until there is one. */
function PastImports() {
  const { data: imports = [] } = useQuery(importListQuery());
  if (imports.length === 0) return null;
  return (
    <Card
      title="Past imports"
      lead="Each can be taken back whole. The files are kept as they came."
    >
      <ul className="divide-y divide-line">
        {imports.map((each) => (
          <PastImport key={each.id} each={each} />
        ))}
      </ul>
    </Card>
  );
}

function PastImport({ each }: { each: ListedImport }) {
  const [asksUndo, setAsksUndo] = useState(false);
  const { id, status, counts, createdAt, canUndo } = each;
  const name = nameOfImport(each);
  const isWaiting = status === 'review' || isAtWork(status);
  return (
    <li className="grid gap-2 py-3 text-small">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Link
          href={`/imports/${id}`}
          className="min-w-0 flex-1 basis-64 rounded-box hover:bg-sunk"
          title={name}
        >
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-medium wrap-anywhere">{shortFileName(name, 60)}</span>
            {status !== 'done' && <Badge tone={badgeTone(status)}>{STATUS_LABELS[status]}</Badge>}
          </span>
          <span className="block text-soft">
            {momentDayText(createdAt)}
            {status !== 'reading' && ` · ${countsText({ counts })}`}
          </span>
        </Link>
        <div className="flex flex-wrap gap-2">
          {canUndo && status === 'done' && !asksUndo && (
            <Button
              tone="quiet"
              icon="undo"
              aria-label={`Undo ${name}`}
              onClick={() => setAsksUndo(true)}
            >
              Undo
            </Button>
          )}
          <Link
            href={`/imports/${id}`}
            aria-label={`${isWaiting ? 'Go on with' : 'Open'} ${name}`}
            className="tap inline-flex items-center gap-1 px-2 font-semibold text-accent"
          >
            {isWaiting ? 'Go on' : 'Open'}
            <Icon name="chevronRight" size={16} />
          </Link>
        </div>
      </div>
      {asksUndo && (
        <UndoQuestion importId={id} counts={counts} onLeave={() => setAsksUndo(false)} />
      )}
    </li>
  );
}

function badgeTone(status: ListedImport['status']) {
  if (status === 'failed') return 'danger';
  return status === 'review' ? 'warn' : 'plain';
}
