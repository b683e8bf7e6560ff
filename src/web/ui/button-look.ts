import { classNames } from './class-names.ts';

export type ButtonTone = 'primary' | 'quiet' | 'danger';

export function buttonLook(tone: ButtonTone, wide = false): string {
  return classNames(SHAPE, TONES[tone], wide && 'w-full');
}

const SHAPE =
  'tap inline-flex items-center justify-center gap-2 rounded-box px-4 text-small font-semibold ' +
  'whitespace-nowrap select-none transition-colors disabled:cursor-not-allowed ' +
  'aria-disabled:cursor-progress';

const TONES: Record<ButtonTone, string> = {
  primary:
    'bg-accent text-accent-ink enabled:hover:bg-accent-strong [a&]:hover:bg-accent-strong ' +
    'disabled:bg-sunk disabled:text-soft',
  quiet:
    'border border-edge bg-card text-ink enabled:hover:border-ink enabled:hover:bg-sunk ' +
    '[a&]:hover:border-ink [a&]:hover:bg-sunk disabled:border-line disabled:text-soft',
  danger:
    'bg-danger-fill text-danger-ink enabled:hover:bg-danger-strong ' +
    'disabled:bg-sunk disabled:text-soft',
};
