import { Fragment } from 'react';
import { Link } from 'wouter';
import { type RichSpan, readRichText } from '../../domain/coach/rich-text.ts';
import { keepUnits } from './keep-units.ts';

/** What the coach wrote, as elements of this page: nothing of it is ever read as HTML. */
export function RichTextView({ source }: { source: string }) {
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
