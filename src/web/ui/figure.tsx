import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type FigureProps = {
  /** Null is shown as a dash: nothing was measured. */
  value: ReactNode;
  unit?: ReactNode;
  size?: 'text' | 'title' | 'large';
};

/** A number that leads, and its unit, which never wraps away from it. */
export function Figure({ value, unit, size = 'text' }: FigureProps) {
  return (
    <span className="whitespace-nowrap">
      <span className={classNames('font-semibold', NUMERALS[size])}>{value ?? '—'}</span>
      {unit && value !== null && (
        <span className={classNames('text-soft', UNITS[size])}>
          {'\u00a0'}
          {unit}
        </span>
      )}
    </span>
  );
}

const NUMERALS = {
  text: 'text-small',
  title: 'text-title tracking-tight',
  large: 'text-display tracking-[-0.03em] @min-[11rem]:text-figure',
};

const UNITS = {
  text: 'text-note',
  title: 'text-small',
  large: 'text-small @min-[11rem]:text-body',
};
