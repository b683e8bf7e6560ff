import type { Week } from '../../contract/analytics.ts';
import { mFromKm } from '../../domain/units.ts';
import { describeWeeklyVolume } from '../../domain/weekly-volume.ts';
import { BarChart } from '../ui/charts/bar-chart.tsx';
import { kmText } from '../words/amounts.ts';

/** Kilometres run; what else was trained is noted under each week. */
export function WeeklyChart({ weeks }: { weeks: readonly Week[] }) {
  return (
    <BarChart
      label="Weekly training progress"
      summary={describeWeeklyVolume(
        weeks.map(({ runningDistance }) => ({ runningM: mFromKm(runningDistance) })),
      )}
      series={[{ key: 'running', label: 'Running' }]}
      unit="km"
      formatValue={shortKm}
      isPatient
      bars={weeks.map((week, index) => ({
        key: week.from,
        label: week.label,
        shortLabel: week.label.replace('Week ', ''),
        values: [week.runningDistance],
        isCurrent: index === weeks.length - 1,
        note: noteOf(week),
      }))}
    />
  );
}

/** The axis has room for four figures. */
function shortKm(km: number): string {
  return km < 10_000 ? kmText(km) : km.toLocaleString('en', { notation: 'compact' });
}

function noteOf({ walkingDistance, crossDistance, strengthSeconds }: Week): string | undefined {
  const parts = [
    walkingDistance > 0 && `${kmText(walkingDistance)}\u00a0km walks`,
    crossDistance > 0 && `${kmText(crossDistance)}\u00a0km cross`,
    strengthSeconds > 0 && `${hoursText(strengthSeconds)} strength`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(', ') : undefined;
}

function hoursText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes}\u00a0min`;
  return `${(seconds / 3600).toLocaleString('en', { maximumFractionDigits: 1 })}\u00a0h`;
}
