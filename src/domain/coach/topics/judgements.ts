import { type AskedByWords, findAsked } from '../reading/intent/asked-by-words.ts';
import type { JudgedFigure } from './named-figures.ts';

/** What a runner wants judged, or told what to do about, in view of their own log. */
export type Judged =
  | 'easyEffort'
  | 'efficiency'
  | 'ramp'
  | 'weekEnough'
  | 'restDay'
  | 'tiredToday'
  | 'tiredLately'
  | 'everyDay'
  | 'daysAWeek'
  | 'speedWork'
  | 'longRuns'
  | 'strength'
  | 'backToLevel'
  | 'sinceBreak'
  | 'backTooSoon'
  | 'theBreak'
  | 'raceShoes'
  | 'raceWeek'
  | 'longRunBeforeRace'
  | 'fewKilometres'
  | 'nextSession'
  | 'lastEasierWeek'
  | JudgedFigure;

type Judgement = AskedByWords & {
  judged: Judged;
  /** As it is shown above the answer. */
  words: string;
};

const LATELY = 'lately recently now currently moment days at the right these my';

/** Each with the words by which it is asked; any other word leaves it to those who read the log. */
const JUDGEMENTS: readonly Judgement[] = [
  {
    judged: 'easyEffort',
    words: 'how easy the easy runs are',
    asked: [
      'easy too fast|hard|quick|quickly',
      'gentle|recovery|slow|light too fast|hard|quick',
      'easy|gentle|recovery enough easy|slow|gentle|slowly',
      'easy enough easy',
      'easy really|actually|truly easy',
      'easy slow enough',
      'overdo|overcook|push easy',
      'easy pace right|ok|okay|good',
      'easy faster should',
      'easy heart rate|pulse|hr too high',
      'easy heart rate|pulse|hr ok|okay|fine|alright|right',
      'heart rate too high run|running',
      'my heart rate too high',
      'racing|rushing my easy',
      'easy right|correct|proper effort|intensity|pace|speed|zone',
    ],
    never: 'how what age',
    beside: `${LATELY} run runs running jogs jog do doing going go am are is supposed that fast hard quick pushing pace paces taken taking it feel or be lot often generally still tend`,
  },
  {
    judged: 'efficiency',
    words: 'pace at the same heart rate',
    asked: [
      'heart|hr|pulse same|given pace|speed|effort',
      'pace|speed|faster|quicker|slower same|given heart|hr|pulse|effort',
      'aerobic efficiency|fitness|base|engine improve|improving|better|trend|growing|rising|up|progress|how|getting',
      'efficiency factor',
      'efficiency improve|improving|better|trend|up|progress|run|running',
      'ef trend',
      'efficient|economical get|getting|become|becoming|more',
    ],
    never: 'zone last yesterday',
    beside: `${LATELY} is are am i do does has have get got getting become becoming my rate heart at the a an for same running run runs runner lower dropping dropped drop falling fallen going gone come coming down up improve improving improved better changing changed change trend over time more less any how faster slower easy pace speed factor aerobic than before`,
  },
  {
    judged: 'ramp',
    words: 'how fast the kilometres grow',
    asked: [
      'km|kilometres|mileage|volume|distance|miles|training|load too quick|quickly|fast|much|soon|rapidly|steep increase|increasing|up|upping|raise|raising|add|adding|build|building|grow|growing|ramp|ramping|bump|bumping|step|stepping',
      'increase|increasing|upping|ramping|ramp|building|build|bumping up|too|quick|fast|quickly too|quick|fast|quickly',
      'ramp|ramping|build|building up too fast|quick|quickly|soon',
      'doing|adding too|more much|more too soon|fast|quickly',
      'increase|increasing|build|building|ramp km|mileage|volume|kilometres|miles|distance safe|safely|sensible|sensibly|ok|fine|reasonable',
      'km|mileage|volume|kilometres|miles increase|jump|growth|rise safe|sensible|ok|too|fine|reasonable',
    ],
    beside: `${LATELY} weekly week weeks am is are been be have has going do i my how so last few the amount running much many did`,
  },
  {
    judged: 'weekEnough',
    words: 'enough kilometres',
    asked: [
      'am|do|is run|running|runs enough',
      'enough km|kilometres|mileage|miles|distance|volume',
      'mileage|volume|km|kilometres|miles|distance enough|sufficient|too_low|high',
      'should|need run|running more',
      'run|running too little',
    ],
    never:
      'fast slow long often easy hard days speed interval tempo gels tomorrow today than last did times strength',
    beside: `${LATELY} am i do is are run running runs enough for the a my half marathon race 10k 5k km kilometres mileage miles distance volume weekly week per of should need to more too little low high sufficient doing getting in training`,
  },
  {
    judged: 'restDay',
    words: 'a day off',
    asked: [
      'need|want|take|have|deserve|due|time|should rest day|today|tomorrow',
      'need|take|have|should|due day off',
      'take today|tomorrow|tonight off',
      'rest today|tomorrow|tonight',
      'need|should rest now',
      'rest day today|tomorrow|due|needed|necessary',
      'should rest',
      'need break',
      'skip today|tomorrow|tonight',
      'day off today|tomorrow',
    ],
    beside:
      'a day days off today tomorrow tonight now yet or run running the my do should better i it rest for need session one am',
  },
  {
    judged: 'tiredToday',
    words: 'tired legs',
    asked: [
      'legs|quads|calves|hamstrings|body dead|heavy|tired|knackered|gone|wrecked|shattered|trashed|fried|toast|shot|empty|lead|jelly|cooked|destroyed|exhausted|stiff|concrete|stone|wood|bricks',
      'tired|knackered|exhausted|shattered|wrecked|drained|sluggish today|tomorrow|tonight|still|run|skip|session|intervals|train|go|rest|out',
      'no|little|zero energy|juice today|tonight|tomorrow|run|skip',
      'slept badly|poorly|bad|terribly|awful|little|hours still|run|go|skip|train|out|should|intervals|session',
      'slept badly|poorly|bad|terribly|awful|little night|nights',
      'did not sleep well|enough|much|properly',
      'feel|feeling really|so|very|pretty|completely|totally|utterly|rather|quite|bit tired|knackered|exhausted|shattered|wrecked|drained|sluggish|flat',
      'i feel|feeling|am tired|knackered|exhausted|shattered|wrecked|drained|sluggish',
    ],
    never: 'how all always',
    beside:
      'like 2 3 4 two three four days for last night had only a few bit strength gym ride legs today tomorrow tonight skip it still do my run out session interval intervals tempo long easy so very really completely totally week this after yesterday since feel feeling r are am is the one rest go or push through work what now should anyway little but i from sunday monday tuesday wednesday thursday friday saturday morning day was were yesterdays hard like and felt pretty too',
  },
  {
    judged: 'tiredLately',
    words: 'tired all the time',
    asked: [
      'tired|exhausted|drained|fatigued|knackered|worn|sluggish all|always|constantly|every|weeks|permanently|lately|recently',
      'feel|feeling|am tired|exhausted|drained|fatigued|worn|sluggish|flat too|much|training|overtrained|overtraining',
      'never|not feel fresh|rested|recovered',
      'no|low energy weeks|lately|always|all',
      'so|why tired|exhausted|knackered why|so|am',
    ],
    never: 'how what',
    beside: `${LATELY} all the time day weeks is it too much training am feel feeling so out down doing something wrong could be that because of running week out why for days legs anymore even when`,
  },
  {
    judged: 'everyDay',
    words: 'running every day',
    asked: [
      'run|running every|each day',
      'run|running daily',
      'run|running 7|seven days',
      'run|running everyday',
    ],
    beside:
      'would be too much for me a week good bad idea sensible should could start daily everyday 7 seven sustainable ok',
  },
  {
    judged: 'daysAWeek',
    words: 'a week with so many runs',
    asked: [
      '2|3|4|5|6|two|three|four|five|six days|times week only|just|have|got|can|available|max|manage',
    ],
    never: 'many last autumn ago since',
    beside:
      'only just have got can make time for what should do on them those how next plan use best spread arrange organise structure a per each in with if i available possible manage out get of which then my week schedule lay run running runs days want to look give build days? would like max at most training work that',
  },
  {
    judged: 'speedWork',
    words: 'enough fast running',
    asked: [
      'need|should|do|doing more|enough|less|too speed|speedwork|interval|fast|hard|quality|tempo',
      'enough speed|speedwork|interval|quality|tempo',
      'more speed|speedwork|interval|quality|tempo need|should',
      'often should interval|speed|speedwork|tempo',
      'too many|much|few|little interval|speedwork|speed|tempo|quality',
    ],
    never: 'out start begin race rest between',
    beside: `${LATELY} work running runs sessions session training do i need doing am more enough many much few is are there week per in my too stuff faster for`,
  },
  {
    judged: 'longRuns',
    words: 'the long runs',
    asked: [
      'long|longest enough long|far|many|often|regular|run',
      'long run|one long|far enough',
      'long run|one too short|few|long|far',
      'need|should more|longer long run|one',
      'long run|one ok|fine|sufficient',
      'long|far long run|runs|one|ones should be',
    ],
    never:
      'slow slowly fast quick easy easily was were did sunday saturday tomorrow today next before after carb carbs carbohydrate carbohydrates gels gel drink water fluid eat fuel',
    beside: `${LATELY} runs run for race do doing am i my are is enough far the of have done many often need should be next harbour spring been so`,
  },
  {
    judged: 'strength',
    words: 'enough strength work',
    asked: [
      'strength|gym|lift|lifting|weights enough|sufficient',
      'need|should more strength|gym|lift|lifting|weights',
      'too little|much|few strength|gym|lifting|weights',
    ],
    never: 'less neglecting good help useful worth or just',
    beside: `${LATELY} work training sessions do doing am i my is are getting need enough in for running runner a week per lift weights should`,
  },
  {
    judged: 'backToLevel',
    words: 'weeks until the old kilometres were back',
    asked: [
      'flu|break|illness|sick|ill|injury|layoff|pause long|when|weeks|quickly|fast back|again|before|old|former|normal|usual|level|full km|kilometres|mileage|distance|volume',
      'flu|break|illness|sick|ill|injury|layoff|pause long|when|weeks|quickly back normal|usual|myself|old|former',
      'long|weeks|quickly back|again until|till|to|before full|normal|usual|old|former|previous km|kilometres|mileage|distance|volume|level',
    ],
    never: 'can should start begin',
    beside:
      'me then after the flu how long did it take took before until till my weekly distance was is back at its to old former level full km kilometres mileage volume same as again had have i were being needed need weeks days many running normal usual previous for that since break in july summer june illness sick ill get getting got up where reach reached recover recovered from of a week returned return first time quickly fast',
  },
  {
    judged: 'sinceBreak',
    words: 'the time since the break',
    asked: [
      'since flu|break|illness|layoff|injury|sick|ill well|better|good|poorly|badly|wrong|right|going|gone|progress',
    ],
    never: 'should can start begin many far km weight',
    beside:
      'what did i do well and poorly badly the block since flu in my has been have training how am doing gone going go things right wrong better worse could is it not so far period weeks months phase time was of came back come progress running improve improved',
  },
  {
    judged: 'backTooSoon',
    words: 'how I came back after the break',
    asked: [
      'back|return|returned|restart|restarted too soon|early|quick|quickly|fast|much',
      'start|started|begin|began again too soon|early|quick|quickly|fast',
      'rush|rushed back|return|comeback',
    ],
    never: 'can should may will when how cut pull hold step',
    beside:
      'did i come came was been get got go went running my after the a break flu illness injury layoff in january february march april may june july august september october november december spring summer autumn winter do you think it then start started to training is',
  },
  {
    judged: 'theBreak',
    words: 'the latest break',
    asked: [
      'was|been|were i ill|sick|injured|poorly|unwell|hurt',
      'had i|flu flu|covid|cold|injury',
      'when|long ill|sick|injured|poorly|unwell|off|out',
      'many days off|out|missed ill|sick|injured|poorly|unwell',
    ],
    never:
      'easing day rest last can should if tomorrow today back start begin restart return resume normal km before fast slow pace after since run runs times notes will hr',
    beside:
      'was i were been have had ever when how long the a in summer spring autumn winter january february march april may june july august september october november december this last year with flu covid ill sick injured injury hurt off out for did it my take at any time and',
  },
  {
    judged: 'raceShoes',
    words: 'shoes for the race',
    asked: [
      'shoes|pair|trainers|shoe race wear|which|what|should|my|use|take|best|choose|run|racing|choice|sensible|recommend',
    ],
    never: 'used fresh quicker faster get new last wore did quick fast raced have',
    beside:
      'which what shoes pair should i wear for the in be race racing day on use run my best choice sensible most would new old blue grey daily or take at choose suggest recommend advise of are is good',
  },
  {
    judged: 'raceWeek',
    words: 'the week before the race',
    asked: [
      'week before race',
      'last|final week race before',
      'race week do|look|what|how|train|run',
    ],
    never: 'each left by which when remaining fall day all long intensity plan many after',
    beside:
      'what should i do in the for my a how look like training train run plan during last final days few before race week of to can shall does would much easy tell me about give best way is seven 7',
  },
  {
    judged: 'raceWeek',
    words: 'the week before the race',
    asked: [
      'each|every|by day race week',
      'schedule race week',
      'which day race week do|run|train',
      'each|every|by|which day week race before|last|final',
    ],
    never: 'left remaining fall intensity many after did was when look',
    beside:
      'what do i run on which day days plan the my a for please in should schedule out to lay give me how easy hard until before last final',
  },
  {
    judged: 'longRunBeforeRace',
    words: 'the long run before the race',
    asked: [
      'long run|one|runs before race',
      'long run|one weekend|week|sunday race',
      'last long run|one race|before',
    ],
    never: 'after',
    beside:
      'should the be dropped drop skip skipped on weekend week before a do still need to shorten shortened how long when is my last final sunday run i far can it cut one two 1 2 weeks out in what about prior of day days or normal as usual leave right for',
  },
  {
    judged: 'nextSession',
    words: 'the next one of the plan',
    asked: [
      'when|what|which next long run|one',
      'when|what|which next interval|speed|tempo|threshold|hard|quality|fast|track|faster|key session|run|workout|one|day',
      'next key|quality|hard|fast|track session|workout',
      'give|suggest|recommend|idea|ideas|need|want interval|speed|tempo|threshold|quality|fast|track|faster|key session|workout',
      'what interval|speed|tempo|threshold|track session|workout should|could|do',
      'when|what next intervals|tempo|threshold|speedwork|session',
      'when|what|which next easy run|one|day',
      'when|what next rest|recovery day|run',
      'next long run|one',
      'how long|far next long run|one be',
    ],
    never:
      'race half marathon was were did last many fast pace km gels strength gym after before weekend target 10k 5k',
    beside:
      'how long far when what is the my day which do does i have should need for in on be due planned scheduled session run workout a next work plan and one it me some please give suggest recommend idea ideas could can you want hard fast',
  },
  {
    judged: 'lastEasierWeek',
    words: 'the last easier week',
    asked: ['when last cutback', 'last cutback week'],
    never: 'next should race taper',
    beside: 'week weeks when was were did my i the have had a do take took last ago long since how',
  },
  {
    judged: 'fewKilometres',
    words: 'why so few kilometres',
    asked: [
      'why|how so little|few run|running|km|kilometres|miles|mileage|runs',
      'why|how run|running|ran less|little|fewer|few',
      'why mileage|km|kilometres|volume|distance low|lower|less|small|down|drop|dropped',
      'why january|february|march|april|may|june|july|august|september|october|november|december|month|week|year low|quiet|small|light|empty|bad|poor|thin',
    ],
    never: 'many much far long should can could often fast slow pace heart hr gels weight',
    beside:
      'why how come did do was is were i my the so such a that in this last month week year january february march april may june july august september october november december spring summer autumn winter only just there then me run running ran little few less fewer km kilometres miles mileage volume distance low lower small down drop dropped runs quiet light empty bad poor thin',
  },
];

/** What a text asks to have judged, when it asks for nothing else. */
export function readJudgement(text: string): Judged | null {
  if (OF_FIGURES.test(text) || INTERVALS_FAST_ENOUGH.test(text) || IS_ILL_NOW.test(text))
    return null;
  return findAsked(text, JUDGEMENTS)?.judged ?? null;
}

/** 'I have got a cold' tells of now, and asks of no break that was. */
const IS_ILL_NOW =
  /^(?:(?:ok|so|and|but|hi|coach|well) )*i (?:have|have got|am having|got|think i have|might have|may have) (?:(?:a|the|got|caught|bit|of|bad|slight|little|head|nasty) )*(?:cold|flu|covid|fever|cough)\b(?! (?:in|last|this)\b)/;

/** Enough of them is another question. */
const INTERVALS_FAST_ENOUGH = /\bintervals?\b.*\b(?:fast|quick|hard) enough\b/;

/** A figure or a list is told by those who read the log. */
const OF_FIGURES =
  /\b(?:show|list|how many (?:km|kilomet\w+|miles|runs|times|workouts|sessions|gels)|average|total|notes?|compare|log|add|delete)\b/;

export function judgedWords(judged: Judged): string {
  return JUDGEMENTS.find((each) => each.judged === judged)?.words ?? judged;
}
