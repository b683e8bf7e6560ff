import { useSyncExternalStore } from 'react';
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

const THEME_CHOICES = ['system', 'light', 'dark'] as const;
type ThemeChoice = (typeof THEME_CHOICES)[number];

// Applying the choice is the business of apply-theme.js, which listens for this event.
const EVENT = 'longrun.theme';
const KEY = 'longrun.theme';

let current: ThemeChoice | null = null;

function useTheme(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, read);
  return { choice, choose };
}

function choose(choice: ThemeChoice): void {
  current = choice;
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // A browser that keeps nothing still changes its look until the page is left.
  }
  dispatchEvent(new CustomEvent(EVENT, { detail: choice }));
}

function read(): ThemeChoice {
  current ??= stored();
  return current;
}

function stored(): ThemeChoice {
  try {
    const kept = localStorage.getItem(KEY);
    return THEME_CHOICES.find((choice) => choice === kept) ?? 'system';
  } catch {
    return 'system';
  }
}

function subscribe(changed: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== KEY) return;
    current = null;
    changed();
  };
  addEventListener(EVENT, changed);
  addEventListener('storage', fromOtherTab);
  return () => {
    removeEventListener(EVENT, changed);
    removeEventListener('storage', fromOtherTab);
  };
}
