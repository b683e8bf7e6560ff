import { firstWords } from '../words/amounts.ts';

const SHORT = 320;

/** Notes in full where they are short, else behind their first words. */
export function RaceNotes({ notes }: { notes: string | null }) {
  if (notes === null) return null;
  const lines = notes.split('\n');
  if (notes.length <= SHORT && lines.length <= 3) {
    return <p className="mt-2 text-small whitespace-pre-line wrap-anywhere">{notes}</p>;
  }
  return (
    <details className="mt-2 text-small wrap-anywhere">
      <summary className="tap content-center">{firstWords(notes, SHORT / 2)}</summary>
      <p className="mt-1 whitespace-pre-line">{notes}</p>
    </details>
  );
}
