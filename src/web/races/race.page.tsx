import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { RacePlan } from '../../contract/race-plan.ts';
import type { User } from '../../contract/session.ts';
import { isUpcoming } from '../../domain/race-days.ts';
import { ApiError } from '../api.ts';
import { LoadFailure } from '../loading/load-failure.tsx';
import { NoSuchPage } from '../loading/no-such-page.tsx';
import { ReadinessList } from '../prediction/race-readiness.tsx';
import { usePredictions } from '../prediction/use-predictions.ts';
import { racesQuery } from '../queries/races.ts';
import { BackLink } from '../ui/back-link.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Forecast } from './plan/forecast.tsx';
import { FuelCard } from './plan/fuel-card.tsx';
import { LinkOffer } from './plan/link-offer.tsx';
import { Outcome } from './plan/outcome.tsx';
import { PacingCard } from './plan/pacing-card.tsx';
import { RestsOnCard } from './plan/rests-on-card.tsx';
import { TaperCard } from './plan/taper-card.tsx';
import { usePaceChoice } from './plan/use-pace-choice.ts';
import { raceLead } from './plan/verdict.ts';
import { RaceFormInPlace } from './race-lists.tsx';
import { RaceNotes } from './race-notes.tsx';
import { racePlanQuery } from './races.api.ts';
import { openerOf, useEditor } from './use-editor.ts';

/** One race: how long, what is wanted, what would be run, and what to carry there. */
export default function RacePage({ user, id }: { user: User; id: number }) {
  const query = useQuery(racePlanQuery(id));
  if (query.error instanceof ApiError && query.error.code === 'notFound')
    return <NoSuchPage noun="race" listHref="/races" />;
  if (query.data) return <Race key={id} plan={query.data} user={user} />;
  if (!query.error) return <RaceSkeleton />;
  return (
    <>
      <BackToRaces />
      <h1 className="sr-only">Race</h1>
      <LoadFailure title="The race could not be loaded" query={query} />
    </>
  );
}

function Race({ plan, user }: { plan: RacePlan; user: User }) {
  const { race, today, readiness, prediction } = plan;
  const races = useQuery(racesQuery(user.id));
  const predictions = usePredictions(user.id);
  const editing = useEditor(user.id, race.id);
  const choice = usePaceChoice(plan);
  const isAhead = isUpcoming(race, today);
  const canRecord = race.date <= today;
  return (
    <>
      <BackToRaces />
      <PageHeader
        title={race.name}
        lead={raceLead(plan)}
        actions={
          <>
            <Button
              tone="quiet"
              icon="edit"
              data-opens={openerOf({ form: 'edit', raceId: race.id })}
              onClick={() => editing.open({ form: 'edit', raceId: race.id })}
            >
              Edit
            </Button>
            {canRecord && (
              <Button
                tone={race.completed ? 'quiet' : 'primary'}
                data-opens={openerOf({ form: 'result', raceId: race.id })}
                onClick={() => editing.open({ form: 'result', raceId: race.id })}
              >
                {race.completed ? 'Edit result' : 'Record result'}
              </Button>
            )}
          </>
        }
      />
      <div className="grid grid-cols-1 gap-4">
        <RaceFormInPlace
          race={race}
          user={user}
          races={races.data ?? []}
          today={today}
          predictions={predictions}
          editing={editing}
        />
        <div className="-mt-4 empty:hidden md:-mt-6">
          <RaceNotes notes={race.notes} />
        </div>
        {isAhead && <JumpLinks hasReadiness={readiness !== null} />}
        <Forecast plan={plan} />
        {canRecord && race.workoutId === null && races.data && (
          <LinkOffer plan={plan} races={races.data} userId={user.id} />
        )}
        {race.completed && <Outcome plan={plan} />}
        <div
          className={classNames(
            'grid grid-cols-1 items-start gap-4',
            readiness && 'lg:grid-cols-2',
          )}
        >
          <RestsOnCard plan={plan} />
          {readiness && (
            <div id="ready" className={PLACE}>
              <Card>
                <ReadinessList items={readiness} />
              </Card>
            </div>
          )}
        </div>
        {isAhead && prediction && <HowItMoved plan={plan} userId={user.id} />}
        {isAhead && plan.byWeek && (
          <div id="weeks" className={PLACE}>
            <Suspense fallback={<Skeleton size="h-96 w-full opacity-50" />}>
              <WeeksCard plan={plan} />
            </Suspense>
          </div>
        )}
        {isAhead && (
          <div id="pacing" className={PLACE}>
            <PacingCard plan={plan} choice={choice} />
          </div>
        )}
        {isAhead && (
          <>
            <div id="fuel" className={PLACE}>
              <FuelCard plan={plan} choice={choice} userId={user.id} />
            </div>
            <div id="taper" className={PLACE}>
              <TaperCard plan={plan} userId={user.id} />
            </div>
          </>
        )}
      </div>
    </>
  );
}

/** Below the bar that stands at the top of a phone. */
const PLACE = 'min-w-0 scroll-mt-20';

/** The page is long on a phone. */
function JumpLinks({ hasReadiness }: { hasReadiness: boolean }) {
  const places = [
    ...(hasReadiness ? [['ready', 'Readiness']] : []),
    ['weeks', 'Weeks'],
    ['pacing', 'Pacing'],
    ['fuel', 'Fuel'],
    ['taper', 'Taper'],
  ];
  return (
    <nav aria-label="On this page" className="-my-2 flex flex-wrap gap-x-5 md:hidden print:hidden">
      {places.map(([id, name]) => (
        <a key={id} href={`#${id}`} className="link tap min-w-0! content-center text-small">
          {name}
        </a>
      ))}
    </nav>
  );
}

const WeeksCard = lazy(() => import('./plan/weeks-card.tsx'));
const PredictionHistory = lazy(() => import('../prediction/prediction-history.tsx'));
/** As long as a plan to a race is, as a rule. */
const HISTORY_WEEKS = 12;

function HowItMoved({ plan: { race }, userId }: { plan: RacePlan; userId: number }) {
  return (
    <Card title="How the prediction moved">
      <Suspense fallback={<Skeleton size="h-84 w-full opacity-50" />}>
        <PredictionHistory
          userId={userId}
          distanceM={race.distanceM}
          weeks={HISTORY_WEEKS}
          targetS={race.targetTimeS}
        />
      </Suspense>
    </Card>
  );
}

function BackToRaces() {
  return <BackLink href="/races">All races</BackLink>;
}

function RaceSkeleton() {
  return (
    <>
      <BackToRaces />
      <div aria-hidden="true">
        <span className="flex h-9 items-center">
          <Skeleton size="h-7 w-64 max-w-full" />
        </span>
        <span className="mt-1 mb-6 flex h-12 items-center md:h-6">
          <Skeleton size="h-4 w-96 max-w-full" />
        </span>
        <Skeleton size="h-56 w-full" />
        <div className="mt-4 grid gap-4 lg:grid-cols-2">
          <Skeleton size="h-80 w-full" />
          <Skeleton size="h-80 w-full" />
        </div>
      </div>
    </>
  );
}
