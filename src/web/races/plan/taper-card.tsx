import type { RacePlan } from '../../../contract/race-plan.ts';
import { type Day, daysBetween } from '../../../domain/calendar.ts';
import { distanceUnit, sumDistance } from '../../../domain/measures.ts';
import { useRunsBehind } from '../../runs-behind/use-runs-behind.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Trace } from '../../ui/trace.tsx';
import { countText } from '../../words/amounts.ts';
import { daysText, dayText, inDaysText } from '../../words/day-text.ts';

/** Further off, a line says when it begins. */
const SHOWN_DAYS = 60;

/** How the last weeks come down from the peak week: later, now, and what was run of them. */
export function TaperCard({ plan, userId }: { plan: RacePlan; userId: number }) {
  const { taper, today, race } = plan;
  const { open, dialog } = useRunsBehind(userId);
  const openWeek = (title: string, week: { from: Day; to: Day } | null) => {
    if (week) open({ title, from: week.from, to: week.to, of: 'run' });
  };
  const isFar = daysBetween(today, race.date) > SHOWN_DAYS;
  const most = Math.max(taper.peak?.distanceM ?? 0, ...taper.weeks.map(({ ranM }) => ranM));
  return (
    <Card
      title={
        <span className="inline-flex items-center gap-1">
          Taper
          <Trace label="What the taper rests on">
            Two weeks, 41 to 60&nbsp;% less in the last one, as often and as fast as before: trials
            taken together (Bosquet 2007, Wang 2023). Below 15&nbsp;{distanceUnit()} one week. The
            days are from the race back; what you run on its eve counts, the race does not.
          </Trace>
        </span>
      }
      lead={taperLead(plan)}
    >
      {!isFar && taper.peak && (
        <ul className="grid gap-3">
          <Week
            title={`${taper.state === 'later' ? 'Biggest week so far' : 'Peak week'}, ${daysText(taper.peak)}`}
            shownM={taper.peak.distanceM}
            wantedM={null}
            mostM={most}
            note={countText(taper.peak.runs, 'run')}
            onOpen={() => openWeek('Peak week', taper.peak)}
          />
          {taper.weeks.map((week) => (
            <Week
              key={week.from}
              title={daysText(week)}
              shownM={week.ranM}
              wantedM={week.wantedM}
              mostM={most}
              note={weekNote(week, race)}
              onOpen={week.ranM > 0 ? () => openWeek(`Taper, ${daysText(week)}`, week) : undefined}
            />
          ))}
        </ul>
      )}
      {dialog}
    </Card>
  );
}

function taperLead({ taper, today }: Pick<RacePlan, 'taper' | 'today'>): string {
  const last = taper.weeks.at(-1);
  const peak = `${sumDistance(taper.peak?.distanceM ?? 0)}\u00a0${distanceUnit()}`;
  const from =
    taper.state === 'later' ? `Going by the ${peak} of your biggest week so far,` : `From ${peak}`;
  const down = last?.wantedM
    ? ` ${from} down to ${sumDistance(last.wantedM)}\u00a0${distanceUnit()} in the last week: as often and as fast as before, only shorter.`
    : ' There is no week of running to come down from yet.';
  if (taper.state === 'later') {
    return `Later: it begins on ${dayText(taper.begins, today)}, ${inDaysText(taper.begins, today)}.${down}`;
  }
  return `Now, since ${dayText(taper.begins, today)}.${down}`;
}

function weekNote(week: RacePlan['taper']['weeks'][number], race: RacePlan['race']): string {
  const less = `${100 - week.percent}\u00a0% less`;
  if (week.state === 'done') return `advised ${less}`;
  const until = daysBetween(week.to, race.date) === 1 ? ', to the eve' : '';
  return week.state === 'now' ? `${less}, this week${until}` : `${less}${until}`;
}

type WeekProps = {
  title: string;
  shownM: number;
  /** What is advised; null in the week that the others come down from. */
  wantedM: number | null;
  mostM: number;
  note: string;
  onOpen: (() => void) | undefined;
};

function Week({ title, shownM, wantedM, mostM, note, onOpen }: WeekProps) {
  const share = (distanceM: number) => `${(100 * distanceM) / Math.max(1, mostM)}%`;
  const ran =
    shownM > 0 || wantedM === null ? `${sumDistance(shownM)}\u00a0${distanceUnit()} run` : null;
  const text = [
    ran,
    wantedM !== null && `${sumDistance(wantedM)}\u00a0${distanceUnit()} advised`,
  ].filter(Boolean);
  return (
    <li className="text-small">
      <span className="flex flex-wrap justify-between gap-x-3">
        <span className="font-medium">{title}</span>
        <span className="text-soft">{note}</span>
      </span>
      <span aria-hidden="true" className="prints relative mt-1 block h-3 rounded-mark bg-sunk">
        <span
          className={classNames(
            'absolute inset-y-0 left-0 rounded-mark',
            wantedM === null ? 'bg-accent-past' : 'bg-accent',
          )}
          style={{ width: share(shownM) }}
        />
        {wantedM !== null && (
          <span
            className="absolute inset-y-0 left-0 rounded-mark border border-dashed border-ink"
            style={{ width: share(wantedM) }}
          />
        )}
      </span>
      {onOpen ? (
        <button type="button" className="link tap text-left" onClick={onOpen}>
          {text.join(', ')}
        </button>
      ) : (
        <span className="block py-1">{text.join(', ')}</span>
      )}
    </li>
  );
}
