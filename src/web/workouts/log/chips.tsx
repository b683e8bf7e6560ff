export type Chip = {
  key: string;
  text: string;
  /** Read out instead of the text, which it begins with. */
  name: string;
  onChoose: () => void;
};

/** Values to be taken over with one tap. */
export function Chips({ label, chips }: { label: string; chips: readonly Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1">
      {chips.map(({ key, text, name, onChoose }) => (
        <li key={key}>
          <button
            type="button"
            aria-label={name}
            className="tap rounded-full border border-edge bg-card px-2.5 text-small font-medium whitespace-nowrap text-ink hover:border-ink hover:bg-sunk"
            onClick={onChoose}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
