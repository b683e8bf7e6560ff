import type { Intent } from '../../question.ts';

/** What a doctor should see at once. */
export const URGENT =
  /\b(?:chest(?: (?:felt|feels|is|was|gets|got|went|has been|a bit|really|so|very|bit))* (?:pains?|hurts?|hurting|tight\w*|pressure|heavy)|(?:tight|heavy) chest|pains? in my chest|dizz\w+|faint\w*|passed out|black(?:ed)? out|can not breathe|palpitations|collapsed?|numb (?:arm|face)|cough\w* blood|heat ?stroke)\b/;
/** Asks what the answer before rests on. */
export const WHY =
  /^(?:(?:and|but|ok) )?(?:why(?: (?:is that|so|not|do you (?:say|think) (?:that|so)|that|this|should i))?|how come|how so|really|are you sure|is that (?:right|true|correct)|explain(?: (?:that|this|it|why))?|how do you know(?: that| this)?|says who|based on what|(?:what is|what are) (?:that|this|it|they) based on|where (?:does|do) (?:that|this|it|those|these)(?: numbers?)? come from|how (?:did|do) you (?:get|work|calculate|compute|come up)\b.*|what (?:does|do) (?:that|this|it) (?:mean|rest on)|tell me more|more(?: details?)?|show your working|prove it|which runs(?: (?:is|are) (?:that|this|those|these))?)$/;

/**
 * Turns of phrase that speak for a kind of question. None decides: how much each weighs, by itself and
 * beside the others, is learned from the table of phrases. They read plain text with its spelling mended.
 */
export const SIGNS: readonly { of: Intent; when: readonly RegExp[] }[] = [
  {
    of: 'urgent',
    when: [URGENT],
  },
  {
    of: 'search',
    when: [
      /\b(?:notes?|noted|mention\w*|wrote|written|write)\b/,
      /\b(?:show|find|search|list|which|what|any)\b.{0,40}\b(?:workouts?|runs?|sessions?|walks?|rides?)\b.{0,20}\b(?:containing|contain|contains|that say|saying|with the words?|about)\b/,
      /^(?:workouts?|runs?|sessions?) (?:containing|that say|saying|about|with the words?)\b/,
    ],
  },
  {
    of: 'pain',
    when: [
      /\b(?:hurts?|hurting|pains?|painful|injur\w+|aches?|aching|sore|soreness|niggles?|sick|ill|illness|fever|flu|sprain\w*|shin ?splints?|tendon\w*|plantar|stress fracture|cramps?|blisters?|a cold|the cold|man ?flu|covid|corona|virus|infection|antibiotics|headache|migraine|cough\w*|runny nose|sore throat|scratchy|nausea|nauseous|vomit\w*|hung ?over|hangover|stomach bug|food poisoning|asthma|pregnan\w+|concussion|surgery|pulled|twisted|strained|swollen|swelling|physio\w*)\b/,
      /\b(?:knees?|calf|calves|achilles|hamstrings?|shins?|foot|feet|ankles?|hips?|back|heel|quads?|groin|glutes?|toes?|legs?|it band|thigh)\b.{0,20}\b(?:tight|stiff|tender|sore|bad|bothering|pinch\w*|numb|tingl\w+|burning|acting up|playing up|weird|funny|heavy|dead)\b/,
      /\b(?:tight|stiff|tender|bad|dodgy|bruised|numb|tingling|burning) (?:knees?|calf|calves|achilles|hamstrings?|shins?|foot|feet|ankles?|hips?|back|heel|quads?|groin|glutes?|toes?|thigh)\b/,
    ],
  },
  {
    of: 'onlyYours',
    when: [
      /\b(?:my|a|our) (?:friends?|wife|husband|partner|brother|sister|mates?|buddy|boyfriend|girlfriend|dad|mum|mom|son|daughter|neighbou?r|team|club|colleagues?)\b/,
      /\b(?:another|other|all|every) (?:users?|athletes?|runners?|people|persons?|accounts?|members?)\b/,
      /\b(?:some|any|every)(?:one|body) else\b/,
      /\buser ?id\b/,
      /\b(?:his|her|their) (?:\w+ )?(?:runs?|logs?|data|workouts?|pace|notes?)\b/,
      /\bpasswords?\b/,
      /\b(?:system )?prompt\b/,
      /\btrainer (?:link|url)\b/,
      /\bselect .* from\b/,
      /\bdatabase\b/,
    ],
  },
  {
    of: 'shoes',
    when: [/\b(?:shoes?|trainers|pairs?)\b/],
  },
  {
    of: 'doIt',
    when: [
      /^(?:please )?(?:(?:can|could|will|would) you (?:please )?)?(?:log|add|delete|remove|edit|create|update|import|sync|record|rename|save|enter|undo|change|set)\b(?! (?:in|of)\b)/,
    ],
  },
  {
    of: 'help',
    when: [
      /^(?:hi|hello|hey|good (?:morning|afternoon|evening))(?: there| coach)?$/,
      /^help(?: me)?$/,
      /\bwhat (?:can|could) (?:you|i) (?:do|ask|answer|tell|help)\b/,
      /\bwhat do you (?:do|know)\b/,
      /\bhow do(?:es)? (?:you|this) work\b/,
      /\bwho are you\b/,
      /\bwhat are you\b/,
      /\bare you (?:an? )?(?:ai|bot|robot|human|real|model|person)\b/,
      /\bwhat questions\b/,
    ],
  },
  {
    of: 'thanks',
    when: [
      /^(?:(?:ok|okay|great|cool|nice|perfect|good|super|awesome|many)\s?)*(?:thanks?(?: you)?(?: (?:a lot|so much|very much|coach))?|cheers|ok|okay|great|cool|nice|perfect|got it|bye|goodbye|good night)$/,
    ],
  },
  {
    of: 'why',
    when: [WHY],
  },
  {
    of: 'taper',
    when: [/\btaper\w*\b/, /\brace week\b/, /\b(?:last|final) week before (?:the|my|a) race\b/],
  },
  {
    of: 'streak',
    when: [
      /\bstreaks?\b/,
      /\b(?:days?|weeks?) in a row\b/,
      /\bconsecutive (?:days?|weeks?)\b/,
      /\blongest (?:\w+ )?(?:break|gap|pause|time off|layoff)\b/,
      /\blongest\b.*\bwithout (?:a run|running|training|a workout)\b/,
    ],
  },
  {
    of: 'weekdays',
    when: [
      /\b(?:which|what) (?:day of the week|weekday|days? (?:of the week )?(?:do|did|am|have) i)\b/,
      /\b(?:more|most|further|faster|better|often) (?:on|at) (?:the )?(?:\w+days?(?= (?:or|than))|weekends?|weekdays?|week days)(?:$|.*\b(?:or|than)\b)/,
      /\b(?:by|per|each|for each|every) (?:day of the week|weekday)\b/,
      /\bweekends? (?:vs|versus|or|against) (?:weekdays?|week days)\b/,
      /\b(?:weekdays?|week days) (?:vs|versus|or|against) weekends?\b/,
    ],
  },
  {
    of: 'predict',
    when: [
      /\bpredict\w*\b/,
      /\b(?:prognosis|projection|projected)\b/,
      /\b(?:chances?|odds|likelihood|probability|how likely)\b/,
      /\bestimat\w+\b/,
      /\bforecast\b/,
      /\bfinish(?:ing)? time\b/,
      /\bwhat (?:time|pace) (?:can|could|will|would|should|might) i\b/,
      /\bhow (?:fast|quick\w*|long) (?:can|could|will|would|might) (?:i|it|a|an|my|the)\b/,
      /\b(?:can|could|will|would|am i able to|do i) (?:i )?(?:run|break|finish|do|manage|hit|race|go|beat|get)\b.*\b(?:half|marathon|\d+(?:\.\d+)? ?(?:k|km|mi|miles?)|sub|under|below|hours?|\d{1,2}:\d\d)\b/,
      /\b(?:can|could) i (?:break|beat|go (?:sub|under))\b/,
      /\bsub ?\d/,
      /\b(?:good|realistic|sensible) (?:time|goal|target) (?:for|over)\b/,
      /\bhow long (?:will|would|should|does|do) .*\btake\b/,
      /\b(?:good|realistic|sensible) (?:\w+ )?(?:half |marathon |half marathon |\d+ ?(?:k|km|miles?) )(?:time|goal|target)\b/,
      /\b(?:\d{1,2}:\d\d|\d ?h(?:ours?)?)\b.*\b(?:realistic|feasible|achievable|doable|possible|ambitious|optimistic)\b/,
      /\b(?:realistic|feasible|achievable|doable|possible|ambitious|optimistic)\b.*\b(?:\d{1,2}:\d\d|\d ?h(?:ours?)?)\b/,
    ],
  },
  {
    of: 'readiness',
    when: [
      /\b(?:target|goal)\b.*\b(?:realistic|feasible|achievable|doable|possible|ambitious|optimistic|reachable)\b/,
      /\b(?:ready|readiness|prepared|on (?:track|course)|in shape|fit enough|trained enough|enough training)\b/,
    ],
  },
  {
    of: 'fuel',
    when: [
      /\b(?:fuel\w*|gels?|carb\w*|hydrat\w+|drink\w*|drank|water|eat|eating|nutrition|caffein\w+|electrolytes?|bonk\w*|hitting the wall)\b/,
    ],
  },
  {
    of: 'weight',
    when: [
      /\b(?:weigh|weight|weighed|weighing|bmi|kilos|weigh ins?|heavier|lighter)\b/,
      /\b(?:heaviest|lightest) (?:i|have i|i have|was i)\b/,
      /\b\d{2,3}(?:\.\d)? ?(?:kg|kgs|kilos|kilograms|lbs?|pounds|stone)\b/,
    ],
  },
  {
    of: 'myZones',
    when: [
      /\b(?:explain|what (?:is|are)|what (?:does|do)|define|tell me|show(?: me)?|which|where (?:is|are)|calculate|how are)\b.{0,40}\bzones?\b(?!.*\b(?:share|percent\w*|distribution|split|spen[dt]|last|this|past|since|in (?:january|february|march|april|may|june|july|august|september|october|november|december))\b)/,
      /\b(?:my|heart rate|hr|training) zones\b$/,
      /\bzones? in bpm\b/,
      /\bbpm (?:of|for|in|is|are)\b.*\bzone/,
      /\b(?:my )?max(?:imum)? (?:heart rate|hr|pulse)\b$/,
      /\bzones? (?:1|2|3|4|5|one|two|three|four|five) (?:mean|heart rate|bpm|range|limits?)\b/,
      /\bheart rate should (?:i|my)\b/,
    ],
  },
  {
    of: 'zones',
    when: [
      /\bzones?\b/,
      /\bz[1-5]\b/,
      /\b(?:intensity|easy hard) (?:distribution|balance|split)\b/,
      /\bpolari[sz]ed\b/,
      /\b80\/20\b/,
      /\bhow (?:much|many)\b.*\b(?:was|were|is|did i run) (?:easy|hard)\b/,
      /\b(?:share|percent\w*|proportion|ratio)\b.*\b(?:easy|hard|aerobic)\b/,
      /\b(?:easy|hard|aerobic) (?:share|percent\w*)\b/,
      /\btoo (?:hard|easy|fast)\b/,
    ],
  },
  {
    of: 'trend',
    when: [
      /\b(?:am i|are my|is my|have i|did i|has my|have my)\b.{0,40}\b(?:faster|quicker|slower|fitter|improv\w+|progress\w*|better|worse|trend\w*|declin\w+)\b/,
      /\b(?:did|has|have|is|are|how is|how has|how have) (?:my|the)\b.{0,40}\b(?:go(?:ne|ing|es)? (?:up|down)|increas\w+|decreas\w+|dropp?\w*|rise|rising|risen|chang\w+|develop\w*)\b/,
      /\b(?:pace|fitness|speed|form) (?:trend|progress|development|improvement)\b/,
      /\btrend\b/,
      /\bmy progress\b/,
      /\bprogressing\b/,
    ],
  },
  {
    of: 'compare',
    when: [
      /\bcompar\w+\b/,
      /\bvs\b/,
      /\bversus\b/,
      /\bthan\b/,
      /\bagainst\b/,
      /\bdifference between\b/,
      /\bmore or less\b/,
    ],
  },
  {
    of: 'races',
    when: [
      /\b(?:days|weeks|long|time|sleeps)\b.{0,25}\b(?:to go|till|until|left|before|away|to)\b(?!.*\bper\b)/,
      /\b(?:how many|number of|count of) (?:\w+ ){0,2}(?:races|marathons|half marathons)\b/,
      /\bhow many (?:\w+ ){1,3}have i raced\b/,
      /\bcountdown\b/,
      /\bwhen (?:is|are|do i)\b.{0,30}\b(?:race|races|marathon|half|parkrun|\d+k)\b/,
      /\b(?:next|upcoming|planned|coming|past|previous|last|old|all|my|which|what|any) races?\b/,
      /\b(?:last|past|previous) (?:\d{1,2}|two|three|four|five) races\b/,
      /\b(?:fastest|slowest|longest|shortest|best|quickest) races?\b(?! (?:pace|time))/,
      /\brace (?:calendar|goals?|results?|history|plans?)\b/,
      /\bmy results?\b/,
      /\braces? (?:do|did|have|am) i\b/,
      /\b(?:a|any|races?) races? (?:in|on|this|next|soon|coming|planned|left)\b/,
      /\bwhich race\b|^(?:what|when|where|how) (?:is|was|did) race\b/,
      /\btarget (?:time|pace)\b/,
      /\bmy (?:race )?goals?\b/,
    ],
  },
  {
    of: 'plan',
    when: [
      /^(?:an? )?(?:easy|hard|rest|run|long|intervals?)\b.*\b(?:today|tomorrow|tonight)$/,
      /\bwhat (?:should|could|will|would) (?:this|my|the|next) (?:week|day|training|running|run)s?(?: this week| today| tomorrow)? (?:look like|be)\b/,
      /\bwhat (?:should|shall|do|can|could|must|would|might) (?:i|we) (?:do|run|train|be doing)(?! (?:better|differently|wrong|to (?:improve|get|become)|about))\b/,
      /\bshould i (?:run|rest|train|go|take|do|skip|race|recover|have)\b/,
      /\bwhat (?:is )?(?:next|now)$/,
      /\b(?:suggest|recommend|propose|give me|plan|make)\w*\b.{0,25}\b(?:run|workout|session|training|plan|week|day)\b/,
      /\b(?:next|today|tomorrow|tonight)(?: i?s)? (?:run|workout|session|training)\b/,
      /\brest days?\b/,
      /\b(?:training|running) plan\b/,
      /\bplan (?:for|my|the)\b/,
      /\b(?:workout|run|training|session|plan) for (?:today|tomorrow|tonight|this week|the week)\b/,
      /\b(?:can|could|may) i (?:run|train|go|rest|race|do (?:an? |my )?(?:easy|long|hard|interval|tempo))\b/,
      /^(?:today|tomorrow|tonight)$/,
      /\bwhat (?:about|is on) (?:for )?(?:today|tomorrow|tonight)\b/,
      /\bhow (?:much|far|long|many km) should i (?:run|train|go)\b/,
      /\blong run (?:this|next) (?:week|weekend)\b/,
      /\bwhat to do\b/,
    ],
  },
  {
    of: 'biggest',
    when: [
      /\b(?:biggest|best|highest|most|longest|record|strongest|heaviest|peak|greatest|lowest) (?:\w+ )?(?:week|month|year)s?\b/,
      /\b(?:which|what|in which) (?:week|month|year)\b/,
      /\bmost (?:km|kilomet\w+|miles|runs|running|distance)\b/,
      /\b(?:worst|smallest|least|lightest|quietest) (?:\w+ )?(?:week|month|year)s?\b/,
    ],
  },
  {
    of: 'analysis',
    when: [
      /\bhow (?:is|are|am|was|has|have|were)\b(?!.*\b(?:far|much|many|long|fast|pace|heart|often)\b).{0,40}\b(?:training|doing|running|going|things|progress|shape|look\w*|week|month|year|going on)\b/,
      /\banaly[sz]\w*\b/,
      /\banalysis\b/,
      /\bstrengths\b/,
      /\bweak(?:ness\w*|er|est| (?:points?|spots?))?\b/,
      /\bfeedback\b/,
      /\bshould i (?:do|run|train|take|rest) (?:more|less|fewer|longer|harder|slower|faster)\b/,
      /\bimprov\w+\b/,
      /\bget(?:ting)? (?:better|faster|quicker|fitter|stronger)\b/,
      /\b(?:run|become|be|go) (?:better|faster|quicker|fitter|stronger)\b/,
      /\bwork on\b/,
      /\badvi[cs]e\b/,
      /\btips?\b/,
      /\bassess\w*\b/,
      /\bsummar\w+\b/,
      /\breview\b/,
      /\binsights?\b/,
      /\bover ?train\w*\b/,
      /\btoo (?:much|little|often|many)\b/,
      /\b(?:do|doing|did i do) (?:better|wrong|right|well|differently)\b/,
      /\bwhat (?:do|did) you (?:think|see)\b/,
      /\bhow (?:do|can) i look\b/,
      /\bburn(?:ed|t|ing)? out\b/,
      /\bam i (?:running|training|doing|resting|recovering)? ?(?:enough|consistent\w*|ok|okay|well)\b/,
      /\bhow consistent\b/,
      /\bconsistency\b/,
      /\bdo i (?:run|train|rest) enough\b/,
    ],
  },
  {
    of: 'breakdown',
    when: [
      /\b(?:by|for each|for every) (?:week|month|year)\b(?! (?:on average|do i|i ))/,
      /\b(?:each|every) (?:week|month)\b (?:this|last|since|in|of|for|over)\b/,
      /\b(?:week by week|month by month|year by year)\b/,
      /\b(?:weekly|monthly|yearly) (?:breakdown|totals?|numbers|volumes?|km|kilomet\w+|miles|mileages?|distances?)\b(?=.*\b(?:this|last|since|in|for|past)\b)/,
      /\bbreakdown\b/,
    ],
  },
  {
    of: 'weekly',
    when: [
      /\b(?:per|a|each|every|in a|in one) (?:typical |normal |usual |average )?(?:week|month)\b/,
      /\b(?:weekly|monthly)\b/,
      /\b(?:typical|normal|usual|average) (?:week|month)\b/,
      /\b(?:week|month) on average\b/,
    ],
  },
  {
    of: 'extreme',
    when: [
      /\b(?:longest|furthest|farthest|biggest|shortest|fastest|quickest|slowest|best|record|records|pbs?|prs?|personal best|most recent|latest|newest|hardest|highest|toughest|easiest|oldest|maximum|max)\b/,
      /\b(?:last|previous|first|recent)(?: \w+){0,2} (?:run|workout|session|walk|ride|swim|hike|one|training)\b(?!s)/,
      /\bwhen did i (?:last|first)\b/,
      /\bmy (?:current )?(?:\d{1,2}(?:\.\d)? ?(?:k|km)|half|half marathon|marathon|mile) time\b$/,
      /\b(?:last|first|latest|previous) (?:\d{1,3}(?:\.\d+)? ?(?:k|km|miles?|milers?)|half(?! of)|half marathon|marathon)\b/,
      /\blast time\b/,
      /\bfirst time\b/,
      /\b(?:last|first) (?:ran|run|walked|cycled|swam|trained|lifted)\b/,
    ],
  },
  {
    of: 'average',
    when: [
      /\b(?:average|avg|mean|typical\w*|usual\w*|normal\w*|median)\b/,
      /\b(?:pace|speed|heart rate|hr|bpm|pulse)\b/,
      /\bhow (?:fast|quick\w*|slow) (?:did|do|have|was|am|were|are|is)\b/,
    ],
  },
  {
    of: 'amount',
    when: [
      /\b(?:elevation|ascent|climb(?:ed|ing)?|vert|cadence)\b/,
      /\bhow (?:much|far|many|long|often)\b/,
      /\b(?:total|totals|sum|mileage|volume|kilomet\w+|km|miles|distance|calories|kcal|hours|minutes|numbers?|count|stats|statistics|figures)\b/,
      /\b(?:did|have|has) i (?:run|ran|train\w*|walk\w*|cycl\w*|bik\w*|sw[aiu]m|lift\w*|burn\w*|log\w*|rest\w*|cover\w*|tak\w*|drink|dr[au]nk|do any|do|done|ride|ridden|hike\w*)\b/,
      /\btime (?:running|training|on my feet)\b/,
    ],
  },
  {
    of: 'list',
    when: [
      /^(?:show|list|display|give|see|view|open)\b/,
      /\bwhat happened\b/,
      /\bwhat (?:did|have) i (?:do|run|ran|train\w*|log\w*|done)\b/,
      /\bwhich (?:runs|workouts|sessions|walks|rides)\b/,
      /\bwhat (?:runs|workouts|sessions)\b/,
      /\b(?:last|latest|recent) \d+ (?:\w+ )?(?:runs|workouts|sessions|walks|rides)\b/,
      /\b(?:recent|latest) (?:\w+ )?(?:runs|workouts|sessions)\b/,
      /\b(?:my|all|the) (?:\w+ )?(?:runs|workouts|sessions|walks|rides|swims|hikes)\b/,
      /\bany (?:runs|workouts|walks|rides|swims|hikes)\b/,
    ],
  },
  {
    of: 'gap',
    when: [/\bbetween (?:my |the )?(?:last (?:two|2) |last )/],
  },
  {
    of: 'shoes',
    when: [
      /\b(?:left|new|old|replac\w*|worn out|wear(?:ing)? out|retire\w*|last|bought|buy|done|finished|dead|gone)\b(?! (?:run|workout|race))/,
    ],
  },
  {
    of: 'records',
    when: [
      /^(?:(?:what (?:is|are|was|were)|show|list|tell|give) )?(?:me )?(?:all )?(?:of )?my (?:current |running |personal |all )*(?:pbs?|prs?|records?|bests?)(?: (?:times?|distances?))?$/,
    ],
  },
  {
    of: 'form',
    when: [
      /^(?:fitness|fatigue)\b|\bmy (?:current )?(?:fitness|form|fatigue|training (?:load|status))\b(?! (?:improv\w*|get\w*|trend))|\bhow (?:tired|fresh|fatigued|fit) am i\b|^am i (?:fit|fresh|tired|fatigued)$/,
    ],
  },
  {
    of: 'predict',
    when: [/^what (?:is|would|should)(?: be)? (?:my )?(?:half )?marathon (?:race )?pace(?: be)?$/],
  },
  {
    of: 'paceSum',
    when: [/\b(?:splits?|pac(?:e|es|ing)) (?:\w+ )?(?:for|to|plan)\b|^(?:what )?splits\b/],
  },
  {
    of: 'unitCount',
    when: [
      /^(?:did|have) i (?:ever )?(?:run|ran|do|done|go|gone|manage\w*|cover\w*|hit)\b.*\b(?:in|per) (?:a|one|any) (?:single )?(?:week|month|year)\b|^(?:in )?(?:how many|number of) (?:weeks|months|years)\b|^(?:weeks|months|years)(?: i ran)?$/,
    ],
  },
  {
    of: 'myZones',
    when: [/^(?:what (?:is|are) )?my max(?:imum)? (?:heart rate|hr|pulse|bpm)$/],
  },
  {
    of: 'lastRest',
    when: [
      /\b(?:last|latest|most recent|previous) (?:rest day|day off|recovery day|rest)\b|\blast (?:take|took|have|had) a (?:rest|day off|rest day)\b|\bdid i last rest\b/,
    ],
  },
  {
    of: 'overtraining',
    when: [
      /\b(?:do|am|should) i (?:rest|recover|resting|recovering|get|getting|take|taking|have|having) (?:enough(?: (?:rest|recovery|days off))?|enough rest days)$/,
      /\b(?:am|feel|feeling) (?:so |very |always |constantly |really )*(?:tired|exhausted|drained|fatigued|worn out) (?:all|always|every|lately|constantly|recently)\b|\b(?:feel|feeling) (?:so |very |always |constantly |really )*(?:tired|exhausted|drained|worn out)\b|\bover ?(?:train\w*|reach\w*)\b|\b(?:train|training|run|running|doing) too (?:much|often)\b(?! (?:hard|easy|intensity|fast))/,
    ],
  },
  {
    of: 'pacing',
    when: [
      /\bpac(?:e|ing) (?:it|my|the|an?(?= )|plan|strategy|for (?:my|the|a))\b|^pacing\b|\bsplits for \w+/,
    ],
  },
  {
    of: 'racePlan',
    when: [
      /\b(?:marathon|_|\d{1,2}k|k|km|training|race|half) plan\b|\bplan (?:for|to|till|until)\b|\bplan$/,
    ],
  },
  {
    of: 'extreme',
    when: [
      /^how (?:did|was) (?:my |the )?(?:last|latest|most recent|previous) (?:\w+ )?(?:run|workout|session|ride|swim|walk)\b/,
    ],
  },
  {
    of: 'threshold',
    when: [
      /\b(?:threshold|lt) (?:pace|heart rate|hr)\b|\bmy (?:lactate )?threshold\b/,
      /\bresting (?:heart rate|hr|pulse)\b/,
    ],
  },
  {
    of: 'trainingPaces',
    when: [
      /\btraining paces?\b/,
      /^(?:what|which) pace (?:for|on|in) (?:my |the )?(?:easy|tempo|threshold|intervals?|long|recovery)\b/,
      /\b(?:pace|paces|how (?:fast|slow))\b.*\bshould\b|\bshould\b.*\b(?:pace|paces)\b/,
    ],
  },
  {
    of: 'term',
    when: [/^(?:what (?:is|are|does)|explain|define|meaning of) /],
  },
  {
    of: 'goal',
    when: [
      /\b(?:how (?:many|much|far)|will i|can i|am i|when (?:will|do|would) i|on track)\b.*\d{3}/,
    ],
  },
];
