import type { Wordings } from './wording.ts';

/** A figure, its record and its change, a weight, a pair of shoes. */
export const FIGURES_AND_CHANGES: Wordings = [
  // 'Feeling flat this week'
  [
    /(?<=^(?:why )?(?:(?:i|i'm|i've|my|legs|am|do|did|have|been|are|both|ve) )*(?:feel|feels|felt|feeling|am|been|are|so) (?:(?:a|bit|so|really|very|rather|completely|quite|little) )*)(?:flat|heavy|lifeless|leaden|empty)(?= (?:this|all|last|lately|today|these|recently|since)\b|,? (?:why|what)\b|[?.! ]*$)/g,
    'tired',
  ],
  // 'Is my weekly mileage up on summer'
  [
    /^(?:so |and )*(?:is|are|has|have) (?:my |the )?(weekly |monthly )?(?:mileage|volume|distance|km|kilomet\w+)(?: gone| been| got)? (up|down|higher|lower|more|less) (?:on|from|than|compared (?:with|to|by)|vs|against|since) (?:in )?(?:last )?(spring|summer|autumn|fall|winter)(?=[?.! ]*$)/g,
    'compare the last 28 days with $3',
  ],
  // 'Am I running more than in summer', 'more strength now than in spring'
  [
    /^(?:so |and )*(?:am i running|do i run|did i run|have i run) (?:a lot |any )?(?:more|less|further)(?: now| these days| lately)? than (?:in |last |in the )?(spring|summer|autumn|fall|winter)(?=[?.! ]*$)/g,
    'compare the last 28 days with $1',
  ],
  [
    /^(?:so |and )*(?:am i (?:doing|getting)|do i do|did i do|have i done)? ?(?:more|less|fewer) (strength|gym|swimming|swims|cycling|rides|long runs|intervals|interval runs|easy runs)(?: (?:work|sessions))?(?: now| these days| lately)? than (?:in |last |in the )?(spring|summer|autumn|fall|winter)(?=[?.! ]*$)/g,
    'compare $1 in the last 28 days with $2',
  ],
  // 'Which of my long runs had the worst pace', 'my top 3 times over 10k'
  [
    /\b(which (?:of my )?(?:\w+ )?(?:run|runs|ride|rides)) (?:had|has|was) (?:the |my )?(?:worst|slowest|lowest) (?:average )?pace\b/g,
    '$1 was the slowest',
  ],
  [
    /\b(?:top|best) (\d{1,2}|three|five|ten) (?:times|results) (?:over|for|in|at) (?:the |an? )?(\d{1,2} ?k(?:m)?|half marathon|half|marathon)\b/g,
    '$1 fastest $2 times',
  ],
  [
    /\b(\w+ (?:vs|versus|or) \w+),? (?:are they |is (?:that|it) )?(?:basically |actually |really )?(?:the )?same(?: thing)?(?=[?.! ]*$)/g,
    '$1',
  ],
  [
    /\bdid (?:the |my )?(?:flu|illness|break|injury|covid) cost me (?:(?:any|much|a lot of|my) )?fitness\b/g,
    'am i fitter than before the flu',
  ],
  [
    /\bwhat have i been (drinking|eating) on (?=(?:my )?long runs)/g,
    'how much do i drink on average on ',
  ],
  [
    /^(?:i am |i'm )?(?:doing|running) (\d{1,2} ?x ?\d{3,4}(?: ?m)?)(?: [^,]{0,30})?,? how fast should (?:they|those|i|each) (?:be|run (?:them|it))(?=[?.! ]*$)/g,
    'what pace for $1',
  ],
  [
    /\bwhat speed (?:do|should|would) i (?:set|need|put|run)(?: (?:on|at) (?:the )?(?:treadmill|belt))? (?:for|to run|at) (?=\d:\d\d)/g,
    'what speed is ',
  ],
  // A pair lasts as far as it was run in.
  [
    /\bhow (?:far|long|many (?:km|kms|kilomet\w+|k|miles)) (?:did|have|has|had) (my|the)((?: \w+){0,3} (?:pair|shoes?|trainers?)) last(?:ed)?(?=[?.! ]*$)/g,
    'how many km on $1$2',
  ],
  [/\b(?:inside|within|during|in) (?:a|any|my) (?:\w+ )?training runs?\b/g, 'in training'],
  [/\b(heart ?rate|hr|bpm|pulse|zone)\b(.*) recovery (runs?|jogs?)\b/g, '$1$2 easy runs'],
  [/^compare (?:my )?(?=(?:body ?)?weight\b)/g, 'my '],
  [
    /\b(which|what) (run|ride|swim|walk) (?:had|has|was|with) (?:the )?most (?:km|kms|kilomet\w+|miles|mileage|distance)\b/g,
    'longest $2',
  ],
  [
    /\b(which|what) (run|ride|swim|walk|workout|day|week|month)( (?:of|in) \w+)? (?:gave|contributed|brought|added|delivered|accounted for|made up)(?: me)? (?:the )?most\b/g,
    '$1 $2$3 had the most',
  ],
  [
    /\b(which|what) (run|ride|swim|walk) (?:had|has|was|with) (?:the )?most time on (?:my )?feet\b/g,
    'longest $2 by time',
  ],
  [
    /^count (?:the |my |all )*(?=(?:\w+ ){0,2}(?:runs|rides|swims|workouts|sessions)\b)/g,
    'how many ',
  ],
  [
    /^(?:what is |what was )?my (?:best|fastest|quickest) (?:average )?pace(?=(?: ever| so far| this year)*[?.! ]*$)/g,
    'my fastest run',
  ],
  // What a retired pair was run in is all that it was run in.
  [
    /,? (?:before|until|when) (?:they were (?:retired|replaced|binned|worn out|done)|i (?:retired|binned|replaced|chucked|threw|ditched|stopped (?:using|wearing)) (?:them|it)(?: out| away)?)(?=[?.! ]*$)/g,
    '',
  ],
  [
    /,? (?:excluding|not counting|without|except|leaving out) (?:the |my )?walks(?: (?:and|or) hikes)?(?=[?.! ]*$)(?<=\bruns?\b.*)/g,
    '',
  ],
  [
    /\bmy (?:top|best) (\d{1,2}|three|five|ten) (?:times|efforts|results|performances) (?:over|for|at|in) (?:the |a )?(?=\d|half|marathon)/g,
    'my $1 fastest ',
  ],
  [
    /\b(what speed (?:is|do i set on the treadmill for|on the treadmill for|for)) (\d:\d\d)(?=[?.! ]*$)/g,
    '$1 $2 per km',
  ],
  [
    /^(?:did|have) i( ever)? (?:manage|managed|do|done|run|hit|reach|reached|get|got) (?:over |more than |at least )?(\d{2,3} ?(?:km?|kilomet\w+|miles)) in (?:any|a|one|a single) (week|month)(?=[?.! ]*$)/g,
    'how many $3s over $2$1',
  ],
  [
    /\bdo i (?:run|train) (?:with|at) (?:a |my )?(higher|lower) (cadence|heart ?rate|pulse|hr) than\b/g,
    'is my $2 $1 than',
  ],
  [/(?<=\b(?:rain|snow|wind|dark|heat|cold|fog)) did i note(?=[?.! ]*$)/g, ' did i do'],
  // 'Zone 2 in beats'
  [
    /^((?:and |so )*)(?:(?:what is |my )*)(zone (?:\d|one|two|three|four|five)) in (?:beats|bpm|heart ?rate|hr|pulse)(?: per minute| a minute)?(?=(?: for me| please| pls)?[?.! ]*$)/g,
    '$1what is $2 for me',
  ],
  // Whether a figure improves is how it changed.
  [
    /^((?:and |so )*)(?:is|are) my (?:average )?((?:cadence|heart ?rate|hr|pulse|pace|calories)) (?:improving|getting (?:any )?better)\b/g,
    '$1has my $2 improved',
  ],
  [
    /^((?:and |so )*)(?:is|are) my (?:average )?((?:cadence|heart ?rate|hr|pulse|weight)) (?:rising|climbing|creeping up|going up|increasing|getting higher)\b/g,
    '$1has my $2 gone up',
  ],
  [
    /^((?:and |so )*)(?:is|are) my (?:average )?((?:cadence|heart ?rate|hr|pulse|weight)) (?:falling|going down|dropping|sinking|getting lower|coming down)\b/g,
    '$1has my $2 gone down',
  ],
  [
    /\b(?:how long|how many (?:weeks|km|kms|kilomet\w+)) (?:until|till|before) (?:i|we) need (?:new|other) (?:shoes|trainers|ones)\b|\bwhen (?:do|will) i need new (?:shoes|trainers)\b/g,
    'do i need new shoes',
  ],
  [
    /\bhow (?:many (?:km|kms|kilomet\w+|miles)|much|long|far) (?:until|till|before) (my|the)((?: \w+){0,3} (?:pair|shoes|ones)) (?:is|are|will be) (?:done|worn(?: out)?|finished|due|dead|ready for the bin)\b/g,
    'how many km on $1$2',
  ],
  [
    /\bhow much (?:weight )?(?:do|did|am) i (?:los(?:e|ing)|lost) (?=(?:per|a|each|every) (?:week|month)\b)/g,
    'how much weight did i lose ',
  ],
  [
    /^(?:my )?weight loss (?=(?:per|a|each|every) (?:week|month)\b)/g,
    'how much weight did i lose ',
  ],
  [
    /\bwhen did i (?:get|have|catch|come down with) (?:the |a |my )?(?:flu|covid|virus|bug|infection)\b/g,
    'when was i ill',
  ],
  [/\bhow long was my (?:break|layoff|lay-off|pause|time off)(?=[?.! ]*$)/g, 'how long was i out'],
  [/^(?:and |so )*what happened (?:to me |with my (?:running|training) )?(?=in )/g, 'how was it '],
  [/^(?:my )?zones(?:,? (?:please|pls))?[?.! ]*$/g, 'what are my zones'],
  [
    /\b(?:the )?most (km|kms|kilomet\w+|miles) (?:that )?i(?:'ve| have)? (?:ever )?(?:did|done|ran|run|covered|managed) in (?:one|1|a single|a) (week|month|year)\b/g,
    'biggest $2',
  ],
  [
    /\b(?:when did i|when have i) (?:run|ran|do|did|cover) (?:the )?most (?:km |kms |kilomet\w+ |miles )?in (?:one|1|a single|a) (week|month)\b/g,
    'biggest $1',
  ],
  [
    /\b(?:the |my )?(?:biggest|highest|largest) (?:single )?(?:climb|climbing|ascent|elevation(?: gain)?|vert)(?: (?:in|of) (?:one|a single|any) run)?(?=[?.! ]*$)/g,
    'which run had the most climbing',
  ],
  [
    /\b(?:when (?:will|do|would|might)|how long (?:until|till|before)) i (?:hit|am at|be at|reach|get to|be down to|weigh) (\d{2,3}(?:[.,]\d)?)(?: ?(?:kg|kilos?|kilograms?))?(?: (?:at this rate|like this|if (?:it|this) (?:goes|carries|keeps) on(?: (?:like (?:this|that)|so))?))?(?=[?.! ]*$)/g,
    'when will i reach $1 kg',
  ],
  [
    /\b(?:what|which) heart ?rate should i (?:not|never) (?:go|be|get|run) (?:over|above|beyond|past) (?:on|in|for|during) (?:my )?(easy|long|recovery) (?:days?|runs?)\b/g,
    'what heart rate for easy runs',
  ],
  [
    /\bwhen did i last (?:set|run|get|break) (?:a|any|my) (?:new )?(?:record|pb|pr|personal best)(?: of any kind| at all)?(?=[?.! ]*$)/g,
    'my latest records',
  ],
  [
    /\b(?:am i (?:running|doing)|do i (?:run|do)) my (long) (?:runs|ones) too (?:quick(?:ly)?|fast|hard)\b/g,
    'are my $1 runs too fast',
  ],
  [/^(?:and |so )*where (?:can|could|should) i improve\b/g, 'what should i improve'],
  [
    /^(?:please )?(?:give me|any|do you have)(?: (?:three|two|a few|some|one|3|2|your best))? (?:tips?|pointers|advice)(?: for me)?(?: please)?[?.! ]*$/g,
    'what should i work on',
  ],
];

/** 'Hm km this week': half marathon behind a number, how much before what is counted. */
export const HOW_MUCH: Wordings = [
  [
    /^(?:so |and |hey )*(?:hm|half marathon)(?= (?:km|kms|kilomet\w+|elevation|climb\w*|vert)\b)/g,
    'how much',
  ],
];

const EVER =
  '^(?:so |and |hey )*(?:(?:have|did) i )?(?:ever )?(?:gone|go|been|dipped|dip|broken|break|cracked|crack|beaten|beat|run|ran|done|did|do|finished|managed|raced|got|get)(?: an?| my| the)? ';
const IN_TIME =
  '(?:(?:under|below|sub|faster than|quicker than|inside|less than)[ -]?)?(\\d{1,3}(?::\\d\\d){0,2})(?: ?(?:min(?:ute)?s?))?';
const A_LENGTH = '(\\d{1,2} ?(?:k|km)|half(?: marathon)?|marathon)';

/** 'Have I ever gone under 24 minutes for 5k', 'sub 50 10k, ever?' */
export const EVER_IN_A_TIME: Wordings = [
  [
    new RegExp(
      `${EVER}${IN_TIME} (?:(?:for|over|in|on|at) )?(?:an? |the |my )?${A_LENGTH}(?: ever| yet)?(?=[?.! ]*$)`,
      'g',
    ),
    'have i run a sub $1 $2',
  ],
  [
    new RegExp(
      `${EVER}${A_LENGTH} (?:in )?(?:under|below|sub|faster than|quicker than|less than) (\\d{1,3}(?::\\d\\d){0,2})(?: ?(?:min(?:ute)?s?))?(?: ever| yet)?(?=[?.! ]*$)`,
      'g',
    ),
    'have i run a sub $2 $1',
  ],
  [
    new RegExp(
      `^sub[- ]?(\\d{1,3}(?::\\d\\d){0,2})(?: ?(?:min(?:ute)?s?))? ${A_LENGTH},? ever(?=[?.! ]*$)`,
      'g',
    ),
    'have i run a sub $1 $2',
  ],
];

/** 'Did I run more than 40 km last week': in one run nobody asks for so much. */
export const MORE_IN_ALL: Wordings = [
  [
    /^(?:so |and )*(?:did|have) i (?:run|ran|done|do|get|got|log|logged|cover|covered|manage|managed) (?:more than|over|at least|above) (?:[3-9]\d|\d{3,4}) ?(km|k|kilomet(?:re|er)s|miles)(?: in total| in all)?(?= (?:in |of )?(?:last|this|the last|(?:in )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\w*\b)(?!.*\bruns?\b)/g,
    'how many $1 did i run',
  ],
];

/** 'Is 152 bpm still zone 2 for me', 'is 150 zone 2 or 3' */
export const ZONE_OF_BEATS: Wordings = [
  [
    /^(?:so |and )*(?:is|would|does) (?:a )?(?:heart rate of |hr of |pulse of )?(\d{2,3})(?: ?bpm| beats)? (?:(?:still|really|already|be|count as|in|my|a|an) )*(?:zone|z) ?[1-5](?: for me)?(?:,? or (?:(?:is|am|have|has|it|i|already|rather|just|more|crept|slipped|gone|moved|got|into|in|to|up|a) )*(?:zone |z)?[1-5])?(?: for me)?(?=[?.! ]*$)/g,
    'which zone is $1 bpm',
  ],
];
