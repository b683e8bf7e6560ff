import { classNames } from '../ui/class-names.ts';

type SuggestionsProps = {
  label: string;
  questions: readonly string[];
  onChoose: (question: string) => void;
  /** Of several, a phone shows the first alone, so that the conversation has its room. */
  oneOnPhone?: boolean;
  centred?: boolean;
};

/** Questions to be asked with one tap. */
export function Suggestions(props: SuggestionsProps) {
  const { label, questions, onChoose, oneOnPhone, centred } = props;
  if (questions.length === 0) return null;
  return (
    <ul
      aria-label={label}
      className={classNames('flex flex-wrap gap-2', centred && 'justify-center')}
    >
      {questions.map((question, index) => (
        <li key={question} className={oneOnPhone && index > 0 ? 'max-md:hidden' : undefined}>
          <button
            type="button"
            className="tap rounded-full border border-edge bg-card px-3 text-left text-small font-medium text-ink hover:border-ink hover:bg-sunk"
            onClick={() => onChoose(question)}
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}
