import { THEME_CHOICES, type ThemeChoice, useTheme } from '../theme/use-theme.ts';
import { SegmentedControl } from '../ui/segmented-control.tsx';

const LABELS: Record<ThemeChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

export function ThemeSwitch() {
  const { choice, choose } = useTheme();
  return (
    <SegmentedControl
      label="Theme"
      hideLabel
      value={choice}
      choices={THEME_CHOICES.map((value) => ({ value, label: LABELS[value] }))}
      onChange={choose}
    />
  );
}
