import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef } from 'react';
import type { BesideAnswer } from '../../contract/coach.ts';
import type { User } from '../../contract/session.ts';
import { FIRST_QUESTIONS, MOST_MESSAGE_CHARACTERS } from '../../domain/coach/coach-limits.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { useConversation } from './use-conversation.ts';

export function ChatPanel({ user }: { user: User }) {
  const conversation = useConversation(user.id);
  const { exchanges, draft, ask, asked } = conversation;
  const box = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const isEmpty = !exchanges?.length;
  const latest = exchanges?.at(-1)?.beside;

  /** Where there is a keyboard one goes on typing; on a phone it would cover the answer. */
  const goOn = () => {
    const target = matchMedia('(pointer: coarse)').matches ? log.current : box.current;
    target?.focus({ preventScroll: true });
  };
  const choose = (question: string, key?: string) => {
    void ask(question, key);
    goOn();
  };

  return (
    <section
      aria-label="AI Chat"
      className="flex flex-col rounded-box border max-md:h-[calc(100dvh-17.75rem)] max-md:max-h-186 max-md:min-h-96 border-line bg-card shadow-low print:border-0 print:shadow-none"
    >
      <ConversationLog
        log={log}
        conversation={conversation}
        onAsk={choose}
        empty={<Welcome onChoose={choose} />}
      />
      <div className="flex flex-col gap-2 border-t border-line p-3 md:gap-3 md:p-4 print:hidden">
        {!isEmpty && (
          <Suggestions
            label="What you could ask next"
            questions={latest?.suggestions ?? []}
            onChoose={choose}
            oneOnPhone={latest != null && !isRefusal(latest)}
          />
        )}
        <Composer
          ref={box}
          draft={draft}
          pending={asked !== null}
          onType={conversation.type}
          onSend={() => {
            void ask(draft);
            box.current?.focus({ preventScroll: true });
          }}
          extra={
            !isEmpty && (
              <IconButton
                icon="remove"
                label="Clear conversation"
                onClick={() => {
                  void conversation.clear();
                  box.current?.focus();
                }}
              />
            )
          }
        />
      </div>
    </section>
  );
}

/** What is offered beneath a refusal is its answer: none of it may be hidden. */
function isRefusal({ understood }: BesideAnswer): boolean {
  return understood.unplaced.length > 0 || understood.parts.length === 0;
}

function Welcome({ onChoose }: { onChoose: (question: string) => void }) {
  return (
    <div className="m-auto flex max-w-[44ch] flex-col items-center gap-4 text-center">
      <div>
        <p className="text-body font-semibold">Ask about your own log</p>
        <p className="mt-1 text-small text-soft">
          How far, how fast, how easy, how ready: answers have their numbers, and links to the
          workouts behind them. Ask “why?”, and you are told what they rest on.
        </p>
      </div>
      <Suggestions
        label="Questions to begin with"
        questions={FIRST_QUESTIONS}
        onChoose={onChoose}
        centred
      />
    </div>
  );
}

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
function Composer({ ref, draft, pending, onType, onSend, extra }: ComposerProps) {
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

type SuggestionsProps = {
  label: string;
  questions: readonly string[];
  onChoose: (question: string) => void;
  /** Of several, a phone shows the first alone, so that the conversation has its room. */
  oneOnPhone?: boolean;
  centred?: boolean;
};

/** Questions to be asked with one tap. */
function Suggestions(props: SuggestionsProps) {
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
