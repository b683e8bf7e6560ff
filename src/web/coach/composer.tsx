import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { MOST_MESSAGE_CHARACTERS } from '../../domain/coach/coach-limits.ts';
import { Button } from '../ui/button.tsx';

type ComposerProps = {
  ref: Ref<HTMLTextAreaElement>;
  draft: string;
  pending: boolean;
  onType: (text: string) => void;
  onSend: () => void;
  /** Beside the send button. */
  extra?: ReactNode;
};

const NEARLY_ALL = 3_500;

/** Enter sends, Shift+Enter makes a new line. */
export function Composer({ ref, draft, pending, onType, onSend, extra }: ComposerProps) {
  const id = useId();
  const press = (event: KeyboardEvent) => {
    // Enter that chooses a word of an input method is not meant for the conversation.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <form
      className="grid gap-1"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <label htmlFor={id} className="sr-only">
        Your question
      </label>
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          id={id}
          rows={1}
          value={draft}
          maxLength={MOST_MESSAGE_CHARACTERS}
          placeholder="Ask about your log"
          enterKeyHint="send"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={press}
          className="control field-sizing-content max-h-40 min-w-0 resize-none"
        />
        <span className="flex shrink-0 gap-1">
          <Button type="submit" icon="send" pending={pending}>
            Send
          </Button>
          {extra}
        </span>
      </div>
      <p id={`${id}-hint`} className="text-note text-soft max-md:sr-only">
        Enter sends, Shift+Enter makes a new line.
        {draft.length > NEARLY_ALL &&
          ` ${draft.length.toLocaleString('en')} of ${MOST_MESSAGE_CHARACTERS.toLocaleString('en')} characters.`}
      </p>
    </form>
  );
}
