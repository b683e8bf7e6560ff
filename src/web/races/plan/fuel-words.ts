import { GEL_CARBOHYDRATE_G } from '../../../domain/fuel.ts';
import { type FuelPlan, gelsBesideSportsDrink } from '../../../domain/race-plan/fuel-plan.ts';
import { BEARABLE_LOSS } from '../../../domain/sweat.ts';
import { mlText, ownSweatText } from '../../sweat/sweat-words.ts';
import { countText } from '../../words/amounts.ts';

/** The plan in one sentence. */
export function fuelLead(fuel: FuelPlan): string {
  const { carbohydrate, gels, drink } = fuel;
  if (carbohydrate.restsOn === 'none') {
    return 'Under an hour nothing needs to be eaten: drink before the start, and a sip by thirst.';
  }
  const eat =
    gels.length === 0
      ? 'No gel is needed'
      : `${countText(gels.length, 'gel')} of ${GEL_CARBOHYDRATE_G}\u00a0g`;
  const ml = drink.plannedMl === null ? 0 : 50 * Math.round(drink.plannedMl / 50);
  const few = gelsBesideSportsDrink(fuel);
  const instead =
    few < gels.length
      ? ` With a sports drink instead of water, ${few === 0 ? 'you need no gels' : `${countText(few, 'gel')} will do`}.`
      : '';
  return `${eat}, and about ${(ml / 1000).toLocaleString('en')}\u00a0l to drink in all.${instead}`;
}

/** What the plan rests on, and what would make it the athlete's own. */
export function fuelRestsOn(fuel: FuelPlan): string {
  return `${carbohydrateText(fuel)} ${drinkText(fuel)}`;
}

function carbohydrateText({ carbohydrate }: FuelPlan): string {
  const { restsOn, runs, runsWithout, ownGPerHour, mostGPerHour, usual, plannedGPerHour } =
    carbohydrate;
  const own = Math.round(ownGPerHour ?? 0);
  if (restsOn === 'general') {
    const long =
      runsWithout === 0
        ? 'No run of an hour is in your log of half a year'
        : `${countText(runsWithout, 'run')} of an hour and more, and no gel logged`;
    const planned =
      plannedGPerHour < usual.from
        ? 'the carbohydrate is what most people bear without practice'
        : 'the carbohydrate is what is advised to anybody';
    return `${long}: ${planned}. Log the gels of your long runs and it becomes yours.`;
  }
  const habit = `You took ${own}\u00a0g an hour on ${countText(runs.length, 'long run')} with gels`;
  const without = runsWithout > 0 ? `, none on ${runsWithout} more` : '';
  if (own < usual.from) {
    const practice =
      plannedGPerHour < usual.from
        ? 'The plan is as much as you can get used to by then.'
        : 'Work up to the plan, some 10\u00a0g an hour more on each long run.';
    return `${habit}${without}: less than is advised. ${practice}`;
  }
  if (own > usual.to)
    return `${habit}${without}: more than helps, so the plan is the most advised.`;
  const most = Math.round(mostGPerHour ?? 0);
  return `${habit}${without}, ${most}\u00a0g at most: the plan keeps to what you have practised.`;
}

function drinkText({ drink }: FuelPlan): string {
  return `${habitText(drink)}${sweatText(drink)}`;
}

function habitText({ restsOn, ownMlPerHour, plannedMlPerHour, runs }: FuelPlan['drink']): string {
  if (ownMlPerHour === null || plannedMlPerHour === null) {
    return restsOn === 'sweat'
      ? 'No drink is logged with your long runs: the amount goes by what you sweat.'
      : 'No drink is logged with your long runs: the amount is a general start value.';
  }
  const count = countText(runs.length, 'long run');
  const more = plannedMlPerHour - ownMlPerHour;
  if (Math.abs(more) < 1) return `The drink is what you drank on ${count}.`;
  const habit = `You drank ${mlText(ownMlPerHour)} an hour on ${count}`;
  return more > 0
    ? `${habit}: the plan is more, since you sweat more. Practise it before the race.`
    : `${habit}: more than you sweat, so the plan is less.`;
}

/** What is lost by the end, where it is known how much is sweated. */
function sweatText({ sweat, lostShare }: FuelPlan['drink']): string {
  if (!sweat || lostShare === null) return '';
  const percent = (100 * Math.max(0, lostShare)).toFixed(1);
  const judged =
    lostShare > BEARABLE_LOSS + 0.0005
      ? `more than the 2\u00a0% that can be lost without getting slower (ACSM 2007)`
      : 'which slows nobody (ACSM 2007)';
  return ` ${ownSweatText(sweat)} With this you end ${percent}\u00a0% lighter, ${judged}.`;
}
