import type { ReactNode, RefObject } from 'react';

type ChartFrameProps = {
  /** One line that says what the chart shows: 'You ran 12 % more than last month.' */
  summary: ReactNode;
  /** The numbers of the active point. */
  readout: ReactNode;
  legend?: ReactNode;
  /** The same numbers as a table, for those who do not see the drawing. */
  table: ReactNode;
  plot: RefObject<HTMLDivElement | null>;
  heightPx: number;
  children: ReactNode;
};

export function ChartFrame(props: ChartFrameProps) {
  const { summary, readout, legend, table, plot, heightPx, children } = props;
  return (
    <figure className="min-w-0 print:break-inside-avoid">
      <figcaption className="text-small text-soft">{summary}</figcaption>
      <p aria-hidden="true" className="mt-2 min-h-5 text-small font-medium print:hidden">
        {readout}
      </p>
      <div ref={plot} className="mt-1" style={{ minHeight: heightPx }}>
        {children}
      </div>
      {legend}
      <div className="sr-only">{table}</div>
    </figure>
  );
}
