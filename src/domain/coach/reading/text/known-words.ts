/**
 * What the reader of questions knows. The first group carries meaning and is what a slip of the
 * finger is mended to, most wanted first; the second is plain English that must not be 'mended'
 * into it ('hall' is no 'half').
 */
const MEANINGFUL = `
run runs running ran runner week weeks weekly month months monthly year years yearly day days today
tomorrow yesterday tonight weekend pace race races racing distance distances heart rate average
longest shortest fastest slowest furthest farthest quickest biggest highest lowest latest recent
compare compared comparison between since until marathon marathons half long easy interval intervals
treadmill tempo strength workout workouts session sessions training train trained analysis analyse
analyze zones zone weight weigh predict prediction ready readiness prepared taper tapering hydration
hydrate drink drinking water fuel fuelling fueling gels caffeine notes note mention mentioned wrote write
written target should recommend recommendation suggest suggestion advice improve improving progress
faster slower kilometre kilometres kilometer kilometers miles mile mileage minutes hours duration
calories calorie burn burned burnt volume consistent consistency often summary review strengths
weaknesses feedback overtraining recovery recover rest morning much many show list find search
how compared versus previous last next first second month ago total overall altogether lifetime
january february march april june july august september october november december monday tuesday
wednesday thursday friday saturday sunday walk walks walked walking hike hikes hiked hiking cycle
cycled cycling bike biking ride rides swim swims swam swimming rowing yoga pilates lift lifting
elliptical cross explain mean means which when what where does did have been about with without
tired injured injury painful sore sleep elevation cadence weather shoes typical usual normal usually
normally trend balance distribution share percent percentage maximum finish time times best
personal record records goal goals plan schedule countdown upcoming thanks thank hello please
climb climbed climbing ascent streak calorie fitness fatigue mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends evening spend spent everything threshold predict overtraining fartlek pacing splits heaviest
`;

const PLAIN = `
raced match matches matching moan moaning moaned rating rated split swap swaps swapped swapping shift move moving postpone reschedule able aim flat flattest lightest highest easiest lowest hardest hilliest latest newest oldest after again also always another anyone around away back bad badly bear beat because become bed
before begin being below beside better both bring came cane care case cold come cool could course
cut dark deal dear done door down each early east else end even ever every face fact fair fall fare
far fast fasted fasting feel feet fell felt few field file fill film fine fire fish five flat food foot force four
free from full fun gave get give glad going good got great ground grow hair hall hand hang happy
hard hate head hear heat heavy held hell help here high hill hills hold home hope hot hour house
hurt into itself just keep kept kind knee knees knew know lace lake land lane large late later lead
learn least leave left legs less life light like line little live load lone look loose lose loss
lost love low made make male mark may maybe meal meat meet mind mine miss mode more most move moth
mouth must mute name near neck need never nice nine none noon nose nothing number once only open
other our over own pack pact page pain park part pass past path pack peace pick place play plus
point pool power prep press pull push put quick quite race rain rank rare rave reach read real
really rich right rise river road rock role room rope route rule rush safe said sale same save say
seat see seem seen self sell send sense set seven shall shape ship shoe short side sick since site
size slow small snow some soon sort sound south speak speed stand star start state stay step steps
still stop stretch strong such sure table take taken talk tell ten term test than thank that the
their them then there these they thin thing think this those though three thus tide tight till tire
told tone took town track trail travel tree true try turn twice type under unit upper used user very
view wait wake wale wall want warm was who watch wave way weak wear weed well went were west wide wife will
wind wine wish wood word words work worse would wrong yard yeah yes yet you your yours zero
`;

export const KNOWN_WORDS: ReadonlySet<string> = new Set(wordsOf(MEANINGFUL));
/** Left alone, although a known word is near. */
export const OTHER_WORDS: ReadonlySet<string> = new Set(wordsOf(PLAIN));

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
