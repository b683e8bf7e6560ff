import { measures } from '../../domain/measures.ts';
import { NumberField } from './number-field.tsx';
import { TextField } from './text-field.tsx';

type HeightFieldProps = {
  name?: string;
  value: string;
  onChange: (text: string) => void;
  error?: string | undefined;
  required?: boolean;
  optional?: boolean;
};

/** Centimetres, or feet and inches in one field. */
export function HeightField(props: HeightFieldProps) {
  return measures().height === 'cm' ? (
    <NumberField label="Height" unit="cm" {...props} />
  ) : (
    <TextField label="Height" hint="feet and inches, such as 5 10" autoComplete="off" {...props} />
  );
}
