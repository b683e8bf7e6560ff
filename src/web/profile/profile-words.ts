import type { FitnessLevel, WeeklyFrequency } from '../../domain/limits.ts';
import { FITNESS_LEVELS, WEEKLY_FREQUENCIES } from '../../domain/limits.ts';
import type { Choice } from '../ui/select-field.tsx';

const LEVEL_WORDS: Record<FitnessLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  elite: 'Elite',
};

export const LEVEL_CHOICES: readonly Choice<FitnessLevel>[] = FITNESS_LEVELS.map((value) => ({
  value,
  label: LEVEL_WORDS[value],
}));

export const FREQUENCY_CHOICES: readonly Choice<WeeklyFrequency>[] = WEEKLY_FREQUENCIES.map(
  (value) => ({ value, label: `${value.replace('-', '–')} workouts a week` }),
);
