import { useState } from 'react';
import type { PlanByWeek, RacePlan } from '../../../contract/race-plan.ts';
import { addDays, type Day } from '../../../domain/calendar.ts';
import { paceFigure, paceText, sumDistance, sumText } from '../../../domain/measures.ts';
import { WHY_REFUSED } from '../../../domain/race-plan/weeks.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Trace } from '../../ui/trace.tsx';
import { countText } from '../../words/amounts.ts';
import { dayText, inDaysText, shortDayText } from '../../words/day-text.ts';

/** As many as a screen holds; a plan has up to 18. */
const FIRST_WEEKS = 8;
/** For fewer more than these nothing is folded away. */
const FOLDED_FROM = 11;

/** The weeks up to a race, from those that were run of late; or why there are none, and what to do. */
export default function WeeksCard({ plan }: { plan: RacePlan }) {
  const { byWeek, today } = plan;
  const [isWhole, setIsWhole] = useState(false);
  if (!byWeek) return null;
  const { refused, weeks, longRunWantedM } = byWeek;
  if (refused !== null) {
    return (
      <Card title="Week by week">
        <p className="text-small">
          {WHY_REFUSED[refused]}{' '}
          {refused === 'too near' && (
            <a href="#taper" className="link">
              See the taper
            </a>
          )}
        </p>
        <p className="mt-2 text-small text-soft">{presentText(byWeek)}</p>
      </Card>
    );
  }
  const rows = rowsOf(byWeek, plan.race.date);
  const shown = isWhole || rows.length < FOLDED_FROM ? rows : rows.slice(0, FIRST_WEEKS);
  return (
    <Card
      title={
        <span className="inline-flex items-center gap-1">
          Week by week
          <WeeksTrace />
        </span>
      }
      lead={leadOf(byWeek, today)}
    >
      <div className="grid grid-cols-1 gap-4">
        <div>
          <Table
            caption="The weeks up to the race"
            hideCaption
            columns={COLUMNS}
            rows={shown}
            rowKey={({ from }) => from}
          />
          {shown.length < rows.length && (
            <div className="mt-3 flex justify-center print:hidden">
              <Button tone="quiet" onClick={() => setIsWhole(true)}>
                Show all {weeks.length} weeks
              </Button>
            </div>
          )}
        </div>
        {longRunWantedM !== null && (
          <p className="text-small">
            <strong className="font-semibold">It stays short:</strong> the longest run reaches{' '}
            {sumText(Math.max(...weeks.map(({ longRunM }) => longRunM ?? 0)))}, where{' '}
            {sumText(longRunWantedM)} or more go with a good race of this length. A later race would
            give time for it.
          </p>
        )}
        <p className="text-small text-soft">
          {presentText(byWeek)} {easyText(byWeek)} All else is easy running, on as many days as now;
          never two hard days in a row. If something hurts or you feel ill, rest, and go on where
          you are, not where the plan is.
        </p>
      </div>
    </Card>
  );
}

function WeeksTrace() {
  return (
    <Trace label="What the weeks rest on">
      It begins at the mean of your last four weeks and grows by at most 7&nbsp;% a week, up to
      30&nbsp;% above them (45&nbsp;% for a marathon), with an easier week after three of building;
      the long run grows by at most a tenth (Frandsen 2025), and the last weeks come down (Bosquet
      2007). It is made anew from what you ran, each time you look. The coach tells the same plan.
    </Trace>
  );
}

/** The longest week and run, and when it begins where that is further off than this week's end. */
export function leadOf({ weeks, beginsIn }: PlanByWeek, today: Day): string {
  const peakM = Math.max(...weeks.map(({ distanceM }) => distanceM));
  const longestM = Math.max(...weeks.map(({ longRunM }) => longRunM ?? 0));
  const plan = `${countText(weeks.length, 'week')}, up to ${sumText(peakM)} and a long run of ${sumText(longestM)}.`;
  const begins = addDays(today, beginsIn);
  return beginsIn > 7
    ? `${plan} It begins on ${dayText(begins, today)}, ${inDaysText(begins, today)}; until then keep the weeks that you have.`
    : plan;
}

function presentText({ present }: PlanByWeek): string {
  const { weeklyM, runsAWeek, longestM } = present;
  const runs = runsAWeek.toLocaleString('en', { maximumFractionDigits: 1 });
  return `Your last four weeks: ${sumText(weeklyM)} and ${runs} runs a week, the longest run of 30 days ${sumText(longestM)}.`;
}

function easyText({ easy }: PlanByWeek): string {
  return easy
    ? `Easy and long runs at ${paceFigure(easy.fast)} to ${paceText(easy.slow)}, by your prediction.`
    : 'There is no race or hard run to take paces from: run threshold as fast as you could hold for an hour, intervals as for ten minutes.';
}

type Row = {
  from: Day;
  days: string;
  /** '' in a week of building. */
  kind: string;
  isNow: boolean;
  distance: string;
  /** What it is a part of, or comes before: 'of 45 km', 'before it'; '' elsewhere. */
  ofDistance: string;
  longRun: string;
  session: string;
};

const KINDS = { build: '', easier: 'easier', taper: 'taper', race: 'race week' } as const;

function rowsOf({ weeks, now, present }: PlanByWeek, raceDay: Day): Row[] {
  const ahead = weeks.map((week): Row => {
    const to = week.kind === 'race' ? raceDay : addDays(week.from, 6);
    return {
      from: week.from,
      days: spanText(week.from, to),
      kind: KINDS[week.kind],
      isNow: false,
      distance: sumText(week.distanceM),
      ofDistance: week.kind === 'race' ? 'before it' : '',
      longRun: week.longRunM === null ? 'the race' : sumText(week.longRunM),
      session: sessionText(week.session),
    };
  });
  if (!now) return ahead;
  const current: Row = {
    from: now.from,
    days: spanText(now.from, now.to),
    kind: '',
    isNow: true,
    distance: sumDistance(now.ranM),
    ofDistance: `of ${sumText(present.weeklyM)}`,
    longRun: 'as now',
    session: 'as now',
  };
  return [current, ...ahead];
}

/** '30 Nov to 6 Dec'. */
function spanText(from: Day, to: Day): string {
  return `${shortDayText(from)} to ${shortDayText(to)}`;
}

function sessionText({ name, workM, paceSPerKm }: PlanByWeek['weeks'][number]['session']): string {
  if (name === 'strides') return 'a few strides';
  const pace = paceSPerKm === null ? '' : `, ${paceText(paceSPerKm)}`;
  return `${sumText(workM)} ${name}${pace}`;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'week',
    head: 'Week',
    cell: ({ days, kind, isNow, session }) => (
      <>
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <span className="xs:whitespace-nowrap">{days}</span>
          {isNow && <Badge>Now</Badge>}
          {kind && <span className="font-normal text-soft">{kind}</span>}
        </span>
        <span className="block font-normal text-soft md:hidden">{!isNow && session}</span>
      </>
    ),
  },
  {
    key: 'distance',
    head: 'Distance',
    align: 'right',
    cell: ({ distance, ofDistance }) => (
      <>
        {distance} <span className="max-xs:block">{ofDistance}</span>
      </>
    ),
  },
  { key: 'long', head: 'Long run', align: 'right', cell: ({ longRun }) => longRun },
  { key: 'session', head: 'Fast', wideOnly: true, cell: ({ session }) => session },
];
