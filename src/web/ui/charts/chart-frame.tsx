import type { ReactNode, RefObject } from 'react';
import { classNames } from '../class-names.ts';
import { keepUnits } from '../keep-units.ts';

type ChartFrameProps = {
  /** One line that says what the chart shows: 'You ran 12 % more than last month.' */
  summary: string;
  /** What lies off the scale, with its values: '1,204 km in Week 15 Nov'. */
  beyond: readonly string[];
  /** The numbers of the active point. */
  readout: ReactNode;
  /** Keeps two lines free on a phone, so that a longer readout moves nothing. */
  longReadout?: boolean;
  legend?: ReactNode;
  /** The same numbers as a table, for those who do not see the drawing. */
  table: ReactNode;
  plot: RefObject<HTMLDivElement | null>;
  heightPx: number;
  children: ReactNode;
};

export function ChartFrame(props: ChartFrameProps) {
  const { summary, beyond, readout, longReadout, legend, table, plot, heightPx, children } = props;
  return (
    <figure className="min-w-0 print:break-inside-avoid">
      <figcaption className="text-small text-soft">
        {keepUnits(summary)}
        {beyond.length > 0 && keepUnits(` Off the scale, drawn at its edge: ${beyond.join(', ')}.`)}
      </figcaption>
      <p
        aria-hidden="true"
        className={classNames(
          'mt-2 text-small font-medium print:hidden',
          longReadout ? 'min-h-10 sm:min-h-5' : 'min-h-5',
        )}
      >
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
