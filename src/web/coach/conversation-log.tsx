import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { CHAT_HEIGHT_PX } from '../../domain/limits.ts';
import { Bubble } from './bubble.tsx';
import type { ChatMessage } from './chat-store.ts';
import { RichTextView } from './rich-text-view.tsx';

type ConversationLogProps = {
  log: RefObject<HTMLDivElement | null>;
  messages: readonly ChatMessage[];
  /** What is being answered now. */
  asked: string | null;
  /** Shown as long as nothing was said. */
  empty: ReactNode;
};

/** What was said, always at its end; as high as a phone's screen allows. */
export function ConversationLog({ log, messages, asked, empty }: ConversationLogProps) {
  const latest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is every change that scrolls
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [latest, asked]);
  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // A region that scrolls must be reachable, and takes the focus from a chip on a phone.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: as said
      tabIndex={0}
      style={{ maxHeight: CHAT_HEIGHT_PX }}
      className="relative flex flex-col gap-4 overflow-y-auto max-md:min-h-0 max-md:flex-1 overscroll-contain rounded-t-box p-4 focus-visible:-outline-offset-2 md:h-[100rem] md:p-5 print:h-auto print:max-h-none! print:overflow-visible"
    >
      {messages.length === 0 && asked === null && empty}
      {messages.map(({ id, role, content, timestamp }) => (
        <Bubble key={id} speaker={role} timestamp={timestamp}>
          {role === 'user' ? content : <RichTextView source={content} />}
        </Bubble>
      ))}
      {asked !== null && (
        <>
          <Bubble speaker="user">{asked}</Bubble>
          <p className="text-small text-soft">Looking through your log...</p>
        </>
      )}
    </div>
  );
}
