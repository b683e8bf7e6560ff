import { Card } from '../../ui/card.tsx';

export function NotesCard({ notes }: { notes: string | null }) {
  return (
    <Card title="Notes">
      {notes ? (
        <p className="max-w-[70ch] text-body wrap-anywhere whitespace-pre-wrap">{notes}</p>
      ) : (
        <p className="text-small text-soft">No notes.</p>
      )}
    </Card>
  );
}
