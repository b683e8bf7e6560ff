import { Field } from '../ui/field.tsx';

/** Worked out, never typed. */
export function AgeField({ age }: { age: number | null }) {
  return (
    <Field label="Age" hint="Follows from your date of birth.">
      {(control) => (
        <input
          {...control}
          readOnly
          value={age === null ? '—' : `${age} years`}
          className="control border-transparent bg-sunk"
        />
      )}
    </Field>
  );
}
