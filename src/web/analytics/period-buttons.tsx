import { PERIOD_WORDS, PERIODS, type Period } from './periods.ts';

type PeriodButtonsProps = {
  period: Period;
  onChoose: (period: Period) => void;
};

export function PeriodButtons({ period, onChoose }: PeriodButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      role="group"
      aria-label="Period"
      className="grid grid-cols-2 gap-1 rounded-box bg-sunk p-1 sm:inline-grid sm:grid-cols-4 print:hidden"
    >
      {PERIODS.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === period}
          className="tap rounded-box px-3 text-small font-medium text-soft select-none hover:text-ink aria-pressed:bg-card aria-pressed:font-semibold aria-pressed:text-ink aria-pressed:shadow-low aria-pressed:outline aria-pressed:outline-edge aria-pressed:focus-visible:outline-2 aria-pressed:focus-visible:outline-focus"
          onClick={() => onChoose(each)}
        >
          {PERIOD_WORDS[each].label}
        </button>
      ))}
    </div>
  );
}
