import type { PacedRun } from '../../contract/period-runs.ts';
import type { Day } from '../../domain/calendar.ts';
import { paceFigure, paceGapText, paceUnit, slowerByShownS } from '../../domain/measures.ts';
import { paceTrend } from '../../domain/pace-trend.ts';
import { dayText } from '../words/day-text.ts';
import { kindPlural, RUN_KINDS } from './run-kinds.ts';

/** The sentence above the chart, of its runs, oldest first. */
export function paceSentence(runs: readonly PacedRun[], today: Day): string {
  const trend = paceTrend(
    runs.map((run) => ({
      kind: String(run.runningSubtype),
      distanceM: run.distanceM,
      durationS: run.durationS,
    })),
  );
  if (!trend) return spreadSentence(runs, today);
  const kind = RUN_KINDS.find((each) => String(each) === trend.kind) ?? null;
  const [later, earlier] = [paceFigure(trend.laterSPerKm), paceFigure(trend.earlierSPerKm)];
  const fasterS = slowerByShownS({ pace: trend.earlierSPerKm, than: trend.laterSPerKm });
  const name = `Your ${kindPlural(kind)}`;
  if (fasterS === 0) {
    return `${name} keep their pace: ${later}\u00a0${paceUnit()} on the last ${trend.laterRuns}, as on the ${trend.earlierRuns} before.`;
  }
  const change = `${paceGapText(fasterS)} ${fasterS > 0 ? 'faster' : 'slower'}`;
  return `${name} got ${change}: ${later}\u00a0${paceUnit()} on the last ${trend.laterRuns}, ${earlier} on the ${trend.earlierRuns} before.`;
}

function spreadSentence(runs: readonly PacedRun[], today: Day): string {
  const paces = runs.map((run) => paceFigure(run.paceSPerKm));
  const [first] = runs;
  if (first && runs.length === 1) {
    return `One run with a pace: ${paces[0]}\u00a0${paceUnit()} on ${dayText(first.date, today)}.`;
  }
  const byPace = runs.toSorted((a, b) => a.paceSPerKm - b.paceSPerKm);
  const fastest = paceFigure(byPace[0]?.paceSPerKm);
  const slowest = paceFigure(byPace.at(-1)?.paceSPerKm);
  return fastest === slowest
    ? `Your last ${runs.length} runs were all run at ${fastest}\u00a0${paceUnit()}.`
    : `Your last ${runs.length} runs lie between ${fastest} and ${slowest}\u00a0${paceUnit()}.`;
}
