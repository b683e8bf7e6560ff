import { useState } from 'react';
import { classNames } from '../ui/class-names.ts';

const LONG = 400;
const MANY_LINES = 6;

/** As it was typed, never as markup; a long one is folded on the screen and whole on paper. */
export function NoteText({ text }: { text: string }) {
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
