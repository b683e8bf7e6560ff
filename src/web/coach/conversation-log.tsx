import { Fragment, type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { Link } from 'wouter';
import { type RichSpan, readRichText } from '../../domain/coach/rich-text.ts';
import { CHAT_HEIGHT_PX } from '../../domain/limits.ts';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { keepUnits } from './keep-units.ts';
import type { ChatMessage } from './open-conversations.ts';
import { UnderstoodParts } from './understood-parts.tsx';

type ConversationLogProps = {
  log: RefObject<HTMLDivElement | null>;
  messages: readonly ChatMessage[];
  /** What is being answered now. */
  asked: string | null;
  onAsk: (question: string) => void;
  /** Shown as long as nothing was said. */
  empty: ReactNode;
};

/** What was said, always at its end; as high as a phone's screen allows. */
export function ConversationLog(props: ConversationLogProps) {
  const { log, messages, asked, onAsk, empty } = props;
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
      {messages.map(({ id, role, content, timestamp, understood }) => (
        <Bubble key={id} speaker={role} timestamp={timestamp}>
          {understood && <UnderstoodParts understood={understood} onAsk={onAsk} />}
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

type BubbleProps = {
  speaker: ChatMessage['role'];
  timestamp?: string;
  children: ReactNode;
};

/** One message: the athlete's own at the right, the coach's at the left. */
function Bubble({ speaker, timestamp, children }: BubbleProps) {
  const isOwn = speaker === 'user';
  return (
    <div
      className={classNames(
        'flex w-fit max-w-full flex-col gap-1 print:break-inside-avoid',
        isOwn ? 'max-w-[85%] self-end' : 'md:max-w-[75ch]',
      )}
    >
      <div
        className={classNames(
          'rounded-box px-3 py-2 wrap-anywhere',
          isOwn ? 'bg-accent-soft whitespace-pre-wrap' : 'bg-sunk',
        )}
      >
        <VisuallyHidden>{isOwn ? 'You: ' : 'Coach: '}</VisuallyHidden>
        {children}
      </div>
      {timestamp && (
        <time
          dateTime={timestamp}
          className={classNames('px-1 text-note text-soft', isOwn && 'self-end')}
        >
          {clockText(timestamp)}
        </time>
      )}
    </div>
  );
}

function clockText(timestamp: string): string {
  return new Date(timestamp).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
}

/** What the coach wrote, as elements of this page: nothing of it is ever read as HTML. */
function RichTextView({ source }: { source: string }) {
  return (
    <div className="grid gap-2">
      {keyed(readRichText(source)).map(([key, block]) =>
        block.type === 'list' ? (
          <ul key={key} className="list-disc space-y-1 pl-5 marker:text-soft">
            {keyed(block.items).map(([itemKey, spans]) => (
              <li key={itemKey}>
                <Spans spans={spans} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={key}>
            <Spans spans={block.spans} />
          </p>
        ),
      )}
    </div>
  );
}

function Spans({ spans }: { spans: readonly RichSpan[] }) {
  return keyed(spans).map(([key, span]) => {
    const text = keepUnits(span.text);
    if (span.type === 'bold') return <strong key={key}>{text}</strong>;
    if (span.type === 'text') return <Fragment key={key}>{text}</Fragment>;
    return (
      <Link key={key} href={span.href} className="link">
        {text}
      </Link>
    );
  });
}

/** What is written once never moves: its place is its key. */
function keyed<Item>(items: readonly Item[]): [string, Item][] {
  return items.map((item, index) => [String(index), item]);
}
