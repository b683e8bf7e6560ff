import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { ChatMessage } from './chat-store.ts';

type BubbleProps = {
  speaker: ChatMessage['role'];
  timestamp?: string;
  children: ReactNode;
};

/** One message: the athlete's own at the right, the coach's at the left. */
export function Bubble({ speaker, timestamp, children }: BubbleProps) {
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
