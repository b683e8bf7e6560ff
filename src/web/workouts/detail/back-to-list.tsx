import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../ui/icons.tsx';
import { cameFromList } from './kept-place.ts';
import { type Group, LIST_HREFS } from './workout-facts.ts';

/** Where the list was left, if the reader came from there. */
export function BackToList({ group }: { group: Group }) {
  const goBack = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain || !cameFromList()) return;
    event.preventDefault();
    history.back();
  };
  return (
    <Link
      href={LIST_HREFS[group]}
      onClick={goBack}
      className="tap -ml-2 mb-2 inline-flex items-center gap-1 rounded-box pr-3 pl-2 text-small font-medium text-soft hover:bg-sunk hover:text-ink print:hidden"
    >
      <Icon name="chevronLeft" size={16} />
      {group === 'runs' ? 'All runs' : 'All workouts'}
    </Link>
  );
}
