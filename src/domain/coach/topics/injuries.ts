import type { Topic } from './topic.ts';

const SEEN =
  'Have it seen if it changes how you run, hurts at rest or has not eased after a week of less.';

/** Where it hurts, and what runners go by; a diagnosis is for somebody who looks at it. */
export const INJURIES: readonly Topic[] = [
  {
    name: 'shin splints',
    called: ['shin splint', 'shin splints'],
    isOfHealth: true,
    about: ['shin|shins', 'tibia'],
    text: `**Run less while it hurts; stop if it hurts in one spot of the bone.** Pain along the inside of the shin that fades as you warm up mostly means more load than it is used to: take off a third or more of the kilometres for two weeks, no hills and nothing fast, soft ground, and calf raises every other day. Pain in one spot, at night, or that gets worse the longer you run can be the bone: no running, and a doctor soon. ${SEEN}`,
  },
  {
    name: 'pain in the knee',
    called: ['runners knee', "runner's knee", 'it band syndrome'],
    isOfHealth: true,
    about: [
      'knee hurt|hurts|pain|pains|painful|sore|sorer|ache|aches|twinge|niggle|click|clicks|went|swollen|stiff|locks|tight|bothering|clicked',
      'runners|runner_s|runner knee',
      'kneecap',
      'it_band|itb',
    ],
    text: `**Swollen, locked, or giving way: no running, and have it seen.** Without any of these, pain around the kneecap or on the outside of the knee is mostly one of load: soreness is on both sides and gone after two or three days, a knee that hurts on stairs, downhill or at the same kilometre each time is more than that. Shorter runs that stay free of pain, no downhill, shorter steps, and strength for hips and thighs are what helps most runners. ${SEEN}`,
  },
  {
    name: 'pain in the Achilles tendon',
    called: ['achilles tendinopathy', 'achilles tendinitis'],
    isOfHealth: true,
    about: ['achilles', 'tendon back heel'],
    text: `**A little stiff in the morning and gone once you are warm: easy runs may go on, nothing fast and no hills.** Go by the next morning: no worse than today is fine, worse means that it was too much. Slow heel raises and lowerings every day, both legs and then one, are the treatment that has helped most. A sudden pain like a kick, or a tendon that you cannot stand on tiptoe with, is for a doctor today. ${SEEN}`,
  },
  {
    name: 'pain under the heel',
    called: ['plantar fasciitis'],
    isOfHealth: true,
    about: [
      'heel hurt|hurts|pain|pains|sore|ache|aches|stabbing|bruised|tender|painful',
      'plantar',
      'foot arch hurt|hurts|pain|sore|ache|tight',
      'sole hurt|hurts|pain|sore',
      'first steps morning hurt|hurts|pain',
    ],
    text: `**Less running, and none that leaves it worse the next morning.** Pain under the heel with the first steps of the day is what plantar fasciitis feels like; it takes weeks to months. Stretch calf and sole before you get up, raise the heels slowly on a step every other day, wear a shoe with some height at the heel, no bare feet on hard floors. Numbness, or pain in the bone when you press it from both sides, is for a doctor. ${SEEN}`,
  },
  {
    name: 'calf',
    isOfHealth: true,
    about: [
      'calf tight|tights|tightness|sore|pain|hurt|hurts|pulled|strain|twinge|knot|stiff|popped|ache|aches|niggle',
      'calves tight|sore|pain|hurt|stiff|ache|aches|knot|burn',
    ],
    never: 'cramp cramps cramping compression',
    text: `**Tight on both sides: run easily if it loosens in ten minutes. One side, or a sudden pain: rest.** Walk where walking is free of pain, no stretching hard in the first days; then heel raises, then short easy runs every other day, no hills and nothing fast for two weeks. A calf that is swollen, warm or red without a reason, above all after a flight or illness, is for a doctor today. ${SEEN}`,
  },
  {
    name: 'pulled muscle',
    isOfHealth: true,
    about: [
      'hamstring pulled|pull|tight|sore|strain|strained|twinge|hurt|hurts|pain|niggle|tweaked|grabbed|ache',
      'quad pulled|strain|strained|twinge|tweaked',
      'groin pulled|strain|strained|twinge|hurt|hurts|pain|sore',
      'pulled muscle',
      'muscle strain|strained|tear|torn',
      'thigh pulled|strain|twinge',
      'hamstring|quad|groin|thigh|muscle ping|pinged|pop|pulled|tight|sore|hurts|strain|went',
      'hamstring',
      'groin',
    ],
    text: `**No fast running this week, and none at all while walking hurts.** After a light pull: two to four days without running, walking or cycling as long as it is free of pain, then short easy runs every other day, and strides only after a week of these. Fast running and stretching it hard are what tear it again. A pop, a bruise or a dent, or a leg that you cannot load, is for a doctor or physiotherapist now. ${SEEN}`,
  },
  {
    name: 'twisted ankle',
    isOfHealth: true,
    about: [
      'ankle twisted|twist|rolled|sprain|sprained|turned|went|over|swollen|hurt|hurts|pain|sore|weak|stiff',
    ],
    text: `**Not before you can hop on it ten times without pain:** a few days after a light twist, two to six weeks after a swollen one. Move it early, stand on one leg while you brush your teeth, then run on even ground and briefly; trails last. If you could not take four steps on it, or it hurts when you press the bone, have it X-rayed.`,
  },
  {
    name: 'hips and back',
    isOfHealth: true,
    about: [
      'hip hurt|hurts|pain|stiff|tight|sore|ache|aches|niggle|clicks',
      'hips hurt|pain|stiff|tight|sore|ache|aches',
      'lower_back|low_back hurt|hurts|pain|stiff|ache|aches|sore|tight',
      'glute hurt|hurts|pain|tight|sore',
      'glutes sore|tight',
      'piriformis',
      'sciatica',
      'stiff sitting|desk|sat',
    ],
    never: 'back2back go',
    text: `**Stiff from sitting: walk for five minutes, swing the legs and lunge on the spot, then begin the run slowly.** It mostly goes in the first kilometre; getting up each hour and bridges, planks and lunges twice a week keep it away. Pain in the groin or deep in the hip that gets worse as you run can be the bone: no running, and a doctor soon. The same goes for back pain with numbness or weakness in a leg. ${SEEN}`,
  },
  {
    name: 'stress fracture',
    called: ['stress fracture'],
    isOfHealth: true,
    about: [
      'stress fracture',
      'pop|popped|snap|snapped|crack foot|ankle|leg|heel',
      'weight put|bear|stand foot|leg|ankle|it can',
      'bone hurt|hurts|pain|spot|tender',
      'metatarsal',
    ],
    text: '**Pain in one spot of a bone: stop running until it has been looked at.** It is worst when you press on it, hop or land, and gets worse through a run and at night; only a scan tells. A stress fracture takes six to eight weeks or more without running; what led to it is mostly too much too soon, or too little food.',
  },
  {
    name: 'how to tell an injury',
    isOfHealth: true,
    about: [
      'injury|injured sore|soreness',
      'run|push|train through pain',
      'pain scale',
      'good pain bad',
    ],
    asked: ['avoid injury', 'prevent injury', 'stay injury free', 'stop get injured'],
    beside: 'how do i not free keep best way runner running injuries',
    text: '**Run on if it stays at 2 of 10 or less, does not change how you run and is no worse the next morning; else stop.** Soreness is dull, on both sides, worst on the second day, and eases as you warm up; an injury is in one spot, on one side, and grows as you run. What keeps injuries away is dull: no run much longer than any of the last month, easy days that are easy, strength work, sleep and enough to eat.',
  },
  {
    name: 'painkillers',
    isOfHealth: true,
    about: [
      'ibuprofen',
      'painkiller',
      'painkillers',
      'paracetamol',
      'aspirin',
      'naproxen',
      'advil',
      'nurofen',
      'anti inflammatory',
      'anti inflammatories',
      'diclofenac',
      'voltaren',
      'tylenol',
    ],
    text: '**Not to run on, and never in a long race.** Ibuprofen and its like before or during long runs strain kidneys, stomach and gut, and hide the pain that should stop you. If you need one to run, it is a day off. After a run, now and then, as the packet says; ask a doctor or pharmacist if you take anything else.',
  },
  {
    name: 'ice or heat',
    about: ['ice|icing injury|knee|calf|muscle|sore|swelling', 'cold plunge', 'ice bath|baths'],
    text: 'Ice dulls the pain of a fresh knock for a while, ten minutes at a time; it does not heal faster. Warmth feels better on stiff muscles. Ice baths ease soreness a little, and used after each session may take away some of what strength work brings, so keep them for races close together.',
  },
];
