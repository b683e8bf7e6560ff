import type { TrainerView } from '../../contract/sharing.ts';
import { workoutLabel } from '../../domain/workout-kinds.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { fullDayText } from '../words/day-text.ts';
import { NoteText } from './note-text.tsx';

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
