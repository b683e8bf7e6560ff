import { Fragment, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Link } from 'wouter';
import type { BesideAnswer, Understood } from '../../contract/coach.ts';
import type { Exchange } from '../../contract/conversation.ts';
import { dayInZone } from '../../domain/calendar.ts';
import { type RichSpan, readRichText } from '../../domain/coach/rich-text.ts';
import { CHAT_HEIGHT_PX } from '../../domain/limits.ts';
import { STRAVA_LEFT_OUT } from '../../domain/source-policy.ts';
import { messageOf } from '../api.ts';
import { zoneHere } from '../days/use-athletes-day.ts';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { keepUnits } from '../ui/keep-units.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { clockText } from '../words/clock-text.ts';
import { shortDayText, shortWeekday } from '../words/day-text.ts';
import { UnderstoodParts } from './understood-parts.tsx';
import type { useConversation } from './use-conversation.ts';

type ConversationLogProps = {
  log: RefObject<HTMLDivElement | null>;
  conversation: ReturnType<typeof useConversation>;
  /** With its key, a question that has no answer is asked again where it stands. */
  onAsk: (question: string, key?: string) => void;
  /** Shown as long as nothing was said. */
  empty: ReactNode;
};

/** What was said, always at its end; as high as a phone's screen allows. */
export function ConversationLog({ log, conversation, onAsk, empty }: ConversationLogProps) {
  const { query, exchanges = [], asked, written, waitFor } = conversation;
  const isSent = asked !== null && !exchanges.some(({ key }) => key === asked.key);
  const showEarlier = useScrolling(log, { exchanges, isSent, written });
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
      {query.data === undefined && !isSent && <NotYet query={query} />}
      {query.data && exchanges.length === 0 && !isSent && empty}
      {query.hasNextPage && (
        <span className="self-center print:hidden">
          <Button
            tone="quiet"
            pending={query.isFetchingNextPage}
            pendingLabel="Loading..."
            onClick={() => {
              showEarlier();
              void query.fetchNextPage();
            }}
          >
            Show earlier
          </Button>
        </span>
      )}
      {exchanges.map((exchange) => (
        <ExchangeView
          key={exchange.id}
          exchange={exchange}
          isAwaited={waitFor(exchange) === 'answer'}
          written={exchange.key === asked?.key ? written : ''}
          onAsk={onAsk}
        />
      ))}
      {isSent && (
        <>
          <Bubble speaker="user">{asked.question}</Bubble>
          <Awaited written={written} />
        </>
      )}
    </div>
  );
}

/** Whatever is said anew is scrolled to; earlier pages come in above what one reads. */
function useScrolling(
  log: ConversationLogProps['log'],
  {
    exchanges,
    isSent,
    written,
  }: { exchanges: readonly Exchange[]; isSent: boolean; written: string },
) {
  const fromEnd = useRef<number | null>(null);
  const oldest = exchanges[0]?.id;
  const latest = exchanges.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is every change that scrolls
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [latest?.id, latest?.answer, isSent, written]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  useLayoutEffect(() => {
    const element = log.current;
    if (!element || fromEnd.current === null) return;
    element.scrollTop = element.scrollHeight - fromEnd.current;
    fromEnd.current = null;
  }, [oldest]);
  return () => {
    const element = log.current;
    if (!element) return;
    fromEnd.current = element.scrollHeight - element.scrollTop;
    // The button goes when there is no more.
    element.focus({ preventScroll: true });
  };
}

/** Before the conversation has come, and where it cannot be had. */
function NotYet({ query }: Pick<ConversationLogProps['conversation'], 'query'>) {
  if (!query.isError || query.isFetching) {
    return (
      <p role="status" className="m-auto text-small text-soft">
        Loading your conversation...
      </p>
    );
  }
  return (
    <div className="m-auto">
      <ErrorState
        title="Your conversation could not be loaded"
        text={messageOf(query.error, 'It is kept. Try again in a moment.')}
        onRetry={() => void query.refetch()}
      />
    </div>
  );
}

type ExchangeViewProps = {
  exchange: Exchange;
  isAwaited: boolean;
  written: string;
  onAsk: ConversationLogProps['onAsk'];
};

/** A question and its answer, or why there is none. */
function ExchangeView({ exchange, isAwaited, written, onAsk }: ExchangeViewProps) {
  const { key, question, askedAt, answer, answeredAt, isCut, beside } = exchange;
  const isUnfinished = answer === null || isCut;
  return (
    <>
      <Bubble speaker="user" timestamp={askedAt}>
        {question}
      </Bubble>
      {answer !== null && (
        <Bubble speaker="coach" timestamp={answeredAt}>
          {beside &&
            [beside.understood, ...(beside.alsoUnderstood ?? [])].map((understood, at) => (
              <UnderstoodParts
                key={wordsOf(understood)}
                understood={understood}
                isFurther={at > 0}
                onAsk={onAsk}
              />
            ))}
          <RichTextView source={answer} />
          {beside?.answeredBy && <ByModel answeredBy={beside.answeredBy} answer={answer} />}
        </Bubble>
      )}
      {isUnfinished && isAwaited && <Awaited written={written} />}
      {isUnfinished && !isAwaited && (
        <div className="flex flex-wrap items-center gap-2 text-small text-soft">
          <p>{isCut ? 'The answer broke off here.' : 'No answer came.'}</p>
          <Button tone="quiet" icon="refresh" onClick={() => onAsk(question, key)}>
            Ask again
          </Button>
        </div>
      )}
    </>
  );
}

function wordsOf({ parts, unplaced }: Understood): string {
  return [...parts.map(({ words }) => words), ...unplaced].join(' · ');
}

type ByModelProps = { answeredBy: NonNullable<BesideAnswer['answeredBy']>; answer: string };

/** Who wrote it, what it rests on, and what it was not told. */
function ByModel({ answeredBy, answer }: ByModelProps) {
  const { model, lookedUp, leftOut } = answeredBy;
  const isMarked = readRichText(answer).some((block) =>
    (block.type === 'list' ? block.items.flat() : block.spans).some(
      ({ type }) => type === 'unverified',
    ),
  );
  return (
    <div className="mt-3 grid gap-1 border-t border-line pt-2 text-note text-soft">
      <p>
        Answered by {model}.{' '}
        {lookedUp.length > 0
          ? `It looked up: ${lookedUp.join('; ')}.`
          : 'It looked nothing up in your log.'}
      </p>
      {isMarked && <p>Figures with a question mark are unverified: no look-up told them.</p>}
      {leftOut > 0 && (
        <p>
          {leftOut.toLocaleString('en')} {leftOut === 1 ? 'workout was' : 'workouts were'} not shown
          to it. {STRAVA_LEFT_OUT}
        </p>
      )}
    </div>
  );
}

/** What is there of an answer that comes; it is read out once it is whole. */
function Awaited({ written }: { written: string }) {
  if (written === '') return <p className="text-small text-soft">Looking through your log...</p>;
  return (
    <div aria-live="off" aria-busy="true">
      <Bubble speaker="coach">
        <RichTextView source={written} />
      </Bubble>
    </div>
  );
}

type BubbleProps = {
  speaker: 'user' | 'coach';
  timestamp?: string | null;
  children: ReactNode;
};

/** One message: the athlete's own at the right, the coach's at the left. */
function Bubble({ speaker, timestamp, children }: BubbleProps) {
  const isOwn = speaker === 'user';
  return (
    <div
      className={classNames(
        'flex w-fit max-w-full flex-col gap-1 print:break-inside-avoid',
        isOwn ? 'max-w-[85%] items-end self-end' : 'items-start md:max-w-[75ch]',
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
        <time dateTime={timestamp} className="px-1 text-note text-soft">
          {saidAt(timestamp)}
        </time>
      )}
    </div>
  );
}

/** '08:15' of today, 'Sat 21 Nov, 08:15' of another day. */
function saidAt(timestamp: string): string {
  const at = new Date(timestamp);
  const [day, today] = [at.getTime(), Date.now()].map((ms) => dayInZone(ms, zoneHere()));
  const clock = clockText(at);
  return day === undefined || day === today
    ? clock
    : `${shortWeekday(day)} ${shortDayText(day)}, ${clock}`;
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
    if (span.type === 'unverified') return <Unverified key={key}>{text}</Unverified>;
    return (
      <Link key={key} href={span.href} className="link">
        {text}
      </Link>
    );
  });
}

/** A figure that an outside model wrote, and no look-up in the log told it. */
function Unverified({ children }: { children: string }) {
  return (
    <span
      className="rounded-sm bg-card px-0.5 underline decoration-dotted decoration-2 underline-offset-4"
      title="Not from your log"
    >
      {children}
      <sup aria-hidden="true">?</sup>
      <VisuallyHidden> (unverified)</VisuallyHidden>
    </span>
  );
}

/** What is written once never moves: its place is its key. */
function keyed<Item>(items: readonly Item[]): [string, Item][] {
  return items.map((item, index) => [String(index), item]);
}
