import { NO_CONDITIONS } from '../../conditions.ts';
import { type Kind, RUN_KINDS, RUNS, readKind } from '../../kinds.ts';
import { allTime } from '../../period.ts';
import type { Question, Subject } from '../../question.ts';
import { topicNamed } from '../../topics/topics.ts';
import { asking, refused, type Said } from './said.ts';

const LEADS = '^(?:(?:and|so|ok|but|then|please|great|sounds good|nice) )*';
const IT = '(?:that|it|this|one|some|any|them|those|such a thing|that sort of thing)';
const TIMES = '(?: (?:before|yet|at all|ever|already|too|as well|then|sometimes|normally|enough))*';

/** 'Give me one for Thursday', 'can you show me an example', 'what would one look like' */
const WANTS_ONE = [
  /^(?:(?:can|could|would|will) (?:you|i) )?(?:please )?(?:give|show|suggest|recommend|make|write|build|design|tell|set|plan|have|get|propose)(?: me)?(?: (?:one|a few|some|an? (?:\w+ )?(?:one|example|sample|idea|session|workout|version)|an example session|examples|something like that|such a (?:session|run|workout)))\b/,
  /^(?:what|how) (?:would|does|could|might|should) (?:one|it|that|such a (?:session|run|workout)|an? (?:example|typical one|session|workout))(?: (?:be|look|go|work))?(?: like)?(?: (?:for me|exactly|then|in practice))*$/,
  /^(?:for example|example|an example|such as|like what|an example please|example please)$/,
].map((each) => new RegExp(`${LEADS}(?:${each.source.slice(1)})`));

/** 'Have I ever done one?' */
const EVER_DONE = new RegExp(
  `${LEADS}(?:have|did) i (?:ever |already )*(?:done|do|run|ran|tried?|had|have) ${IT}(?: in my (?:log|life))?${TIMES}$`,
);
/** 'When did I last do one?' */
const LAST_DONE = new RegExp(`${LEADS}when did i last (?:do|run|have|try) ${IT}$`);
/** 'Do I do that?', 'do I have that on my long runs?' */
const DO_I = new RegExp(
  `${LEADS}(?:(?:do|does) (?:i|mine|my (?:runs|heart rate|body)) (?:also |ever |really |already )?(?:do|have|get|show|suffer from|use|run) ${IT}|am i (?:doing|getting|having|running) ${IT}|is that (?:me|what i do|happening to me))\\b`,
);
const HOW_MANY = new RegExp(
  `${LEADS}how (?:many|often)(?: (?:of (?:them|those|these)|${IT}|times))? (?:have|did|do) i (?:done|do|did|run|ran|had|have|got)\\b`,
);
/** 'Is that something for me?' */
const FOR_ME = new RegExp(
  `${LEADS}(?:(?:is|are) ${IT} (?:something |anything |useful |good |worth it |right |suitable |sensible )?(?:for me|for someone like me|for (?:my|a) (?:half|marathon|race))|(?:(?:should|must) i (?:try to )?(?:do|try|be doing|add|include|bother with)|do i (?:need|need to do|have to do|have to try)) ${IT}|(?:would|will|could) ${IT} (?:help|benefit|suit|be good for|work for) me)(?: (?:too|as well|then|at all|as a runner))*$`,
);
/** 'Can I do one tomorrow?' */
const DO_ONE_ON_A_DAY = new RegExp(
  `${LEADS}(?:can|could|should|may|shall|must) i (?:do|run|try|fit in|add|have) (?:one|it|that|some)\\b.*\\b(?:today|tomorrow|tonight|week|weekend|\\w+day)s?$`,
);

const HOW_LONG_FOR = new RegExp(
  `${LEADS}how (?:long|many weeks)(?: (?:is|should|does|would) (?:it|one|that|mine)(?: be| take| last)?)? (?:for|before) (?:a |an |the |my )?(?:_|half|marathon|\\d+ ?(?:k|km)|race)\\b`,
);

/** 'How long for a half?', after what a taper is */
export function lengthForRace({ text, subject, before }: Said): Question | null {
  if (before.intent !== 'term' || !HOW_LONG_FOR.test(text)) return null;
  const name = topicNamed(before.term ?? before.topic)?.name;
  const { distanceM, race } = subject;
  if (name !== 'taper' || (distanceM === null && race === null)) return null;
  const open = { kind: null, measure: null, extreme: null, periods: [], unread: null, term: null };
  return asking({ ...subject, ...open, topic: null, topicAmong: null }, 'taper');
}

/** What goes on from a word of running that was explained, where it leans on it. */
export function asksOfTerm(text: string, { intent }: Question): boolean {
  const asks = [...WANTS_ONE, EVER_DONE, LAST_DONE, DO_I, HOW_MANY, FOR_ME, DO_ONE_ON_A_DAY];
  return intent === 'term' && asks.some((each) => each.test(text));
}

export function afterATerm(said: Said): Question | null {
  const { text, subject, before, calendar } = said;
  if (!asksOfTerm(text, before)) return null;
  const name = topicNamed(before.term ?? before.topic)?.name ?? null;
  if (name === null) return null;
  const open: Subject = {
    ...subject,
    ...{ term: null, topic: null, topicAmong: null, searched: null, judged: null, scope: null },
    ...{ measure: null, extreme: null, unread: null, wishes: null, negativeSplit: false },
  };
  if (WANTS_ONE.some((each) => each.test(text))) return topicFor(said, name, 'how do i do it');
  if (FOR_ME.test(text)) return topicFor(said, name, 'is it good for me');
  if (DO_I.test(text)) return ownOf(name, open, said);
  if (DO_ONE_ON_A_DAY.test(text)) return null;
  const runs = runsOf(name);
  if (runs === null) return refused(said);
  const { kind, where } = runs;
  if (LAST_DONE.test(text)) {
    return asking({ ...open, where, kind, periods: [], extreme: 'latest' }, 'extreme');
  }
  if (HOW_MANY.test(text)) return asking({ ...open, where, kind, measure: 'count' }, 'amount');
  return everDone({ kind, where }, { ...open, periods: [allTime(calendar.today)] });
}

/** Workouts of that kind are counted, those whose note names it are shown. */
function everDone({ kind, where }: OfRuns, open: Subject): Question {
  return where.note === null
    ? asking({ ...open, kind, where, measure: 'count' }, 'amount')
    : asking({ ...open, kind, where }, 'list');
}

/** Its own session, or what it is good for, where its topic holds that. */
function topicFor(said: Said, name: string, raceText: string): Question {
  const { subject } = said;
  const aspect = raceText.startsWith('how') ? 'how' : 'why';
  const isHeld = topicNamed(name)?.more?.[aspect] !== undefined;
  const isSession = aspect === 'why' || SESSIONS.has(name);
  if (!isHeld || !isSession) return refused(said);
  const open = { kind: null, measure: null, extreme: null, periods: [], unread: null, scope: null };
  return asking({ ...subject, ...open, term: null, topic: name, raceText }, 'term');
}

const SESSIONS: ReadonlySet<string> = new Set([
  ...['tempo', 'fartlek', 'interval', 'repetitions', 'progression run', 'strides', 'hill repeats'],
  ...['threshold', 'long run', 'easy run', 'recovery run', 'zone 2', 'vo2max'],
  ...['strength training', 'drills', 'stretching', 'warm-up', 'cool-down', 'foam rolling'],
]);

/** What the log tells of it. */
function ownOf(name: string, open: Subject, said: Said): Question {
  const isOfRuns = said.subject.kind === null ? {} : { kind: said.subject.kind };
  if (name === 'negative split') {
    return asking(
      { ...open, ...isOfRuns, negativeSplit: true, raceText: said.text },
      'negativeSplits',
    );
  }
  if (name === 'drift') {
    const kind = said.subject.kind ?? RUN_KINDS['outdoor-long'];
    const latest = { ...open, kind, periods: [], count: null, extreme: 'latest' as const };
    const ofWorkout = { figure: 'halves', against: null } as const;
    return { ...asking(latest, 'ofWorkout'), ofWorkout };
  }
  const runs = SESSIONS.has(name) ? runsOf(name) : null;
  return runs === null ? refused(said) : everDone(runs, open);
}

type OfRuns = { kind: Kind; where: typeof NO_CONDITIONS };

/** The workouts of that kind, or whose note names it; what is no kind of training is done by no run. */
function runsOf(name: string): OfRuns | null {
  const spoken = topicNamed(name);
  if (spoken === null || NO_RUNS.has(name)) return null;
  const kind = [spoken.name, ...(spoken.called ?? [])]
    .map((each) => readKind(each))
    .find((each) => each !== null && each.runningSubtype !== undefined);
  return kind
    ? { kind, where: NO_CONDITIONS }
    : { kind: RUNS, where: { ...NO_CONDITIONS, note: spoken.name } };
}

const NO_RUNS: ReadonlySet<string> = new Set([
  ...['vo2max', 'drift', 'shoes', 'pace', 'cadence', 'threshold', 'running economy', 'fitness'],
  ...['heart rate zone', 'resting heart rate', 'maximum heart rate', 'heart-rate variability'],
  ...['training load', 'readiness', 'monotony', 'strain', 'carbohydrate', 'pb', 'effort', '80/20'],
]);
