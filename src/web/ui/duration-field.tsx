import type { KeyboardEvent } from 'react';
import { formatDuration } from '../../domain/duration.ts';
import { Field, type FieldText } from './field.tsx';
import { readDuration, sayDuration, tidyDuration } from './read-duration.ts';

type DurationFieldProps = FieldText & {
  name?: string;
  /** The text as typed; leaving the field or pressing Enter makes it 'H:MM' or 'H:MM:SS'. */
  value: string;
  onChange: (text: string) => void;
  disabled?: boolean;
};

export function DurationField(props: DurationFieldProps) {
  const { label, hint, error, required, optional, value, onChange, ...rest } = props;
  const tidy = () => {
    const tidied = tidyDuration(value);
    if (tidied !== value) onChange(tidied);
  };
  const tidyOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') tidy();
  };
  const shorter = minutesAndSecondsMeant(value);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Field {...{ label, error, required, optional }} hint={understood(value) ?? hint}>
        {(control) => (
          <input
            {...rest}
            {...control}
            type="text"
            inputMode="decimal"
            enterKeyHint="next"
            autoComplete="off"
            placeholder="H:MM"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={tidy}
            onKeyDown={tidyOnEnter}
            className="control"
          />
        )}
      </Field>
      {shorter !== null && (
        <button
          type="button"
          className="link tap self-start text-small"
          onClick={() => onChange(formatDuration(shorter))}
        >
          I meant {sayDuration(shorter)}
        </button>
      )}
    </div>
  );
}

function understood(text: string): string | null {
  const durationS = readDuration(text);
  return durationS === null ? null : `= ${sayDuration(durationS)}`;
}

// '25:30' from a runner's watch is minutes and seconds; here two parts are hours and minutes.
const LONGER_THAN_A_RUN_S = 10 * 3600;

function minutesAndSecondsMeant(text: string): number | null {
  const durationS = readDuration(text);
  const isTwoParts = /^\d+[:.,]\d\d$/.test(text.trim());
  return isTwoParts && durationS !== null && durationS >= LONGER_THAN_A_RUN_S
    ? durationS / 60
    : null;
}
