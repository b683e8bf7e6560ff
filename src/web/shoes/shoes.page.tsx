import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { User } from '../../contract/session.ts';
import type { Shoe } from '../../contract/shoes.ts';
import { distanceUnit, exactDistance } from '../../domain/measures.ts';
import { shoeDistanceM, wearOf } from '../../domain/shoes.ts';
import { useAthletesDay } from '../days/use-athletes-day.ts';
import { draftNameOf, isHalfTyped } from '../kept-entries/drafted-entry.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { shoesQuery } from '../queries/shoes.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { countText } from '../words/amounts.ts';
import { SHOES, ShoeForm } from './shoe-form.tsx';
import { ShoeList } from './shoe-list.tsx';

export default function ShoesPage({ user }: { user: User }) {
  const today = useAthletesDay(user);
  const query = useQuery(shoesQuery(user.id));
  const [isAdding, setIsAdding] = useState(() =>
    isHalfTyped({ userId: user.id, name: draftNameOf(SHOES.noun, null) }),
  );
  const shoes = query.data;
  const retired = shoes?.filter(({ retiredOn }) => retiredOn !== null) ?? [];
  const inUse = shoes?.filter(({ retiredOn }) => retiredOn === null) ?? [];
  return (
    <>
      <PageHeader
        title="Shoes"
        lead={shoes ? leadOf(inUse) : '\u00a0'}
        actions={
          <Button icon="log" onClick={() => setIsAdding(true)}>
            Add Shoes
          </Button>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        {isAdding && (
          <Card title="Add Shoes">
            <ShoeForm shoe={null} onDone={() => setIsAdding(false)} />
          </Card>
        )}
        {query.isError && !shoes && (
          <Card>
            <LoadFailure title="Your shoes could not be loaded" query={query} />
          </Card>
        )}
        {query.isPending && <Skeleton size="h-64 w-full" />}
        {shoes && (
          <Card title="In use" lead="A run that you log in a pair adds its distance.">
            {inUse.length > 0 ? (
              <ShoeList label="Shoes in use" shoes={inUse} today={today} />
            ) : (
              <EmptyState
                title="No shoes in use"
                text="Add the pair you run in. It is then put in by itself when you log a run, and tells you when it is time for a new one."
                action={
                  !isAdding && (
                    <Button onClick={() => setIsAdding(true)}>
                      {retired.length > 0 ? 'Add a pair' : 'Add your first pair'}
                    </Button>
                  )
                }
              />
            )}
          </Card>
        )}
        {retired.length > 0 && (
          <Card title="Retired">
            <ShoeList label="Retired shoes" shoes={retired} today={today} />
          </Card>
        )}
      </div>
    </>
  );
}

/** The question of the screen: is it time for a new pair? */
export function leadOf(inUse: readonly Shoe[]): string {
  if (inUse.length === 0) return 'Which pair has run how far, and when to think of a new one.';
  const [worst] = inUse
    .filter((shoe) => wearOf(shoe) !== 'fresh')
    .toSorted((a, b) => shareOf(b) - shareOf(a));
  if (!worst) return `${countText(inUse.length, 'pair')} in use, none of them due.`;
  const hasRun = `${worst.name} has run ${exactDistance(shoeDistanceM(worst))}\u00a0${distanceUnit()}`;
  return wearOf(worst) === 'due'
    ? `${hasRun}: time to think of a new pair.`
    : `${hasRun} of ${exactDistance(worst.replaceAtM ?? 0)}\u00a0${distanceUnit()}.`;
}

/** How much of the distance at which to think of a new pair it has run. */
function shareOf(shoe: Shoe): number {
  return shoe.replaceAtM === null ? 0 : shoeDistanceM(shoe) / shoe.replaceAtM;
}
