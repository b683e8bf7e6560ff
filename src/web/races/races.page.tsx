import { useQuery } from '@tanstack/react-query';
import type { User } from '../../contract/session.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { usePredictions } from '../prediction/use-predictions.ts';
import { racesQuery } from '../queries/races.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ListSkeleton } from '../ui/list-skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { RaceForm } from './race-form.tsx';
import { pageLead } from './race-list.ts';
import { RaceLists } from './race-lists.tsx';
import { openerOf, useEditor } from './use-editor.ts';

export default function RacesPage({ user }: { user: User }) {
  const today = useAthletesDay(user);
  const query = useQuery(racesQuery(user.id));
  const predictions = usePredictions(user.id);
  const editing = useEditor(user.id);
  const { editor, number, open, cancel, done } = editing;
  const addRace = () => open({ form: 'add', raceId: null });
  return (
    <>
      <PageHeader
        title="Race Goals"
        lead={
          <span className="block min-h-12 md:min-h-6">
            {query.data && pageLead(query.data, today)}
          </span>
        }
        actions={
          <Button icon="log" data-opens={openerOf({ form: 'add', raceId: null })} onClick={addRace}>
            Add New Race
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        {editor?.form === 'add' && (
          <Card title="Add New Race">
            <RaceForm
              key={number}
              race={null}
              today={today}
              userId={user.id}
              predictions={predictions}
              onSaved={done}
              onCancel={cancel}
            />
          </Card>
        )}
        {query.data ? (
          <RaceLists
            races={query.data}
            user={user}
            today={today}
            predictions={predictions}
            editing={editing}
            onAdd={addRace}
          />
        ) : query.isError ? (
          <Card>
            <LoadFailure title="Your races could not be loaded" query={query} />
          </Card>
        ) : (
          <RacesSkeleton />
        )}
      </div>
    </>
  );
}

/** As high as the lists that come, as a rule. */
function RacesSkeleton() {
  return (
    <>
      <Card title="Upcoming Races">
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-2">
          <Skeleton size="h-58 w-full opacity-50" />
          <Skeleton size="h-58 w-full opacity-50 max-lg:hidden" />
        </div>
      </Card>
      <Card title="Race History">
        <ListSkeleton rows={4} />
      </Card>
    </>
  );
}
