import type { Analysis } from '../../contract/coach.ts';
import type { Day } from '../../domain/calendar.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Card } from '../ui/card.tsx';
import { daysText } from '../words/day-text.ts';
import { ClaimList } from './claim-list.tsx';
import { keepUnits } from './keep-units.ts';
import { RestsOn } from './rests-on.tsx';

type AnalysisViewProps = { analysis: Analysis; today: Day };

/** What the coach makes of the log: every sentence with its numbers and the workouts behind it. */
export function AnalysisView({ analysis, today }: AnalysisViewProps) {
  const { evidence, enoughData, workouts } = analysis;
  const shared = { workouts, today };
  const areas = (
    <Card title="Areas for improvement" lead={orderOf(evidence.areasForImprovement)}>
      <ClaimList
        claims={evidence.areasForImprovement}
        empty="Nothing asks for a change now."
        {...shared}
      />
    </Card>
  );
  return (
    <div className="grid gap-4">
      <Overall analysis={analysis} today={today} />
      {enoughData && (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Card title="Strengths">
            <ClaimList
              claims={evidence.strengths}
              empty="Nothing stands out yet. Keep logging, and it will."
              {...shared}
            />
          </Card>
          <div className="grid gap-4">
            {areas}
            {evidence.trainingPlanFeedback.length > 0 && (
              <Card title="Training plan feedback">
                <ClaimList claims={evidence.trainingPlanFeedback} untitled {...shared} />
              </Card>
            )}
          </div>
        </div>
      )}
      {!enoughData && evidence.areasForImprovement.length > 0 && areas}
      <Card title="Specific recommendations" lead={orderOf(evidence.specificRecommendations)}>
        <ClaimList
          claims={evidence.specificRecommendations}
          empty="Go on as you do."
          columns={2}
          {...shared}
        />
      </Card>
      {evidence.racePreparation.length > 0 && (
        <Card title="Race preparation">
          <ClaimList claims={evidence.racePreparation} columns={3} {...shared} />
        </Card>
      )}
      {evidence.notJudged.length > 0 && (
        <Card title="What I could not judge">
          <ClaimList claims={evidence.notJudged} columns={2} {...shared} />
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
          <ButtonLink href="/workouts" icon="log">
            Log Workout
          </ButtonLink>
          <ButtonLink href="/apple-health" tone="quiet" icon="upload">
            Import workouts
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
