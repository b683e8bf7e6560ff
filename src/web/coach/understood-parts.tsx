import { useId, useRef } from 'react';
import type { Understood } from '../../contract/coach.ts';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icons.tsx';
import { placeBeside } from '../ui/place-beside.ts';

type UnderstoodPartsProps = {
  understood: Understood;
  /** Whether it is a further question of the same message. */
  isFurther: boolean;
  onAsk: (question: string) => void;
};

/** The question as it was understood, above its answer: each part can be changed or taken out. */
export function UnderstoodParts({ understood, isFurther, onAsk }: UnderstoodPartsProps) {
  const { parts, unplaced } = understood;
  const labelId = useId();
  if (parts.length === 0 && unplaced.length === 0) return null;
  const isChange = parts.some(({ changed }) => changed);
  const label = isFurther ? 'And as' : isChange ? 'Changed to' : 'Understood as';
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2 border-b border-line pb-3 print:border-0">
      <span id={labelId} className="text-note text-soft">
        {label}
      </span>
      <ul aria-labelledby={labelId} className="flex flex-wrap gap-2">
        {parts.map((part) => (
          <li key={part.words}>
            <PartOfQuestion part={part} onAsk={onAsk} />
          </li>
        ))}
        {unplaced.map((words) => (
          <li
            key={words}
            className="rounded-box border border-dashed border-warn bg-warn-soft px-3 py-1 text-small font-medium text-warn"
          >
            “{words}” found no place
          </li>
        ))}
      </ul>
    </div>
  );
}

type Part = Understood['parts'][number];

function lookOf(changed: boolean): string {
  return classNames(
    'rounded-box border px-3 py-1 text-small font-medium',
    changed ? 'border-accent bg-accent-soft' : 'border-edge bg-card',
  );
}

/** A menu beside the part at a desk, a sheet within reach of the thumb on a phone. */
function PartOfQuestion({ part, onAsk }: { part: Part; onAsk: (question: string) => void }) {
  const { words, changed, choices, without } = part;
  const menuId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  if (choices.length === 0 && without === null)
    return <span className={lookOf(changed)}>{words}</span>;
  const ask = (question: string) => {
    menu.current?.hidePopover();
    onAsk(question);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={menuId}
        aria-label={`Change “${words}”`}
        className={classNames('tap inline-flex items-center gap-1', lookOf(changed))}
      >
        {words}
        <Icon name="chevronDown" />
      </button>
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        onToggle={() => {
          if (button.current && menu.current) placeBeside(button.current, menu.current);
        }}
        className="fixed m-0 w-64 rounded-box border border-edge bg-card p-2 text-ink shadow-high max-md:inset-x-0! max-md:top-auto! max-md:bottom-0! max-md:w-full max-md:rounded-b-none max-md:p-4"
      >
        <p className="px-3 py-1 text-note text-soft">In place of “{words}”</p>
        <ul aria-label={`In place of “${words}”`}>
          {choices.map((choice) => (
            <li key={choice.words}>
              <Choice words={choice.words} onChoose={() => ask(choice.question)} />
            </li>
          ))}
          {without !== null && (
            <li className={choices.length > 0 ? 'mt-1 border-t border-line pt-1' : undefined}>
              <Choice words="take this part out" onChoose={() => ask(without)} />
            </li>
          )}
        </ul>
      </div>
    </>
  );
}

function Choice({ words, onChoose }: { words: string; onChoose: () => void }) {
  return (
    <button
      type="button"
      className="tap w-full rounded-box px-3 py-2 text-left text-small font-medium hover:bg-accent-soft"
      onClick={onChoose}
    >
      {words}
    </button>
  );
}
