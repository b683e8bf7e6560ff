import { Link } from 'wouter';
import type { RacePlan } from '../../../contract/race-plan.ts';
import type { Day } from '../../../domain/calendar.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { distanceUnit, exactDistance, paceFigure, paceUnit } from '../../../domain/measures.ts';
import type { Piece } from '../../../domain/prediction/predict-race.ts';
import { kmFromM } from '../../../domain/units.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';
import { dayText } from '../../words/day-text.ts';
import { raceHref } from '../../words/race-href.ts';
import { runHref } from '../../words/workout-facts.ts';

/** The prediction as a sum: each piece with what it says alone and how much it counts. */
export function RestsOnCard({ plan }: { plan: RacePlan }) {
  const { prediction, today } = plan;
  if (!prediction) return <NothingToRestOn />;
  return (
    <Card title="What it rests on" lead={leadOf(plan)}>
      <Table
        caption="What the prediction rests on"
        hideCaption
        rows={prediction.pieces}
        rowKey={(piece) => `${piece.kind} ${piece.raceId} ${piece.workoutId}`}
        columns={[
          {
            key: 'evidence',
            head: 'Evidence',
            cell: (piece) => <Evidence piece={piece} today={today} />,
          },
          {
            key: 'ran',
            head: 'Ran',
            align: 'right',
            wideOnly: 'notNarrowest',
            cell: ranText,
          },
          {
            key: 'says',
            head: 'Says',
            align: 'right',
            cell: (piece) => formatElapsed(piece.saysS),
          },
          {
            key: 'counts',
            head: 'Counts',
            align: 'right',
            cell: (piece) =>
              piece.isSetAside ? 'set aside' : `${Math.round(100 * piece.share)}\u00a0%`,
          },
        ]}
      />
      {restText(prediction.pieces)}
    </Card>
  );
}

/** What is not listed counts too, each piece of it little. */
function restText(pieces: readonly Piece[]) {
  const told = pieces.reduce((sum, { share, isSetAside }) => sum + (isSetAside ? 0 : share), 0);
  const percent = Math.round(100 * (1 - told));
  if (percent < 1) return null;
  return (
    <p className="mt-2 text-small text-soft">
      The other {percent}&nbsp;% are many more that count little each.
    </p>
  );
}

function leadOf({ prediction }: RacePlan): string {
  return prediction?.basis === 'first-guess'
    ? 'A first guess from easy days. A race with its time, or a run as hard as a race, will tell more.'
    : 'Each piece says a time alone; newer and harder ones count more. A flat course and no heat are assumed.';
}

const KINDS: Record<Piece['kind'], string> = {
  race: 'race',
  effort: 'hard run',
  training: 'eight weeks of training',
  threshold: 'threshold pace',
  'latest-run': 'run',
};

function Evidence({ piece, today }: { piece: Piece; today: Day }) {
  const href = hrefOf(piece);
  const name = piece.name ?? NAMES[piece.kind] ?? whatOf(piece);
  const kind = KINDS[piece.kind];
  return (
    <span className="block min-w-0">
      {href === null ? (
        <span className="font-medium">{name}</span>
      ) : (
        <Link href={href} className="link wrap-anywhere">
          {name}
        </Link>
      )}
      <span className="block text-note text-soft">
        {piece.kind === 'training'
          ? kind
          : `${piece.name ? `${whatOf(piece)} ` : ''}${kind} · ${dayText(piece.date, today)}`}
        {piece.kind !== 'training' && <span className="block xs:hidden">ran {ranText(piece)}</span>}
      </span>
    </span>
  );
}

/** What has no name and no distance of its own. */
const NAMES: Partial<Record<Piece['kind'], string>> = {
  training: 'Your training',
  threshold: 'Your threshold',
};

function ranText({ kind, timeS, distanceM }: Piece): string {
  if (kind === 'training') return '—';
  if (kind !== 'threshold') return formatElapsed(timeS);
  return `${paceFigure(timeS / kmFromM(distanceM))}\u00a0${paceUnit()}`;
}

function whatOf({ distanceM }: Piece): string {
  return `${exactDistance(Math.round(distanceM / 100) * 100)}\u00a0${distanceUnit()}`;
}

function hrefOf({ kind, workoutId, raceId }: Piece): string | null {
  if (kind === 'threshold') return '/profile';
  if (workoutId !== null) return runHref({ id: workoutId });
  return raceId === null ? null : raceHref({ id: raceId });
}

function NothingToRestOn() {
  return (
    <Card title="What it rests on">
      <EmptyState
        title="No prediction yet"
        text="Write down a race you ran with its time, or log a few runs: a hard 5 km tells most."
        action={
          <ButtonLink href="/workouts" tone="quiet" icon="log">
            Log a run
          </ButtonLink>
        }
      />
    </Card>
  );
}
