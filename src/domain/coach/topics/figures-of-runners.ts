import type { Topic } from './topic.ts';
import { askedOf } from './ways-to-ask.ts';

const ASKING =
  'is are my for me at of the a should i would do you how what does be about so to it can get getting really too high low over time running runs run when go go_by age women men';
const NOT_OF_LOG =
  'did last was average than last year month week spring summer zone easy resting max maximum';

const HEART_RATE = ['heart rate', 'hr|pulse|heartrate'];
const WEIGHT = ['weight'];
const DISTANCE = ['weekly distance|km|kilometres|mileage|volume', 'mileage'];
const EASY_PACE = ['easy pace'];
const EFFORT = ['effort|rpe'];
const CLIMBING = ['elevation|climbing|ascent'];
const LOAD = ['training load'];

/** What is normal of a figure, what moves it, what it is good for, and how exact it is. */
export const FIGURES_OF_RUNNERS: readonly Topic[] = [
  {
    name: 'a normal heart rate',
    asked: askedOf(HEART_RATE, 'normal', 'matters'),
    beside: ASKING,
    never: `${NOT_OF_LOG} why how 10k race`,
    text: '**It goes by your own maximum, and by no table:** two healthy runners of one age differ by 30 beats at the same effort. Pace moves it most, then heat, hills, thirst, little sleep, coffee, stress or a coming cold, by 5 to 15 beats. What to look at is the pace at the same heart rate, over months.',
    own: 'zoneTwo',
  },
  {
    name: 'lowering the heart rate',
    asked: [...askedOf(HEART_RATE, 'down'), 'heart rate improve'],
    beside: `${ASKING} bring get keep`,
    never: `${NOT_OF_LOG} why has have am been going coming year month dropped falling same than`,
    text: '**On the day by running slower, cooler and rested; over months by much easy running.** At the same pace it falls by some beats in two to three months of regular running, most in who is new to it.',
    own: 'zoneTwo',
  },
  {
    name: 'how exact a heart rate is',
    asked: askedOf(HEART_RATE, 'exact'),
    beside: `${ASKING} watch wrist strap chest sensor reading readings`,
    never: NOT_OF_LOG,
    text: '**A chest strap is right within a beat or two; the wrist is often wrong in the cold, in intervals and where the watch sits loosely.** 160 to 180 at an easy start is mostly your steps that are counted. Tighten it, wear it a finger above the bone, or take a strap for fast sessions.',
  },
  {
    name: 'a normal weight',
    asked: [
      'weight normal|healthy|typical',
      'weight good|ok|okay|right age|height',
      'ideal|healthy|racing weight',
      'weight worry|care',
      'weight should be',
    ],
    beside: `${ASKING} i i_run racing ideal runner runners height with`,
    never: `did last was average year month lose target`,
    text: '**A BMI from 18.5 to 25 is healthy for most adults; it knows nothing of muscle.** There is no ideal weight for running: the right one is that at which you train well, sleep well, are seldom ill or hurt and, as a woman, have your periods. Your own BMI is told with your weight.',
  },
  {
    name: 'what weight changes',
    asked: [
      'weight matter|affect|influence',
      'weight how|can lower|reduce|improve|drop',
      'weight why high|up',
    ],
    beside: `${ASKING} pace faster speed running race performance`,
    never: 'did last was average year month heart',
    text: '**About in proportion: 1 % lighter is up to 1 % faster, as long as you eat enough for your training.** Half a kilogram a week is the most, never in the last six weeks before a race, and taken from sweets, alcohol and snacks rather than from what you eat around runs. Too little food costs power, sleep, bones and, in women, periods.',
  },
  {
    name: 'how exact a weight is',
    asked: [
      ...askedOf(WEIGHT, 'exact'),
      'weight jump|swing|fluctuate|vary',
      'weight changes|differs day',
    ],
    beside: `${ASKING} scales scale day daily why much from by`,
    never: 'did last was average year lose target',
    text: '**The scales are right within some 100 g, and your body within one or two kilograms:** water, salt, food and the cycle move it from day to day. Weigh yourself at the same hour, after waking, and go by the trend line.',
  },
  {
    name: 'a normal week',
    asked: askedOf(DISTANCE, 'normal', 'matters'),
    beside: `${ASKING} typical runner runners like`,
    never: `did last was than year month half marathon race enough sufficient why`,
    text: '**There is no normal week: what counts is that it is your own, week after week.** Who runs for health does 15 to 30 km, for a half 30 to 60, for a marathon 40 to 80. Of all that you can change it does most for races from 10 km on, as long as most of it is easy.',
    own: 'weekly',
  },
  {
    name: 'raising the week',
    asked: askedOf(DISTANCE, 'up'),
    beside: `${ASKING} safely safe build grow`,
    never: 'did last was than year month too fast quickly how_much why',
    text: '**By a day more rather than by longer days, and hardly above what you did within the last month.** One step of 5 to 10 km, held for two or three weeks, then the next; every fourth week lower. The longest run grows by a tenth of the longest of the last 30 days at most.',
    own: 'weekly',
  },
  {
    name: 'an easy pace',
    asked: askedOf(EASY_PACE, 'normal', 'matters', 'exact'),
    beside: `${ASKING} slow runner half marathon`,
    never: 'did last was than year month heart zone why enough',
    text: '**Easy is an effort and no pace: whole sentences, Zone 2.** Mostly it is one to two minutes a kilometre slower than the pace of a 5 km race, and slower still in heat, on hills and on tired legs. That it is slow says nothing of how fast you can race.',
    own: 'easyPace',
  },
  {
    name: 'a faster easy pace',
    asked: askedOf(EASY_PACE, 'up'),
    beside: `${ASKING} quicker`,
    never: 'did last was than year month has have been is am heart should gentle',
    text: '**Not by running it faster: it comes by itself.** More kilometres, nearly all easy, one faster session a week, months of it. What shows is the pace at the same heart rate.',
    own: 'easyPace',
  },
  {
    name: 'how exact an effort is',
    asked: askedOf(EFFORT, 'exact', 'matters', 'normal'),
    beside: `${ASKING} rating score scale number i give log note rate`,
    never: 'did last was than year month easy average run heart',
    text: '**It is as exact as you are honest, and knows what no sensor does: heat, hills, sleep and the day behind you.** Give it within half an hour after the run, always by the same scale: 2 to 3 easy, 5 to 6 a long run, 7 to 8 threshold, 9 to 10 a race. Easy days that creep up by two tell of fatigue before the pace does.',
  },
  {
    name: 'how exact climbing is',
    asked: askedOf(CLIMBING, 'exact', 'matters', 'normal'),
    beside: `${ASKING} gain watch gps metres`,
    never: 'did last was than year month average total much many week',
    text: '**A watch with a barometer is right within a few per cent; by GPS alone it can be off by half.** 10 m of climbing on each kilometre are rolling, 20 hilly. Each 100 m cost about as much as 600 to 800 m more on the flat.',
  },
  {
    name: 'a normal training load',
    asked: askedOf(LOAD, 'normal', 'matters', 'exact'),
    beside: `${ASKING} number figure mean`,
    never: 'did last was than year month average total what my_week',
    text: '**It has no normal value and serves to compare you with yourself.** It is as exact as the heart rate and the limits of your zones. The last week at 80 to 130 % of the six before is steady; much above is a jump, and says nothing of an injury by itself.',
  },
  {
    name: 'raising the training load',
    asked: askedOf(LOAD, 'up', 'down'),
    beside: `${ASKING} safely`,
    never: 'did last was than year month has have been is am why',
    text: '**Up by one more easy run or some longer ones, down by leaving out the hardest.** A step every two or three weeks is enough; a week at two thirds every fourth lets it sink in.',
  },
];
