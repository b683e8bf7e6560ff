import { Link } from 'wouter';
import type { Workout } from '../../../contract/workouts.ts';
import { tagsOf } from '../../../domain/tags.ts';
import { FEEL_LABELS } from '../../../domain/workout-kinds.ts';
import { FactLine } from '../../ui/fact-line.tsx';
import { effortText } from '../../words/effort-text.ts';
import { NO_FILTER, queryOf } from './use-list-filter.ts';
import { groupOf, LIST_HREFS } from './workout-facts.ts';

/** How hard it was, how it felt and what it was tagged with; a tag opens the others of it. */
export function OwnWords({ workout }: { workout: Workout }) {
  const { effort, feel } = workout;
  const facts = [
    { term: 'Effort', detail: effort && effortText(effort) },
    { term: 'Feel', detail: feel && FEEL_LABELS[feel].toLowerCase() },
  ].filter(({ detail }) => detail !== null);
  const tags = tagsOf(workout.tags);
  if (facts.length === 0 && tags.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small">
      {facts.length > 0 && <FactLine facts={facts} />}
      {tags.length > 0 && (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                href={LIST_HREFS[groupOf(workout)] + queryOf({ filter: { ...NO_FILTER, tag } })}
                className="tap inline-flex items-center rounded-full bg-sunk px-3 font-medium hover:bg-accent-soft"
              >
                {tag}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
