import { addDays, type Day } from './calendar.ts';
import { daysAgoText } from './days-ago.ts';
import { IS_SOMEBODY_ELSE } from './other-people.ts';
import { isRun, type Sport } from './sports.ts';

/** The words of a note by which something hurts; `isInjury` is more than an ache. */
export type PainInNote = { words: string; isInjury: boolean };

/** Pain that is hardly over: the latest note of it, and on how many of the last runs it was noted. */
export type NotedPain = PainInNote & { id: number; date: Day; times: number; ofRuns: number };

const PAIN_DAYS = 14;
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

const words = (text: string) => new Set(text.split(/\s+/));

const BODY =
  words(`calf calves knee knees hip hips achilles shin shins foot feet heel heels hamstring
  hamstrings back ankle ankles quad quads glute glutes groin toe toes itband band plantar arch thigh
  thighs tendon shoulder leg legs muscle knie wade`);
const ACHE =
  words(`hurt hurts hurting pain pains painful ache ached aches aching achy niggle niggles
  niggly twinge twinges twinged sore schmerz schmerzen`);
const INJURY = words(`strain strained sprain sprained torn tore tear pulled injury injured swollen
  swelling fracture tweaked twisted`);
/** What is an injury by its name alone. */
const NAMED =
  words(`injured limped limping itbs tendinitis tendonitis tendinopathy fasciitis splints
  zerrung verletzt`);
/** Between the part of the body and what it feels like: 'pain in my left calf'. */
const FAR_APART = 4;

/**
 * What a note says of pain; null where it says that there was none, that it is over, or that it is
 * another's. Legs that are sore after a hard day are none either.
 */
export function notedPain(notes: string | null): PainInNote | null {
  if (!notes) return null;
  const found = notes
    .toLowerCase()
    .split(/[.,;:!?\n()]| but /)
    .map(painInClause)
    .filter((each) => each !== null);
  return found.find(({ isInjury }) => isInjury) ?? found[0] ?? null;
}

function painInClause(clause: string): PainInNote | null {
  const said = clause.split(/\s+/).filter((word) => word !== '');
  const place = placeOfPain(said);
  if (!place || said.some((word) => OVER.has(word))) return null;
  const before = said.slice(Math.max(0, place.from - NEAR_WORDS), place.from);
  const inside = said.slice(place.from, place.to + 1);
  const isNone = [...before, ...inside].some((word) => NOT_SO.has(word) || /n.t$/.test(word));
  if (isNone || IS_SOMEBODY_ELSE.test(before.at(-1) ?? '')) return null;
  const isSoreLegs = inside.some((word) => BIG.has(word)) && inside.some((word) => SORE.has(word));
  if (isSoreLegs) return null;
  return { words: inside.join(' '), isInjury: place.isInjury };
}

type Place = { from: number; to: number; isInjury: boolean };

/** The nearest pair of a part of the body and what it feels like; an injury before an ache. */
function placeOfPain(said: readonly string[]): Place | null {
  const places: Place[] = [];
  for (const [at, word] of said.entries()) {
    const isInjury = INJURY.has(word);
    if (NAMED.has(word)) places.push({ from: Math.max(0, at - 1), to: at, isInjury: true });
    if (!isInjury && !ACHE.has(word)) continue;
    for (const [other, part] of said.entries()) {
      if (!BODY.has(part) || Math.abs(other - at) > FAR_APART) continue;
      places.push({ from: Math.min(at, other), to: Math.max(at, other), isInjury });
    }
  }
  const length = ({ from, to }: Place) => to - from;
  const sorted = places.toSorted(
    (one, other) => Number(other.isInjury) - Number(one.isInjury) || length(one) - length(other),
  );
  return sorted[0] ?? null;
}

const NEAR_WORDS = 4;
const NOT_SO =
  words(`no not never nothing without zero avoid avoiding prevent worried afraid old less
  stopped stops`);
const OVER = words('gone better healed recovered over free longer more fine used anymore');
/** Whole legs are sore after what was hard. */
const BIG = words('leg legs quad quads muscle');
const SORE = words('sore ache ached aches aching achy');
