import { useEffect, useRef, useState } from 'react';
import { Link, useSearch } from 'wouter';
import type { SameWorkout } from '../../../contract/same-workout.ts';
import type { User } from '../../../contract/session.ts';
import type { Shoe } from '../../../contract/shoes.ts';
import type { Workout } from '../../../contract/workouts.ts';
import { zonesOfLimits } from '../../../domain/athlete-limits.ts';
import { type Day, isDay } from '../../../domain/calendar.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit, exactDistance, paceUnit } from '../../../domain/measures.ts';
import { usualKind } from '../../../domain/usual-kind.ts';
import { workoutLabel } from '../../../domain/workout-kinds.ts';
import { useToday } from '../../days/use-athletes-day.ts';
import { useEntryForm } from '../../kept-entries/use-entry-form.ts';
import { useLimitsOn } from '../../queries/limits.ts';
import { Figure } from '../../ui/figure.tsx';
import { Icon } from '../../ui/icons.tsx';
import { paceText, workoutHref } from '../../words/workout-facts.ts';
import { SameNote, useSame } from '../same/same-note.tsx';
import { FittingHint } from './fitting-hint.tsx';
import { offersOf } from './last-values.ts';
import { likeWorkout } from './like-workout.ts';
import { shoeIdFor } from './shoe-field.tsx';
import { useFitting } from './use-fitting.ts';
import { WorkoutForm } from './workout-form.tsx';
import { blankValues, effortOf, type FormPart, WORKOUT_FORM } from './workout-values.ts';
import { sayDay } from './workout-words.ts';

/** As the call that saved it answered, which may say that it was joined. */
type Logged = Workout & { same?: SameWorkout };

/** Of what was saved just now, where its answer says nothing more. */
const NOTHING: SameWorkout = { joinedWith: null, mayBe: [] };

type ManualEntryProps = {
  user: User;
  /** Newest first; what they hold is offered again. */
  latest: readonly Workout[];
  /** Of the last weeks: what is usual is offered. */
  lately: readonly Workout[];
  /** Null while nobody knows them. */
  shoes: readonly Shoe[] | null;
};

/** The form for a new workout, and what was just logged with it. */
export function ManualEntry({ user, latest, lately, shoes: known }: ManualEntryProps) {
  const shoes = known ?? NO_SHOES;
  const today = useToday();
  const date = new URLSearchParams(useSearch()).get('date');
  const day = date !== null && isDay(date) ? date : today;
  const [logged, setLogged] = useState<Logged | null>(null);
  const others = lately.filter(({ id }) => id !== logged?.id);
  const done = logged ? [logged, ...others] : others;
  const usualOn = (date: Day) => usualKind(done, date);
  const kind = usualOn(day);
  const sameAs = useRef<number | null | undefined>(undefined);
  const form = useEntryForm(newWorkoutForm(sameAs), {
    of: { blank: { ...blankValues({ day, kind }), shoeId: shoeIdFor(kind, shoes) } },
    draftName: 'new',
    onSaved: setLogged,
  });
  useLateShoes(form, known);
  const { values } = form;
  const fitting = useFitting({ user, values, lately: done });
  useEffect(() => {
    sameAs.current = fitting.sameAs;
  });
  const limits = useLimitsOn(user, form.values.date);
  return (
    <>
      {logged && (
        <LoggedCard
          key={logged.id}
          workout={logged}
          like={likeWorkout(logged, latest)}
          onChanged={setLogged}
        />
      )}
      <WorkoutForm
        form={form}
        effort={effortOf(form.values, null)}
        userId={user.id}
        today={today}
        zones={zonesOfLimits(limits)}
        offers={offersOf(latest, form.values)}
        usualOn={usualOn}
        shoes={shoes}
        hint={
          fitting.fitting && (
            <FittingHint fitting={fitting.fitting} said={fitting.said} onSay={fitting.say} />
          )
        }
        saveLabel="Save Workout"
        discardLabel="Discard draft"
      />
    </>
  );
}

const NO_SHOES: readonly Shoe[] = [];

/** Pairs that come after the form was begun: the one for the kind that stands there is put in. */
function useLateShoes(form: FormPart['form'], known: readonly Shoe[] | null): void {
  const wasKnown = useRef(known !== null);
  useEffect(() => {
    if (wasKnown.current || !known) return;
    wasKnown.current = true;
    const shoeId = shoeIdFor(form.values, known);
    if (shoeId !== '' && form.isAsBegun('shoeId')) form.onChange({ shoeId });
  });
}

/** The form of a new workout, with what was said of one that fits. */
function newWorkoutForm(sameAs: { readonly current: number | null | undefined }) {
  return {
    ...WORKOUT_FORM,
    toSend: (...typed: Parameters<typeof WORKOUT_FORM.toSend>) => {
      const said = sameAs.current;
      return { ...WORKOUT_FORM.toSend(...typed), ...(said !== undefined && { sameAs: said }) };
    },
  };
}

type LoggedCardProps = {
  workout: Logged;
  like: Workout | undefined;
  /** It was made one with another, or two again. */
  onChanged: (workout: Workout) => void;
};

/** What was just written down, to be read over once, with the ways to it. */
function LoggedCard({ workout, like, onChanged }: LoggedCardProps) {
  const same = useSame(workout, workout.same ?? (workout.version === 1 ? NOTHING : undefined));
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, []);
  const pace = workout.workoutType === 'running' ? paceText(workout) : null;
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="Logged just now"
      className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-box border border-accent bg-accent-soft px-4 py-3 outline-none"
    >
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-small font-semibold">
          <Icon name="check" size={16} className="text-accent" />
          {workoutLabel(workout)}, {sayDay(workout.date)}
        </p>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-4">
          {workout.distanceM !== null && (
            <Figure value={exactDistance(workout.distanceM)} unit={distanceUnit()} size="title" />
          )}
          <Figure value={formatElapsed(workout.durationS)} size="title" />
          {pace && <Figure value={pace} unit={paceUnit()} size="title" />}
        </p>
      </div>
      <p className="flex gap-x-4 text-small font-semibold">
        <Link className="link tap inline-flex items-center" href={workoutHref(workout)}>
          See it
        </Link>
        <Link className="link tap inline-flex items-center" href={`/workouts/${workout.id}/edit`}>
          Edit it
        </Link>
      </p>
      {same && (
        <div className="grid w-full gap-2">
          <SameNote workout={workout} same={same} onJoined={onChanged} onParted={onChanged} />
        </div>
      )}
      {like && (
        <p className="w-full text-small">
          Your log has{' '}
          <Link className="link" href={workoutHref(like)}>
            a workout like this one
          </Link>{' '}
          of that day. If it is the same, delete one of the two.
        </p>
      )}
    </section>
  );
}
