import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

// About five lines at a desk: what is longer would push the figures out of sight.
const SHOWN_AT_ONCE = 420;
const LINES_AT_ONCE = 6;

/** What the athlete wrote, above what was measured. */
export function WorkoutNote({ notes }: { notes: string }) {
  const isLong = notes.length > SHOWN_AT_ONCE || notes.split('\n').length > LINES_AT_ONCE;
  const [isWhole, setIsWhole] = useState(!isLong);
  return (
    <section aria-labelledby="note" className="border-l-4 border-accent pl-4">
      <h2 id="note" className="sr-only">
        Notes
      </h2>
      <p
        className={`max-w-[70ch] text-body wrap-anywhere whitespace-pre-wrap ${isWhole ? '' : 'line-clamp-5 print:line-clamp-none'}`}
      >
        {notes}
      </p>
      {isLong && (
        <div className="mt-2 print:hidden">
          <Button tone="quiet" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show less of the note' : 'Show the whole note'}
          </Button>
        </div>
      )}
    </section>
  );
}
