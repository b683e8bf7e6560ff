import { addDays, type Day } from './calendar.ts';
import { daysAgoText } from './noted-illness.ts';
import { isRun, type Sport } from './sports.ts';

/** The words of a note by which something hurts; `isInjury` is more than an ache. */
export type PainInNote = { words: string; isInjury: boolean };

/** Pain that is hardly over: the latest note of it, and on how many of the last runs it was noted. */
export type NotedPain = PainInNote & { id: number; date: Day; times: number; ofRuns: number };

export const PAIN_DAYS = 14;
/** Of so many runs two must speak of an ache: one sore calf is nothing to change a week for. */
const RUNS_LOOKED_AT = 3;
const LEAST_TIMES = 2;
/** So many runs without a word of it, and it is over. */
const RUNS_SINCE_ACHE = 2;
const RUNS_SINCE_INJURY = 3;

export function painLately(
  workouts: readonly { id: number; date: Day; sport: Sport; pain?: PainInNote | null }[],
  today: Day,
): NotedPain | null {
  const newestFirst = workouts
    .filter(({ date }) => date > addDays(today, -PAIN_DAYS) && date <= today)
    .toSorted((one, other) => other.date.localeCompare(one.date) || other.id - one.id);
  const noted = newestFirst.filter(({ pain }) => pain);
  const latest = noted[0];
  if (!latest?.pain) return null;
  const since = newestFirst.slice(0, newestFirst.indexOf(latest)).filter(isRun).length;
  const runs = newestFirst.filter((each) => isRun(each) || each === latest);
  const lookedAt = runs.slice(0, RUNS_LOOKED_AT);
  const times = lookedAt.filter(({ pain }) => pain).length;
  const injury = noted.find(({ pain }) => pain?.isInjury);
  const told = injury ?? latest;
  const sinceTold = newestFirst.slice(0, newestFirst.indexOf(told)).filter(isRun).length;
  const isInjured = injury !== undefined && sinceTold < RUNS_SINCE_INJURY;
  if (!isInjured && (times < LEAST_TIMES || since >= RUNS_SINCE_ACHE)) return null;
  const { id, date, pain } = isInjured ? told : latest;
  if (!pain) return null;
  return { ...pain, isInjury: isInjured, id, date, times, ofRuns: lookedAt.length };
}

/** 'Your note of yesterday says “calf strain”', 'You noted pain on 2 of your last 3 runs, “knee hurt” yesterday' */
export function painText({ words, date, times, ofRuns }: NotedPain, today: Day): string {
  const day = daysAgoText(date, today);
  if (times < LEAST_TIMES) return `Your note of ${day} says “${words}”`;
  const runs =
    times === ofRuns ? `each of your last ${ofRuns} runs` : `${times} of your last ${ofRuns} runs`;
  return `You noted pain on ${runs}, “${words}” ${day}`;
}

const BODY =
  'calf|calves|knees?|hips?|achilles|shins?|foot|feet|heels?|hamstrings?|back|ankles?|quads?|glutes?|groin|toes?|it ?band|plantar|arch|thighs?|tendons?|shoulder|legs?|muscle|knie|wade|achillessehne';

const ACHE =
  'hurt(?:s|ing)?|pains?|painful|ache[ds]?|aching|achy|niggles?|niggly|twinges?|twinged|sore|schmerz\\w*';
const INJURY =
  'strain(?:ed)?|sprain(?:ed)?|torn|tore|tear|pulled|injur(?:y|ed)|swollen|swelling|fracture|tweaked|popped|rolled|twisted';
/** What is an injury by its name alone. */
const NAMED =
  'shin splints?|plantar fasciitis|stress fracture|tendin?itis|tendinopathy|runner.?s knee|it ?band syndrome|itbs|injured|limped|limping|zerrung|verletzt';

/** A part of the body and what it feels like, in either order, a few words apart. */
const OF_BODY = new RegExp(
  `\\b(?:(?:${BODY})\\b(?: [\\w’']+){0,3}? (?<after>${ACHE}|${INJURY})|(?<before>${ACHE}|${INJURY})(?: [\\w’']+){0,3}? (?:${BODY}))\\b`,
);
const BY_NAME = new RegExp(`\\b(?:${NAMED})\\b`);

/**
 * What a note says of pain; null where it says that there was none, that it is over, or that it is
 * another's. Legs that are sore after a hard day are none either.
 */
export function notedPain(notes: string | null): PainInNote | null {
  if (!notes) return null;
  const found = notes
    .toLowerCase()
    .split(/[.,;:!?\n()]+| but /)
    .map(painInClause)
    .filter((each) => each !== null);
  return found.find(({ isInjury }) => isInjury) ?? found[0] ?? null;
}

function painInClause(clause: string): PainInNote | null {
  const match = BY_NAME.exec(clause) ?? OF_BODY.exec(clause);
  if (!match) return null;
  const [words] = match;
  const said = match.groups?.after ?? match.groups?.before;
  const before = clause.slice(0, match.index);
  if (NOT_SO.test(before) || NOT_SO_INSIDE.test(words) || OF_OTHERS.test(before)) return null;
  if (IS_OVER.test(clause) || SORE_LEGS.test(words)) return null;
  return {
    words: words.trim(),
    isInjury: said === undefined || new RegExp(`^(?:${INJURY})$`).test(said),
  };
}

const NOT_SO =
  /\b(?:no|not|never|nothing|without|isn.t|wasn.t|didn.t|zero|avoid\w*|prevent\w*|worried|afraid|old|last year)(?: [\w’']{1,20}){0,3} ?$/;
const NOT_SO_INSIDE =
  /\b(?:no|not|never|didn.t|doesn.t|isn.t|wasn.t|without|stop(?:ped|s)?|free|less)\b/;
const IS_OVER =
  /\b(?:gone|better|healed|recovered|over|free|no longer|no more|fine|used to|anymore|any more)\b/;
/** Whole legs are sore after what was hard. */
const SORE_LEGS =
  /\b(?:legs?|quads?|muscle)\b.*\b(?:sore|ache[ds]?|aching|achy)\b|\b(?:sore|aching|achy)\b.*\b(?:legs?|quads?|muscle)\b/;
const OF_OTHERS =
  /\b(?:he|she|they|kids?|son|daughter|wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|dog|baby|child|brother|sister|friend|his|her|their|.s) ?$/;
