import type { Week } from '../../contract/analytics.ts';
import { mFromKm } from '../../domain/units.ts';
import { describeWeeklyVolume } from '../../domain/weekly-volume.ts';
import { kmText } from '../amounts.ts';
import { BarChart } from '../ui/charts/bar-chart.tsx';

const RUNNING = { key: 'running', label: 'Running' };
const CROSS = { key: 'cross', label: 'Cross' };

export default function WeeklyChart({ weeks }: { weeks: readonly Week[] }) {
  const hasCross = weeks.some((week) => week.crossDistance > 0);
  return (
    <BarChart
      label="Weekly training progress"
      summary={describeWeeklyVolume(weeks.map(toVolume))}
      series={hasCross ? [RUNNING, CROSS] : [RUNNING]}
      unit="km"
      formatValue={shortKm}
      isPatient
      bars={weeks.map((week, index) => ({
        key: week.from,
        label: week.label,
        shortLabel: week.label.replace('Week ', ''),
        values: hasCross ? [week.runningDistance, week.crossDistance] : [week.runningDistance],
        isCurrent: index === weeks.length - 1,
        note: strengthNote(week.strengthSeconds),
      }))}
    />
  );
}

/** The axis has room for four figures. */
function shortKm(km: number): string {
  return km < 10_000 ? kmText(km) : km.toLocaleString('en', { notation: 'compact' });
}

function toVolume(week: Week) {
  return {
    weekStart: week.from,
    label: week.label,
    runs: week.runs,
    runningM: mFromKm(week.runningDistance),
    runningKm: week.runningDistance,
    strengthS: week.strengthSeconds,
    crossM: mFromKm(week.crossDistance),
  };
}

/** Hours do not fit an axis of kilometres. */
function strengthNote(strengthSeconds: number): string | undefined {
  if (strengthSeconds === 0) return undefined;
  const minutes = Math.round(strengthSeconds / 60);
  if (minutes < 60) return `${minutes}\u00a0min strength`;
  const hours = (strengthSeconds / 3600).toLocaleString('en', { maximumFractionDigits: 1 });
  return `${hours}\u00a0h strength`;
}
