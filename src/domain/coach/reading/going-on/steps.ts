import type { Question } from '../../question.ts';
import { afterADay } from './after-a-day.ts';
import { afterATerm, lengthForRace } from './after-a-term.ts';
import { couldHoldThat, onFromAdvice, whatItMeansFor } from './after-advice.ts';
import { enoughToTake, takenOnLastOne, whatDoesNotAgree } from './after-fuel.ts';
import {
  backToThePlan,
  lastIllness,
  moreOfThePain,
  otherTraining,
  runAfterPain,
  whetherItHurts,
} from './after-pain.ts';
import {
  figureOfSpokenRun,
  forHowLong,
  howOftenNow,
  kmOfPair,
  runOnTiredLegs,
} from './after-words.ts';
import { raceAgainstTraining } from './against-training.ts';
import {
  anotherWeekday,
  askedOtherwise,
  daysAway,
  inAnotherUnit,
  inOtherUnitsOfLength,
  oneBefore,
  otherPart,
  sameStretch,
  supposed,
  thisOne,
  toldAlready,
  whatItRestsOn,
} from './any-question.ts';
import { whetherTheyCount } from './counted-for-fitness.ts';
import { countedInDays, sameMonthsOfYear } from './counted-in-days.ts';
import { dayOfLength, dayShorter, paceOfDay } from './day-otherwise.ts';
import { ofThatBiggest } from './days-of-biggest.ts';
import type { Focus } from './focus.ts';
import { moreOfTopic } from './more-of-topic.ts';
import { narrowsNothing } from './narrows-nothing.ts';
import { nextOfOtherKind, nextOfThatKind } from './next-of-kind.ts';
import { notedPain } from './noted-pain.ts';
import { onAverage } from './on-average.ts';
import {
  anotherRank,
  biggestByAnother,
  biggestOfUnits,
  figureJudged,
  figureOfIt,
  figureOfOtherDays,
  heartRateAtItsEnd,
  howLatestWent,
  howManyOfThese,
  itAgainst,
  judgedOtherwise,
  leastOfWeekdays,
  otherEnd,
  recordOfOtherLength,
  thanAnother,
  toldBefore,
  toldOfBiggest,
  toldOfBoth,
  wasITooFast,
  wasItABest,
  wasItInZone,
  weekdaysByAnother,
  whatWentWrong,
} from './one-workout.ts';
import { forAnotherRace } from './other-race.ts';
import { paceInFact } from './pace-in-fact.ts';
import {
  dayAfterAdvice,
  dayInTime,
  dayOffPutIn,
  dayOfPlan,
  laidFurther,
  laidInFewWords,
  movedToDay,
  onSoManyDays,
  otherPlan,
  otherSportInstead,
  planOtherwise,
  ratherOnDay,
  totalOfPlan,
  withoutItsFastRun,
} from './plans.ts';
import { predictedByOwnLog, predictionEarlier, whatIsMissing } from './predictions.ts';
import { ofNamedRace, partOfRacePlan, planToThatRace } from './race-plans.ts';
import { whySoLittle } from './reasons.ts';
import {
  againstAnotherRace,
  anotherAim,
  anotherLength,
  anotherPace,
  anotherTime,
  asAnotherPace,
  figureOfOtherRace,
  fullMarathon,
  howItWent,
  lengthAtThatPace,
  notInThatTime,
  ofThatRace,
  ofTheRaceToCome,
  ofTheTaper,
  otherLengthAtThatPace,
  pacedOtherwise,
  paceOfPrediction,
  passingTime,
  predictedFromIt,
  predictedFromRaceRun,
  splitOfAim,
  splitsAgain,
  timeAtPace,
  toldOfRace,
} from './results-and-races.ts';
import { ONE, type Said, SETS } from './said.ts';
import { shoesOfIt } from './shoes-of-it.ts';
import {
  allOfMany,
  anotherSort,
  atTheSameHeartRate,
  bothTogether,
  figureAtTempo,
  figureOfDaysOff,
  figureOfThem,
  howManyLikeIt,
  howManyOfAKind,
  howManyWere,
  inRacesAlone,
  lastOfThem,
  leavesOutDays,
  listThem,
  moreOfThemWhen,
  ofTheseDays,
  perRun,
  shareOfAll,
  sortedBy,
  sumOfThose,
  superlativeWithin,
  tooMuch,
  trendOfThem,
  whatIDidThen,
  whatTheyWere,
  whetherOneOfThem,
  whichHadMost,
  whichWereRaces,
  withoutThatKind,
  withoutTheRace,
} from './some-workouts.ts';
import { toldOfStreak } from './streaks.ts';
import { aimOfAnotherRace, anotherSupposed, predictedFromSupposed } from './supposed-results.ts';
import { thoseAgainstNamed, thoseAgainstOthers } from './than-others.ts';
import { runsAtThatPace } from './that-pace-held.ts';
import { breakInOtherDays, illThen, ofTheBreak } from './the-break.ts';
import { howEasyTheyShouldBe, tooHardOnes } from './too-hard-ones.ts';
import {
  againstOtherDays,
  againstOtherWeekdays,
  anotherPairOfRuns,
  comparedByAnother,
  comparedByOther,
  comparedByRuns,
  comparedInPercent,
  comparedWithDays,
  comparedWithOneBefore,
  comparedWithOneEarlier,
  setAgainstUsual,
  togetherOrAlone,
  whetherItWorked,
  whichOfTwo,
} from './two-sets.ts';
import { whichOfTwoTold } from './two-told.ts';
import { bestUnitOfThose, thosePerUnit } from './units-of-those.ts';
import {
  daysForStrength,
  isItTheRight,
  isShareRight,
  isThatEnough,
  shouldDoMore,
  whatItShouldBe,
} from './what-it-should-be.ts';
import {
  beforeThoseTwo,
  howManyOfASort,
  lastOneToCome,
  onHowMany,
  sinceWhen,
  whetherDone,
} from './what-of-those.ts';
import { whetherItWas } from './whether-it-was.ts';
import { withoutWhatItLeansOn } from './without-what-it-leans-on.ts';
import {
  anotherPair,
  anotherTerm,
  anotherZone,
  byHowMuch,
  daysOffOf,
  lastDayOff,
  lastWorn,
  otherEndOfPairs,
  otherPairs,
  ownOfTerm,
  paceOfTraining,
  pacesAsHeartRates,
  timeInThatZone,
  wearOfPair,
  weightAgainst,
  weightAtItsEnd,
  weightIn,
  weightNow,
  weightOtherwise,
  weightToTarget,
  whenHighest,
  zonesByUnit,
} from './zones-terms-weight.ts';

type Step = {
  after: readonly Focus[] | 'anything';
  /** Its function looks at every word. */
  isWhole?: true;
  step: (said: Said) => Question | null;
};

const OF_MANY: readonly Focus[] = [...SETS, 'units', 'two sets', 'zones', 'shoes'];

/** How a conversation can go on, by what it is about. */
export const STEPS: readonly Step[] = [
  // 'How many weeks is that?', 'plan by week', after a race to come
  { after: 'anything', isWhole: true, step: ofNamedRace },
  // 'Since when?', 'have I done that already?', 'when is the last run?'
  { after: 'anything', isWhole: true, step: sinceWhen },
  { after: 'anything', isWhole: true, step: whetherDone },
  { after: 'anything', isWhole: true, step: lastOneToCome },
  // 'Before that?', after two months
  { after: ['two sets'], isWhole: true, step: beforeThoseTwo },
  // 'How many were tempo?', 'on how many runs was that?'
  { after: SETS, isWhole: true, step: howManyOfASort },
  { after: SETS, isWhole: true, step: onHowMany },
  // 'Any fast stuff?', after a taper; 'with caffeine?', after the gels for a race
  { after: 'anything', isWhole: true, step: onFromAdvice },
  // 'I have no time for a long one', 'but I rested yesterday'
  { after: 'anything', isWhole: true, step: afterADay },
  // 'Give me one for Thursday', 'do I do that?', after a word of running
  { after: ['term'], step: afterATerm },
  { after: 'anything', isWhole: true, step: lengthForRace },
  // 'How do I raise it?', 'does it prevent injuries?'
  { after: 'anything', isWhole: true, step: moreOfTopic },
  // 'Could I hold that?', 'what does that mean for Harbour?'
  { after: 'anything', isWhole: true, step: couldHoldThat },
  { after: 'anything', isWhole: true, step: whatItMeansFor },
  { after: 'anything', isWhole: true, step: paceInFact },
  // 'And you are sure?'
  { after: 'anything', isWhole: true, step: whatItRestsOn },
  // 'Why so little?', after a month
  { after: SETS, isWhole: true, step: whySoLittle },
  // 'So did the training work?', after two stretches
  { after: ['two sets', ...SETS], isWhole: true, step: whetherItWorked },
  { after: ['two sets'], isWhole: true, step: comparedByRuns },
  { after: ['two sets'], isWhole: true, step: comparedInPercent },
  { after: [...SETS, 'units', 'two sets'], isWhole: true, step: leavesOutDays },
  // 'How long until I was back to normal?'
  { after: 'anything', isWhole: true, step: ofTheBreak },
  // 'Was I ill then?'
  { after: 'anything', isWhole: true, step: illThen },
  { after: 'anything', isWhole: true, step: breakInOtherDays },
  // 'When did it end?', 'what is my current one?', after the longest run of days
  { after: 'anything', isWhole: true, step: toldOfStreak },
  // 'How often did that happen this year?', 'after which kind of run?'
  { after: 'anything', isWhole: true, step: notedPain },
  // 'And the long run on Sunday?', 'will it hurt my half?'
  { after: 'anything', isWhole: true, step: runAfterPain },
  { after: 'anything', isWhole: true, step: otherTraining },
  { after: 'anything', isWhole: true, step: lastIllness },
  { after: 'anything', isWhole: true, step: runOnTiredLegs },
  { after: 'anything', isWhole: true, step: moreOfThePain },
  // 'What did I take on my last one?', 'I get stomach trouble from porridge'
  { after: 'anything', isWhole: true, step: takenOnLastOne },
  { after: 'anything', isWhole: true, step: whatDoesNotAgree },
  { after: 'anything', isWhole: true, step: enoughToTake },
  { after: 'anything', isWhole: true, step: whetherItHurts },
  { after: 'anything', isWhole: true, step: backToThePlan },
  // 'How many days until then?', after a sum
  { after: 'anything', isWhole: true, step: withoutWhatItLeansOn },
  // 'In miles?'
  { after: 'anything', isWhole: true, step: inOtherUnitsOfLength },
  // 'How many?', after gels
  { after: 'anything', isWhole: true, step: howManyOfThese },
  // 'And two days before that?', after one day
  { after: 'anything', isWhole: true, step: daysAway },
  // 'This one so far?' after last week
  { after: 'anything', isWhole: true, step: thisOne },
  // 'How often in October?', after swims
  { after: 'anything', isWhole: true, step: countedInDays },
  { after: ['two sets'], isWhole: true, step: comparedWithOneEarlier },
  { after: ['two sets'], isWhole: true, step: sameMonthsOfYear },
  // 'And in the rain?', 'and my last two interval sessions?'
  { after: 'anything', isWhole: true, step: comparedByOther },
  { after: 'anything', isWhole: true, step: anotherPairOfRuns },
  // 'What should it be?', 'is that enough?'
  { after: 'anything', isWhole: true, step: whatItShouldBe },
  { after: ['zones'], isWhole: true, step: isShareRight },
  { after: 'anything', isWhole: true, step: byHowMuch },
  { after: 'anything', isWhole: true, step: isThatEnough },
  { after: 'anything', isWhole: true, step: isItTheRight },
  // 'Should I do more?', 'which days would suit?', after strength work
  { after: 'anything', isWhole: true, step: shouldDoMore },
  { after: 'anything', isWhole: true, step: daysForStrength },
  // After what was told in words
  { after: 'anything', isWhole: true, step: figureOfSpokenRun },
  { after: 'anything', isWhole: true, step: forHowLong },
  { after: 'anything', isWhole: true, step: howOftenNow },
  { after: 'anything', isWhole: true, step: kmOfPair },
  // 'What was in it?', after the biggest week
  { after: 'anything', isWhole: true, step: ofThatBiggest },
  // 'Best week of those?', 'runs per week?', after how a summer went
  { after: SETS, isWhole: true, step: bestUnitOfThose },
  { after: SETS, isWhole: true, step: thosePerUnit },
  // 'How long?', after the time without a run
  // 'When is the next one?', after the last interval session
  { after: [...ONE, ...SETS, 'race to come'], isWhole: true, step: nextOfThatKind },
  { after: 'anything', isWhole: true, step: nextOfOtherKind },
  // 'Which was better?', of two that were told
  { after: [...ONE, ...SETS, 'race to come'], isWhole: true, step: whichOfTwoTold },
  // 'Was I faster than in training?'
  { after: ONE, isWhole: true, step: raceAgainstTraining },
  // 'Slower than normal?', after the runs in the rain
  { after: [...SETS, 'two sets'], isWhole: true, step: thoseAgainstOthers },
  // 'Slower than outside?', after treadmill runs
  { after: SETS, isWhole: true, step: thoseAgainstNamed },
  // 'Is that the one with the dog?'
  { after: ONE, isWhole: true, step: whetherItWas },
  // 'Was it slow?', 'how does it compare to the one before?'
  { after: ONE, isWhole: true, step: itAgainst },
  { after: ['workout', 'day'], isWhole: true, step: figureJudged },
  { after: ['workout'], isWhole: true, step: howLatestWent },
  { after: ONE, isWhole: true, step: toldOfBoth },
  // 'What was my heart rate?', 'shoes?', 'what did I write about it?'
  { after: ONE, isWhole: true, step: figureOfIt },
  { after: ONE, isWhole: true, step: whatWentWrong },
  { after: ONE, isWhole: true, step: wasITooFast },
  { after: ONE, isWhole: true, step: wasItInZone },
  { after: ['race run'], isWhole: true, step: wasItABest },
  { after: ONE, isWhole: true, step: heartRateAtItsEnd },
  { after: 'anything', isWhole: true, step: toldBefore },
  // 'Show me the ones that were too fast', after easy runs
  { after: 'anything', isWhole: true, step: tooHardOnes },
  { after: 'anything', isWhole: true, step: howEasyTheyShouldBe },
  // 'Do they count for my fitness?', after rides
  { after: 'anything', isWhole: true, step: whetherTheyCount },
  { after: SETS, isWhole: true, step: figureOfDaysOff },
  { after: 'anything', isWhole: true, step: onAverage },
  // 'How many swims?', 'and tempo?'
  // 'How many swims?', after a sum or after two stretches
  { after: [...SETS, 'two sets'], isWhole: true, step: howManyOfAKind },
  { after: SETS, isWhole: true, step: anotherSort },
  // 'What is it at tempo?', 'and now?', 'at the same heart rate?'
  { after: 'anything', isWhole: true, step: figureAtTempo },
  { after: [...SETS, 'zones'], isWhole: true, step: ofTheseDays },
  // 'What did I do then?', after how last week went
  { after: [...SETS, 'weight'], isWhole: true, step: whatIDidThen },
  // 'What did I do?', after the interval runs of last week
  { after: SETS, isWhole: true, step: whatTheyWere },
  { after: 'anything', isWhole: true, step: atTheSameHeartRate },
  { after: ['workout'], isWhole: true, step: thanAnother },
  // 'Was that a long run?': of no such answer a figure could be the yes or no
  { after: ['workout'], isWhole: true, step: judgedOtherwise },
  { after: 'anything', isWhole: true, step: sameStretch },
  // 'And if I do 1:48 at Harbour?', after the marathon
  { after: ['prediction', 'race to come'], isWhole: true, step: predictedFromRaceRun },
  { after: ['prediction', 'race to come'], isWhole: true, step: predictedFromSupposed },
  { after: ['prediction', 'race to come'], isWhole: true, step: anotherSupposed },
  // 'Is under 4 realistic?' after a half
  { after: ['prediction', 'race to come'], step: aimOfAnotherRace },
  // 'And if you leave the races out?'
  { after: [...SETS, 'workout', 'two sets', 'units'], isWhole: true, step: withoutTheRace },
  { after: 'anything', isWhole: true, step: supposed },
  { after: SETS, isWhole: true, step: paceOfTraining },
  { after: SETS, isWhole: true, step: allOfMany },
  // 'And the third?', 'the one before?'
  { after: ['workout', 'day', 'units'], isWhole: true, step: anotherRank },
  // 'And the shortest?'
  { after: ['workout', 'units'], isWhole: true, step: otherEnd },
  { after: ['units'], isWhole: true, step: biggestByAnother },
  // 'And 10k?', after the day of the fastest 5k
  { after: ['workout'], isWhole: true, step: recordOfOtherLength },
  { after: ['units'], isWhole: true, step: leastOfWeekdays },
  { after: ['units'], isWhole: true, step: weekdaysByAnother },
  // 'Which was the biggest?', after kilometres by month; 'how many runs?' after the biggest one
  { after: ['units'], isWhole: true, step: biggestOfUnits },
  { after: ['units'], isWhole: true, step: toldOfBiggest },
  // 'And in the City 10?'
  { after: ONE, isWhole: true, step: figureOfOtherRace },
  // 'What about Wednesday?'
  { after: ONE, step: figureOfOtherDays },
  // 'How did I do?'
  { after: ['race run'], isWhole: true, step: howItWent },
  // 'What is the 5 km split for 3:59?'
  {
    after: ['prediction', 'race to come', 'plan to a race', 'pace sum'],
    isWhole: true,
    step: splitOfAim,
  },
  // 'Have I ever run that pace for more than 10k?'
  { after: ['pace sum', 'prediction', 'race to come'], isWhole: true, step: runsAtThatPace },
  { after: ['pace sum'], isWhole: true, step: lengthAtThatPace },
  { after: ['pace sum'], isWhole: true, step: otherLengthAtThatPace },
  { after: ['race to come'], isWhole: true, step: ofTheTaper },
  // 'What marathon does that give me?'
  {
    after: ['workout', 'race run', 'pace sum', 'prediction', 'race to come'],
    isWhole: true,
    step: predictedFromIt,
  },
  { after: ['prediction', 'race to come'], isWhole: true, step: fullMarathon },
  { after: ['prediction', 'race to come'], isWhole: true, step: predictionEarlier },
  { after: 'anything', isWhole: true, step: whatIsMissing },
  { after: 'anything', isWhole: true, step: predictedByOwnLog },
  { after: ['prediction', 'race to come'], isWhole: true, step: paceOfPrediction },
  // 'Was it better than the Riverside Half?'
  { after: ['race run'], isWhole: true, step: againstAnotherRace },
  { after: ['race to come', 'pace sum'], isWhole: true, step: splitsAgain },
  { after: ['race to come'], isWhole: true, step: pacedOtherwise },
  { after: ['race to come'], isWhole: true, step: toldOfRace },
  { after: ['race to come', 'prediction'], isWhole: true, step: planToThatRace },
  // 'What is missing?', 'and during?'
  { after: ['race to come'], isWhole: true, step: ofTheRaceToCome },
  // 'Halfway time then'
  { after: ['pace sum'], isWhole: true, step: passingTime },
  // 'And 50?'
  { after: ['pace sum'], isWhole: true, step: timeAtPace },
  { after: ['pace sum', 'race to come'], isWhole: true, step: asAnotherPace },
  { after: ['pace sum'], isWhole: true, step: anotherPace },
  { after: ['pace sum'], isWhole: true, step: anotherTime },
  // 'And for a half?'
  { after: ['pace sum'], isWhole: true, step: anotherLength },
  // 'How many minutes did I spend there last week?', 'share of total?'
  { after: ['zones'], isWhole: true, step: timeInThatZone },
  { after: ['zones'], isWhole: true, step: zonesByUnit },
  { after: ['zones'], step: anotherZone },
  { after: ['zones'], isWhole: true, step: whenHighest },
  // 'What is mine?'
  { after: ['term', 'something else'], isWhole: true, step: ownOfTerm },
  { after: ['term'], isWhole: true, step: anotherTerm },
  // 'Make it shorter', '14 km instead', 'can not, only got 30 min'
  { after: 'anything', isWhole: true, step: dayShorter },
  { after: 'anything', isWhole: true, step: dayOfLength },
  { after: 'anything', isWhole: true, step: paceOfDay },
  // 'No, Wednesday please'
  { after: 'anything', isWhole: true, step: ratherOnDay },
  // 'And Thursday?'
  // 'Thursday only before work, 40 min at most'
  { after: ['plan'], isWhole: true, step: dayInTime },
  { after: ['plan'], step: otherPlan },
  { after: ['plan'], isWhole: true, step: totalOfPlan },
  { after: ['plan'], isWhole: true, step: onSoManyDays },
  { after: ['plan'], isWhole: true, step: dayOfPlan },
  { after: 'anything', isWhole: true, step: dayAfterAdvice },
  { after: ['plan'], isWhole: true, step: laidInFewWords },
  { after: ['plan'], step: laidFurther },
  // 'Put one in on Monday', after the last day off
  { after: 'anything', isWhole: true, step: dayOffPutIn },
  // 'Can I do it tomorrow instead?'
  { after: 'anything', isWhole: true, step: movedToDay },
  // 'What is the longest run in it?'
  { after: ['plan to a race'], isWhole: true, step: partOfRacePlan },
  { after: ['plan'], isWhole: true, step: planOtherwise },
  { after: ['plan'], isWhole: true, step: withoutItsFastRun },
  { after: 'anything', step: otherSportInstead },
  // 'As heart rate?'
  { after: ['paces'], isWhole: true, step: pacesAsHeartRates },
  // 'Which shoes?'
  { after: 'anything', isWhole: true, step: shoesOfIt },
  // 'Replace soon?', 'and the racing pair'
  { after: 'anything', isWhole: true, step: wearOfPair },
  { after: ['shoes'], step: anotherPair },
  { after: 'anything', isWhole: true, step: otherPairs },
  { after: 'anything', isWhole: true, step: otherEndOfPairs },
  { after: ['weight'], isWhole: true, step: weightAtItsEnd },
  { after: ['shoes', 'workouts', 'day'], isWhole: true, step: lastWorn },
  { after: ['weight'], isWhole: true, step: weightNow },
  { after: ['weight'], isWhole: true, step: weightIn },
  // 'Against this month?'
  { after: ['weight'], isWhole: true, step: weightAgainst },
  { after: ['weight'], isWhole: true, step: weightOtherwise },
  { after: ['weight'], isWhole: true, step: weightToTarget },
  // 'When was the most recent one?'
  { after: [...SETS, 'plan'], isWhole: true, step: lastDayOff },
  // 'How many this month?'
  { after: ['something else'], step: daysOffOf },
  // 'Which run had the most?'
  { after: SETS, isWhole: true, step: whichHadMost },
  // 'Which was harder?', 'which of the two had more long runs?'
  { after: ['workouts', 'day', 'two sets', 'weight'], isWhole: true, step: whichOfTwo },
  { after: 'anything', isWhole: true, step: tooMuch },
  { after: OF_MANY, isWhole: true, step: whetherOneOfThem },
  // 'Is that less than usual?'
  { after: ['workouts', 'day'], isWhole: true, step: setAgainstUsual },
  // 'Vs Sundays', after Saturdays
  { after: SETS, isWhole: true, step: againstOtherWeekdays },
  // 'And by heart rate?'
  { after: ['two sets'], isWhole: true, step: comparedByAnother },
  // 'And to September?'
  { after: ['two sets'], step: againstOtherDays },
  // 'Is it getting better?'
  { after: SETS, step: trendOfThem },
  { after: SETS, isWhole: true, step: bothTogether },
  // 'More in winter or in summer?'
  { after: SETS, step: moreOfThemWhen },
  // 'All races?', after the five fastest
  { after: SETS, isWhole: true, step: whichWereRaces },
  { after: [...ONE, ...SETS], isWhole: true, step: inRacesAlone },
  { after: [...SETS, 'units'], isWhole: true, step: withoutThatKind },
  // 'Which of them was the fastest?'
  { after: ['workouts', 'day', 'two sets', 'workout', 'zones', 'units'], step: superlativeWithin },
  // 'When was the last time?'
  { after: [...SETS, 'two sets'], isWhole: true, step: lastOfThem },
  { after: ['workout', ...SETS], step: howManyLikeIt },
  { after: SETS, isWhole: true, step: togetherOrAlone },
  // 'Sort by pace'
  { after: SETS, isWhole: true, step: sortedBy },
  // 'Average pace?', 'how many?'
  { after: SETS, isWhole: true, step: figureOfThem },
  { after: 'anything', isWhole: true, step: toldAlready },
  { after: 'anything', step: ofThatRace },
  { after: 'anything', step: anotherAim },
  { after: 'anything', step: inAnotherUnit },
  { after: 'anything', isWhole: true, step: anotherWeekday },
  { after: 'anything', isWhole: true, step: oneBefore },
  // 'How many were easy?', 'which ones?', 'per run?', 'compared with June?'
  { after: SETS, step: howManyWere },
  { after: SETS, isWhole: true, step: shareOfAll },
  { after: SETS, step: listThem },
  { after: SETS, step: perRun },
  { after: SETS, isWhole: true, step: comparedWithOneBefore },
  { after: 'anything', step: comparedWithDays },
  { after: [...SETS, 'units', 'two sets', 'shoes'], step: sumOfThose },
  { after: ['pace sum'], step: notInThatTime },
  // 'And for Harbour?'
  { after: 'anything', isWhole: true, step: forAnotherRace },
  { after: 'anything', isWhole: true, step: narrowsNothing },
  { after: 'anything', step: otherPart },
  { after: 'anything', step: askedOtherwise },
];
