import { wordsOf } from '../text/known-words.ts';

/** Who runs what, and how English holds a question together. */
export const SAYING_NOTHING = new Set(
  wordsOf(`
a an the of in on at for with to from by and also then so ok okay please hey hi coach well i me my
mine we our us you it its this that these those them they is are was were be am do did does done
doing have has had having can could would will may might shall tell show give let know see get got
getting go went gone going what whats which how when where all any some each one ones there here
just only now again actually currently been myself far many much log logged logs entries entry
diary data own together altogether total overall already yet ever both out up kind sort really
about but question want like need find list happened display wanted wondering wonder ask pls plz
thx mate lol cheers thanks thank ta ty buddy pal bro bruh dude man love dear chief boss champ haha
hah rofl omg wtf damn hell heck blimey crikey bloody freaking fr ngl tbh imo imho btw fyi atm rn
asap yo hiya heya hullo howdy oi ahoy yeah yep yes yup nah nope no naw aye sure fine great cool
nice alright right good grand brilliant lovely sweet awesome basically honestly honest literally
seriously truly frankly obviously clearly simply roughly approximately ish or thereabouts around
maybe perhaps possibly probably presumably exact precisely asking asked request query wondered
curious curiosity interested interest idea clue guess reckon think thinking thought suppose figure
say saying telling told showing shown giving given gimme lemme help hand look looking looks looked
check checking seeing seen finding found pull dig bring fetch grab read print output report return
needed liked mind care fancy happen knowing known remember recall remind forgot forgotten type bit
little lot lots bunch stuff thing things something anything everything whatsoever thingy way ways
case cases whole full entire combined sum summed add added adding personally yourself your yours
presently still even too as either anyway anyhow plus because though tho although however being
should must im ive id ill hows wheres whens thats theres lets into onto upon who why whether long
often come coming goes put set make making made take taking taken keep keeping kept run running
ran use used using old coachy hello supposed meant mean means meaning sense numbers number figures
stat stats statistic statistics logging record recorded history tracker app profile bagged bag
managed manage clocked clock racked rack covered cover notched hit smashed smash k felt feel feels
feeling seems seem seemed appears individual different saved separate actual score scores rating
ratings gave exercise consistent
`),
);

/** What narrows, excludes or orders wherever it stands: it has no place unless a reader took it. */
export const NARROWING = new Set(
  wordsOf(`
not never no nor without except excepting excluding exclude minus other others another apart aside
second third fourth fifth twice thrice alone almost nearly barely hardly uphill downhill fasted
barefoot morning mornings evening evenings night nights afternoon hot cold rain rainy raining wet dry snow
wind windy sunny trail trails gravel road altitude before after during while until till since between outside
inside indoors women men who whose whom where first last latest previous enough too skip skipped
runner runners swap swapping move moved shift monday tuesday wednesday thursday friday saturday sunday place people position medal rank weather he she him her his hers they their theirs somebody someone
sister brother wife wifey husband hubby kid kids child children baby mum mam mom dad father mother daughter son dog dogs
buggy pram stroller colleague colleagues neighbour neighbor partner girlfriend boyfriend cousin friend friends club
clubmate group team headwind tailwind storm humid heat heatwave injured hungover hangover
load effort rpe exertion trimp tss critical
`),
);

/** What says which workouts are meant, where it is not what is asked for. */
export const OF_ITS_OWN_QUESTIONS = new Set(
  wordsOf('tempo fartlek recovery hill hills race races racing threshold parkrun strides'),
);
