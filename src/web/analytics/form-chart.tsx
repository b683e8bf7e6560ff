import type { ReactNode } from 'react';
import type { TrainingFormAnswer } from '../../contract/training-form.ts';
import { addDays, startOfWeek } from '../../domain/calendar.ts';
import { weekStart } from '../../domain/measures.ts';
import { useRunsBehind } from '../runs-behind/use-runs-behind.tsx';
import { ChartFrame } from '../ui/charts/chart-frame.tsx';
import { DataTable } from '../ui/charts/data-table.tsx';
import { labelWidth } from '../ui/charts/label-width.ts';
import { Unspoken } from '../ui/charts/unspoken.tsx';
import { usePoints } from '../ui/charts/use-points.ts';
import { useWidth } from '../ui/charts/use-width.ts';
import { fullDayText, shortDayText, weekText } from '../words/day-text.ts';
import { FORM_CHART_PX, type FormLayout, formLayout } from './form-layout.ts';
import { dayFigures, formSentence, signed } from './form-words.ts';

const HEIGHT_PX = FORM_CHART_PX.wide;
const FINGER_PX = 24;
type FormDay = TrainingFormAnswer['days'][number];

/** Load as bars, fitness and fatigue as lines, form below; a chosen day leads to its runs. */
export function FormChart({ form, userId }: { form: TrainingFormAnswer; userId: number }) {
  const { days, races } = form;
  const [plot, widthPx] = useWidth();
  const { open, dialog } = useRunsBehind(userId);
  const { active, listProps, pointProps } = usePoints(days.length, days.length - 1);
  const layout = formLayout({ points: days, widthPx, heightPx: HEIGHT_PX });
  const shown = days[active ?? days.length - 1];
  const raceOn = new Map(races.map(({ date, name }) => [date, name]));
  const say = (day: FormDay) => {
    const race = raceOn.get(day.date);
    return race ? `${dayFigures(day)}. Race: ${race}` : dayFigures(day);
  };
  const round = (value: number | null) => (value === null ? '—' : signed(Math.round(value)));
  const openDay = ({ date }: FormDay) => {
    // A finger covers several days of a long period: then it is given their week.
    const isWeek = layout.dayPx < FINGER_PX && matchMedia('(pointer: coarse)').matches;
    const from = isWeek ? startOfWeek(date, weekStart()) : date;
    open({
      title: isWeek ? weekText(from) : fullDayText(date),
      from,
      to: isWeek ? addDays(from, 6) : date,
      of: 'run',
    });
  };
  return (
    <>
      <ChartFrame
        summary={formSentence(form)}
        beyond={offTheScale(form, layout)}
        readout={shown && say(shown)}
        longReadout
        plot={plot}
        heightPx={HEIGHT_PX}
        legend={<Legend hasLines={form.baselineDay === null} hasRaces={races.length > 0} />}
        table={
          <DataTable
            caption="Fitness and form"
            heads={['Day', 'Load', 'Fitness', 'Fatigue', 'Form', 'Race']}
            rows={days.map((day) => [
              fullDayText(day.date),
              String(Math.round(day.load)),
              round(day.fitness),
              round(day.fatigue),
              round(day.form),
              raceOn.get(day.date) ?? '',
            ])}
          />
        }
      >
        {widthPx > 0 && (
          <svg
            {...listProps}
            aria-label="Fitness and form, arrow keys go from day to day, Enter opens its runs"
            viewBox={`0 0 ${widthPx} ${HEIGHT_PX}`}
            className="block w-full text-note"
          >
            <Unspoken>
              <Axes layout={layout} days={days} widthPx={widthPx} />
              <Loads layout={layout} days={days} />
              <Line days={days} layout={layout} of="fatigue" />
              <Line days={days} layout={layout} of="fitness" />
              <Line days={days} layout={layout} of="form" />
              {days.map(
                (day, index) =>
                  raceOn.has(day.date) && <RaceMark key={day.date} layout={layout} index={index} />,
              )}
            </Unspoken>
            {days.map((day, index) => (
              <rect
                key={day.date}
                {...pointProps(index, () => openDay(day))}
                aria-label={say(day)}
                x={layout.leftOf(index)}
                y="0"
                width={layout.dayPx}
                height={HEIGHT_PX - FORM_CHART_PX.heightOfLabels}
                className={
                  index === active
                    ? 'cursor-pointer fill-ink/10 outline-none'
                    : 'cursor-pointer fill-transparent outline-none'
                }
              />
            ))}
          </svg>
        )}
      </ChartFrame>
      <p className="mt-2 text-small text-soft print:hidden">Choose a day to open its runs.</p>
      {dialog}
    </>
  );
}

function offTheScale({ days }: TrainingFormAnswer, { aboveAxis }: FormLayout): string[] {
  const out = aboveAxis.map((index) => days[index]).filter((day) => day !== undefined);
  return out.map(({ date, load }) => `a load of ${Math.round(load)} on ${shortDayText(date)}`);
}

type PartProps = { layout: FormLayout; days: readonly FormDay[] };

function Axes({ layout, days, widthPx }: PartProps & { widthPx: number }) {
  return (
    <>
      {layout.ticks.map(({ value, y }) => (
        <g key={value}>
          <path d={`M${layout.leftPx} ${y}H${widthPx}`} className="stroke-line" />
          <text x={layout.leftPx - 6} y={y + 4} textAnchor="end" className="fill-soft">
            {value}
          </text>
        </g>
      ))}
      <path d={`M${layout.leftPx} ${layout.formZeroY}H${widthPx}`} className="stroke-edge" />
      <text x={layout.leftPx - 6} y={layout.formZeroY + 4} textAnchor="end" className="fill-soft">
        form
      </text>
      {dayLabels(layout, days, widthPx).map(({ x, label }) => (
        <text key={label} x={x} y={HEIGHT_PX - 6} textAnchor="middle" className="fill-soft">
          {label}
        </text>
      ))}
    </>
  );
}

function Loads({ layout, days }: PartProps) {
  const width = Math.max(1, layout.dayPx * 0.7);
  return days.map(({ date, load, estimated }, index) => {
    if (load === 0) return null;
    const y = layout.yOf(load);
    return (
      <rect
        key={date}
        x={layout.leftOf(index) + (layout.dayPx - width) / 2}
        y={y}
        width={width}
        height={layout.baseY - y}
        className={estimated > load / 2 ? 'fill-sunk stroke-edge' : 'fill-accent-past/60'}
      />
    );
  });
}

const LINES = {
  fitness: { className: 'stroke-accent', strokeWidth: 2.5 },
  fatigue: { className: 'stroke-soft', strokeWidth: 1.5, strokeDasharray: '4 3' },
  form: { className: 'stroke-ink', strokeWidth: 1.5 },
} as const;

/** From day to day; where nothing is known there is no line. */
function Line({ layout, days, of }: PartProps & { of: keyof typeof LINES }) {
  let pen = 'M';
  let path = '';
  for (const [index, day] of days.entries()) {
    const value = day[of];
    if (value === null) {
      pen = 'M';
      continue;
    }
    const y = of === 'form' ? layout.formY(value) : layout.yOf(value);
    path += `${pen}${(layout.leftOf(index) + layout.dayPx / 2).toFixed(1)} ${y.toFixed(1)}`;
    pen = 'L';
  }
  return <path d={path} fill="none" strokeLinejoin="round" {...LINES[of]} />;
}

function RaceMark({ layout, index }: { layout: FormLayout; index: number }) {
  const x = layout.leftOf(index) + layout.dayPx / 2;
  return (
    <g>
      <path d={`M${x} 12V${layout.baseY}`} strokeDasharray="2 3" className="stroke-ink" />
      <path d={`M${x} 2l5 5-5 5-5-5Z`} className="fill-ink" />
    </g>
  );
}

type LegendProps = { hasLines: boolean; hasRaces: boolean };

function Legend({ hasLines, hasRaces }: LegendProps) {
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small text-soft">
      <Mark label="Load of a day">
        <rect x="-3" y="-6" width="6" height="12" className="fill-accent-past/60" />
      </Mark>
      <Mark label="Estimated, no time in zones">
        <rect x="-3" y="-6" width="6" height="12" className="fill-sunk stroke-edge" />
      </Mark>
      {hasLines && (
        <>
          <Mark label="Fitness, six weeks">
            <path d="M-15 0H15" {...LINES.fitness} />
          </Mark>
          <Mark label="Fatigue, one week">
            <path d="M-15 0H15" {...LINES.fatigue} />
          </Mark>
          <Mark label="Form, before the day’s run">
            <path d="M-15 0H15" {...LINES.form} />
          </Mark>
        </>
      )}
      {hasRaces && (
        <Mark label="Race">
          <path d="M0-5 5 0 0 5-5 0Z" className="fill-ink" />
        </Mark>
      )}
    </ul>
  );
}

function Mark({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg width="32" height="14" viewBox="-16 -7 32 14" aria-hidden="true">
        {children}
      </svg>
      {label}
    </li>
  );
}

/** From today backwards, as many as stand clear of one another. */
function dayLabels(layout: FormLayout, days: readonly FormDay[], widthPx: number) {
  const labels: { x: number; label: string }[] = [];
  let freeUpTo = Infinity;
  for (const [back, { date }] of days.toReversed().entries()) {
    const label = shortDayText(date);
    const half = labelWidth(label) / 2;
    const at = layout.leftOf(days.length - 1 - back) + layout.dayPx / 2;
    const x = Math.min(at, widthPx - half);
    if (x + half > freeUpTo || x - half < 0) continue;
    labels.push({ x, label });
    freeUpTo = x - half - 24;
  }
  return labels;
}
