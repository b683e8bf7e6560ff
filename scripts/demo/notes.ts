import type { Dice } from './dice.ts';
import type { SessionKind } from './year-plan.ts';

/** What a runner writes after it; often nothing. */
export function maybeNote(kind: SessionKind, dice: Dice): string | null {
  return dice.chance(0.62) ? noteFor(kind, dice) : null;
}

export function noteFor(kind: SessionKind, dice: Dice): string {
  return dice.pick(NOTES[kind]);
}

const NOTES: Readonly<Record<SessionKind, readonly string[]>> = {
  long: [
    'Out along the river to the weir and back. Legs heavy until 6 km, then it ran by itself.',
    'Windy on the dyke, sheltered coming home. Practised drinking while walking ten steps.',
    'Last 4 km at half marathon effort, breathing calm. Happy with that.',
    'With Priya for the first hour. Talked the whole way, so the effort was right.',
    'Started too fast and paid for it on the hill. Lesson noted, again.',
    'Fog, then sun. Two deer at the quarry.',
    'Left calf a bit tight from 14 km. Stretched, ice in the evening.',
    'Gel at 45 min sat well with water, not with the sports drink.',
    'Negative split without trying. Best long run of the block.',
    'New shoes, 60 km on them now. No hot spots.',
  ],
  easy: [
    'Easy round the park before work.',
    'Slow on purpose. Nose breathing most of the way.',
    'Tired from yesterday, kept it short of breathless.',
    'Rain the whole time, strangely nice.',
    'Ran home from the office with the small backpack.',
    'School run first, then this. Legs fine.',
    'Felt flat. Slept five hours.',
    'Six strides at the end.',
    'With the dog for the first half. He decides the pace.',
    'Hot. Took the shaded side and did not look at the watch.',
  ],
  intervals: [
    'All even.',
    'Last one was the fastest.',
    'Hung on.',
    'Felt strong.',
    'Track was wet.',
    'In the dark, with a lamp.',
    'Stopped one second early on each, old habit.',
  ],
  treadmill: [
    'Ice outside, so the belt at 1 %.',
    'Hotel treadmill, shows more than the watch does.',
    'Podcast run. Dull but done.',
    'Thunderstorm, moved indoors.',
    'Fan broken at the gym, sweated buckets.',
  ],
  'half-race': [
    'Riverside Half. Held back until 10 km, then picked off people one by one. Cramp at 19, walked 20 seconds, still a best. Chip time.',
  ],
  'ten-race': [
    'City 10 K. Flat and crowded; first kilometre 10 s too quick. Hung on from 7 km. Best by over a minute!',
  ],
  strength: [
    'Squats 3 x 8, lunges, calf raises, plank.',
    'Deadlifts felt good. Hips first, then core.',
    'Single-leg day. Left is still the weaker one.',
    'Short one at home with the kettlebell.',
    'Physio exercises and a lot of calf raises.',
    'Heavier than last week: 3 x 5 squats.',
  ],
  ride: [
    'Commute the long way round.',
    'Easy spin with Tom, coffee halfway.',
    'Gravel loop, muddy.',
    'Turbo trainer, legs only.',
  ],
  swim: [
    'Drills, mostly kicking.',
    '40 lengths, arms are not runner’s arms.',
    'Open water, 17 °C.',
  ],
  yoga: ['Hips and hamstrings.', 'Video in the living room, cat included.'],
  walk: ['First time outside since the flu.', 'Walk with Mum around the lake.'],
  hike: ['Up to the hut and down the other side. Quads know it.'],
};

/** What a Sunday afternoon on the sofa can lead to. */
export const VERY_LONG_NOTE = [
  'Dress rehearsal for the half: same breakfast, same shoes, same socks, same gels, same start time.',
  'Porridge with banana at 7:10, coffee, 300 ml water, nothing after 8:30. Started at 9:40 in 6 °C with a bit of a cross wind on the embankment, which I rather expect on the day too.',
  'Plan was 5 km easy, 10 km at goal pace, and the rest easy home. The first five were too quick as always; I looked at the watch at 3 km, laughed, and slowed down. At 5 km I took half a gel with two sips, then settled into the pace. The first goal-pace kilometre felt absurdly easy, the fourth felt honest, and the eighth felt like work, but never once like hanging on. Breathing in threes until 12 km, in twos after.',
  'Gel number two at 45 minutes, with water, no trouble. The caffeine one after 80 minutes: I noticed it, and I noticed it again at eleven in the evening when I was still awake, so on race day it is the caffeine one or the afternoon coffee, not both.',
  'Things to remember: tie the left shoe looser over the instep (numb toes from 13 km, again). Vaseline. The thin gloves were enough and went into the pocket after 4 km. Do not wear the new cap, it sits on the ears. The belt with two small bottles is better than one big one, but the right one leaks when it is not screwed on like a submarine hatch.',
  'Splits at goal pace: 5:14, 5:12, 5:15, 5:11, 5:13, 5:16 (bridge), 5:10 (down from the bridge), 5:13, 5:12, 5:09. Average heart rate in there somewhere in the low 160s, which is where it should be if the last test was right.',
  'Afterwards: stretched for once, ate everything in the house, slept for an hour. Calves fine on Monday morning, hamstring on the right a bit short. If the weather holds and I do not do anything clever in the weeks that are left, 1:50 is there. Maybe a little under. I am writing it down so that I can be embarrassed by it later.',
].join('\n\n');
