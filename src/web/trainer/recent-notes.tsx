import { useState } from 'react';
import type { TrainerView } from '../../contract/sharing.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { fullDayText } from '../words/day-text.ts';

const TITLE = 'Recent Workout Notes';

export function RecentNotes({ notes }: { notes: TrainerView['recentNotes'] }) {
  if (notes.length === 0) {
    return (
      <Card title={TITLE}>
        <EmptyState title="No workout notes" />
      </Card>
    );
  }
  return (
    <Card title={TITLE}>
      <ul className="divide-y divide-line">
        {notes.map((note) => (
          <li key={note.workoutId} className="py-3 first:pt-0 last:pb-0">
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 text-small font-semibold">
              {workoutLabel(note)}
              <span className="text-note font-normal text-soft">{fullDayText(note.date)}</span>
            </h3>
            <NoteText text={note.notes} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const LONG = 400;
const MANY_LINES = 6;

/** As it was typed, never as markup; a long one is folded on the screen and whole on paper. */
function NoteText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > MANY_LINES;
  return (
    <>
      <p
        className={classNames(
          'mt-1 text-small wrap-anywhere whitespace-pre-wrap',
          isLong && !isOpen && 'line-clamp-6 print:line-clamp-none',
        )}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="tap link text-small print:hidden"
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      )}
    </>
  );
}
