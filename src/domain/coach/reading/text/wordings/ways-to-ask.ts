import type { Wordings } from './wording.ts';

/** Ways to ask for one thing. */
export const WAYS_TO_ASK: Wordings = [
  // '5:30 in min per mile', '8:45 as min/km', '5:20 in km/h'
  [
    /^((?:and |so |what is |convert )*)(\d{1,2}:[0-5]\d) (?:in|to|as|into) (?=(?:min(?:ute)?s? ?(?:per|\/|a|an) ?)(?:mile|mi)\b|(?:km|kmh|kph|kilomet\w+) ?(?:\/|per|an?) ?h)/g,
    '$1$2 per km in ',
  ],
  [
    /^((?:and |so |what is |convert )*)(\d{1,2}:[0-5]\d) (?:in|to|as|into) (?=(?:min(?:ute)?s? ?(?:per|\/|a|an) ?)(?:km|k|kilomet\w+)\b|(?:mph|miles (?:per|an) hour)\b)/g,
    '$1$2 per mile in ',
  ],
  // The first one that was written down, and none early in the day.
  [
    /\b(?:earliest|oldest|very first) (runs?|workouts?|sessions?|entry|activity|ride|swim)(?= (?:in|of|on) (?:(?:my|the|this) )?(?:whole )?(?:log|history|records?)\b)/g,
    'first $1',
  ],
  // 'When was my last easier week', 'when did I last have a down week'
  [
    /\b(?:last|latest|most recent) (?:proper |real )?(?:easier|easy|down|recovery|cut ?back|cut-back|lighter|light|deload|rest|low) week\b(?<=^(?:(?:and|so|ok) )*(?:when(?: was| is| did i (?:have|do|take))?|how long (?:ago|since)(?: was)?|what was|which was)? ?(?:my |the |a )?(?:last|latest|most recent) (?:proper |real )?[\w-]+(?: back)? week)(?=[?.! ]*$)/g,
    'last cutback week',
  ],
  [
    /^(?:(?:and|so|ok) )*when (?:did i last|was the last time i) (?:have|had|do|did|take|took) (?:an? )?(?:proper |real )?(?:easier|easy|down|recovery|cut ?back|cut-back|lighter|light|deload|low) week(?=[?.! ]*$)/g,
    'when was my last cutback week',
  ],
  // 'My cadence this month vs what's good'
  [
    /^(?:what is |show )?(?:my |the )?(.+?),? (?:vs|versus|against|compared (?:to|with)) what(?:'?s| is| it) (?:should be|(?:considered )?(?:good|normal|typical|recommended|ideal|healthy)(?: for (?:me|runners|a runner|my age))?)(?=[?.! ]*$)/g,
    'is my $1 good',
  ],
  // What a heart rate must stay under is the upper limit of those to run at.
  [
    /^(?:and |so )*(?:what|which|how high)(?: is)? (?:(?:a|the|my) )?(?:max(?:imum)? |highest )?(?:heart rate|hr|pulse|bpm)(?: limit| ceiling| cap)? (?:should|must|may|can|do|shall) (?:i |my )?(?:not )?(?:(?:go|stay|keep|be|run|remain|exceed|have to|need to) )*(?:below |under |over |above )?(?:on |in |for |during |with )?(?:my |an? )?(easy|long|recovery)(?: (?:runs?|days?|jogs?))?(?: (?:not )?(?:to )?(?:stay|keep|be|go|remain|exceed)(?: (?:below|under|over|above))?)?(?=[?.! ]*$)/g,
    'what should my heart rate be on $1 runs',
  ],
  [
    /^how high (?:may|can|should|must) (?:my |the )?(?:heart rate|hr|pulse) (?:go|get|be|rise|climb) (?:on|in|during) (?:my |an? )?(easy|long|recovery) (?:runs?|days?)(?=[?.! ]*$)/g,
    'what should my heart rate be on $1 runs',
  ],
  // The week of a plan is told by those that are left to its race.
  [
    /^(?:and |so )*(?:what|which) week (?:of|in) (?:the |my )?(?:(?:training|marathon|half(?: marathon)?|race) )*(?:plan|training|block|build(?:[- ]?up)?|cycle|schedule) (?:am i (?:in|on|at)(?: now)?|is (?:this|it)|are we (?:in|on))(?=[?.! ]*$)/g,
    'how many weeks until my next race',
  ],
  [/\boldest (?=(?:run|workout|session|ride|swim)\b)/g, 'first '],
  [
    /^(?:is |are )?(?:an? )?(?:pbs?|personal bests?) (?:and|or|vs|the same (?:thing )?as|equal to) (?:an? )?(?:prs?|personal records?)(?: the)?(?: same)?(?: thing)?(?=[?.! ]*$)/g,
    'what does pb mean',
  ],
  [/\bwarm[- ]?up (?:routine |jog )?for (?=(?:a|the|my)\b)/g, 'warm up before '],
  [/^(?:so |and |ok )*what (?:for )?(today|tonight)(?=[?.! ]*$)/g, 'what should i run $1'],
  // 'How was the run after Castle Hill' is of the first one after it, and of no latest.
  [
    /(?<=^|^how (?:did|was|far was|long was|fast was) )(?:the|my) ((?:long |easy )?run)(?: right| just| straight| directly)? after (?!(?:that|it|this|them|those|my|work|lunch|dinner|breakfast|school|dark|an?|eating|strength|the gym|gym|intervals?|long|easy|hard|which)\b)/g,
    'the first $1 after ',
  ],
  // 'Do I need a rest week', 'when is my next recovery week'
  [
    /(?<=\b(?:need|due|last|latest|next|take|time for|should i|have)\b.{0,20}?)\b(?:rest|recovery|deload|down|off|lighter)[- ]week\b/g,
    'cutback week',
  ],
  [/^(?:(?:a|the|my|give me (?:a|the)) )?weekly plan(?:,? please)?[?.! ]*$/g, 'plan my week'],
  [/^(?:so |and )*what are my (?:training )?paces[?.! ]*$/g, 'what are my training paces'],
  // Halves of a year stand whole on either side.
  [
    /\b(?:the |my )?(first|1st|second|2nd) half (of (?:the|this|last) year|of 20\d\d) (.{0,40}?\b(?:vs|versus|against|than|with|to|and)) (?:the |my )?(first|1st|second|2nd)(?: half| one)?(?=[?.! ]*$)/g,
    '$1 half $2 $3 $4 half $2',
  ],
  [
    /\b(?:the |my )?(first|1st) (?:and|with|to|vs|against) (?:the )?(second|2nd) half (of (?:the|this|last) year|of 20\d\d)\b/g,
    '$1 half $3 with $2 half $3',
  ],
  // 'Zone 2 feels like walking' is no walk.
  [
    /\b(?:feels?|felt|is|seems|meant to feel)(?: just| almost| nearly)? like (?:walking|a walk)\b/g,
    'feels too slow',
  ],
  // 'The longest I've gone without a day off' asks for days in a row, and for none without.
  [
    /\b(?:(?:gone|went|go|been|trained|training|run|running) )?without (?:(?:taking|having) )?(?:a|any|one) (?:single )?(?:rest days?|days? off|days? of rest|rest)\b(?<=\b(?:longest|how long|most)\b.*)/g,
    'days in a row of training',
  ],
  [
    /\b(?:the )?fastest (?:i (?:have |had |did )?(?:ever )?|i've (?:ever )?)(?:done|run|ran|covered|gone|do) (?:a|one|the) (?=(?:kilomet\w+|km|mile|5 ?k|10 ?k|half|marathon)\b)/g,
    'fastest ',
  ],
  // The day says which: 'what did I write about the run on 14 November'
  [
    /\b(write|wrote|written|note|noted|say|said) (?:about|for|under|after) (?:the|my|that) (?:run|workout|session|training)(?= (?:on|of|from) (?:the )?(?:\d|\w+day\b))/g,
    '$1',
  ],
  [
    /\b(?:the )?difference between (?:my )?(?<one>treadmill|easy|long|interval)(?: runs?)? pace and (?:my )?(?<other>outdoors?|outside|easy|long|treadmill)(?: runs?)?(?: pace)?\b/g,
    'my $<one> pace vs $<other>',
  ],
  [
    /\bcompare (?:my )?treadmill (?:pace|runs?) (?:and|with|to|vs) (?:my )?(?:outdoors?|outside)(?: pace| runs?)?\b/g,
    'my treadmill pace vs outdoor',
  ],
  [
    /(?<=\bwhat (?:percentage|percent|share|proportion|part) of (?:my |all )?runs (?:are|were) )(easy|long|intervals?)(?=[?.! ]| (?:this|last|in|since)\b|$)/g,
    '$1 runs',
  ],
  [
    /\bwhat (?:(?:comes|happens|do i do|should i do|to do)(?: next)? )?after (?:the|my|a) (half|marathon|10 ?k|race)(?: marathon)?\b(?:,? (?:do|should|can) i (?:rest|run|take a break))?/g,
    'how long to recover after a $1',
  ],
  [
    /\bwhat (?:do i (?:still )?(?:need|have) to do|should i (?:still )?do|is (?:still )?left to do) (?:before|until|ahead of) (?=(?:the|my) )(?!.*\b(?:morning|evening|day|week|night)\b)/g,
    'how do i prepare for ',
  ],
  [
    /(?<=^|[.!?] )my (?:last |latest )?(easy|long|tempo|recovery) (?:run|pace) (?:was|is) (?:at |around |about )?(\d:\d\d)(?: per km| \/km)?[.,;]? (?:is (?:that|it) |was (?:that|it) )?too (fast|quick|slow)\b/g,
    'is $2 too $3 for a $1 run',
  ],
  [/\b(max(?:imum)? (?:hr|heart rate|pulse)) (?:of|as|by|at) (?=220\b)/g, '$1 '],
  [/\b(?:my |the |a )first gel\b|\bgel first\b/g, 'a gel'],
  [/\bin the month of (?=[a-z])/g, 'in '],
  [
    /^i(?:'m| am|m) [3-8]\d(?: years old)?,?(?: and| now)?,? (?=(?:am|will) i (?:going to )?(?:get|be|become) )/g,
    'at my age ',
  ],
  // 'My heart rate in the City 10 K compared with Riverside'
  [
    /(?<=\b(?:heart rate|hr|pace|time|cadence|effort) (?:in|at) (?:the )?[\w ]{3,30} )compared (?:to|with)\b/g,
    'vs',
  ],
  [/,? \(?(?:including|incl|counting) (?:my |the |those in )?training(?: runs)?(?=[)?.! ]*$)/g, ''],
  [
    /\bwhat is a (?:good|sensible|reasonable|ideal) longest (?:long )?run (?=for\b)/g,
    'how long should the longest run be ',
  ],
  [/\b(?:of|in|during) (?:my|the|your) (?:menstrual )?cycle\b/g, 'of my period'],
  [
    /^how (?:often|much|far) do i run (?=(?:on |at )?(?:the )?(?:weekends|weekdays) (?:or|vs|versus) (?:on |at )?(?:the )?(?:weekends|weekdays)\b)/g,
    'do i run more ',
  ],
  [
    /\bhow (much|many gels) (?:i must|must i|i have to|i should|i need to) (drink|eat|take)\b/g,
    'how $1 should i $2',
  ],
  [/^i want know (?=how\b)/g, ''],
  [
    /\bhow many (days|weeks|months) (?:are|is|do i have|will there be) (?:there )?between\b/g,
    'how many $1 between',
  ],
  [/\bgray\b/g, 'grey'],
  [/\b(\d) (\d\d) (?=(?:per|a|\/) ?(?:k|km|kilomet\w+|mile)\b)/g, '$1:$2 '],
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
    /^how (?:was|were) ((?:mon|tues|wednes|thurs|fri|satur|sun)day)'?s (intervals?|tempo|session)(?=[?.! ]*$)/g,
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
    /^(?:when|how (?:many (?:weeks|days)|long)(?: is it)? (?:until|till|til|before|to)) (?:(?:does|do|should|must|would) )?(?:(?:my|the|i|we) )*(?:(?:need|have) to )?(?:(?:start|begin) )?(?:my |the )?(half marathon|marathon|half|10k|5k) (?:training|plan|build[- ]?up|block|prep\w*)(?: (?:have|need|ought))?(?: to)?(?: (?:starts?|begins?))?(?: in earnest| properly)?(?=[?.! ]*$)/g,
    '$1 plan',
  ],
  [
    /\b(?:split|pace|divide) (?:up )?(?:the |my )?(?:first and (?:the )?second half|two halves|first and second halves) of (?:the |my )?/g,
    'pace ',
  ],
  [/^(can i .*?),? without (?:any )?(?:harm|problems?|trouble|risk|damage)(?=[?.! ]*$)/g, '$1'],
  [
    /\b(?:which (?:of (?:my|the) )?)?(runs|workouts) (?:(?:did i|have i|i) )?(?:note|noted|mark|marked|log|logged|describe|described)(?: down)? as (?:feeling|having felt|felt) (\w+)(?=[?.! ]*$)/g,
    '$1 where i felt $2',
  ],
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
  // Whatever the day, it is what could be run now.
  [
    /\bif i (?:ran|raced|did) (an? |the )?(\d{1,2} ?k(?:m)?|half marathon|half|marathon) (?:tomorrow|right now|now|next week|this weekend)\b/g,
    'if i ran $1$2 today',
  ],
  [/\b(?:an? )?(?:bad|rough|terrible|awful|sleepless) night\b(?! run)/g, 'slept badly'],
  // What others do is asked for one's own sake.
  [
    /^what do (?:people|runners|others|other runners|most (?:people|runners)|good runners|pros) (?:actually |usually |normally |really )?(?=(?:eat|drink|wear|take|carry)\b)/g,
    'what should i ',
  ],
  // A time that was run there is one of 5 km.
  [/\b(?:an? |my )?(\d\d:[0-5]\d) parkrun\b/g, 'a $1 5 km'],
  [/\b(?:an? |my )?parkrun (?:in|of|at) (?=\d\d:[0-5]\d\b)/g, '5 km in '],
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
  [/\b(?:list|show|show me|name)(?: me)? (?=(?:all )?(?:my |the )?rest days\b)/g, 'how many '],
];
