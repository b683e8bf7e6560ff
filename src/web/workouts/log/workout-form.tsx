import { ZONE_MINUTES } from '../../../contract/workout-json.ts';
import type { ZoneBounds } from '../../../domain/zones.ts';
import './save-bar.css';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Shoe } from '../../../contract/shoes.ts';
import { EntryFormBox } from '../../kept-entries/entry-form-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { Fold, listed, useFolds } from './folds.tsx';
import { FuelFields, fuelSummary } from './fuel-fields.tsx';
import { HeartFields, heartSummary } from './heart-fields.tsx';
import type { Offers } from './last-values.ts';
import { MainFields } from './main-fields.tsx';
import { OwnWordsFields, ownWordsSummary } from './own-words.tsx';
import type { UsualOn } from './use-offered-kind.ts';
import { type FormPart, hasDistance, type WorkoutValues } from './workout-values.ts';

type WorkoutFormProps = FormPart & {
  userId: number;
  today: string;
  zones: ZoneBounds;
  /** Values of the latest workouts, where they are offered. */
  offers: Offers | null;
  usualOn: UsualOn;
  shoes: readonly Shoe[];
  /** What is to be said of what is typed, below its main fields. */
  hint?: ReactNode;
  saveLabel: string;
  discardLabel: string;
};

const HEART = ['avgHeartRate', 'maxHeartRate', ...ZONE_MINUTES] as const;
const FUEL = ['gelType', 'caffeinated', 'nonCaffeinated', 'hydration'] as const;
const MORE = ['calories', 'notes'] as const;
const WORDS = ['title', 'tags', 'effort', 'feel', 'startTime'] as const;

/** The form for a workout, new or changed: what every run has in sight, the rest folded. */
export function WorkoutForm(props: WorkoutFormProps) {
  const { form, effort, userId, zones, saveLabel, discardLabel } = props;
  const { today, offers, usualOn, shoes, hint } = props;
  const { values, errors, bind } = form;
  const main = useRef<HTMLDivElement>(null);
  const { isOpen, toggle } = useFolds();

  const fold = (name: string, fields: readonly (keyof WorkoutValues)[]) => ({
    open: isOpen(name) || fields.some((field) => errors[field] !== undefined),
    onToggle: (open: boolean) => toggle(name, open),
  });

  // Enter after the time goes on to the distance that is still missing, and only then saves.
  const goOn = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLInputElement ? event.target.name : '';
    const isMissing = hasDistance(values) && values.distance.trim() === '';
    if (event.key !== 'Enter' || from !== 'duration' || !isMissing) return;
    event.preventDefault();
    main.current?.querySelector<HTMLElement>('[name="distance"]')?.focus();
  };

  return (
    <EntryFormBox form={form} onKeyDown={goOn} aria-label="Workout">
      <div ref={main} className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Card>
          <div className="flex flex-col gap-5">
            <MainFields
              form={form}
              effort={effort}
              today={today}
              offers={offers}
              usualOn={usualOn}
              shoes={shoes}
            />
            {hint}
          </div>
        </Card>
        <div className="rounded-box border border-line bg-card px-4 shadow-low *:first:border-t-0 md:px-5">
          <Fold
            title="Heart rate and zones"
            summary={heartSummary(values)}
            {...fold('heart', HEART)}
          >
            <HeartFields form={form} effort={effort} zones={zones} />
          </Fold>
          <Fold title="Fuel and water" summary={fuelSummary(values)} {...fold('fuel', FUEL)}>
            <FuelFields form={form} offers={offers} />
          </Fold>
          <Fold title="Calories and notes" summary={moreSummary(values)} {...fold('more', MORE)}>
            <NumberField unit="kcal" min={0} {...bind('calories')} />
            <TextArea rows={4} {...bind('notes')} />
          </Fold>
          <Fold
            title="Title, tags and feel"
            summary={ownWordsSummary(values)}
            {...fold('words', WORDS)}
          >
            {fold('words', WORDS).open && <OwnWordsFields form={form} userId={userId} />}
          </Fold>
        </div>
      </div>
      <SaveBar
        saveLabel={saveLabel}
        pending={form.isSaving}
        discardLabel={discardLabel}
        onDiscard={form.discard}
      />
    </EntryFormBox>
  );
}

function moreSummary(values: WorkoutValues): string | null {
  return listed([values.calories && `${values.calories}\u00a0kcal`, values.notes.trim()]);
}

type SaveBarProps = {
  saveLabel: string;
  pending: boolean;
  discardLabel: string;
  /** Undefined while there is nothing to discard. */
  onDiscard: (() => void) | undefined;
};

/** Within reach of the thumb, wherever the form is scrolled to. */
function SaveBar({ saveLabel, pending, discardLabel, onDiscard }: SaveBarProps) {
  return (
    <div className="save-bar z-20 -mx-4 border-t border-line bg-paper px-4 py-3 md:mx-0 md:mt-4 md:border-t-0 md:px-0">
      <div className="flex items-center gap-3 md:flex-row-reverse md:justify-end">
        {onDiscard && (
          <>
            <p className="hidden text-small text-soft lg:block">
              Kept on this device until you save.
            </p>
            <Button tone="quiet" disabled={pending} onClick={onDiscard}>
              {discardLabel}
            </Button>
          </>
        )}
        <div className="min-w-0 flex-1 md:max-w-64">
          <Button type="submit" wide pending={pending} pendingLabel="Saving...">
            {saveLabel}
          </Button>
        </div>
      </div>
    </div>
  );
}
