import { wordsOf } from './plain-words.ts';
import type { Intent } from './question.ts';

/** Who runs what, and how English holds a question together. */
export const SAYING_NOTHING = new Set(
  wordsOf(`
a an the of in on at for with to from by and also then so ok okay please hey hi coach well i me my
mine we our us you it its this that these those them they is are was were be am do did does done
doing have has had having can could would will may might shall tell show give let know see get got
getting go went gone going what whats which how when where was all any some each one ones there here
just only now again actually currently been gone myself far many much log logged logs entries entry
diary data own together altogether total overall already so yet ever both out up kind sort really
about but whats question want like need find list happened display wanted wondering wonder ask pls plz thx mate lol cheers
`),
);

/** How the time, the target and the day of a race that is named are asked for. */
export const OF_ONE_RACE: ReadonlySet<string> = new Set(
  wordsOf(`run ran raced time times result results pace paces fast quick long finish finished chip
  official target goal beat miss missed hit make made reach reached under over within inside off by
  much days day weeks months sleeps until till before away left countdown date when soon since ago go
  going went take took far distance ahead behind slower faster than vs versus against compared still exactly short aim for
  plan planned next last previous upcoming latest half marathon race races number`),
);

const TRAINING =
  'workout workouts train trained training trainings session sessions exercise exercised activity activities did';

const FIGURES = `${TRAINING} average avg mean pace speed distance distances time times km k kilometre kilometres kilometer kilometers
mile miles mileage per`;

const CLIMBING =
  'hilly hilliest flat flattest steep elevation gain gained ascent ascended climb climbed climbing metres meters metre m vert height cadence steps spm';

/**
 * How each kind of question is asked. A word that is neither here nor taken leaves the question
 * unanswered, so no word that narrows, excludes or places may stand here.
 */
export const VOCABULARY: Partial<Record<Intent, ReadonlySet<string>>> = {
  amount: new Set(
    wordsOf(`${TRAINING} distance distances far k km kilometre kilometres kilometer kilometers mile
    miles mileage volume time times hours hour minutes minute duration long often number numbers
    count counts total totals sum sums stats statistics figures summary summarise summarize review
    calories calorie kcal burn burned burnt energy gel gels caffeine caffeinated drink drank drunk
    drinking water hydration ml litres liters take took taken rest rested resting day days off
    cover covered spend spent spending feet come came add added work use used cycle cycled
    bike ride walk walked swim swam hike hiked lift week month year made make average mean
    ${CLIMBING} different separate same`),
  ),
  average: new Set(
    wordsOf(`${FIGURES} typical typically usual usually normal normally median fast quick quickly
    slow slowly long heart rate hr bpm pulse heartrate length duration min minutes minute
    calories calorie kcal burn burned each gel gels drink drinks drank drinking water hydration ml
    take took on same ${CLIMBING}`),
  ),
  breakdown: new Set(
    wordsOf(`${FIGURES} by each every week weeks weekly month months monthly year years yearly
    breakdown broken down split table volume hours many much far long how`),
  ),
  extreme: new Set(
    wordsOf(`${FIGURES} longest furthest farthest biggest shortest fastest quickest slowest best
    record records pb pbs pr prs personal most recent recently latest newest hardest highest toughest
    easiest oldest earliest first last previous time finish finishing set long heart rate hr bpm
    pulse max maximum effort far distance take took result recorded noted reached hilliest most
    calories calorie burned burn since than ${CLIMBING}`),
  ),
  list: new Set(
    wordsOf(`${TRAINING} view open latest recent recently most last latest newest first top past
    previous have about`),
  ),
  search: new Set(
    wordsOf(
      `${TRAINING} view open latest recent last first time runs note notes search about anything`,
    ),
  ),
  compare: new Set(
    wordsOf(`${FIGURES} compare compared comparing comparison versus vs than against difference
    between more less or as volume faster slower quicker better worse further heart rate hr change
    changed long fast same higher lower or on calories calorie burn burned gel gels drink drank drinks take took
    ${CLIMBING}`),
  ),
  trend: new Set(
    wordsOf(`${FIGURES} faster quicker slower fitter improve improved improving improvement
    progress progressing progressed better worse trend trends declining decline fitness form
    become go gone going up down increase increased increasing decrease decreased drop dropped rise rose
    risen change changed changes changing higher lower heart rate hr calories cadence
    ${CLIMBING}`),
  ),
  weekly: new Set(
    wordsOf(`${FIGURES} week weeks weekly month months monthly year yearly every typical normal
    usual usually typically normally often volume hours total long calories calorie kcal burn
    burned ${CLIMBING}`),
  ),
  biggest: new Set(
    wordsOf(`${FIGURES} biggest best highest most longest record strongest heaviest peak greatest
    lowest least worst smallest fewest lightest quietest week weeks month months year years volume
    ever which`),
  ),
  zones: new Set(
    wordsOf(`${TRAINING} time times zone zones share shares percent percentage proportion ratio split
    distribution intensity easy hard aerobic balance polarised polarized spend spent minutes hours
    too long how much many heart rate hr follow follows 80/20 enough pace fast`),
  ),
  myZones: new Set(
    wordsOf(`explain zone zones heart rate hr bpm pulse beats max maximum mean means limits limit
    range ranges calculate calculated define training should pace stay keep too high low hard fast ok
    okay good normal easy right fine bad run runs average`),
  ),
  predict: new Set(
    wordsOf(`${FIGURES} predict predicted prediction predicts estimate estimated forecast fast aim aiming expect expected
    quick quickly long could possible possibly able should take finish finishing break beat manage
    hit race next sub under below time half marathon today based on best result recent better than equivalent goal distance good sensible realistic feasible achievable doable ambitious optimistic too say chance chances odds
    likely likelihood probability equivalent prognosis projection projected`),
  ),
  pacing: new Set(
    wordsOf(
      'pace paces pacing split splits plan next race goal target even strategy marathon half should',
    ),
  ),
  racePlan: new Set(
    wordsOf(
      'plan plans training train race schedule programme program build make till build week weeks weekly prepare half marathon create suggest by next follow need towards until',
    ),
  ),
  paceSum: new Set(
    wordsOf(`${FIGURES} speed time minute minutes hour hours min mins need needed required run finish
    long take takes taken half marathon split splits pacing plan fast quick convert converted equal equals as if hold kmh long h`),
  ),
  streak: new Set(
    wordsOf(
      `${TRAINING} last latest time ever happened between current longest streak streaks days day weeks week months month row consecutive break gap pause time off layoff without long ever in`,
    ),
  ),
  gap: new Set(
    wordsOf(`days day weeks week months month long time passed between apart last latest and lie lay
    race races workouts two from until`),
  ),
  goal: new Set(
    wordsOf(`km k kilometres kilometers kilometre miles mile far more left still need needed until hit reach reached
    make will track on to total goal target away off short rate pace run running go much distance`),
  ),
  records: new Set(
    wordsOf(
      'pb pbs pr prs record records personal best bests all list running race distance distances per by current',
    ),
  ),
  shoes: new Set(
    wordsOf(`shoe shoes trainer trainers pair pairs wear wore worn wearing use used using most least
    many much km k kilometres kilometers kilometre miles mile mileage far left last lasts longest long
    fastest new need replace replaced replacing replacement retire retired out soon distance old each race
    races per by total highest lowest bought buy done finished dead gone soon worth should how workouts latest recent`),
  ),
  weekdays: new Set(
    wordsOf(
      `${FIGURES} furthest farthest longest fastest best day days week weeks weekday weekdays weekend weekends which most least usually often more or than less vs versus every each by`,
    ),
  ),
  unitCount: new Set(
    wordsOf(`ever single one any ${FIGURES} week weeks month months year years times often number`),
  ),
  trainingPaces: new Set(
    wordsOf(
      'good right ideal best slow pace paces training easy tempo threshold interval intervals marathon long race should run runs at fast be target zones current',
    ),
  ),
  form: new Set(
    wordsOf(
      'now compared compare comparing than vs versus against fitness fit form fatigue fatigued fresh tired training load status current positive negative level tsb ctl atl',
    ),
  ),
  threshold: new Set(wordsOf('threshold resting lactate pace heart rate hr pulse lt current')),
  races: new Set(
    wordsOf(`race races racing raced run ran runner time times result results pace paces fast quick long
    finish finished finishing chip official target targets goal goals beat miss missed hit make made
    reach reached meet met reach off under over within inside outside ahead behind slower faster
    quicker short than by much days day weeks week months sleeps number count until till before away
    left countdown next upcoming planned coming soon past previous last latest recent most old first
    calendar history plan plans date half marathon marathons distance k km fastest slowest longest
    shortest best worst go going went again took take long did exactly still need needed have
    compared against per kilometre km mile year run enough season this remaining ahead`),
  ),
  plan: new Set(
    wordsOf(`run runs running workout workouts train training session sessions plan plans schedule
    rest rested resting day off days today tomorrow tonight week next do doing should suggest
    recommend propose give make easy hard long skip recover recovery take go or
    what best good need now of rather instead kind look like km k kilometres kilometers miles far much`),
  ),
  weight: new Set(
    wordsOf(`weigh weight weighed weighing bmi kilos kg kilo kilogram kilograms lose lost gain gained
    put losing gaining dropping been heavier lighter heaviest lightest lowest highest least most compared compare than versus
    difference change changed changing current currently target goal until till away left still more
    less down up trend entries latest last first body mass index reach off over under start started
    beginning ago hit reached get`),
  ),
  fuel: new Set(
    wordsOf(`fuel fuelling fueling fueled gel gels carb carbs hydrate hydration drink drinking water
    eat eating nutrition caffeine caffeinated electrolytes bonk bonking take taking need needed run
    runs running race during long hour hours minutes minute per bring carry plan marathon half ml
    litres liters often every when use should tomorrow today next avoid hitting wall hit distance km k`),
  ),
  readiness: new Set(
    wordsOf(`ready readiness prepared preparation track course shape fit fitness enough trained training train
    target goal race races racing next upcoming half marathon run running distance k km time finish
    hit beat make under sub within how long far still realistic feasible achievable doable possible
    ambitious optimistic reachable`),
  ),
  taper: new Set(
    wordsOf(`taper tapering tapered start starts starting begin begins long weeks week days day race
    final last before plan should need half marathon run running much`),
  ),
  overtraining: new Set(
    wordsOf(`over training train trained overtraining overtrained overreaching overreached too much
    often run running do risk sign signs of or recently lately feel feeling tired exhausted drained
    fatigued worn out always constantly very really time`),
  ),
  analysis: new Set(
    wordsOf(`${TRAINING} analyse analyze analysis analyses strength strengths weak weakness
    weaknesses weakest points point feedback improve improving improved improvement improvements
    better faster quicker fitter stronger become run work advice advise tip tips assess assessment
    summary summarise summarize review insight insights too little often many more less fewer longer
    harder slower wrong right well differently think do look looking burnt burned burning out enough
    consistent consistently consistency ok okay recover recovering rest resting good bad progress shape
    things runner week weeks month months how should next change changing help suggestion
    suggestions recommend recommendation recommendations overall easy long hard lately recently main
    biggest most`),
  ),
  lastRest: new Set(
    wordsOf(
      'last latest most recent recently previous rest rested resting day days off recovery take took taken without time workout training',
    ),
  ),
};
