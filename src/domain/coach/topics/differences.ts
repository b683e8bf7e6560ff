import type { Topic } from './topic.ts';

/** Two words of running that are easily taken for one another. */
export const DIFFERENCES: readonly Topic[] = [
  {
    name: 'zone 2 or zone 3',
    asked: [
      'zone 3 useless|bad|pointless|worth|waste|point|good',
      'zone three useless|bad',
      'difference zone 2 3',
      'zone 2 zone 3 better|or|versus|vs',
    ],
    about: ['difference zone 2 3'],
    beside: 'and between the is what zone it of',
    never: 'my last week month did much time',
    text: 'In Zone 2 you can talk in whole sentences and recover by the next day; in Zone 3 you speak in short ones, it is steady and feels productive, and costs clearly more. Easy runs belong into 2; 3 is for marathon pace and the end of some long runs. Much time there makes easy days too hard and hard days too slow.',
    own: 'zoneTwo',
  },
  {
    name: 'intervals or tempo',
    asked: ['interval tempo', 'interval threshold'],
    text: 'Intervals are faster and broken by rests, and train how much oxygen you can use; a tempo run is steadier and slower, and trains how long you can hold a hard pace. One of each in a week is plenty for most.',
    own: 'paces',
  },
  {
    name: 'fartlek or tempo',
    asked: ['fartlek tempo'],
    text: 'A tempo run is one steady stretch at a comfortably hard pace, 20 to 40 minutes long. A fartlek mixes fast and easy stretches of any length, by feel. The tempo run teaches you to hold a pace, the fartlek to change it.',
    own: 'paces',
  },
  {
    name: 'tempo or threshold',
    asked: ['tempo threshold'],
    about: ['tempo threshold difference|same|vs|versus|or|between'],
    never: 'my me',
    text: 'Nearly none. A threshold run is held at the pace that you could race for about an hour; a tempo run is any steady, comfortably hard run, mostly at that pace or up to 15 seconds a kilometre slower, 20 to 40 minutes long. Threshold is often run in parts, such as 4 times 8 minutes with a minute of jogging.',
    own: 'paces',
  },
  {
    name: 'aerobic and anaerobic',
    called: [
      'aerobic',
      'anaerobic',
      'aerobic running',
      'anaerobic running',
      'aerobic training',
      'anaerobic training',
    ],
    about: ['aerobic anaerobic'],
    never: 'threshold',
    text: 'Aerobic is running on what oxygen supplies: it can be kept up for hours, and all easy running is so. Anaerobic is the part beyond it, without enough oxygen, which lasts from seconds to a few minutes and ends in heavy legs: sprints and the end of a short race. Both always run together; above the threshold the second grows quickly. Even a 5 km is some nine tenths aerobic, so easy kilometres serve every distance.',
    own: 'paces',
  },
  {
    name: 'fartlek or intervals',
    about: ['fartlek interval|intervals difference|vs|versus|or|between|same'],
    text: 'Intervals have set lengths, paces and rests, such as 5 times 1 km. Fartlek mixes fast and easy stretches of any length by feel, and the easy parts are still running. Intervals hit a pace exactly; fartlek is gentler on the head, good on trails and early in a season.',
    own: 'paces',
  },
  {
    name: 'fitness or form',
    about: [
      'fit|fitness form difference|vs|between|or',
      'fitness freshness|fatigue difference|vs|between',
    ],
    never: 'my am now today last',
    text: 'Fitness is what months of training have built; form is how much of it you can show today, which is fitness less the fatigue of the last days. Hard weeks raise fitness and lower form; a taper lets fatigue go, so that form is highest on race day while fitness hardly falls.',
  },
  {
    name: 'easy or recovery run',
    about: ['easy recovery run|runs|jog difference|vs|between'],
    text: 'A recovery run is the shortest and slowest kind of easy run, 20 to 40 minutes on the day after something hard, in Zone 1 or low Zone 2. An easy run may be an hour and up to the top of Zone 2. If in doubt, run slower.',
    own: 'easyPace',
  },
  {
    name: 'easy or steady run',
    about: [
      'easy steady difference|vs|between|or',
      'moderate easy|steady difference|vs|between',
      'steady run|pace what|is',
      'steady mean|means|meaning|effort',
    ],
    never: 'my was did heart climb',
    text: 'Steady, or moderate, lies between easy and tempo: you speak in short sentences, Zone 3, at about marathon pace. Easy is Zones 1 and 2, whole sentences. Steady has its place in a long run with a faster part; as the pace of every day it is too hard to recover from.',
    own: 'paces',
  },
  {
    name: 'easy or long run',
    asked: ['easy long difference|vs|between|versus'],
    beside: 'run runs and a the what is in',
    text: 'By pace there is none: both are run so that you can talk. The long run is long: a quarter to a third of the week in one go, which trains what an hour does not, the stores of fuel, legs that go on when tired, and the head. Easy runs are shorter, and there to add up.',
    own: 'easyPace',
  },
  {
    name: '5 km or 10 km',
    asked: ['5 10 train difference|vs|between|versus', '5k 10k difference|vs|between|versus'],
    beside: 'km k and a the what is in for training race',
    text: 'Not much: three quarters easy, a long run, one fast session. For 5 km the fast stretches are short and faster (400 m to 1 km, at the pace of 3 to 5 km) with more strides; for 10 km they are longer and slower (1 to 3 km, at the pace of 10 km to threshold), and the long run a little longer.',
    own: 'paces',
  },
  {
    name: 'interval or repetition',
    about: [
      'interval|intervals repetition|repetitions difference|vs|between',
      'vo2max threshold difference|vs|between|or',
    ],
    text: 'Intervals of 3 to 5 minutes at about the pace of a hard 5 km train how much oxygen you can use; repetitions of 200 to 400 m are faster, with full rests, and train speed and form. Threshold is slower than both, at the pace of an hour’s race, and trains how long you can hold a hard pace.',
    own: 'paces',
  },
  {
    name: 'race pace or goal pace',
    about: [
      'gap pace difference',
      'grade adjusted difference',
      'moving elapsed time|pace difference',
      'elapsed moving time',
    ],
    text: 'Moving time leaves out standing still, elapsed time does not: races go by elapsed time. Grade-adjusted pace is what your pace would have been on the flat for the same effort.',
  },
  {
    name: 'plan by time or distance',
    about: [
      'by time|minutes distance|km or',
      'by effort|feel pace|heart|hr or',
      'by_heart by_feel|feel|effort',
      'heart_rate feel|effort|pace or',
    ],
    never: 'did my how far per average',
    text: 'Easy and long runs by time or effort, since they should be easy whatever the day; intervals and race pace by pace on the flat; in heat, wind and hills everything by effort. The heart rate is a good brake on easy days and too slow for short intervals.',
  },
];
