import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { RacePlan } from '../../../contract/race-plan.ts';
import type { Day } from '../../../domain/calendar.ts';
import { formatElapsed } from '../../../domain/duration.ts';
import { GEL_CARBOHYDRATE_G } from '../../../domain/fuel.ts';
import { distanceFigure, distanceUnit, weightText } from '../../../domain/measures.ts';
import type { FuelledRun, FuelPlan } from '../../../domain/race-plan/fuel-plan.ts';
import { distanceAtM } from '../../../domain/race-plan/pacing.ts';
import { BEARABLE_LOSS } from '../../../domain/sweat.ts';
import { SweatTests } from '../../sweat/sweat-tests.tsx';
import { mlText } from '../../sweat/sweat-words.ts';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { keepUnits } from '../../ui/keep-units.ts';
import { type Column, Table } from '../../ui/table.tsx';
import { Trace } from '../../ui/trace.tsx';
import { countText } from '../../words/amounts.ts';
import { dayText } from '../../words/day-text.ts';
import { runHref } from '../../words/workout-facts.ts';
import { fuelOf } from './fuel-of.ts';
import { fuelLead, fuelRestsOn } from './fuel-words.ts';
import type { PaceChoice } from './use-pace-choice.ts';

/** So many leave room for another table below them, beside the words. */
const FEW_GELS = 6;

/** What to eat and drink and when, from the athlete's own long runs where they say something. */
type FuelCardProps = { plan: RacePlan; choice: PaceChoice; userId: number };

export function FuelCard({ plan, choice, userId }: FuelCardProps) {
  const { weightKg } = plan;
  const fuel = fuelOf(plan, choice.timeS);
  const isNeeded = fuel.carbohydrate.restsOn !== 'none';
  const gels = fuel.gels.length;
  const anHour = <AnHour fuel={fuel} today={plan.today} />;
  return (
    <Card title="Fuel and drink" lead={fuelLead(fuel)}>
      {isNeeded && (
        <div
          className={classNames(
            'grid grid-cols-1 items-start gap-x-8 gap-y-4',
            gels > 0 && 'lg:grid-cols-2',
          )}
        >
          {gels > 0 && (
            <div className="grid min-w-0 gap-4">
              <Schedule fuel={fuel} plan={plan} choice={choice} />
              {gels <= FEW_GELS && anHour}
            </div>
          )}
          <div className="grid min-w-0 gap-4">
            {(gels === 0 || gels > FEW_GELS) && anHour}
            <p className="text-small">
              {fuelRestsOn(fuel)}{' '}
              <span className="text-soft">
                What is advised to anybody: {fuel.carbohydrate.usual.source}
                {fuel.drink.usual && `; drink: ${fuel.drink.usual.source}`}.
              </span>
            </p>
            <p className="text-small">
              <strong className="font-semibold">
                Drink by thirst, and never more than you sweat: too much water is dangerous.
              </strong>{' '}
              <span className="text-soft">
                What was in your drinks is not known here: their carbohydrate comes off the gels.
              </span>
            </p>
            <SweatTests userId={userId} today={plan.today} race={{ timeS: choice.timeS }}>
              {weightKg !== null &&
                `${weightText(BEARABLE_LOSS * weightKg)}, 2\u00a0% of your latest ${weightText(weightKg)}, is what may be lost without getting slower (ACSM 2007).`}
            </SweatTests>
          </div>
        </div>
      )}
    </Card>
  );
}

type ScheduleProps = { fuel: FuelPlan; plan: RacePlan; choice: PaceChoice };

function Schedule({ fuel, plan, choice }: ScheduleProps) {
  const paced = {
    distanceM: plan.race.distanceM,
    timeS: choice.timeS,
    split: choice.split,
  };
  const perHourMl = fuel.drink.plannedMlPerHour ?? 0;
  const stops = fuel.gels.map((gel, at) => ({
    ...gel,
    number: at + 1,
    drinkMl: ((gel.clockS - (fuel.gels[at - 1]?.clockS ?? 0)) / 3600) * perHourMl,
  }));
  const columns: Column<(typeof stops)[number]>[] = [
    { key: 'clock', head: 'Clock', cell: ({ clockS }) => formatElapsed(clockS) },
    {
      key: 'km',
      head: `At ${distanceUnit()}`,
      align: 'right',
      cell: ({ clockS }) => distanceFigure(distanceAtM(paced, clockS), 1),
    },
    { key: 'eat', head: 'Eat', cell: ({ number }) => `gel ${number}` },
    {
      key: 'drink',
      head: 'Drink',
      align: 'right',
      cell: ({ drinkMl }) => mlText(drinkMl),
    },
    {
      key: 'sum',
      head: 'Carbs',
      align: 'right',
      wideOnly: true,
      cell: ({ gramsSoFar }) => `${gramsSoFar}\u00a0g`,
    },
  ];
  return (
    <Table
      caption="When to eat and drink"
      hideCaption
      columns={columns}
      rows={stops}
      rowKey={({ number }) => number}
    />
  );
}

type Rate = { what: string; planned: string; own: ReactNode; usual: string };

function AnHour({ fuel, today }: { fuel: FuelPlan; today: Day }) {
  const { carbohydrate, drink } = fuel;
  const { from, to } = carbohydrate.usual;
  const rates: Rate[] = [
    {
      what: 'Carbs',
      planned: `${Math.round(carbohydrate.plannedGPerHour)}\u00a0g`,
      own: (
        <Own
          value={carbohydrate.ownGPerHour}
          unit="g"
          what="carbohydrate"
          runs={carbohydrate.runs}
          amountOf={({ gels }) => countText(gels, 'gel')}
          today={today}
        />
      ),
      usual: from === to ? `${from}\u00a0g` : keepUnits(`${from}-${to} g`),
    },
    {
      what: 'Fluid',
      planned: drink.plannedMlPerHour === null ? '—' : mlText(drink.plannedMlPerHour),
      own: (
        <Own
          value={drink.ownMlPerHour}
          unit="ml"
          what="drink"
          runs={drink.runs}
          amountOf={({ hydrationMl }) => `${hydrationMl}\u00a0ml`}
          today={today}
        />
      ),
      usual: drink.usual ? keepUnits(`${drink.usual.from}-${drink.usual.to} ml`) : '—',
    },
  ];
  return (
    <Table
      caption="An hour: your habit, the plan and what is advised to anybody"
      hideCaption
      rows={rates}
      rowKey={({ what }) => what}
      columns={[
        {
          key: 'what',
          head: 'An hour',
          cell: ({ what, usual }) => (
            <>
              {what}
              <span className="block text-note text-soft xs:hidden">anybody: {usual}</span>
            </>
          ),
        },
        { key: 'own', head: 'Yours', align: 'right', cell: ({ own }) => own },
        {
          key: 'plan',
          head: 'Plan',
          align: 'right',
          cell: ({ planned }) => <strong className="font-semibold">{planned}</strong>,
        },
        {
          key: 'usual',
          head: 'Anybody',
          align: 'right',
          wideOnly: 'notNarrowest',
          cell: ({ usual }) => usual,
        },
      ]}
    />
  );
}

type OwnProps = {
  value: number | null;
  unit: string;
  what: string;
  runs: readonly FuelledRun[];
  amountOf: (run: FuelledRun) => string;
  today: Day;
};

const RUNS_NAMED = 8;

function Own({ value, unit, what, runs, amountOf, today }: OwnProps) {
  if (value === null) return <span className="text-soft">not logged</span>;
  return (
    <span className="inline-flex items-center justify-end gap-1">
      {Math.round(value)}&nbsp;{unit}
      <Trace label={`The runs behind your ${what} an hour`}>
        <p>
          The middle of {countText(runs.length, 'run')} of an hour and more in half a year
          {unit === 'g' && `, a gel counted as ${GEL_CARBOHYDRATE_G}\u00a0g`}.
        </p>
        <ul className="mt-2">
          {runs.slice(0, RUNS_NAMED).map((run) => (
            <li key={run.id}>
              <Link href={runHref(run)} className="link">
                {dayText(run.date, today)}
              </Link>
              : {amountOf(run)} in {formatElapsed(run.durationS)}
            </li>
          ))}
        </ul>
      </Trace>
    </span>
  );
}
