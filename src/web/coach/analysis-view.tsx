import type { Analysis, AnalysisClaim, CitedWorkout } from '../../contract/coach.ts';
import type { Day } from '../../domain/calendar.ts';
import { LogWorkout } from '../navigation/log-workout.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { classNames } from '../ui/class-names.ts';
import { keepUnits } from '../ui/keep-units.ts';
import { PriorityBadge } from '../ui/priority-badge.tsx';
import { daysText } from '../words/day-text.ts';
import { RestsOn } from './rests-on.tsx';

type AnalysisViewProps = { analysis: Analysis; today: Day };

/** What the coach makes of the log: every sentence with its numbers and the workouts behind it. */
export function AnalysisView({ analysis, today }: AnalysisViewProps) {
  const { evidence, enoughData, workouts } = analysis;
  const areas = (
    <Card title="Areas for improvement" lead={orderOf(evidence.areasForImprovement)}>
      <ClaimList
        claims={evidence.areasForImprovement}
        empty="Nothing asks for a change now."
        columns={2}
        workouts={workouts}
        today={today}
      />
    </Card>
  );
  return (
    <div className="grid gap-4">
      <Overall analysis={analysis} today={today} />
      {enoughData && (
        <>
          <Card title="Strengths">
            <ClaimList
              claims={evidence.strengths}
              empty="Nothing stands out yet. Keep logging, and it will."
              columns={2}
              workouts={workouts}
              today={today}
            />
          </Card>
          {areas}
          {evidence.trainingPlanFeedback.length > 0 && (
            <Card title="Training plan feedback">
              <ClaimList
                claims={evidence.trainingPlanFeedback}
                untitled
                workouts={workouts}
                today={today}
              />
            </Card>
          )}
        </>
      )}
      {!enoughData && evidence.areasForImprovement.length > 0 && areas}
      <Card title="Specific recommendations" lead={orderOf(evidence.specificRecommendations)}>
        <ClaimList
          claims={evidence.specificRecommendations}
          empty={
            evidence.racePreparation.length > 0
              ? 'Go on as you do; what the race asks for stands below.'
              : 'Go on as you do.'
          }
          columns={2}
          workouts={workouts}
          today={today}
        />
      </Card>
      {evidence.racePreparation.length > 0 && (
        <Card title="Race preparation">
          <ClaimList
            claims={evidence.racePreparation}
            columns={3}
            workouts={workouts}
            today={today}
          />
        </Card>
      )}
      {evidence.notJudged.length > 0 && (
        <Card title="What I could not judge">
          <ClaimList claims={evidence.notJudged} columns={2} workouts={workouts} today={today} />
        </Card>
      )}
    </div>
  );
}

function orderOf(claims: readonly unknown[]): string | undefined {
  return claims.length > 1 ? 'Most important first.' : undefined;
}

function Overall({ analysis, today }: AnalysisViewProps) {
  const { evidence, enoughData, workouts, from, to } = analysis;
  const [lead, ...others] = evidence.overallAssessment;
  return (
    <Card
      title="Overall assessment"
      lead={`From your log, ${daysText({ from, to })}.`}
      action={
        enoughData && (
          <span className="max-md:hidden print:hidden">
            <Button tone="quiet" onClick={() => print()}>
              Print
            </Button>
          </span>
        )
      }
    >
      {lead && <p className="max-w-[58ch] text-title font-semibold">{keepUnits(lead.text)}</p>}
      {others.length > 0 && (
        <p className="mt-2 max-w-[68ch]">{keepUnits(others.map(({ text }) => text).join(' '))}</p>
      )}
      {lead && <RestsOn claim={lead} workouts={workouts} today={today} />}
      {!enoughData && (
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <LogWorkout />
          <ButtonLink href="/apple-health" tone="quiet" icon="upload">
            Import workouts
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}

type ClaimListProps = {
  claims: readonly AnalysisClaim[];
  workouts: readonly CitedWorkout[];
  today: Day;
  /** Said where there is none. */
  empty?: string;
  /** So many beside one another where there is room. */
  columns?: 2 | 3;
  /** Where the card's own title says it all. */
  untitled?: boolean;
};

function ClaimList(props: ClaimListProps) {
  const { claims, workouts, today, empty, columns, untitled } = props;
  if (claims.length === 0) return <p className="text-small text-soft">{empty}</p>;
  return (
    <ol
      className={classNames(
        'grid gap-x-8 *:border-t *:border-line *:py-3 *:first:border-t-0 *:first:pt-1',
        columns && COLUMNS[columns],
      )}
    >
      {claims.map((claim) => (
        <li key={`${claim.title} ${claim.text}`} className="min-w-0 print:break-inside-avoid">
          {!untitled && (
            <div className="flex items-start justify-between gap-3">
              <h3 className="min-w-0 text-small font-semibold">{claim.title}</h3>
              {claim.priority && <PriorityBadge priority={claim.priority} />}
            </div>
          )}
          <p className="mt-0.5">{keepUnits(claim.text)}</p>
          <RestsOn claim={claim} workouts={workouts} today={today} />
        </li>
      ))}
    </ol>
  );
}

const COLUMNS = {
  2: 'lg:grid-cols-2 lg:*:nth-2:border-t-0 lg:*:nth-2:pt-1',
  3: 'lg:grid-cols-3 lg:*:nth-[-n+3]:border-t-0 lg:*:nth-[-n+3]:pt-1',
} as const;
