import { hasConditions } from '../../conditions.ts';
import { ANY_WORKOUT, RUNS } from '../../kinds.ts';
import type { Figure, Measure, Subject } from '../../question.ts';
import { wordsOf } from '../text/known-words.ts';

/** Whether nothing is named but what is asked: no days, no sort of workout, no number. */
export function namesNothing(subject: Subject): boolean {
  const { kind, periods, where, zones } = subject;
  const isOfAny = kind === null || kind.many === RUNS.many || kind.many === ANY_WORKOUT.many;
  const others = [
    ...[subject.distanceM, subject.fromM, subject.timeS, subject.paceSPerKm, subject.count],
    ...[subject.rank, subject.goalM, subject.bpm, subject.race, subject.unread],
    ...[subject.searched, subject.wishes, subject.weightKg, subject.planWeeks],
  ];
  const isBare = periods.length === 0 && zones.length === 0 && !hasConditions(where);
  return isOfAny && isBare && others.every((each) => each === null);
}

/** 'What is my ...', 'how much do I ...': of oneself in general, and of nothing that was told. */
export function isOfOneself(text: string): boolean {
  return /^(?:and |then |so |ok |but )*(?:what|how) (?:is|are) my\b|^(?:and |so |then )*(?:are|is) my (?!splits?\b)|^how \w+ (?:do|should|can) i\b|^am i\b/.test(
    text,
  );
}

/** Words that point at what was told. */
const POINTS_BACK =
  /\b(?:those|these|them|they|that (?:one|run|race|session|workout|week|month|day|time|pace|distance)|of (?:it|that|the two)|(?:is|was|were|does|did|do|would|could|will|than|for|in|on|at|with|about|from|to) (?:that|it|this)(?! (?:week|weekend|month|year|season|summer|autumn|winter|spring|morning|afternoon|evening|i|my)\b)|there$|then$|the same(?! (?:heart rate|hr|pulse|pace|speed|effort)\b)|same (?:for|but|in|with)|the (?:one|week|month|year|day|time) before|the previous one|since then|after that|before that|which of|which ones?|^(?:and )?which (?:one |week |month )?(?:was|is|had|has|did)\b|mine$|(?:it|that|them|those|these)$|(?:best|worst) one$|(?:was|is) the (?:best|worst)$|(?:show|list|give)(?: me)? the runs$|(?:done|had|did|do|try|tried) (?:one|it|that|them|those)\b)\b|^(?:same|both)\b|\bthere\b(?= (?:last|this|in|on|since)\b)/;

export function pointsBack(text: string): boolean {
  return POINTS_BACK.test(text.replace(/\b(?:is|are|was|were) there\b/g, ''));
}

/** Words around a figure that say nothing of which one is meant. */
const AROUND = new Set(
  wordsOf(`a an the of on in for at with during about by to from as
  it its that this those these them they their one ones run runs session sessions workout workouts race there then
  what which how many much was is were are did do does had have has been come
  i my me we our you and so ok then also but well right now please
  would be out
  average avg mean max maximum highest total overall exact exactly actually all any anything something
  use used using take took taken get got go went going ran running cover covered
  tell show give down altogether`),
);

export function wordsLeft(text: string): string[] {
  return text.split(' ').filter((word) => word !== '' && !AROUND.has(word));
}

/** What each word asks of one workout. */
const WORDS_OF: Readonly<Record<Figure, string>> = {
  heartRate: 'hr heart rate heartrate pulse bpm beats',
  pace: 'pace speed fast slow quick quickly paced',
  distance: 'far distance length km kms kilometres kilometers miles mileage',
  time: 'long time feet duration minutes hours mins lasted',
  elevation: 'climb climbed climbing elevation ascent vert hilly hills hill gain metres meters up',
  cadence: 'cadence steps spm',
  calories: 'calories kcal burn burned burnt energy',
  gels: 'gel gels',
  hydration: 'drink drank drunk drinks fluid fluids water ml hydration',
  effort: 'effort rpe hard exertion',
  zones: 'zone zones',
  shoes: 'shoe shoes pair trainers wear wore wearing worn',
  note: 'note notes noted write wrote written say said comment comments happened',
  weather: 'weather temperature',
  fuel: 'fuel fuelling fueling',
  feel: 'feel felt feeling',
  session: '',
  whether: '',
  race: 'raced official',
  date: 'when date day ago old record',
  splits: 'split splits',
  laps: 'lap laps rep reps repetition repetitions',
  halves: 'half halves evenly fade faded drift drifted',
};

const FIGURE_OF_WORD = new Map(
  (Object.entries(WORDS_OF) as [Figure, string][]).flatMap(([figure, words]) =>
    wordsOf(words).map((word): [string, Figure] => [word, figure]),
  ),
);

/** The one figure that is asked for, where every word asks for it or says nothing. */
export function figureAsked(text: string): Figure | null {
  // 'What about on fast runs?'
  if (/\b(?:fast|slow|hard|hilly|quick) (?:runs|ones|days|sessions|workouts)\b/.test(text))
    return null;
  const plain = text
    .replace(/\b(?:that|the|this|same) (?:day|time)$/, '')
    .replace(/\blong ago\b/, 'ago')
    .replace(/\b(?:slow(?:ed)? down|blow up|hold (?:the|my) pace)\b/, 'fade')
    .replace(/\b(?:time|minutes|heart rate) (?:in )?(?:the |each )?zones?\b/, 'zones')
    .replace(/\b(?:per|a) (?:km|k|kilomet(?:re|er)|mile)\b/, '');
  const words = wordsLeft(plain);
  const figures = new Set(words.map((word) => FIGURE_OF_WORD.get(word) ?? null));
  const [figure = null, ...others] = figures;
  return others.length === 0 ? figure : null;
}

/** What 'faster' and 'most' hold against each other; null where that is left open. */
const COMPARED: readonly (readonly [words: string, by: Measure | null])[] = [
  ['faster quicker slower fastest quickest slowest', 'pace'],
  ['harder easier tougher hardest easiest toughest', 'load'],
  ['hillier hilliest flatter flattest', 'elevation'],
  ['longer longest further farther shorter shortest', 'distance'],
  ['more most less least fewer bigger biggest better best higher lower difference', null],
];
const BY_COMPARED = new Map(
  COMPARED.flatMap(([words, by]) => wordsOf(words).map((word) => [word, by] as const)),
);

/** By which figure two are held against each other; undefined where they are not. */
export function comparedBy(text: string): Measure | null | undefined {
  const word = text.split(' ').find((each) => BY_COMPARED.has(each));
  return word === undefined ? undefined : (BY_COMPARED.get(word) ?? null);
}

/** 'Was it slow?': by which figure one is held against what is usual. */
const JUDGED: readonly (readonly [words: string, figure: Figure])[] = [
  ['slow fast quick slower faster quicker', 'pace'],
  ['hard easy tough harder easier tougher', 'heartRate'],
  ['hilly flat hillier flatter', 'elevation'],
  ['long short far longer shorter further farther', 'distance'],
];
const BY_JUDGED = new Map(
  JUDGED.flatMap(([words, figure]) => wordsOf(words).map((word) => [word, figure] as const)),
);

export function judgedBy(text: string): Figure | null {
  const word = text.split(' ').find((each) => BY_JUDGED.has(each));
  return word === undefined ? null : (BY_JUDGED.get(word) ?? null);
}

const AROUND_COMPARING = new Set(
  wordsOf(
    'stack stacks stand stands measure measures than usual usually normal normally average typical or kind quite pretty very bit compare compared',
  ),
);

export function isOfComparing(word: string): boolean {
  return BY_COMPARED.has(word) || BY_JUDGED.has(word) || AROUND_COMPARING.has(word);
}

/** 'Really?', 'on what evidence does that rest?' */
const OF_GROUNDS = new Set(
  wordsOf(
    'sure certain really evidence based basis rest rests grounds why how come know true correct so',
  ),
);
const AROUND_GROUNDS = new Set(
  wordsOf('and but are you is that this it on what does do the a an i we so ok to quite for'),
);

/** 'How do you see that?' */
const HOW_IT_IS_KNOWN =
  /^(?:(?:and|but|so) )*how (?:do|did|can|could|would) you (?:see|know|tell|work (?:it|that|this) out|figure|find|get(?: to)?|judge|measure|come (?:to|up with)|say)(?: (?:that|it|this|so|out))*$/;

export function asksForGrounds(text: string): boolean {
  if (HOW_IT_IS_KNOWN.test(text)) return true;
  const words = text.split(' ').filter((word) => !AROUND_GROUNDS.has(word));
  return words.length > 0 && words.every((word) => OF_GROUNDS.has(word));
}
