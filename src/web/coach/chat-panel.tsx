import { useRef } from 'react';
import type { User } from '../../contract/auth.ts';
import { FIRST_QUESTIONS } from '../../domain/coach/coach-limits.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Composer } from './composer.tsx';
import { ConversationLog } from './conversation-log.tsx';
import { Suggestions } from './suggestions.tsx';
import { useConversation } from './use-conversation.ts';

export function ChatPanel({ user }: { user: User }) {
  const { conversation, ask, type, clear, asked } = useConversation(user.id);
  const { messages, suggestions, draft } = conversation;
  const box = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const isEmpty = messages.length === 0;

  /** Where there is a keyboard one goes on typing; on a phone it would cover the answer. */
  const goOn = () => {
    const target = matchMedia('(pointer: coarse)').matches ? log.current : box.current;
    target?.focus({ preventScroll: true });
  };
  const choose = (question: string) => {
    void ask(question);
    goOn();
  };

  return (
    <section
      aria-label="AI Chat"
      className="flex flex-col rounded-box border max-md:h-[calc(100dvh-17.75rem)] max-md:max-h-186 max-md:min-h-96 border-line bg-card shadow-low print:border-0 print:shadow-none"
    >
      <ConversationLog
        log={log}
        messages={messages}
        asked={asked}
        empty={<Welcome onChoose={choose} />}
      />
      <div className="flex flex-col gap-2 border-t border-line p-3 md:gap-3 md:p-4 print:hidden">
        {!isEmpty && (
          <Suggestions
            label="What you could ask next"
            questions={suggestions}
            onChoose={choose}
            oneOnPhone
          />
        )}
        <Composer
          ref={box}
          draft={draft}
          pending={asked !== null}
          onType={type}
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
                  clear();
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
