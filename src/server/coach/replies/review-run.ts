import {
  EASY_ENOUGH_PERCENT,
  easyPercentOf,
  judgeRun,
  NEARLY_EASY_PERCENT,
  type PaceAndHeart,
  type RunVerdict,
} from '../../../domain/coach/judging/judge-run.ts';
import { type Kind, RUN_KINDS, RUNS } from '../../../domain/coach/kinds.ts';
import { countText, paceGapText, paceText } from '../../../domain/coach/phrases.ts';
import { bold, listOf } from '../../../domain/coach/rich-text.ts';
import { daysOff } from '../../../domain/coming-back.ts';
import { LONG_RUN_S } from '../../../domain/fuel.ts';
import { slowerByShownS } from '../../../domain/measures.ts';
import { NOTICEABLE_DRIFT } from '../../../domain/recording/drift.ts';
import type { LateEffort } from '../../../domain/recording/late-effort.ts';
import { originsShownTo } from '../../../domain/source-policy.ts';
import { grouped } from '../../../domain/units.ts';
import { readLateEffort } from '../../analytics/late-effort.ts';
import { findShownRaces } from '../../races/races.queries.ts';
import type { WorkoutLine } from '../coach-workouts.queries.ts';
import { findSums, type Sums } from '../sums.queries.ts';
import { replyRaces, toNamedRace } from './races.ts';
import type { Asked, Reply } from './reply.ts';
import { LEAST_USUAL, paceAndHeart, USUAL_DAYS, usualSinceBreak } from './usual.ts';
import { againstFirstText, excerpt, paragraphs, workoutLine } from './wording.ts';

/** How one run went: against those of its kind before it, within itself, and by what was noted. */
export async function reviewRun(asked: Asked, run: WorkoutLine): Promise<Reply> {
  const { db, athlete } = asked;
  const { userId, viewer, today } = athlete;
  const races = await findShownRaces(db, { userId, origins: originsShownTo(viewer) });
  const raced = races.find(({ workout_id: id }) => id === run.id);
  if (raced) {
    return replyRaces({ ...asked, question: { ...asked.question, race: toNamedRace(raced) } });
  }
  const kind = run.runningSubtype ? RUN_KINDS[run.runningSubtype] : RUNS;
  const own = await findSums(db, { userId, viewer, ids: [run.id] });
  const { scope, longBreak } = await usualSinceBreak(asked, run);
  const before = await findSums(db, scope);
  const since = longBreak
    ? `since the ${daysOff(longBreak.days)} without a run`
    : 'in the three months before it';
  const isKnown = before.paced >= LEAST_USUAL;
  const verdict = isKnown ? judgeRun(paceAndHeart(own), paceAndHeart(before)) : null;
  return {
    text: paragraphs(
      verdict
        ? verdictText(verdict, { own: paceAndHeart(own), usual: paceAndHeart(before) })
        : `There is too little to hold it against: ${countText(before.paced, kind.one, kind.many)} with a pace ${since}.`,
      listOf([
        workoutLine(run, today),
        ...(verdict ? [usualText(before, { kind, since })] : []),
        ...easyText(run, own),
        ...(await readLateText(asked, run)),
        ...fuelText(own),
        ...(own.withEffort > 0 ? [`You gave it ${own.effort} of 10.`] : []),
      ]),
      run.notes && excerpt(run.notes, ''),
    ),
    because: `Usual is the mean of the ${kind.many} in the ${USUAL_DAYS} days before it, or since four weeks without a run, ${LEAST_USUAL} at least. Within 2% of their pace and 3 beats of their heart rate a run is as usual; wind, heat and sleep do as much. Drift and halves are those of its own page.`,
    suggestions: ['How was last week?', 'What should I do today?', 'Am I getting faster?'],
  };
}

function verdictText(verdict: RunVerdict, of: { own: PaceAndHeart; usual: PaceAndHeart }): string {
  const gaps = gapsText(of);
  switch (verdict) {
    case 'stronger':
      return `${bold('A good one:')} ${gaps}. That is what getting fitter looks like, if it stays so.`;
    case 'laboured':
      return `${bold('It cost you more than usual:')} ${gaps}. Heat, hills, too little sleep or tired legs do that, and a cold that is coming; if the next run feels the same, take a day off.`;
    case 'harder':
      return `${bold('Harder than usual:')} ${gaps}.`;
    case 'gentler':
      return `${bold('Easier than usual:')} ${gaps}.`;
    case 'faster':
      return `${bold('Faster than usual:')} ${gaps}. Without a heart rate I cannot say at what cost.`;
    case 'slower':
      return `${bold('Slower than usual:')} ${gaps}. Without a heart rate I cannot say whether it was meant to be easy.`;
    default:
      return `${bold('As usual:')} ${gaps}.`;
  }
}

/** '8 s/km faster than usual, at a heart rate 2 bpm lower' */
function gapsText({ own, usual }: { own: PaceAndHeart; usual: PaceAndHeart }): string {
  const slowerS = slowerByShownS({ pace: own.paceSPerKm ?? 0, than: usual.paceSPerKm ?? 0 });
  const pace =
    slowerS === 0
      ? 'the pace was the same'
      : `${paceGapText(Math.abs(slowerS))} ${slowerS > 0 ? 'slower' : 'faster'}`;
  if (own.heartRateBpm === null || usual.heartRateBpm === null) return pace;
  const moreBpm = own.heartRateBpm - usual.heartRateBpm;
  const heart =
    moreBpm === 0
      ? 'at the same heart rate'
      : `with a heart rate ${Math.abs(moreBpm)} bpm ${moreBpm > 0 ? 'higher' : 'lower'}`;
  return `${pace}, ${heart}`;
}

function usualText(before: Sums, { kind, since }: { kind: Kind; since: string }): string {
  const { paceSPerKm: pace, heartRateBpm } = paceAndHeart(before);
  const heart = heartRateBpm === null ? '' : ` and ${heartRateBpm} bpm`;
  return `Usual: ${paceText(pace)}${heart}, over ${countText(before.paced, kind.one, kind.many)} ${since}.`;
}

/** Whether what is to be easy was. */
function easyText({ runningSubtype }: WorkoutLine, { zoneSeconds }: Sums): string[] {
  const percent = easyPercentOf(zoneSeconds);
  if (percent === null || runningSubtype === 'outdoor-interval') return [];
  const share = `${bold(`${percent}%`)} of the time in Zones 1 and 2`;
  if (percent >= EASY_ENOUGH_PERCENT) return [`${share}: easy, as most running should be.`];
  if (runningSubtype === 'outdoor-easy') {
    return [
      percent >= NEARLY_EASY_PERCENT
        ? `${share}: a little too hard for an easy run.`
        : `${share}: too hard for an easy run. Slow down until you can talk in whole sentences.`,
    ];
  }
  return [`${share}.`];
}

async function readLateText({ db, athlete }: Asked, run: WorkoutLine): Promise<string[]> {
  const of = { workoutId: run.id, userId: athlete.userId };
  const { sources } = originsShownTo(athlete.viewer);
  return lateText(run, await readLateEffort(db, { ...of, sources }));
}

/** How its end was against its beginning, where that was recorded. */
export function lateText(run: WorkoutLine, late: LateEffort): string[] {
  if (run.runningSubtype === 'outdoor-interval') return [];
  const { driftShare, earlyPaceSPerKm, latePaceSPerKm } = late;
  const told: string[] = [];
  if (earlyPaceSPerKm !== null && latePaceSPerKm !== null) {
    const how = againstFirstText({ paceSPerKm: latePaceSPerKm, firstSPerKm: earlyPaceSPerKm });
    told.push(`Second half: ${how}, ${paceText(latePaceSPerKm)}.`);
  }
  if (driftShare !== null) {
    const percent = (100 * driftShare).toFixed(1);
    told.push(
      driftShare >= NOTICEABLE_DRIFT
        ? `Drift ${bold(`${percent}%`)}: the heart worked harder for the same pace later on. Heat, thirst, or longer than you are trained for.`
        : `Drift ${percent}%: steady to the end.`,
    );
  }
  return told;
}

function fuelText(own: Sums): string[] {
  const gels = own.caffeinatedGels + own.nonCaffeinatedGels;
  const drunk = own.withHydration > 0 ? `${grouped(own.hydrationMl)} ml to drink` : null;
  if (gels === 0 && drunk === null) {
    return own.durationS >= LONG_RUN_S ? ['No gels and no drinks are noted.'] : [];
  }
  const told = [gels > 0 ? countText(gels, 'gel', 'gels') : 'no gels', drunk];
  return [`Taken: ${told.filter((part) => part !== null).join(', ')}.`];
}
