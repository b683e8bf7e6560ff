import { GEL_CARBOHYDRATE_G } from '../../../domain/fuel.ts';
import type { FuelPlan } from '../../../domain/race-plan/fuel-plan.ts';
import { countText } from '../../words/amounts.ts';

/** The plan in one sentence. */
export function fuelLead({ carbohydrate, gels, drink }: FuelPlan): string {
  if (carbohydrate.restsOn === 'none') {
    return 'Under an hour nothing needs to be eaten: drink before the start, and a sip by thirst.';
  }
  const eat =
    gels.length === 0
      ? 'No gel is needed'
      : `${countText(gels.length, 'gel')} of ${GEL_CARBOHYDRATE_G}\u00a0g`;
  const ml = drink.plannedMl === null ? 0 : 50 * Math.round(drink.plannedMl / 50);
  return `${eat}, and about ${(ml / 1000).toLocaleString('en')}\u00a0l to drink in all.`;
}

/** What the plan rests on, and what would make it the athlete's own. */
export function fuelRestsOn(fuel: FuelPlan): string {
  return `${carbohydrateText(fuel)} ${drinkText(fuel)}`;
}

function carbohydrateText({ carbohydrate }: FuelPlan): string {
  const { restsOn, runs, runsWithout, ownGPerHour, mostGPerHour, usual } = carbohydrate;
  const own = Math.round(ownGPerHour ?? 0);
  if (restsOn === 'general') {
    const long =
      runsWithout === 0
        ? 'No run of an hour is in your log of half a year'
        : `${countText(runsWithout, 'run')} of an hour and more, and no gel logged`;
    return `${long}: the carbohydrate is what is advised to anybody. Log the gels of your long runs and it becomes yours.`;
  }
  const habit = `You took ${own}\u00a0g an hour on ${countText(runs.length, 'long run')} with gels`;
  const without = runsWithout > 0 ? `, none on ${runsWithout} more` : '';
  if (own < usual.from) {
    return `${habit}${without}: less than is advised. Practise the plan on a long run before the race.`;
  }
  if (own > usual.to)
    return `${habit}${without}: more than helps, so the plan is the most advised.`;
  const most = Math.round(mostGPerHour ?? 0);
  return `${habit}${without}, ${most}\u00a0g at most: the plan keeps to what you have practised.`;
}

function drinkText({ drink }: FuelPlan): string {
  if (drink.restsOn === 'own') {
    return `The drink is what you drank on ${countText(drink.runs.length, 'long run')}.`;
  }
  return 'No drink is logged with your long runs: the amount is a general start value.';
}
