import { formatPace } from '../../domain/pace.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Change } from '../ui/change.tsx';
import { BarChart } from '../ui/charts/bar-chart.tsx';
import { Sparkline } from '../ui/charts/sparkline.tsx';
import { TargetScale } from '../ui/charts/target-scale.tsx';
import { CountDots } from '../ui/count-dots.tsx';
import { Figure } from '../ui/figure.tsx';
import { StatCard } from '../ui/stat-card.tsx';
import { WorkoutList } from '../ui/workout-list.tsx';
import { ZoneBar } from '../ui/zone-bar.tsx';
import { KitSection } from './kit-section.tsx';
import { WEEKS, WORKOUTS } from './samples.ts';

/** The parts put together as a page does. */
export function InUse() {
  return (
    <KitSection title="In use" files="stat-card, card, workout-list, target-scale, bar-chart">
      <div className="grid gap-4">
        <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
          <StatCard
            label="This Week"
            value="3"
            unit="of 5 runs"
            comparison="2 left; Saturday for the long run"
          >
            <CountDots done={3} of={5} />
          </StatCard>
          <StatCard
            label="Distance"
            period="30 days"
            value="164"
            unit="km"
            trace="14 runs and walks from 23 October to 21 November, with today."
            comparison={
              <>
                <Change better>+12&nbsp;%</Change> on the 30 days before
              </>
            }
          >
            <Sparkline values={[28, 31, 38, 42, 29, 45, 48]} />
          </StatCard>
          <StatCard
            label="Avg Pace"
            period="30 days"
            value="5:29"
            unit="/km"
            trace="Total time over total distance of 14 runs: 15:00:02 over 164.1 km."
            comparison={
              <>
                <Change better>6&nbsp;s faster</Change> at the same heart rate
              </>
            }
          >
            <Sparkline values={[341, 338, 340, 333, 331, 330, 329]} lessIsHigher />
          </StatCard>
          <StatCard
            label="Avg HR"
            period="30 days"
            value="146"
            unit="bpm"
            comparison="72 % easy (zones 1 and 2)"
          >
            <ZoneBar minutes={[90, 440, 120, 60, 26]} />
          </StatCard>
        </div>

        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1.9fr)_minmax(0,1fr)]">
          <Card title="Recent workouts" lead="Three this week, 41 km in all.">
            <WorkoutList label="Recent workouts" items={WORKOUTS} />
          </Card>
          <Card title="Upcoming races" lead="Predicted from 31 runs, best on 2 November.">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-body font-semibold">Spring Half</h3>
              <Figure value="20" unit="days" size="title" />
            </div>
            <p className="mb-2 text-small text-soft">Sun 11 Dec · 21.1&nbsp;km · 4:59&nbsp;/km</p>
            <TargetScale
              predicted={{ fastestS: 6250, likelyS: 6400, slowestS: 6570 }}
              targetS={6300}
              formatTime={clock}
              verdict="5 s/km to find."
            />
          </Card>
        </div>

        <Card title="AI Training Insights">
          <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
            {INSIGHTS.map(({ priority, tone, title, text, evidence }) => (
              <li key={title} className="flex gap-3">
                <Badge tone={tone} even>
                  {priority}
                </Badge>
                <div className="min-w-0">
                  <h3 className="text-small leading-6 font-semibold">{title}</h3>
                  <p className="text-small text-soft">
                    {text}{' '}
                    <a href="#in-use" className="link whitespace-nowrap">
                      {evidence}
                    </a>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </Card>

        <Card title="Weekly Training Progress">
          <BarChart
            label="Weekly training volume"
            summary="You are at 36 km with two runs to go; last week was 52."
            series={[
              { key: 'run', label: 'Running' },
              { key: 'cross', label: 'Cross' },
            ]}
            unit="km"
            bars={WEEKS}
          />
        </Card>
      </div>
    </KitSection>
  );
}

const INSIGHTS = [
  {
    priority: 'High',
    tone: 'warn',
    title: 'Fuel runs over 90 minutes',
    text: 'Thursday’s 1:39 had one gel; one every 45 minutes is two.',
    evidence: 'Run of 20 Nov',
  },
  {
    priority: 'Medium',
    tone: 'accent',
    title: `5 s/km from target pace`,
    text: `Keep Tuesday’s 800s, add 2 × 3 km at ${formatPace(302)}.`,
    evidence: 'Run of 18 Nov',
  },
  {
    priority: 'Low',
    tone: 'plain',
    title: 'Begin the taper on 27 Nov',
    text: 'Cut volume by 25 %, keep the pace.',
    evidence: 'Spring Half',
  },
] as const;

function clock(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0');
  const minutes = String(Math.floor(seconds / 60) % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${minutes}:${rest}`;
}
