/** What the line of a workout, or of a week, tells anyway. */
const TOLD_ANYWAY =
  '(?:dates?|days?|distances?|km|lengths?|paces?|average paces?|times?|durations?|heart rates?|hr|average hr|kinds?)';
const TOLD_LIST = `(?:the |their |its |my )?${TOLD_ANYWAY}(?:(?:,| and|, and| &) (?:the |their |its |my )?${TOLD_ANYWAY})*`;

type Wordings = readonly (readonly [RegExp, string])[];

/** 'Hm km this week': half marathon behind a number, how much before what is counted. */
const HOW_MUCH: Wordings = [
  [
    /^(?:so |and |hey )*(?:hm|half marathon)(?= (?:km|kms|kilomet\w+|elevation|climb\w*|vert)\b)/g,
    'how much',
  ],
];

/** 'How long since I swam' */
const SINCE_DONE: Wordings = [
  [sinceDone('swam'), 'since my last swim'],
  [sinceDone('ran|jogged|went running'), 'since my last run'],
  [sinceDone('rode|cycled|biked'), 'since my last ride'],
  [sinceDone('lifted|did weights'), 'since my last strength session'],
  [sinceDone('hiked'), 'since my last hike'],
];

function sinceDone(done: string): RegExp {
  return new RegExp(
    `(?<=^(?:and )?how (?:long|many days|many weeks)\\b.*)since i (?:last )?(?:${done})(?=[?.! ]*$)`,
    'g',
  );
}

/** What changes nothing of what is asked. */
const NOTHING: Wordings = [
  // 'Am I ready for my first marathon' asks for no first run.
  [
    /(?<=\b(?:ready for|prepared for|plan (?:for|to)|predict|taper for) my )(?:very )?first (?=(?:half|marathon|10k|5k|race)\b)/g,
    '',
  ],
  // All that was done is counted where no kind is named.
  [
    /(?<=\b(?:train(?:ed|ing)?|exercis\w+|work(?:ed)? out|workouts)\b.*),? (?:incl(?:uding)?|counting) (?:the )?(?:gym|strength|weights|cross[- ]?training|everything|all sports?|bike|rides?|cycling|pool|swims?|swimming)(?:,? and (?:the )?(?:gym|strength|weights|bike|rides?|cycling|pool|swims?|swimming))?(?=[?.! ]*$)/g,
    '',
  ],
  // How long it is to a race is told with its day.
  [
    /(?<=\bwhen(?:s|'s| is)? .*\brace\b.*),? (?:n|and|&|\+) how many (?:days|weeks)(?: (?:left|to go|until then|till then|is that|are left))?(?=[?.! ]*$)/g,
    '',
  ],
  [
    new RegExp(
      `,? (?:with|including|showing|plus) (?:(?:the|their|its) ${TOLD_ANYWAY}(?=[.?! ]*$)|${TOLD_LIST.replace(')*', ')+')})(?: of each| for each| on which (?:it|they) (?:fell|was|were|happened|took place))?(?=[.?! ]*$)(?<=\\b(?:list|show|find|give|which|longest|fastest|slowest|quickest|biggest|highest|last|latest|best|hilliest|top)\\b.*)`,
      'g',
    ),
    '',
  ],
  [
    /,? (?:with the date on which it (?:fell|was|happened)|(?:and|:) (?:when|what date|on what (?:day|date)) (?:was|were|did) (?:it|that|they|those|i)(?: (?:be|run|do) (?:it|that))?(?: and how far did i (?:go|run))?)(?=[.?! ]*$)/g,
    '',
  ],
  // A workout is told with its day and its note.
  [
    /[,.?!;] *(?:please )?(?:list|show|give|tell)(?: me)? (?:me )?(?:the |their |all )*(?:dates?|days?|them|those)(?:,? (?:please|pls))?(?=[.?! ]*$)/g,
    '',
  ],
  [
    /,? (?:and )?(?:did i (?:note|write(?: down)?|give|mention|say) (?:a |the |any )?(?:reason|why|anything|something)(?: (?:about it|for it|down))?|what did i (?:write|note|say)(?: (?:about|on|of) (?:it|that))?|why (?:was that|did i (?:write|note))?)(?=[.?! ]*$)/g,
    '',
  ],
  [/\bon my (?:birthday|anniversary|name day),? (?=(?:the )?\d)/g, 'on '],
  // The race of a record is told with it.
  [
    /,? (?:and )?(?:was|were) (?:it|that|they) (?:in |during |at )?(?:a |the )?(?:race|training)(?: run)? or (?:in |during |just )?(?:a |the )?(?:race|training)(?: run)?(?=[.?! ]*$)/g,
    '',
  ],
  [
    /(?<=\bweek\b.*),? and how many (?:runs|sessions|workouts|km) (?:did it (?:contain|have|include|hold)|were (?:there|in it)|was (?:that|it))(?=[.?! ]*$)/g,
    '',
  ],
  [
    /,? (?:anywhere in (?:the|my) (?:whole )?(?:log|runs?|history)|(?:also |even )?(?:including |counting )?(?:(?:those|ones?|any) )?(?:inside|within) (?:a |any |of )?(?:longer )?runs?)(?=[.?!, ]|$)/g,
    '',
  ],
  // What is told of the weight to come goes by what it did.
  [
    /(?<=\bweight\b.*),? if (?:it|this|that|things|i) (?:carr(?:y|ies)|go(?:es)?|keeps?|continues?|stays?)(?: on)?(?: going)?(?: (?:like (?:this|that)|this way|at this (?:rate|pace)|so))?(?=[?.! ]*$)/g,
    '',
  ],
  // Which kinds are meant is said by 'everything'.
  [
    /(?<=\beverything included\b),? (?:(?:the |even )?(?:cycling|gym|strength|weights|walks?|walking|hikes?|swimming|swims|yoga|rides?)(?:,? (?:and|&) |, )?){1,4}(?: as well| too)?(?=[?.! ]*$)/g,
    '',
  ],
  // The dates are told with every workout.
  [
    /,? \b(?:(?:with|including|incl) (?:the |their |its )?dates?|(?:the )?dates? (?:included|incl|too|as well))(?=[.?! ]*$)/g,
    '',
  ],
  [/\b(?:under|beneath) (?:my|the) belt\b/g, ''],
  [/,? \bnothing (?:too )?(?:crazy|mad|fancy|silly|wild)(?=[.?! ]*$)/g, ''],
  // A time over a distance is told at every 5 km of it.
  [/\b(?:5|10) ?(?:km|k) (?=splits\b)(?<=\b(?:sub|marathon|half|\d:\d\d)\b.*)/g, ''],
  [/\b5 ?(?:km|k) (?=splits (?:for|of|to) .*(?:marathon|half|\d ?(?:km|k|miles)\b))/g, ''],
  // Who says so is no part of a question.
  [
    /^(?:(?:a|an|my|the|some) )?(?:[a-z]+(?:'s)? ){0,2}(?:table|chart|calculator|article|book|website|app|watch|podcast|magazine) (?:says|said|claims|reckons|tells me|told me) (?:that )?(?=.*\b(?:what|how|is|can|could|would|will)\b)/g,
    '',
  ],
  [/ as an? (?:complete |total |absolute )?(?:beginner|newbie|novice|new runner)\b/g, ''],
  [
    /^(?:(?:hi|hey|hello) )?happy (?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|weekend)(?: (?:coach|to you|there))?[!,. ]+(?=\w)/g,
    '',
  ],
  [/,? \b(?:yes or no|y or n|yes no|or not(?=[.?! ]*$))\b/g, ''],
  [/,? \b(?:no|without a) (?:target|goal)(?: time)?(?: in mind| set)?$/g, ''],
  [/\bin (?:a|one|any) (?:single )?(?:run|go|session|outing|workout)\b/g, ''],
  [/,? \bi mean\b/g, ''],
  [/(?<=\bdays )(?:counting|including) today\b/g, ''],
];

/** Days and hours in the words in which they are read. */
const DAYS: Wordings = [
  [
    /\b(this (spring|summer|autumn|fall|winter)) (vs|versus|against|than|or|and|compared (?:to|with)) (?:the )?(?:last|previous)(?: one)?(?=[.?! ]*$)/g,
    '$1 $3 last $2',
  ],
  [/\bhow many (?:nights|evenings|mornings)(?= (?:did|have|do) i\b)/g, 'how many times'],
  [
    /\b(this (?:week|month|year)) (?:until|till|til|up (?:to|until)|to) (?:now|today|date)\b/g,
    '$1',
  ],
  [
    /\bthis (week|month|year) (than|vs|versus|or|against|compared (?:to|with)) (?:in )?(?:the |my )?(?:one before|previous one|previous \1|\1 before|last one)(?: that| it)?(?=[.?! ]*$)/g,
    'this $1 $2 last $1',
  ],
  [
    /\bsince (?:the )?(?:start|beginning) of (?:the )?(spring|summer|autumn|fall|winter)\b/g,
    'since $1',
  ],
  [/\blast year'?s? (spring|summer|autumn|fall|winter)\b/g, 'last $1'],
  [
    /\b(before|after|earlier than|later than) (\d{1,2})(:\d\d)? (?:o'?clock )?in the morning\b/g,
    '$1 $2$3 am',
  ],
  [
    /\b(before|after|earlier than|later than) (\d{1,2})(:\d\d)? (?:o'?clock )?in the (?:evening|afternoon)\b/g,
    '$1 $2$3 pm',
  ],
  [
    /^((?:did|do|was|were|what did|how was|how did) .*)\b(?:at|on|over) the weekend(?=[.?! ]*$)/g,
    '$1last weekend',
  ],
  [/\b(?:my|that|this) week of (?=\d)/g, 'the week of '],
  [
    /\b(\d{1,2})-(\d{1,2})(?:st|nd|rd|th)?(?: of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)([a-z]*)\b/g,
    'from $1 $3$4 to $2 $3$4',
  ],
  [
    /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)([a-z]*) (\d{1,2})-(\d{1,2})\b(?!\/)/g,
    'from $3 $1$2 to $4 $1$2',
  ],
  [
    /\b((?:\d{1,2}(?:st|nd|rd|th)? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*(?: \d{1,2}(?:st|nd|rd|th)?)?(?: 20\d\d)?) onwards?\b/g,
    'since $1',
  ],
  [/\bsince (since|from)\b/g, 'since'],
  [
    /\b(?:last|past) (30|60|90|7|14|28)\b(?=[?.! ]*$| [a-z]+$)(?! (?:days|weeks|months|runs|km|k|workouts|miles|min|minutes|hours|sessions))/g,
    'last $1 days',
  ],
  [/\bh1(?= 20\d\d|$)/g, 'first half of'],
  [/\bh2(?= 20\d\d|$)/g, 'second half of'],
  [/\b20(\d\d) (h[12]|(?:first|second|1st|2nd) half)\b/g, '$2 of 20$1'],
  [/\b(first|second) half (20\d\d)\b/g, '$1 half of $2'],
  [/\b(?:the )?first of (?=jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/g, '1 '],
  [
    /\b(?:(?:in|over|for) )?(?:the )?(?:(?:last|past) )?half (?:a |of a )?year\b(?! of)/g,
    'in the last 6 months',
  ],
  [/\b(week|month|year|day) (?:prior|earlier)$/g, '$1 before'],
  [
    /\b(?:the )?(?:beginning|start) of (jan|feb|mar|apr|may|june?|jul|aug|sep|oct|nov|dec)/g,
    '1 $1',
  ],
  [/\bmid[ -](jan|feb|mar|apr|may|june?|jul|aug|sep|oct|nov|dec)/g, '15 $1'],
  [
    /\bhow(?:'?s| is| was| has| did| does) my (week|month|year)(?: (?:been|go|going|gone|looking?|turn out|shaping up|so far))*(?=[?.! ]*$)/g,
    'how is this $1',
  ],
  [/^what (?:was|is) (?:my|this) (week|month|year) like(?=[?.! ]*$)/g, 'how is this $1'],
  [/^(how (?:was|did|is|has)) (?:my|this|the) morning(?: go| been)?(?=[?.! ]*$)/g, '$1 today'],
  [
    /^how (was|did) (?:my|this|the) (?:morning'?s?|run this morning) ?(?:run|session|workout)?(?: go)?(?=[?.! ]*$)/g,
    'how $1 my run today',
  ],
  [/\b1st half\b/g, 'first half'],
  [/\b2nd half\b/g, 'second half'],
  [/\b(20\d\d) to date\b/g, '$1'],
  [
    /\b(?:my |the )?(?:training |build[- ]?up )?block (?:before|leading up to|up to)(?= )/g,
    'the 8 weeks before',
  ],
  [/(?<!\bof )\ball year(?: long)?(?=[?.! ]*$)/g, 'this year'],
  [/(?<=\w )(?<!\bcompared )(?:to|until|till) now\b/g, 'to today'],
  [/(?<=\bplan .{0,20})\b(?:the )?(?:next|coming) (?:7|seven) days\b/g, 'this week'],
  [
    /^(?:what|how) (?:would|should|could|will|does|do) (?:a |an |the |my )?(?:\w+ )?(?:next|coming) (?:7|seven) days(?: of \w+)? look(?: like)?(?=[?.! ]*$)/g,
    'plan next week',
  ],
  [/\bsince (?:the )?(?:begin|beginning|start) of (?:the|this) year\b/g, 'this year'],
  [/\b(last|past) fortnight\b/g, '$1 2 weeks'],
  // 'This month against the same month last year'
  [
    /\b(?:the )?same (?:month|week|time|period|days) (?:of )?last year\b(?<=\b(?:vs|versus|against|compar\w+|than) .*)/g,
    'last year',
  ],
];

const A_JUDGED_STRETCH =
  "(?:(?:last|this|the last|the past|my last|my latest|my most recent|yesterday'?s|today'?s|this morning'?s|(?:mon|tues|wednes|thurs|fri|satur|sun)day'?s|january|february|march|april|may|june|july|august|september|october|november|december)(?: \\w+){0,3}?|yesterday)";

/** Ways to ask for a judgement of what was run. */
const HOW_IT_WENT: Wordings = [
  // 'A short summary of how November has gone so far, good and bad'
  [
    /^(?:(?:can|could|would|will) you |please |coach )*(?:(?:give|tell|show|write)(?: me)? )?(?:an? |the )?(?:(?:short|quick|brief|little|honest) )*(?:summary|overview|recap|review|rundown|verdict)(?: of| on|,)? (how .*?)(?: so far)?(?:,? (?:the )?(?:good (?:and|or) (?:the )?bad|pros and cons|please))*(?=[?.! ]*$)/g,
    '$1',
  ],
  [
    /^how (january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|(?:this|last|the last|my|the) (?:week|month|year|season)) (?:has |have |had )?(?:gone|went|been|is going|was going|has been going)\b/g,
    'how did $1 go',
  ],
  [
    /^how (is|was|has|did|were) (?:this|my|the)(?: current| last| latest)? (?:training )?block(?: (?:going|go|gone|been|so far))*(?=[?.! ]*$)/g,
    'how $1 the last 6 weeks',
  ],
  [
    /^(?:(?:can|could|would|will) you |please |coach )*(?:analy[sz]e|review|assess|evaluate|critique|rate|judge|grade|break down|look at) (?:my |the )?(week|month|year)(?: so far)?(?=[?.! ]*$)/g,
    'how was this $1',
  ],
  [
    new RegExp(
      `^(?:(?:can|could|would|will) you |please |coach )*(?:analy[sz]e|review|assess|evaluate|critique|rate|judge|grade|break down|look at) (?:the )?(?=${A_JUDGED_STRETCH}(?: out of (?:10|ten|5|five))?[?.! ]*$)(?!.*\\b(?:pace|heart rate|hr|form|fitness|readiness)\\b)(.*?)(?: out of (?:10|ten|5|five))?(?=[?.! ]*$)`,
      'g',
    ),
    'how was $1',
  ],
  [
    new RegExp(
      `^(?:was|were|did) (${A_JUDGED_STRETCH}) (?:any good|good|ok|okay|alright|all right|decent|a good one|go well|go ok|go okay|go alright)(?: (?:for me|you think|do you think|or not|or bad|or what))?(?=[?.! ]*$)`,
      'g',
    ),
    'how was $1',
  ],
];

/** Ways to ask for one thing. */
const WAYS_TO_ASK: Wordings = [
  // 'Which should I race Harbour in?', of no race but of shoes
  [
    /^((?:and |so |ok )*)which (?:ones? )?(?=(?:should|shall|would|do|could) i (?:race|wear|run|use)\b.* in[?.! ]*$|(?:should|shall|would|could) i wear\b)/g,
    '$1which shoes ',
  ],
  // 'How far is a marathon?'
  [
    /^((?:and |so |ok )*)how (?:far|long|many (?:km|kilomet\w+|miles)) (?:is|are)(?: in)? (?:an? |the )?(half marathon|marathon|half|ultra)(?=[?.! ]*$)/g,
    '$1what is a $2',
  ],
  // 'How is threshold different from tempo?'
  [
    /^((?:and |so |but )*)how (?:is|are|does|do) (?!.*\b(?:my|i)\b)(.+?) (?:different|differ) (?:from|to|than) /g,
    '$1difference between $2 and ',
  ],
  [
    /^what was (?<day>(?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s (?<one>run|workout|session)(?=[?.! ]*$)/g,
    'my $<one>s on $<day>',
  ],
  [
    /^(?:which|what) (shoes?|pairs?|trainers) (?:did|have) i (?:wear|worn|wore|use|used) (?:in|at|for|during) (?:all )?my races(?=[?.! ]*$)/g,
    'which $1 did i race in',
  ],
  [
    /^how(?:'?s| is| has| was) my (cadence|heart rate|hr|pulse|pace) (?:been|looking|doing|lately|recently|these days)(?: (?:lately|recently|of late|these days|so far|like))*(?=[?.! ]*$)/g,
    'average $1',
  ],
  [
    /^(?:and |so )?am i (?:ahead of|behind|in front of|doing better than) where i was (?:at this point |by now |at this stage |this time |at the same point )?(?:in |last )(?=\w)/g,
    'compare this month with ',
  ],
  [
    /^(?:my |the )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s? (intervals?|long run|easy run|tempo|run|session|workout),? how (?:did|was|were) (?:it|they|that)(?: go)?(?=[?.! ]*$)/g,
    'how did my $2 on $1 go',
  ],
  [
    /^how long did (?<run>my (?:last|latest) (?:\w+ )?\w+) (?:take|last)(?: me)?(?=[?.! ]*$)/g,
    'how long was $<run>',
  ],
  [
    /^when (?:do|will|am) i (?:run|running|race|racing|do|doing) (?:my |the )(?=(?:half|marathon|10k|5k)\b)/g,
    'when is the ',
  ],
  [
    /^(?:what is |whats |what's )?my (?:average )?(?<figure>pace|speed) (?:in|at|during) zone (?<zone>[1-5])(?=[?.! ]*$)/g,
    'average $<figure> of runs in zone $<zone>',
  ],
  [/\bgels? with caffeine\b(?! or\b)/g, 'caffeinated gels'],
  [/\b(\d{1,2})ks\b(?= (?:have|did|do|i|in|on|this|last|since|ever))/g, '$1 km runs'],
  [/\bwhat means\b/g, 'what is'],
  [
    /\bhow (?:many times|often) (?:(?:have|did) i (?:run|ran|go|gone|been) )?(over|above|under|below|more than|less than|at least) (\d+ ?(?:k|km|miles?)) (?:in )?(?:a|one|per) week\b/g,
    'how many weeks $1 $2',
  ],
  [
    /\b(what (?:should|do|can) i (?:focus|work|concentrate) on) (?:this|next) (?:week|month)(?=[?.! ]*$)/g,
    '$1',
  ],
  [
    /\blongest (?:gap|break|pause|time|stretch) between (?:(?:my|two|any) )*runs\b/g,
    'longest break from running',
  ],
  [/\bheaviest (?=(?:weeks?|months?|days?)\b)/g, 'biggest '],
  [/\b(runs?|ran|start(?:ed|s)?|out) before ([4-9])(?=[?.! ]*$)/g, '$1 before $2 am'],
  [
    /\bby (?:the )?(?:new year(?:'?s(?: eve| day)?)?|end of (?:the|this) year)\b(?=.* (?:for|in|of|this) (?:the |this )?year\b)/g,
    '',
  ],
  [/\bby (?:the )?new year(?:'?s(?: eve| day)?)?\b/g, 'this year'],
  [
    /^when was (?:i at )?my (?:highest|biggest|greatest|peak) (?:training )?load\b/g,
    'my hardest week',
  ],
  [
    /^((?:have|did) i (?:ever )?(?:written|write|noted?|mention(?:ed)?) .*?) (?:before|already)(?=[?.! ]*$)/g,
    '$1',
  ],
  [
    /\bare my (shoes|trainers) (?:too old|worn(?: out)?|done|finished|dead|past it|knackered)(?= |[?.!]|$)/g,
    'do i need new $1',
  ],
  [
    /\bhow (?:long|far) should (?:my |the )?(sun|mon|tues|wednes|thurs|fri|satur)day'?s? (?:long )?run be\b/g,
    'how long should i go on $1day',
  ],
  [
    /^when (?:does|do|should|must|would) (?:(?:my|the|i|we) )*(?:(?:need|have) to )?(?:(?:start|begin) )?(?:my |the )?(half marathon|marathon|half|10k|5k) (?:training|plan|build[- ]?up|block|prep\w*)(?: (?:have|need|ought))?(?: to)?(?: (?:start|begin))?(?: in earnest| properly)?(?=[?.! ]*$)/g,
    '$1 plan',
  ],
  [
    /\b(?:split|pace|divide) (?:up )?(?:the |my )?(?:first and (?:the )?second half|two halves|first and second halves) of (?:the |my )?/g,
    'pace ',
  ],
  [/^(can i .*?),? without (?:any )?(?:harm|problems?|trouble|risk|damage)(?=[?.! ]*$)/g, '$1'],
  [
    /\b(?:which (?:of (?:my|the) )?)?(runs|workouts) (?:did i|have i|i) (?:note|noted|mark|marked|log|logged|describe|described|call|called)(?: down)? as (?:an? )?(\w+)(?=[?.! ]*$)/g,
    '$1 with $2 in the notes',
  ],
  [
    /^since when (?:do i have|have i had|did i have) (.*?)(?:,? and how (?:many|much) .*)?(?=[?.! ]*$)/g,
    'how many km on $1',
  ],
  [
    /\b(?:whens|when is|when was) the last time (?:that )?i (?:had|took|used|ate|have had|have taken) (?:an? |any |some )?((?:caffein\w+ )?gels?)\b/g,
    'when was my last run with $1',
  ],
  [
    /\bwhen did i last (?:use|have|take|eat|try) (?:an? |any |some )?((?:caffein\w+ )?gels?)\b/g,
    'when was my last run with $1',
  ],
  [
    /^(?:the )?(?:number of )?(?:days|weeks|time)(?: gone| passed)? since (?:my |the )?(?:last|latest) /g,
    'when was my last ',
  ],
  [
    /\bhow (?:many (?:days|weeks)|long)(?: (?:is it|has it been|was it))? since i (?:last )?did (?:some |any |my )?/g,
    'when did i last do ',
  ],
  [
    /\bhow (?:often|many times) (?:did|do|have|had) i (?:take|took|taken|use|used|have|had|eat|eaten) (?:an? |any )?((?:caffein\w+ )?gels?) (?:on|in|during) (?:my )?/g,
    'how many with $1 ',
  ],
  [/^(?:my )?monthly (km|miles|mileage|distance|hours)$/g, '$1 by month'],
  [/\bwhose (?=notes? )/g, 'where the '],
  [/^how (was|were|did) (?:my|the) weekend\b/g, 'how $1 last weekend'],
  [/^(?:my )?fast (?=\d)/g, 'fastest '],
  [/\b(?:hill|height|vertical|altitude) met(?:re|er)s\b/g, 'elevation'],
  [/^((?:and )?(?:the |an? )?[a-z]+) (?:too|also|as well)(?=[?.! ]*$)/g, '$1'],
  [/^no\.? of (?=runs?|workouts?|sessions?|km|miles|days)/g, 'number of '],
  [
    /\b(?:hit|reached|got to|made) (?=\d+ ?(?:km|k|miles|mi)\b)(?<=\b(?:weeks|months)\b.*)/g,
    'ran at least ',
  ],
  [/\bwithout missing an? (day|week|month)\b/g, 'of $1s in a row'],
  [
    /^do i (?:use|take|have|eat) (?:\w+ ){0,2}gels (?:often|a lot|much)(?=[.?! ]*$)/g,
    'how many runs with gels',
  ],
  [
    /(?<=\bhow long (?:do|does|did) .*)\blast\b(?! (?:week|month|year|\d|summer|winter|spring|autumn))/g,
    'take',
  ],
  // What is aimed at over it is 5 km.
  [
    /\b(?:an? |the |my )?parkrun\b(?!.*\bnotes?\b)(?<=\b(?:predict\w*|(?:could|can|would|will|should|might) i)\b.*)/g,
    '5 km',
  ],
  [
    /\b(?:(?:on |in )?(?:which|what|the|any|my) )?(runs?|workouts?) (?:where |when |that |which |on which )?(?:did i|i) (?:take|took|have|had|eat|ate|use|used) (?:any |a |an |my )?(caffein\w+ )?gels?(?: (?:on|in|during|with))?\b/g,
    '$1 with $2gels',
  ],
  [
    /\bhow many (days|weeks)(?: (?:are|is|do i have|have i got|there))* (?:left|to go)(?: (?:to|until|till|for|before) (?:my |the )?(?:next )?race)?(?=[?.! ]*$)/g,
    'how many $1 until my next race',
  ],
  [
    /\btop (\d{1,2}|three|five|ten) ((?:\w+ ){0,1}runs?) by (?:distance|length|km)\b/g,
    '$1 longest $2',
  ],
  [/\btop (\d{1,2}|three|five|ten) ((?:\w+ ){0,1}runs?) by (?:pace|speed)\b/g, '$1 fastest $2'],
  [/^(.+?),? what(?: is|'?s| does) (?:it|that)(?: mean)?\??$/g, 'what is $1'],
  [
    /^what does (?:my |the )?(?!zone|that\b|it\b|this\b)(.+?) (?:say|mean|tell me) (?:about|for) (?:the |my |a )?(?!me\b)(.+)$/g,
    'predict $2 from my $1',
  ],
  // A result, and no pace: 'what does a 49 min 10k give for a marathon'
  [
    /^what (?:does|would|will|could|might) (?:my |the |an? )?(?!.*\b(?:pace|per)\b)(\d\S*(?: (?:min|minutes?))? (?:\d\S* ?(?:km|k|miles?|mi)|half(?: marathon)?|marathon)) (?:give|get|make|predict|suggest|equal|translate|convert|be)(?: me)?(?: (?:to|into|as|for|over|in))? (?:the |my |an? )?(.+?)(?: time)?[?.! ]*$/g,
    'predict $2 from my $1',
  ],
  // What the coach knows, thinks or would do is asked of one's own running.
  [
    /^(?:(?:so|and|ok|but|hey|hi),? )*do you know what ((?:an? |the )?[\w -]{1,30}?) (?:is|are|means?)(?=[?.! ]*$)/g,
    'what is $1',
  ],
  [
    /\bdo you (?:think|reckon|believe|feel)(?: that)? (?=i (?:rest|train|run|do|eat|drink|get|need|have|race|recover)\b)/g,
    'do ',
  ],
  [/\bwould you (?=(?:reduce|cut|ease|back off|increase|keep|change|skip|drop)\b)/g, 'should i '],
  [/\bwhen did i (?:last )?race last\b/g, 'when was my last race'],
  [
    /\bhow (?:many (?:days|weeks)|long)(?: (?:is it|has it been|was it))? since i last (?=did|ran|had|went|swam|rode)/g,
    'when did i last ',
  ],
  // 'How many days since my last run' asks when that was.
  [
    /\bhow (?:many (?:days|weeks)|long)(?: (?:is it|has it been|was it))? since (?:my (?:last|latest)|i last) /g,
    'when was my last ',
  ],
];

/** Short forms, and what is typed for a word. */
const SHORT_FORMS: Wordings = [
  // 'Sub 150' for a half, 'sub 345' for a marathon
  [/\bsub ([1-5])([0-5]\d)\b(?! ?(?:bpm|hr|heart|pulse|watts?|m|km|k|min)\b)/g, 'sub $1:$2'],
  [/\bmost (long|fast|quick|slow|short|hard|high)\b/g, '$1est'],
  // No hour is meant.
  [/\bin (?:one|1|a single) (?=(?:week|month|year|day)\b)/g, 'in a '],
  [/\bbelow zone 3\b/g, 'in zone 1 and 2'],
  [/\bbelow zone 4\b/g, 'in zone 1 to 3'],
  [/\babove zone 2\b/g, 'in zone 3 to 5'],
  [/\babove zone 3\b/g, 'in zone 4 and 5'],
  // As other languages have it: 'my more long run', 'what I have to train', 'how looks my plan'.
  [/(?<=\b(?:my|the) )more (long|fast|slow|short|hard|high)\b/g, '$1est'],
  [
    /^(what|when|where|how(?: (?:many|much|far|long|fast))?(?: (?:km|kilomet\w+|miles|hours|days|runs))?) i (?:have|need) to (?=[a-z])/g,
    '$1 should i ',
  ],
  [/^(\w+(?: \w+)?) means what(?=[?.! ]*$)/g, 'what does $1 mean'],
  [/^what means? (?=\w)(.+?)(?=[?.! ]*$)/g, 'what does $1 mean'],
  [/\bin comparison (?:to|with)\b/g, 'compared to'],
  [/(?<!\d[ a-z]*)\btime (?:per|a) (km|kilomet(?:re|er)|mile)\b/g, 'pace per $1'],
  [
    /^how (?:many (?:km|kilomet\w+|miles)|far|much) do i (?:usually |normally )?run on (?:an average|a typical|a normal|a usual) ((?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/g,
    'average distance on $1s',
  ],
  [
    /\bon (?:an average|a typical|a normal|a usual) ((?:sun|mon|tues|wednes|thurs|fri|satur)day)\b/g,
    'on $1s',
  ],
  [/\b(best|personal) mark\b/g, '$1 time'],
  [
    /(?<=\b(?:best|fastest|record|personal) (?:time |result )?)in (?=\d+(?:\.\d+)? ?(?:km|k|kilomet|miles?))/g,
    'over ',
  ],
  [/^(what(?: \w+)?|how|when|where) i (must|should|can|could) (?=[a-z])/g, '$1 $2 i '],
  [/^how i (prepare|train|taper|pace|get|run|start|improve)\b/g, 'how do i $1'],
  [/^how looks? (my|the) (.+?)(?=[?.! ]*$)/g, 'how does $1 $2 look'],
  [/^when it is (?=my|the)/g, 'when is '],
  [/^which was my\b/g, 'what was my'],
  [/\bwhat for an? (?=pace|time|distance|speed)/g, 'what '],
  [/\brhythm\b(?!.*\bbreath)/g, 'pace'],
  [/\b2day\b/g, 'today'],
  [
    / (?:next to|alongside|up against|set against) (?<=\bhow (?:do|does|did|is|was|are|were|has|have)\b.*)/g,
    ' compared to ',
  ],
  [
    /\band (?:their|its) (?=(?:(?:average|avg|mean|total) )?(?:pace|speed|heart rate|hr|pulse|cadence|distance|time|calories|effort)\b)/g,
    'and ',
  ],
  // Nothing else has these numbers.
  [
    /(?<=\b(?:for|over|of|to|in|at|the|a) (?:21\.1|42\.2))(?! ?(?:km|k|kilomet\w+|kg|%|percent)\b)(?!\.?\d)/g,
    ' km',
  ],
  [/\bhalf (?:a |of a )?lit(?:re|er)s?\b/g, '500 ml'],
  [/\b(?:a |one )?quarter (?:of )?(?:a )?lit(?:re|er)s?\b/g, '250 ml'],
  [/\b(?:a|one) lit(?:re|er)s? and a half\b/g, '1.5 litres'],
  [/\b(?:a|one) (?=lit(?:re|er)s?\b)/g, '1 '],
  [/\b2(?:moro|morrow|mrw|mo)\b/g, 'tomorrow'],
  [/\b2nite\b/g, 'tonight'],
  [/\blast sun\b/g, 'last sunday'],
  [/\blast sat\b/g, 'last saturday'],
  [/\b(?:y-o-y|yoy|year (?:on|over) year)\b/g, 'compared with last year'],
  [/\bz ?([1-5])\b/g, 'zone $1'],
  [
    /\bzones? (\d) ?(?:\+|and|&|-|to) ?(?:zone )?(\d) (?:vs\.?|versus|against|compared (?:to|with)) (?:zones? )?(\d) ?(?:\+|and|&|-|to) ?(?:zone )?(\d)\b/g,
    'time in zones',
  ],
  [
    /\b(best|fastest|quickest) ((?:\d+(?:\.\d)? ?(?:k|km|miles?)|mile|half marathon|half)) (?:split|segment|stretch|effort|section)s?\b/g,
    '$1 $2',
  ],
  [/\ball (?:of )?my (\d{1,2})k ?s\b/g, 'all runs of about $1 km'],
  [
    /\b(sun|mon|tues|wednes|thurs|fri|satur)day (?:v|vs|versus|against) (sun|mon|tues|wednes|thurs|fri|satur)day(?= (?:pace|speed|heart rate|hr|runs?|distance|effort)\b)/g,
    '$1days vs $2days',
  ],
  [/\bpresent (?=(?:easy|long|tempo|form|fitness|pace|weight|training)\b)/g, 'current '],
  [
    /\b(easy|long|intervals?|treadmill)(?: runs?)? (vs|versus|against|or) (easy|long|intervals?|treadmill)(?! (?:runs?|days?|ones?))\b/g,
    '$1 runs $2 $3 runs',
  ],
  [/(?<=\w{3,} \w+) too$/g, ' also'],
  [/\b(one|two|three|four|five) and a half hours\b/g, '$1.5 hours'],
  [/\bprior to\b/g, 'before'],
  [
    /\b(?<=\b(?:more|less|faster|slower|quicker|longer|further|better|higher|lower)\b.*)then\b/g,
    'than',
  ],
  [/\bfull(?: marathon|(?=$))/g, 'marathon'],
  [/(?<=\d) ?@ ?(?=\d)/g, ' at '],
  // 'Ready 4 Harbour', 'gels 4 the half'
  [
    /(?<!\b(?:zones?|under|below|over|above|than|least|most|sub|to|and|or|effort|rpe|rated?|of) )\b4 (?=(?:the|my|an?|me|it|this|that)\b)/g,
    'for ',
  ],
  [
    /(?<=\b(?:ready|prepared|plan|training|aim|thanks) )4 (?=[a-z]{3,})(?!(?:weeks?|days?|miles?|runs?|times?|hours?|months?)\b)/g,
    'for ',
  ],
  [
    /(?<=^(?!.*\b(?:compar|from)).*\w )to (?=(?:hard|fast|slow|quick|much|often|long|high|low|far)[.?! ]*$)/g,
    'too ',
  ],
  [/\bmy 1st (?=(?:\w+ )?(?:run|race|workout)\b)/g, 'my first '],
  [/\b([1-9]00|1[0-9]00|2000)s\b/g, '$1 m'],
  [
    /\b(pace|fast|quick|set|hold|run) (for |on |in |at )?(?:my |the |a )?\d{1,2} ?x ?(?=\d{3,4} ?m\b)/g,
    '$1 $2',
  ],
  [/\bweekday (?=(?:pace|hr|heart rate|distance)\b)/g, 'weekday runs '],
  [/\bweekend (?=(?:pace|hr|heart rate|distance)\b)/g, 'weekend runs '],
  [/\bmpw\b/g, 'miles per week'],
  [/\bmin \/ (?=mile|mi\b|km\b)/g, 'min/'],
  [/(?<=[a-z]) ?\+ ?(?=[a-z])/g, ' and '],
  [/\b(?:btw|btwn)(?= \d|.* (?:and|to|&) )/g, 'between'],
  [/(?<=\d[a-z]{0,2}) ?& ?(?=\d)/g, ' and '],
  [/\bw\/o\b/g, 'without'],
  [/\bw\/ ?/g, 'with '],
  [/\b(?:b4)\b/g, 'before'],
  [/(?<!\d ?)\bmin\.? (?=\d+(?:\.\d+)? ?(?:km|k|mi|miles)\b)/g, 'at least '],
  [/\bmax\.? (?=\d+(?:\.\d+)? ?(?:km|k|mi|miles)\b)/g, 'at most '],
  [/\b(?:w|wth)(?= (?:the|a|my) )/g, 'with'],
  [/(?<=\w )\btil\b/g, 'until'],
  [/\b(?<=(?:did|do|will|would) i )way\b/g, 'weigh'],
  [/\b(?<=\b\d+ )kay\b/g, 'k'],
  [/\ban hour(?= and \w+ min)/g, '1 hour'],
  [/\bof my pairs\b/g, 'of my shoes'],
  [/\bright now\b/g, 'now'],
  [/\b(?:wk|wek)(s?)\b/g, 'week$1'],
  [/\b(?:yr|yer)(s?)\b/g, 'year$1'],
  [/\b(?:mth|mnth|mo)\b/g, 'month'],
  [/\bavg\.?/g, 'average'],
  [/\b(what|how|who|when|where|that|it|there|let)'s\b/g, '$1 is'],
  [/\b(what|how|who|when|where|that)s\b/g, '$1 is'],
  [/\b(i)'?m\b/g, '$1 am'],
  [/\b(i|you|we|they)'?ve\b/g, '$1 have'],
  [/\b(i)'(d|ll)\b/g, '$1 would'],
  // What somebody feels about a race is no part of what is asked of it.
  [
    /\bi am (?:(?:a bit|a little|so|very|really|quite|pretty|getting|kind of|just) )*(?:nervous|anxious|worried|scared|excited|proud|stressed) (?:about|of|for) /g,
    'about ',
  ],
  [/\bcan(no|')?t\b/g, 'can not'],
  [/\b(do|did|does|is|was|were|are|have|has|should|could|would)n'?t\b/g, '$1 not'],
];

/** What is said in other words: from the first to the last, each in what the ones before it left. */
export const WORDINGS: Wordings = [
  ...HOW_MUCH,
  ...SINCE_DONE,
  ...NOTHING,
  ...DAYS,
  ...HOW_IT_WENT,
  ...WAYS_TO_ASK,
  ...SHORT_FORMS,
];
