import {
  judgeRun,
  type PaceAndHeart,
  type RunVerdict,
} from '../../../domain/coach/judging/judge-run.ts';
import { paceGapText } from '../../../domain/coach/phrases.ts';
import type { OfWorkout, Question } from '../../../domain/coach/question.ts';
import { bold } from '../../../domain/coach/rich-text.ts';
import { slowerByShownS } from '../../../domain/measures.ts';
import { findFelt, type WorkoutLine } from '../coach-workouts.queries.ts';
import { findSums } from '../sums.queries.ts';
import { replyUnplaced } from './refuse.ts';
import type { Asked, Reply } from './reply.ts';
import { paceAndHeart } from './usual.ts';
import { dayLink, paragraphs, workoutList } from './wording.ts';
import { workoutsMeant } from './workouts-meant.ts';

type One = PaceAndHeart & { workout: WorkoutLine; effort: number | null };

/** 'Which was better?', of two runs: by pace against heart rate, by effort, or by pace alone. */
export async function replyWhichOfTwo(asked: Asked, otherOne: Question): Promise<Reply> {
  const { question, athlete } = asked;
  const [first] = await workoutsMeant(asked);
  const [second] = await workoutsMeant({ ...asked, question: otherOne });
  if (!first || !second || first.id === second.id) {
    return replyUnplaced({ ...asked, question: { ...question, unplaced: ['which of two'] } });
  }
  const [earlier, later] = [first, second].toSorted((one, other) =>
    one.date === other.date ? one.id - other.id : one.date.localeCompare(other.date),
  );
  if (!earlier || !later) throw new Error('two are two');
  const both = { earlier: await figuresOf(asked, earlier), later: await figuresOf(asked, later) };
  const which = question.ofWorkout?.whichWas ?? 'better';
  return {
    text: paragraphs(
      VERDICTS[which]({ both, which, today: athlete.today }),
      workoutList([later, earlier], athlete.today),
    ),
    because: BECAUSE[which],
    suggestions: ['Am I getting faster?', 'How was last week?'],
  };
}

async function figuresOf({ db, athlete }: Asked, workout: WorkoutLine): Promise<One> {
  const scope = { userId: athlete.userId, viewer: athlete.viewer, ids: [workout.id] };
  const { effort } = await findFelt(db, scope);
  return { workout, effort, ...paceAndHeart(await findSums(db, scope)) };
}

type Both = { earlier: One; later: One };
type Which = NonNullable<OfWorkout['whichWas']>;

type Verdict = (of: { both: Both; which: Which; today: string }) => string;

const VERDICTS: Record<Which, Verdict> = {
  better: betterText,
  worse: betterText,
  easier: easierText,
  harder: easierText,
  faster: fasterText,
  slower: fasterText,
};

/** Asked the other way round, the other one of the two is named. */
const IS_REVERSED: ReadonlySet<Which> = new Set(['worse', 'harder', 'slower']);

const BY_PACE_AND_HEART =
  'I held pace and heart rate of the two against each other: the better one gave more speed for the same heart. Within 2% of pace and 3 beats they are alike; hills, heat and what was planned are not in it.';
const BY_EFFORT = 'I went by the effort that you gave both, else by their average heart rates.';
const BY_PACE = 'I went by the average pace of both.';

const BECAUSE: Record<Which, string> = {
  better: BY_PACE_AND_HEART,
  worse: BY_PACE_AND_HEART,
  easier: BY_EFFORT,
  harder: BY_EFFORT,
  faster: BY_PACE,
  slower: BY_PACE,
};

function named(one: keyof Both, which: Which): keyof Both {
  if (!IS_REVERSED.has(which)) return one;
  return one === 'earlier' ? 'later' : 'earlier';
}

/** Which of the two a verdict on the later one speaks for; null where for neither. */
const BETTER: Record<RunVerdict, keyof Both | null> = {
  stronger: 'later',
  laboured: 'earlier',
  faster: null,
  slower: null,
  harder: null,
  gentler: null,
  asUsual: null,
};

function betterText({ both, which, today }: Parameters<Verdict>[0]): string {
  const verdict = judgeRun(both.later, both.earlier);
  const gap = gapText(both, today);
  if (verdict === null || gap === null) {
    return `${bold('I cannot say:')} a pace is not noted for both.`;
  }
  const better = BETTER[verdict];
  if (better) {
    const one = both[named(better, which)];
    return `${bold(`The ${which} one:`)} ${dayLink(one.workout, today)}. ${gap}`;
  }
  if (verdict === 'asUsual') return `${bold('Neither:')} they are as good as each other. ${gap}`;
  if (verdict === 'faster' || verdict === 'slower') {
    return `${bold('I cannot say')} without a heart rate of both. ${gap}`;
  }
  const harder = verdict === 'harder' ? both.later : both.earlier;
  return `${bold('Neither by pace and heart rate:')} that of ${dayLink(harder.workout, today)} was run harder, and so faster. ${gap}`;
}

/** 'Sun 22 Nov was 11 s/km slower than Sun 15 Nov, with a heart rate 16 bpm lower.' */
function gapText({ earlier, later }: Both, today: string): string | null {
  if (earlier.paceSPerKm === null || later.paceSPerKm === null) return null;
  const slowerS = slowerByShownS({ pace: later.paceSPerKm, than: earlier.paceSPerKm });
  const pace =
    slowerS === 0
      ? 'as fast as'
      : `${paceGapText(Math.abs(slowerS))} ${slowerS > 0 ? 'slower' : 'faster'} than`;
  const [was, before] = [later.heartRateBpm, earlier.heartRateBpm];
  const heart = was === null || before === null ? '' : `, ${heartText(was - before)}`;
  return `${dayLink(later.workout, today)} was ${pace} ${dayLink(earlier.workout, today)}${heart}.`;
}

function heartText(moreBpm: number): string {
  if (moreBpm === 0) return 'at the same heart rate';
  return `with a heart rate ${Math.abs(moreBpm)} bpm ${moreBpm > 0 ? 'higher' : 'lower'}`;
}

function easierText({ both, which, today }: Parameters<Verdict>[0]): string {
  const { earlier, later } = both;
  const byEffort = earlier.effort !== null && later.effort !== null;
  const figure = ({ effort, heartRateBpm }: One) => (byEffort ? effort : heartRateBpm);
  const [was, before] = [figure(later), figure(earlier)];
  if (was === null || before === null) {
    return `${bold('I cannot say:')} neither an effort nor a heart rate is noted for both.`;
  }
  const told = (value: number) => (byEffort ? `effort ${value} of 10` : `${value} bpm`);
  const by = byEffort ? 'by the effort that you gave them' : 'by heart rate';
  if (was === before) return `${bold('Both the same')}, ${by}: ${told(was)}.`;
  const one = named(was < before ? 'later' : 'earlier', which);
  const [its, others] = one === 'later' ? [was, before] : [before, was];
  return `${bold(`The ${which} one:`)} ${dayLink(both[one].workout, today)}, ${by}: ${told(its)} against ${told(others)}.`;
}

function fasterText({ both, which, today }: Parameters<Verdict>[0]): string {
  const { earlier, later } = both;
  const gap = gapText(both, today);
  if (gap === null || later.paceSPerKm === null || earlier.paceSPerKm === null) {
    return `${bold('I cannot say:')} a pace is not noted for both.`;
  }
  const slowerS = slowerByShownS({ pace: later.paceSPerKm, than: earlier.paceSPerKm });
  if (slowerS === 0) return `${bold('Both the same.')} ${gap}`;
  const one = named(slowerS < 0 ? 'later' : 'earlier', which);
  return `${bold(`The ${which} one:`)} ${dayLink(both[one].workout, today)}. ${gap}`;
}
