import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import type { SweatTest } from '../../contract/sweat.ts';
import type { Day } from '../../domain/calendar.ts';
import { ownSweat } from '../../domain/sweat.ts';
import { useChangedInPlace } from '../kept-entries/use-changed-in-place.ts';
import { useKeptEntries } from '../kept-entries/use-kept-entries.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { Button } from '../ui/button.tsx';
import { Figure } from '../ui/figure.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { dayText, fullDayText } from '../words/day-text.ts';
import { runHref } from '../words/workout-facts.ts';
import { SWEAT_TESTS, sweatTestsQuery } from './sweat.api.ts';
import { EditSweatTest, NewSweatTest } from './sweat-form.tsx';
import { mlText, ownSweatText, weighedText } from './sweat-words.ts';

type SweatTestsProps = {
  userId: number;
  today: Day;
  /** For what drink would be right in a race of so long; its page says how much is sweated by itself. */
  race?: { timeS: number };
  /** What may be lost without harm, and the like. */
  children?: ReactNode;
};

/** What the athlete sweats, by weighing before and after runs: the tests so far, and a new one. */
export function SweatTests({ userId, today, race, children }: SweatTestsProps) {
  const query = useQuery(sweatTestsQuery(userId));
  const { data: tests, isError } = query;
  const own = tests && ownSweat(tests);
  return (
    <section aria-label="Sweat tests" className="text-small print:hidden">
      {!tests && !isError && <Skeleton size="h-11 w-full" />}
      {!tests && isError && (
        <LoadFailure title="Your sweat tests could not be loaded" query={query} />
      )}
      {own && !race && <p>{ownSweatText(own)}</p>}
      {tests && tests.length > 0 && <TestList tests={tests} userId={userId} today={today} />}
      {tests && (
        <details>
          <summary className="tap content-center font-semibold">
            {tests.length > 0 ? 'Add a sweat test' : 'Work out what you sweat'}
          </summary>
          <p className="mt-1 text-soft">
            Weigh yourself before and after a run of an hour at race effort, dry and without shoes.
            How much it is depends on the heat: measure again in summer and in winter. {children}
          </p>
          <NewSweatTest userId={userId} today={today} race={race} />
        </details>
      )}
    </section>
  );
}

const FIRST_TESTS = 3;

type TestListProps = { tests: readonly SweatTest[]; userId: number; today: Day };

/** Each test with the ways to change it; its form takes its place. */
function TestList({ tests, userId, today }: TestListProps) {
  const [isWhole, setIsWhole] = useState(false);
  const { list, editing, edit, done, remove } = useChangedInPlace(useKeptEntries(SWEAT_TESTS), {
    noun: SWEAT_TESTS.noun,
    entries: tests,
  });
  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Sweat tests"
        className="mt-1 divide-y divide-line outline-none"
      >
        {(isWhole ? tests : tests.slice(0, FIRST_TESTS)).map((test) => (
          <li key={test.id} data-entry={test.id} tabIndex={-1} className="outline-none">
            {test.id === editing ? (
              <EditSweatTest
                test={test}
                userId={userId}
                today={today}
                onDone={() => done(test.id)}
              />
            ) : (
              <TestRow
                test={test}
                today={today}
                onEdit={() => edit(test.id)}
                onDelete={() => remove(test)}
              />
            )}
          </li>
        ))}
      </ul>
      {!isWhole && tests.length > FIRST_TESTS && (
        <div className="mt-1">
          <Button tone="quiet" onClick={() => setIsWhole(true)}>
            Show all {tests.length} sweat tests
          </Button>
        </div>
      )}
    </>
  );
}

type TestRowProps = { test: SweatTest; today: Day; onEdit: () => void; onDelete: () => void };

function TestRow({ test, today, onEdit, onDelete }: TestRowProps) {
  const day = dayText(test.date, today);
  const full = fullDayText(test.date);
  return (
    <div className="flex items-center gap-2 py-1.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Figure value={mlText(test.sweatMlPerHour, '')} unit="ml/h" />
          {test.workoutId === null ? (
            <span className="whitespace-nowrap">{day}</span>
          ) : (
            <Link href={runHref({ id: test.workoutId })} className="link whitespace-nowrap">
              {day}
            </Link>
          )}
        </p>
        <p className="text-soft">{weighedText(test)}</p>
        {test.notes && (
          <p className="line-clamp-3 wrap-anywhere whitespace-pre-line text-soft">{test.notes}</p>
        )}
      </div>
      <span className="-mr-2 flex shrink-0">
        <IconButton icon="edit" label={`Edit the sweat test of ${full}`} onClick={onEdit} />
        <IconButton
          icon="remove"
          tone="danger"
          label={`Delete the sweat test of ${full}`}
          onClick={onDelete}
        />
      </span>
    </div>
  );
}
