import { expect, test } from 'vitest';
import { ASKED_ON } from '../../../../testing/domain/questions.ts';
import { RACES_OF_DANA } from '../../../../testing/domain/questions-of-two-runners.ts';
import { calendarOn } from '../period.ts';
import { readConversation } from '../reading/read-conversation.ts';
import { TOPICS } from './topics.ts';

const read = (asked: string) => readConversation([asked], calendarOn(ASKED_ON), RACES_OF_DANA);

test('each topic has a name of its own and a way to be asked for', () => {
  const names = TOPICS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const called = TOPICS.flatMap((topic) => topic.called ?? []);
  expect(new Set(called).size).toBe(called.length);
  expect(
    TOPICS.filter(
      ({ called: by = [], asked = [], about = [] }) =>
        by.length + asked.length + about.length === 0,
    ),
  ).toEqual([]);
});

test.each([
  ['How should I warm up for a 10 km race?', 'warm-up'],
  ['do I need to warm up before intervals?', 'warm-up'],
  ['Is it normal that my pulse goes up at the end of a long run?', 'drift'],
  ['cant sleep before races, will i run bad', 'sleep before a race'],
  ['Will my knees wear out from all this running?', 'knees'],
  ['difference between a fartlek and a tempo run', 'fartlek or tempo'],
  ['Explain lactate threshold in ordinary words', 'threshold'],
  ['what is a progression run', 'progression run'],
  ['gels with caffeine or without', 'caffeine'],
  ['negative split, should I do it in Harbour?', 'negative split'],
  ['is the treadmill easier than running outside', 'treadmill'],
  ['can i drink a beer after a run', 'alcohol'],
  ['Is it OK to walk during a marathon?', 'walking breaks'],
  ['how should i breathe while running', 'breathing'],
  ['is the 10% rule true', 'ten percent rule'],
  ['is walking in a race ok', 'walking breaks'],
  ['should i do yoga', 'yoga'],
  ['should I follow a plan or run by feel', 'plan or feel'],
  ['will running make me lose muscle', 'muscle lost by running'],
  ['how do I pick a goal time', 'choosing a goal time'],
  ['what are drills', 'drills'],
  ['is zone 3 useless', 'zone 2 or zone 3'],
  ['why am i so hungry after long runs', 'enough to eat'],
  ['flight yesterday, can i run today', 'holiday and travel'],
  ['how do i run down hills without hurting my quads', 'downhill'],
  ['how should running shoes fit', 'which shoes'],
  ['do i need to run 42 in training', 'long runs before a race'],
])('“%s” asks what anybody is told of %s', (asked, topic) => {
  const question = read(asked);
  expect([question.intent, question.term ?? question.topic]).toEqual(['term', topic]);
});

test('what is asked of one’s own log is left to those who read it', () => {
  for (const asked of [
    'runs with a stitch',
    'how many runs on the treadmill',
    'am I faster on the treadmill than outside',
    'did I sleep badly before the City 10 K',
    'average cadence this month',
    'how many strength workouts did I do in October',
    'my long runs',
    'how much caffeine did I take this year',
    'runs in the rain',
    'which runs had a warm up',
    'is my training 80/20',
    'did I do strides last week',
  ]) {
    expect([asked, read(asked).topic]).toEqual([asked, null]);
  }
});

test.each([
  [
    'Missed my long run yesterday for family reasons, squeeze it in tomorrow or let it go?',
    'missed training',
  ],
  ['can i do intervals the day after a long run', 'days between hard sessions'],
  ['why do my legs feel like lead for the first 2 km every time', 'heavy legs at the start'],
  ['what should i eat before a run at 6 in the morning', 'before an early run'],
  ['blisters on long runs', 'blisters'],
  ['cramp in my calf at night', 'cramps'],
  ['running in the heat', 'heat'],
  ['how do I stop my shoelaces coming undone', 'laces'],
  ['how many miles a week for a half marathon', 'weekly distance for a race'],
  ['is it normal to feel slow after a rest day', 'slow after a rest day'],
  ['how do I get faster at 5k', 'faster over a distance'],
  ['what is the difference between easy and long runs', 'easy or long run'],
  ['does stretching prevent injury', 'stretching'],
  ['when should I run my first marathon', 'first marathon'],
  ['how do I share my log with my coach', 'sharing'],
  ['can I use my own openai key', 'AI models'],
  ['what does on track mean', 'training status'],
  ['why is a run missing', 'importing'],
  ['is there a dark mode', 'settings'],
  ['can I print my plan', 'printing a plan'],
  ['how do I mark a run as a race', 'marking a race'],
  ['what happens if the server dies', 'backup'],
  ['where do I set my zones', 'setting zones'],
  ['how do I import my garmin data', 'importing'],
  ['how accurate are your predictions', 'how sure predictions are'],
  ['what does the coach base its advice on', 'what the coach goes by'],
  ['am I getting slower with age', 'age'],
  ['how long after eating can i run', 'time between eating and running'],
  ['What do I wear when it is 2 degrees and raining', 'clothes by temperature'],
  ['why is my heart rate so much higher when it is hot?', 'heat'],
  ['Going to 2000 m for skiing. Does running up there count for more?', 'altitude'],
  ['how do I stay motivated when it is dark at half past four?', 'motivation'],
  ['should I follow the 4 hour pacer', 'pacers'],
  ['Do women in perimenopause need to train differently?', 'perimenopause'],
  ['I always fade in the last 3 km. Is that pacing, fuel or fitness?', 'fading at the end'],
  ['What is the difference between a tempo run and a threshold run?', 'tempo or threshold'],
  ['what is the point of strides', 'strides'],
  ['is it true that running ruins your knees', 'knees'],
  ['It is really windy out. Should I go by pace or by effort?', 'wind'],
  ['Do I carry my own drink in the half or use the aid stations?', 'drinks in a race'],
  ['hot flushes, how should I train through the menopause', 'perimenopause'],
  ['how tight should running shoes be, my toes touch the front', 'which shoes'],
  ['How late in the day can I have coffee without wrecking my night', 'caffeine'],
  ['PB one week and two minutes slower the next, same course. what is going on?', 'a bad run'],
  ['are gels a scam, can i just use haribo', 'gels that do not agree'],
  ['what do i do when the wheels come off at 30k', 'hitting the wall'],
  ['any trick for keeping balance on icy paths', 'ice and snow'],
])('“%s” speaks of %s among other things', (asked, topic) => {
  const question = read(asked);
  expect([question.intent, question.term ?? question.topic]).toEqual(['term', topic]);
});

test.each([
  ['pregnant, can i keep running', 'pregnancy'],
  ['My shins hurt on the inside when I start running. Shin splints?', 'shin splints'],
  [
    'Achilles a little sore in the morning but fine once I am warm. Keep running?',
    'pain in the Achilles tendon',
  ],
  ['I donated blood on Thursday. When can I do a proper session again?', 'giving blood'],
  ['is it ok to run after a flu jab', 'vaccination'],
  ['twisted my ankle a bit, it is not swollen. How long off?', 'twisted ankle'],
  ['Is it normal for my heart to skip a beat now and then?', 'heart that stumbles'],
  ['hamstring went ping doing strides, whats the plan', 'pulled muscle'],
  ['i leak a bit when i run, is that normal after two kids', 'after a birth'],
  [
    'I take blood pressure tablets. Are my heart rate zones still right?',
    'blood pressure and medicines',
  ],
])('“%s” is a complaint, told as one: %s', (asked, topic) => {
  const question = read(asked);
  expect([question.intent, question.topic, question.unplaced]).toEqual(['pain', topic, []]);
});

test('what a doctor should see at once is no topic', () => {
  for (const asked of [
    'Chest felt tight on the run in the cold air, should I get that checked?',
    'my chest was really tight in the heat, normal?',
    'I fainted after the marathon, what should I eat?',
  ]) {
    expect([asked, read(asked).intent]).toEqual([asked, 'urgent']);
  }
});

test('figures of the log are no topic, whatever else is named', () => {
  for (const asked of [
    'how hot was it on my last run',
    'fastest run when i was hungry',
    'pace at altitude vs sea level',
    'mean cadence when its icy',
    'how many km while i was pregnant',
    'My slowest run with jet lag was when?',
    'weekly km in weeks when I was on night shift',
    'is my heart rate higher on the days after beer',
    'how many beers did I write about',
    'how much is a flight to the marathon',
    'how many times did I run in the wind',
    'when was I last on the treadmill',
  ]) {
    const { intent, topic, unplaced } = read(asked);
    const isTopic = (intent === 'term' || intent === 'pain') && unplaced.length === 0;
    expect([asked, isTopic ? topic : null]).toEqual([asked, null]);
  }
});
