import { useQuery } from '@tanstack/react-query';
import type { Day } from '../../domain/calendar.ts';
import { groupBy } from '../../domain/group-by.ts';
import { distanceIn, distanceUnit, scaleFigure, sumText } from '../../domain/measures.ts';
import type { TimeStep } from '../../domain/over-time.ts';
import { useRunsBehind } from '../runs-behind/use-runs-behind.tsx';
import { Card } from '../ui/card.tsx';
import { LineChart } from '../ui/charts/line-chart.tsx';
import { monthText, yearOf } from '../words/day-text.ts';
import { overTimeQuery } from './analytics.api.ts';

const MOST_YEARS = 5;

/** The kilometres of each year added up month by month, as far as it has come. */
export function YearAgainstYear({ userId, today }: { userId: number; today: Day }) {
  const { open, dialog } = useRunsBehind(userId);
  const thisYear = yearOf(today);
  const { data } = useQuery(
    overTimeQuery({ userId, from: `${thisYear + 1 - MOST_YEARS}-01-01`, to: today, by: 'month' }),
  );
  const years = yearsOf(data ?? []);
  if (years.length < 2) return null;
  return (
    <Card title="Year against year">
      <LineChart
        label="Distance of running added up by month"
        summary={yearSentence(years, thisYear)}
        series={years.map(({ year, months }) => ({
          key: String(year),
          label: String(year),
          look: (thisYear - year) % MOST_YEARS,
          points: months.map(({ step, sumM }, x) => ({
            x,
            y: distanceIn(sumM),
            label: monthText(step.from),
            // Months of several years stand above it.
            shortLabel: monthText(step.from).slice(0, 3),
            open: () =>
              open({ title: monthText(step.from), from: step.from, to: step.to, of: 'run' }),
          })),
        }))}
        unit={distanceUnit()}
        formatY={scaleFigure}
      />
      {dialog}
    </Card>
  );
}

type Year = { year: number; months: { step: TimeStep; sumM: number }[] };

/** Those with any running, the latest first. */
export function yearsOf(steps: readonly TimeStep[]): Year[] {
  return [...groupBy(steps, ({ from }) => yearOf(from))]
    .map(([year, months]) => {
      let sumM = 0;
      return {
        year,
        months: months.map((step) => {
          sumM += step.runningM;
          return { step, sumM };
        }),
      };
    })
    .filter(({ months }) => (months.at(-1)?.sumM ?? 0) > 0)
    .toSorted((a, b) => b.year - a.year);
}

/** This year's months against as many of the year before. */
function yearSentence(years: readonly Year[], thisYear: number): string {
  const sumOf = (year: number, month: number) =>
    years.find((each) => each.year === year)?.months[month]?.sumM ?? 0;
  const now = years.find(({ year }) => year === thisYear)?.months;
  if (!now) return `Nothing in ${thisYear} yet.`;
  const last = now.length - 1;
  return `${sumText(sumOf(thisYear, last))} in ${thisYear} so far; ${sumText(sumOf(thisYear - 1, last))} by the end of the same month of ${thisYear - 1}.`;
}
