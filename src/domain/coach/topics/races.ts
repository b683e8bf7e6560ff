import { TAPERING } from './studies.ts';
import type { Topic } from './topic.ts';

/** What comes before, in and after a race. */
export const RACES: readonly Topic[] = [
  {
    name: 'sessions in the taper',
    asked: [
      'keep|drop|skip|do|still interval|speed|hard|fast|tempo|quality taper',
      'keep|drop|skip|do|still strength|gym|weights|lifting taper',
      'gym|strength|weights|lifting taper',
      'interval|speed|tempo taper',
    ],
    beside:
      'i do the my in during still keep drop skip sessions session work workouts and what about up continue at all hard fast should go to lift lifting stop',
    text: 'Keep the fast sessions, but make them shorter: half of the repetitions at the same pace, the last one four or five days before the race. Strength: light in the last two weeks, no heavy legs in the last seven days, nothing new. What shrinks is the distance of the easy and long runs.',
    studied: TAPERING,
  },
  {
    name: 'race morning',
    called: ['race day', 'race morning'],
    asked: [
      'race morning',
      'race day tip',
      'race day routine',
      'race day schedule|timeline|timetable',
      'bring race',
      'pack race',
      'race checklist',
      'race day checklist',
      'first race tip',
      'first half tip',
      'first marathon tip',
      'race day plan',
    ],
    beside:
      'what should do the of my to on routine first tips list need for take wake up get how early plan i day',
    about: ['race_day|race_morning|raceday schedule|timeline|timetable|routine'],
    text: 'Get up three hours before the start, eat what you eat before long runs, drink some half a litre, be there an hour early. Number, gels, shoes that you know; some jogging and strides for a short race. Then start slowly, take gels by the clock, and smile at the last kilometre.',
    own: 'nextRace',
  },
  {
    name: 'choosing a race',
    asked: ['choose|pick|find|select race'],
    beside: 'how do should i a my the to first next which what good right for is best',
    text: 'Three things decide: enough weeks (8 to 10 for 10 km, 12 for a half, 16 to 18 for a marathon, from where you are now), a season that you train well in, and a course that suits the aim: flat, cool and not too crowded for a time, near home and friendly for a first one. Look at the time limit and the profile, and leave three weeks between hard races, eight between marathons.',
  },
  {
    name: 'dropping out',
    called: ['dnf', 'dns', 'did not finish'],
    asked: [
      'dnf',
      'drop out',
      'give up race',
      'stop race when',
      'dropping out',
      'quit race',
      'pull out race',
      'abandon race',
    ],
    beside: 'should when the ok of a in shame i it mean during bad to from',
    text: 'DNF is “did not finish”. Stop for pain that changes how you run, dizziness, chest trouble or chills in the heat: no race is worth weeks off. For tired legs alone walk to the next kilometre post, eat, drink, and decide there.',
  },
  {
    name: 'racing often',
    asked: [
      'how often race',
      'race every week',
      'races too many',
      'two races weeks',
      'how often marathon',
      'marathons a year',
      'race often',
      'how many races year',
      'marathon after half weeks',
    ],
    beside:
      'often many a year in one season two per should can i between weeks apart too how run races half every month',
    text: 'Allow about a day of easy running for each 1.5 km raced before the next hard thing: a week for a 10 km, two for a half, a month for a marathon. Two marathons a year are plenty for most; short races may come every two or three weeks, if not all are flat out.',
  },
  {
    name: 'a race the day before',
    about: ['parkrun|parkruns day|weekend|eve before'],
    asked: ['parkrun|5 day|week before race', 'parkrun|5 before race'],
    never: 'did was',
    beside: 'can should i do a run the jog day before km',
    text: '**Not as a race: jog it easily, or leave it.** 5 km flat out take two to three days to recover from, and make the legs heavier than they make them faster. 15 to 25 minutes of jogging with three strides do all that a day before can do; a fast parkrun belongs a week or two before.',
    own: 'nextRace',
  },
  {
    name: 'late fitness',
    asked: [
      'enough get fitter',
      'weeks left fitter',
      'still get fitter',
      'days enough fitter',
      'last minute training',
      'gain fitness before race',
      'still improve before',
      'fitter before race',
      'cram training',
      'get fitter last',
    ],
    beside:
      'days weeks week 19 20 21 two three 14 10 is for the in to left half marathon race i can still much enough last',
    text: '**In three weeks and more a little, in the last two hardly anything:** what you train needs two to three weeks to take effect. Until then one session a week at race pace, one long run and all else easy; practise gels, start pace and shoes. In the last two weeks you can only get fresher, or more tired. Keep short stretches at race pace, run less, sleep more. Marathons after a strict taper of three weeks were 2.6 % faster than those after hardly any.',
    studied: {
      grade: 'strong',
      source: 'Bosquet 2007, Wang 2023; Smyth 2021, 158,000 runners, for the 2.6 %',
    },
    own: 'nextRace',
  },
  {
    name: 'marathon pace',
    called: ['marathon pace', 'race pace', 'goal pace'],
    asked: ['race pace training', 'point race pace'],
    beside: 'long how much in do runs training',
    text: 'Race pace is the pace of your target, practised in training so that it feels known: stretches of 3 to 8 km in a long run or a session of its own, in the last eight weeks before the race.',
    own: 'paces',
  },
  {
    name: 'a goal after a race',
    asked: ['goal|target|next|aim after marathon|half|race', 'what next after marathon|half|race'],
    beside: 'should i set my be for do what new pick choose a the',
    never: 'did last time week day run pace eat rest recover days',
    text: '**First rest and write down what went well; the next goal in two or three weeks.** A good one is another kind: after a marathon 5 or 10 km in three months, after a half a faster one in four to six months or the marathon in nine. Set a time that your last race makes likely, and one beside it that is no time: every week run, a negative split.',
  },
];
