import type { Topic } from './topic.ts';
import { askedOf } from './ways-to-ask.ts';
import { WHAT_FOR } from './what-for.ts';

const INTERVALS = [
  'interval',
  'speed work',
  'speedwork',
  'speed session',
  'fast session',
  'track session',
];
const LONG = ['long run'];
const EASY = ['easy run', 'easy jog', 'slow run'];
const TEMPO = ['tempo', 'threshold run', 'threshold session'];
const HILLS = ['hill repeat', 'hill sprint', 'hill session', 'hill training'];
const RIDES = ['bike|cycle|cycling|swim', 'bike|spin ride', 'ride'];

const ASKING =
  'work session sessions repeats reps training run runs tomorrow today this next week do doing really so me my to i at find make makes making would is are was for them it still should can have having in a the half marathon race 10k 5k struggle point benefit purpose';
const OF_HARDSHIP = 'why how get getting become find always feel';
/** Of one's own log, or of what comes next to a run. */
const NOT_OF_LOG =
  'know did last my average total how_many pace eat after before skip miss instead zone heart';

const APART =
  '**With an easy day before and after, and never two days in a row.** With a long run on Sunday, Tuesday or Wednesday suits; a second one comes two days later. Go when you are rested: a day late is better than on heavy legs.';

/** What each kind of training is for, when it is done, and what to do where it goes badly. */
export const KINDS_OF_TRAINING: readonly Topic[] = [
  {
    name: 'what fast running is for',
    asked: askedOf(INTERVALS, 'worth'),
    beside: ASKING,
    never: `${NOT_OF_LOG} age enough which next`,
    text: WHAT_FOR.fastRunning,
    own: 'paces',
  },
  {
    name: 'what a long run is for',
    asked: askedOf(LONG, 'worth'),
    beside: ASKING,
    never: `${NOT_OF_LOG} how enough faster pace twice two often every each`,
    text: WHAT_FOR.longRuns,
    own: 'longRun',
  },
  {
    name: 'what easy runs are for',
    asked: askedOf(EASY, 'worth'),
    beside: `${ASKING} slow slower`,
    never: `${NOT_OF_LOG} how enough too zones`,
    text: WHAT_FOR.easyRuns,
    own: 'easyShare',
  },
  {
    name: 'what tempo runs are for',
    asked: askedOf(TEMPO, 'worth'),
    beside: ASKING,
    never: `${NOT_OF_LOG} how enough often`,
    text: WHAT_FOR.tempoRuns,
    own: 'paces',
  },
  {
    name: 'days of fast sessions',
    asked: askedOf([...INTERVALS, ...TEMPO, ...HILLS], 'when', 'day'),
    beside: `${ASKING} best good right time which what of on days put fit after`,
    never: 'did last average how before race can row back my usually mostly these today tomorrow',
    text: APART,
  },
  {
    name: 'fast sessions in a row',
    asked: ['interval|tempo|speed|hill|hard two row', 'interval|tempo|speed|hill|hard back back'],
    beside: `${ASKING} can days row to back running repeats consecutive ok`,
    never: 'did last average how have when',
    text: APART,
  },
  {
    name: 'day of the long run',
    asked: askedOf(LONG, 'when', 'day'),
    about: [
      'switch|switching|moving|swap|swapping|shift|shifting|doing long_run|long_runs harm|matter|bad|problem|difference|wise|daft|stupid',
      'long_run midweek|mid_week',
    ],
    beside: `${ASKING} best good right time which what of on put fit weekend sunday saturday does have matter`,
    never:
      'did last average how before race skip miss after first next usually mostly land fall these today tomorrow',
    text: '**The day with the most time, with an easy day before it and after it.** For most that is Saturday or Sunday; any other does as well. Keep two days between it and the hardest session of the week.',
  },
  {
    name: 'how often hills and tempo',
    asked: askedOf([...HILLS, ...TEMPO], 'often'),
    beside: `${ASKING} how a week month per often should times`,
    never: 'stitch cramp pain did last average have been',
    text: '**Once a week, in the place of another fast session and not on top of it.** Hills suit the months of building up, four to six weeks of them; tempo runs suit the two to three months before a race. Every third or fourth week goes without.',
  },
  {
    name: 'fast sessions that are hard',
    asked: askedOf([...INTERVALS, ...TEMPO], 'hardToDo'),
    beside: `${ASKING} ${OF_HARDSHIP}`,
    never: 'did last average should be effort easy compare than',
    about: ['hate|dread intervals|speedwork|tempo skip|can|need|must|should|really'],
    text: '**Start slower than you could: the last should be the fastest.** Most who fade began too fast, ran the days before too hard, or ate too little that day. Make fewer or shorter ones at the same pace rather than all of them slower, and run the same session again every two or three weeks: in six weeks it shows.',
    own: 'paces',
  },
  {
    name: 'long runs that are hard',
    asked: askedOf(LONG, 'hardToDo'),
    beside: `${ASKING} ${OF_HARDSHIP} last end kilometres`,
    never: 'did average should be effort than my fast slow tempo',
    text: '**Slow down and eat.** Begin so slowly that it feels too easy, keep the first half below the second, take 30 to 60 g of carbohydrate an hour from the first half hour on where it is over 90 minutes, and drink by thirst. Make it 1 to 2 km longer a week, every fourth week shorter; and rest the day before.',
    own: 'longRun',
  },
  {
    name: 'easy runs that are hard',
    about: ['easy_run|easy_runs feel|feels|felt harder|hard|heavy|tough'],
    asked: [
      'easy run why hard|tough|difficult|struggle',
      'easy run hard find|feel',
      'easy run not easy why',
    ],
    beside: `${ASKING} why do i find feel so not easy always never`,
    never: 'did last average too heart rate how',
    text: '**Mostly since they are run too fast, or on tired, hungry or hot legs.** Slow down until you can talk in whole sentences, and walk uphill. Where that feels hard as well for two weeks, take some days off; if it stays, have a doctor look at iron and thyroid.',
    own: 'easyPace',
  },
  {
    name: 'one kind of training alone',
    asked: [
      'interval|tempo|easy|cycling|bike|ride|swim|treadmill|cross enough',
      'only|just interval|tempo|easy|cycling|treadmill race',
    ],
    beside: `${ASKING} running work speed only just alone prepare preparing preparation enough for all miles ride bike`,
    never: 'did last too fast slow how my am',
    text: '**No kind alone is: a race is made of all of them.** Most kilometres easy, one long run a week, one faster session. Easy running alone gets you round; fast running alone hurts you before it makes you faster; the bike trains heart and lungs, but not legs that have to land.',
    own: 'nextRace',
  },
  {
    name: 'what the bike and the pool are for',
    asked: askedOf(RIDES, 'worth'),
    beside: `${ASKING} riding rides bike biking cycling swimming swim for runner runners running`,
    never: 'did last average how instead rest count fast slow fastest',
    text: '**Good beside running, and never needed.** They train heart and lungs with no pounding, so they suit a day after something hard, a niggle, or who gets hurt often. They do not train the legs to land: to run faster, run.',
  },
];
