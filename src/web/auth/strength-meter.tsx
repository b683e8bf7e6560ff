import { classNames } from '../ui/class-names.ts';
import { passwordStrength } from './password-strength.ts';

const STEPS = [1, 2, 3, 4];

export function StrengthMeter({ password, known }: { password: string; known: readonly string[] }) {
  const { level, advice } = passwordStrength({ password, known });
  return (
    <span className="flex items-center gap-3" role="status">
      <span aria-hidden="true" className="flex w-20 shrink-0 gap-1">
        {STEPS.map((step) => (
          <span
            key={step}
            className={classNames(
              'h-1.5 flex-1 rounded-full',
              step <= level ? 'bg-accent' : 'bg-line',
            )}
          />
        ))}
      </span>
      {password === '' ? 'At least 6 characters; longer is safer' : advice}
    </span>
  );
}
