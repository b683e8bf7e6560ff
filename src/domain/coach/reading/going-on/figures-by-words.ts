import type { Figure } from '../../question.ts';

/** What of one workout is asked for by more than a word of its own, once that was told. */
const BY_WORDS: readonly (readonly [Figure, RegExp])[] = [
  // 'Where was that and who was I with?', which a note alone may tell
  [
    'note',
    /^(?:where (?:was|did|is) (?:that|it|i|this)(?: (?:run|one|be|go))?|who (?:was|did|were) i (?:run |go |there )?with(?: there)?)(?: and (?:where|who) (?:was|did|were) (?:that|it|i)(?: (?:run|go|there|with)){0,2})?$/,
  ],
  [
    'note',
    /^(?:who with|with (?:who|whom)|was i (?:alone|on my own|by myself|with (?:anyone|anybody|someone)))$/,
  ],
  [
    'note',
    /^(?:what (?:went wrong|happened|was (?:wrong|the matter|the problem)|was going on)|(?:was|is) there (?:a|any) reason(?: for (?:it|that))?|did i (?:note|give|write) (?:a|any|the) reason)(?: (?:there|then|that day|with it|on it|in (?:it|the notes?)))?$/,
  ],
  ['note', /\bwas there (?:a|any) reason(?: (?:given|noted|written))? in (?:the|my) notes?$/],
  // 'What were they?', after the last interval session
  [
    'session',
    /^what (?:was|were) (?:they|it|that|those|the (?:session|workout|intervals|reps|sets))(?: (?:exactly|again|that day|made of|like then))?$/,
  ],
  [
    'session',
    /^what (?:(?:kind|sort|type) of (?:run|session|workout|intervals|one) (?:was|were) (?:it|that|they|those)|was i doing|did i (?:do|run)|did (?:it|that) (?:look like|consist of|contain))(?: (?:in it|then|that day|there|exactly|on it|for (?:it|the session)))?$/,
  ],
  [
    'session',
    /^(?:what (?:was|were)|how long (?:was|were)) (?:the|my) (?:rest|rests|recovery|recoveries|breaks?|jogs?)(?: (?:in )?between(?: (?:them|the reps|reps))?)?$/,
  ],
  [
    'session',
    /^how (?:long|far|much) (?:was (?:i|it)|did i (?:run|do|spend)) (?:actually |really )?at (?:tempo|threshold|pace|race pace)$/,
  ],
  [
    'session',
    /^was (?:it|that) (?:an? )?(?:intervals?|easy|long|tempo)(?: (?:run|session|one))? or (?:something else|what|something different|(?:an? )?(?:intervals?|easy|long|tempo)(?: (?:run|session|one))?)$/,
  ],
  ['time', /^how long (?:was i|were we) (?:out|gone|running)(?: for)?$/],
  // 'What did I take?'
  [
    'fuel',
    /^what did i (?:take|eat|drink|have|fuel with)(?: (?:on it|during it|in it|then|that day|with me))?$/,
  ],
  [
    'fuel',
    /^did i (?:take|eat|drink|have|use) (?:anything|something|any fuel|fuel)(?: (?:on it|during it|in it|then|that day|with me|on that|on that run))?$/,
  ],
  // 'What zone was I in mostly?'
  [
    'zones',
    /^what (?:share|part|percent|percentage)(?: of it)?(?: (?:was|is))? (?:in|of) zones? [1-5]$/,
  ],
  [
    'zones',
    /^(?:what|which) zones? (?:was|were) (?:i|it|that)(?: (?:mostly|mainly|in|run|most of the time|on it|then))*$/,
  ],
  [
    'laps',
    /^(?:were|was|did) (?:the |my )?(?:last|first|later|final) (?:few |two |three )?(?:reps?|ones?|intervals?|laps?) (?:any |a lot |much )?(?:slower|faster|quicker|the same|as fast|ok|okay)$/,
  ],
  [
    'gels',
    /^(?:(?:did i (?:take|have|use)|was there) )?(?:any )?(?:caffeine|caffeinated gels?|with caffeine)(?: (?:on it|during it|then|that day|in it))?$/,
  ],
  // 'Was it hotter that day?', which a note alone may tell
  [
    'weather',
    /^(?:was (?:it|that)(?: day)? (?:an? )?(?:(?:very|really|so|too|that|particularly|especially|much|any) )?(?:hot|warm|cold|windy|wet|raining|rainy|humid|icy|snowing|sunny|stormy|muggy|hotter|warmer|colder|windier|wetter)(?: one| day)?|(?:what|how) was the (?:weather|temperature)(?: like)?|did it (?:rain|snow)|how (?:hot|warm|cold|windy) was it)(?: (?:then|that day|out|outside|on it|on that day|for it|than usual|than normal|there))*$/,
  ],
  // 'Was that in a race?'
  [
    'race',
    /^(?:was|is) (?:it|that|this)(?: one)? (?:in |at |during |from |part of )?an? (?:real |actual |official )?race$/,
  ],
  // 'And how did I feel after?'
  [
    'feel',
    /^how (?:did|was) (?:i|it|that) (?:feel|felt|feeling)(?: (?:after|afterwards|on it|during it|then|that day|like))?$/,
  ],
  [
    'feel',
    /^how (?:hard|easy|tough|bad|good|tired) did (?:it|that|i) feel(?: (?:after|afterwards|on it|during it|then|that day|to me))?$/,
  ],
  [
    'feel',
    /^(?:did (?:i|it|that) feel|was i|were my legs) (?:really |very |so |too |any |completely )?(?:hard|easy|ok|okay|good|bad|tired|wrecked|fresh|strong|heavy|sore|exhausted|tough|fine|dead|knackered|flat|rough)(?: (?:after|afterwards|on it|during it|then|that day|after it|for me))*$/,
  ],
  // 'Did I slow down at the end?', 'was I even?'
  [
    'halves',
    /^did i (?:slow(?: down)?|fade|speed up|get (?:slower|faster)|drop off|hold (?:the|my|that) pace|blow up|die|go out too fast|start too fast|negative split)(?: (?:at|near|towards|in|late|on|it|the|end|second|half|last|bit|part|km|much))*$/,
  ],
  [
    'halves',
    /^(?:was|were) (?:i|it|that|the splits|my splits) (?:even|evenly paced|well paced|consistent|steady)$/,
  ],
  [
    'halves',
    /^(?:(?:what|how) (?:was|about) )?(?:my |the )?(?:heart rate|hr|pulse|pace)(?: like)? (?:in|of|over|for|during) (?:the )?(?:(?:first|second) half|two halves|both halves)$/,
  ],
  // 'How fast were the reps?'
  [
    'laps',
    /^(?:(?:how (?:fast|even|consistent|quick) were|were|what pace were|what was the pace of) (?:the|my) (?:reps|repetitions|intervals|laps|fast bits)|how (?:fast|even) were they)(?: (?:even|consistent|steady|all even))?$/,
  ],
  [
    'splits',
    /^(?:where|when|in which (?:km|part)) did i (?:(?:lose|gain|waste) (?:the |my |any )?(?:time|seconds)|slow down|speed up|fade)(?: (?:in it|there|then))?$/,
  ],
];

const LEADS = /^(?:(?:and|so|but|ok|okay|oh) )+/;
const ENDS = /(?: (?:then|though|anyway|btw))+$/;

export function figureByWords(text: string): Figure | null {
  const plain = text.replace(LEADS, '').replace(ENDS, '');
  return BY_WORDS.find(([, asks]) => asks.test(plain))?.[0] ?? null;
}
