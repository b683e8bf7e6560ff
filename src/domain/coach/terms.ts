/** What a word of running means, in two sentences that say what to do with it. */
export const TERMS: Readonly<Record<string, string>> = {
  tempo:
    'A tempo run is steady and comfortably hard: a pace you could hold for about an hour, for 20 to 40 minutes. You can speak a few words at a time.',
  fartlek:
    'Fartlek is Swedish for speed play: a run with faster stretches of any length in between, by feel and without a watch.',
  interval:
    'Intervals are fast stretches of a set length with easy ones between them to recover, such as 5 times 1 km.',
  drift:
    'Drift is how much the heart rate rises in the second half of a run at an even pace. A few percent are usual; much more says that it was hot, long for you, or faster than easy.',
  vo2max:
    'VO2max is the most oxygen that the body can use in a minute, for each kilogram. It limits how fast one can run for some ten minutes; watches estimate it, a laboratory measures it.',
  cadence:
    'Cadence is the number of steps in a minute, both feet counted. It rises with speed and falls with leg length; there is no one right number.',
  taper:
    'To taper is to run less in the last two or three weeks before a race, as often and as fast as before, so that the legs are fresh.',
  threshold:
    'The threshold is the fastest effort that can be held for about an hour. Above it fatigue comes quickly.',
  'easy run':
    'An easy run is one in which you can talk in whole sentences. Most of a runner’s kilometres are such.',
  'long run':
    'A long run is the longest of the week, run easily, to get used to being on the legs for long.',
  'recovery run': 'A recovery run is a short and very easy run on the day after a hard one.',
  'negative split': 'A negative split is a race whose second half is faster than its first.',
  'even split': 'An even split is a race whose halves take the same time.',
  pace: 'Pace is time over distance: 5:30 /km is five and a half minutes for each kilometre. The lower, the faster.',
  'heart rate zone':
    'A heart-rate zone is a range of beats a minute between two limits; five of them go from very easy to as hard as possible.',
  'resting heart rate':
    'The resting heart rate is that of lying still, best taken on waking. It falls with training and rises with illness and fatigue.',
  fitness:
    'Fitness is a slow average of the training load of about six weeks; form is fitness without the fatigue of the last days.',
  'training load':
    'Training load is one figure for how much a run asks of the body: its minutes, each counted by how hard it was.',
  'grade adjusted pace':
    'Grade-adjusted pace is the pace on the flat that would have asked as much as the one uphill or downhill.',
  monotony:
    'Monotony is the mean load of seven days over how much it varies: high where every day is alike. A rest day lowers it.',
  strain: 'Strain is the load of a week times its monotony: much, and every day alike.',
  stride:
    'Strides are short, relaxed and fast stretches of about 20 seconds with a full rest between them.',
  carbohydrate:
    'Carbohydrate is what gels and sports drinks hold; about 30 to 60 grams an hour are usual on runs of more than 90 minutes.',
  '80/20':
    '80/20 is a way to share out running: some four fifths of the time easy, in Zones 1 and 2, and one fifth hard. Most runners do their easy runs too hard and their hard runs too easy.',
  parkrun: 'A parkrun is a free, timed 5 km on a Saturday morning, open to everybody.',
  pb: 'PB is personal best: the fastest that you have run a distance. PR, personal record, is the same.',
};

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:tempo|tempo run|tempo runs|tempo running)$/, 'tempo'],
  [/^(?:fartlek|fartleks|fartlek run)$/, 'fartlek'],
  [/^(?:interval|intervals|interval training|interval runs?)$/, 'interval'],
  [/^(?:drift|heart rate drift|cardiac drift|hr drift|decoupling)$/, 'drift'],
  [/^(?:vo2 ?max)$/, 'vo2max'],
  [/^(?:cadence|running cadence)$/, 'cadence'],
  [/^(?:taper|tapering|a taper)$/, 'taper'],
  [/^(?:threshold|threshold run|threshold running|lactate threshold)$/, 'threshold'],
  [/^easy runs?$/, 'easy run'],
  [/^long runs?$/, 'long run'],
  [/^recovery runs?$/, 'recovery run'],
  [/^negative splits?$/, 'negative split'],
  [/^even splits?$/, 'even split'],
  [/^pace$/, 'pace'],
  [/^(?:heart rate|hr|training) zones?$/, 'heart rate zone'],
  [/^resting (?:heart rate|hr|pulse)$/, 'resting heart rate'],
  [/^(?:fitness|form|fatigue|ctl|tsb|atl)$/, 'fitness'],
  [/^(?:training load|load)$/, 'training load'],
  [/^(?:grade adjusted pace|gap)$/, 'grade adjusted pace'],
  [/^(?:training )?monotony$/, 'monotony'],
  [/^(?:training )?strain$/, 'strain'],
  [/^strides?$/, 'stride'],
  [/^(?:carbs?|carbohydrates?)$/, 'carbohydrate'],
  [/^parkruns?$/, 'parkrun'],
  [/^80\/20(?: rule)?$/, '80/20'],
  [/^(?:pb|pr|personal best|personal record)$/, 'pb'],
];

/** The term that a question asks about, when it asks about nothing else. */
export function readTerm(asked: string): string | null {
  const [, lead = '', words = ''] = ASKS_FOR_A_WORD.exec(asked) ?? [];
  const [, bare = '', tail = ''] = ENDS_ASKING.exec(asked) ?? [];
  const meant = lead !== '' ? words.replace(SAYS_NO_MORE, '') : tail !== '' ? bare : '';
  const known = (text: string) => NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  if (meant !== '') return known(meant);
  return ONLY_TERMS.test(asked) ? known(asked) : null;
}

const ASKS_FOR_A_WORD =
  /^(?:and )?(what (?:the hell |on earth |exactly |actually )?(?:is|are|does)(?: meant by)?|what do (?:you|people|they|we|runners|coaches) mean by|what (?:is )?meant by|(?:can you |could you |please )*(?:explain|define|describe)(?: to me)?(?: what)?|(?:the )?meaning of|what is the meaning of|tell me what|what)(?: the| a| an| your)? ([a-z0-9 /-]{2,50})$/;
const ENDS_ASKING =
  /^(?:what )?([a-z0-9 -]{2,30}?),? (explain(?:ed)?|meaning|definition|in (?:simple|plain|easy) words|mean|means)$/;
const SAYS_NO_MORE =
  /(?: (?:mean|means|meant|stand for|stands for|in running|exactly|actually|again|supposed to be|is|are|then|to me|like i am (?:five|5)|in (?:simple|plain|easy) words|for a runner|when (?:it is|they are) at home|anyway|really|pls|please|lol|haha|lmao|tho|though|mate|btw|now|and why(?: .*)?|and (?:should|do|must) i (?:care|bother|worry|need (?:them|it|one|any)|do (?:them|it|any))))+$/;
/** What is nothing but a term, where it stands alone. */
const ONLY_TERMS =
  /^(?:fartleks?|vo2 ?max|tempo runs?|strides|negative splits?|monotony|drift|decoupling|cardiac drift)$/;
