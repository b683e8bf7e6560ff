import { type ReactNode, useState } from 'react';
import type { Race } from '../../contract/race-list.ts';
import type { User } from '../../contract/session.ts';
import type { Day } from '../../domain/calendar.ts';
import { isNear } from '../../domain/race-days.ts';
import { UpcomingRaceHead } from '../prediction/race-head.tsx';
import { TargetAndPrediction } from '../prediction/target-and-prediction.tsx';
import type { KnownPredictions } from '../prediction/use-predictions.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LongRaceList } from './long-race-list.tsx';
import { PastRace } from './past-race.tsx';
import { DeleteDialog, RaceActions, type RaceActs } from './race-actions.tsx';
import { RaceForm } from './race-form.tsx';
import { splitRaces } from './race-list.ts';
import { RaceNotes } from './race-notes.tsx';
import { ResultForm } from './result-form.tsx';
import type { Editing } from './use-editor.ts';

type RaceListsProps = {
  user: User;
  races: readonly Race[];
  today: Day;
  predictions: KnownPredictions;
  editing: Editing;
  onAdd: () => void;
};

/** What is to come and what is behind; a race that is being changed gives its place to its form. */
export function RaceLists(props: RaceListsProps) {
  const { races, today, predictions, editing, onAdd } = props;
  const [asked, setAsked] = useState<Race | null>(null);
  const { upcoming, history } = splitRaces(races, today);
  const acts: RaceActs = {
    edit: ({ id }) => editing.open({ form: 'edit', raceId: id }),
    recordResult: ({ id }) => editing.open({ form: 'result', raceId: id }),
    askToDelete: setAsked,
  };
  const formOf = (race: Race) =>
    editing.editor?.raceId === race.id ? <RaceFormInPlace {...props} race={race} /> : null;
  return (
    <>
      <Card title="Upcoming Races">
        {upcoming.length === 0 ? (
          <NoUpcomingRaces onAdd={onAdd} />
        ) : (
          <LongRaceList
            races={upcoming}
            atOnce={10}
            noun="upcoming races"
            className="grid grid-cols-1 gap-3 lg:grid-cols-2"
            item={(race) => {
              const form = formOf(race);
              return (
                <li
                  key={race.id}
                  className={classNames('min-w-0', form !== null && 'lg:col-span-2')}
                >
                  {form ?? (
                    <UpcomingRace race={race} today={today} predictions={predictions} acts={acts} />
                  )}
                </li>
              );
            }}
          />
        )}
      </Card>
      <Card title="Race History">
        {history.length === 0 ? (
          <NoPastRaces />
        ) : (
          <LongRaceList
            races={history}
            atOnce={20}
            noun="races"
            className="@container -my-3 divide-y divide-line"
            item={(race) => (
              <li key={race.id} className="py-3">
                {formOf(race) ?? <PastRace race={race} today={today} acts={acts} />}
              </li>
            )}
          />
        )}
      </Card>
      <DeleteDialog race={asked} today={today} onClose={() => setAsked(null)} />
    </>
  );
}

type UpcomingRaceProps = {
  race: Race;
  today: Day;
  predictions: KnownPredictions;
  acts: RaceActs;
};

function UpcomingRace({ race, today, predictions, acts }: UpcomingRaceProps) {
  return (
    <article
      aria-label={race.name}
      className={classNames(
        'flex h-full min-w-0 flex-col rounded-box border p-4',
        isNear(race, today) ? 'border-accent bg-accent-soft' : 'border-line',
      )}
    >
      <UpcomingRaceHead race={race} today={today} />
      <TargetAndPrediction race={race} predictions={predictions} today={today} />
      <RaceNotes notes={race.notes} />
      <div className="-mr-2 mt-auto -mb-2 pt-2">
        <RaceActions race={race} acts={acts} canRecord={race.date === today} />
      </div>
    </article>
  );
}

type RaceFormInPlaceProps = Omit<RaceListsProps, 'onAdd'> & { race: Race };

/** The form that is open for this race; nothing where none is. */
export function RaceFormInPlace(props: RaceFormInPlaceProps): ReactNode {
  const { race, user, races, today, predictions, editing } = props;
  const { editor, number, done, cancel } = editing;
  if (editor?.raceId !== race.id) return null;
  const shared = { race, today, onSaved: done, onCancel: cancel };
  if (editor.form === 'edit') {
    return (
      <FormBox key={number} title={`Edit ${race.name}`}>
        <RaceForm {...shared} userId={user.id} predictions={predictions} />
      </FormBox>
    );
  }
  return (
    <FormBox key={number} title={`Result of ${race.name}`}>
      <ResultForm {...shared} userId={user.id} races={races} />
    </FormBox>
  );
}

/** A form that stands in the place of the race it is about. */
function FormBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-box border border-edge bg-card p-4">
      <h3 className="mb-3 text-body font-semibold wrap-anywhere">{title}</h3>
      {children}
    </div>
  );
}

function NoUpcomingRaces({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="No upcoming races"
      text="Set a date and a target time: the days left, the pace to run and the time your runs predict will stand here."
      action={
        <Button tone="quiet" icon="flag" onClick={onAdd}>
          Add a race
        </Button>
      }
    />
  );
}

function NoPastRaces() {
  return (
    <EmptyState
      title="No Races Available"
      text="Races you have run, and those whose day has passed, gather here with target and actual time."
    />
  );
}
