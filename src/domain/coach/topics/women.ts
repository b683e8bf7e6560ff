import type { Topic } from './topic.ts';

/** What women ask of their running. */
export const WOMEN: readonly Topic[] = [
  {
    name: 'pregnancy',
    never: 'having had after',
    asked: [
      'pregnant',
      'pregnancy',
      'breastfeeding',
      'after birth',
      'postpartum',
      'after giving birth',
      'after baby',
    ],
    beside:
      'keep continue running while when safe weeks months long how start again trimester still marathon baby back',
    isOfHealth: true,
    about: ['pregnant', 'pregnancy', 'trimester', 'expecting baby'],
    text: '**Ask your doctor or midwife first; if all is well, mostly yes, easily and by feel.** Healthy women who ran before mostly may go on: you can talk while you run, no heat, no racing, less as it gets heavier, and level ground later on. Stop and have it seen with bleeding, pain, contractions, dizziness, breathlessness at rest, a swollen calf, or if the child moves less.',
  },
  {
    name: 'after a birth',
    isOfHealth: true,
    about: [
      'postpartum',
      'post partum',
      'postnatal',
      'after birth',
      'given|giving|gave birth',
      'after baby',
      'c section',
      'caesarean',
      'cesarean',
      'breastfeeding',
      'pelvic floor',
      'leak|leaking|pee run|running|wee|urine',
      'baby having|had|after|since|kids',
      'leak|leaking',
      'two_kids|2_kids|kids after|leak',
      'diastasis',
    ],
    text: '**Walk first, pelvic floor first, the check-up at about six weeks, and running seldom before twelve.** After a caesarean rather later, as it is an operation: the scar, and lifting without pain, come before jumping. Begin with a minute of running and a minute of walking. Leaking, heaviness or pain below means too early: a pelvic-floor physiotherapist helps, and it is no fate. Breastfeeding and running go together; feed before, drink and eat more.',
  },
  {
    name: 'perimenopause',
    about: [
      'perimenopause',
      'perimenopausal',
      'menopause',
      'menopausal',
      'hot flushes',
      'hrt',
      'menopause|menopausal|perimenopause|flushes|flashes',
    ],
    text: 'The same things work, and two of them count more: heavy strength work twice a week, for muscle and bone, and enough protein, 20 to 30 g with each meal. Keep one fast session a week, leave a day more between hard ones if sleep is bad, and go by effort on days with flushes. That women should train wholly otherwise has not been shown. Very heavy or new bleeding, and sleep that stays bad, are for a doctor.',
  },
  {
    name: 'sports bra',
    asked: ['sports|sport bra'],
    about: ['bra|bras'],
    beside:
      'wearing rubs rub what should i look for in a new one buy choose good best which fit a that how my how often replace size support old does big chest',
    never: 'line put hours altogether',
    text: 'It should hold without cutting in: a firm band that does not ride up and takes one or two fingers, broad straps, no fold or gap at the cup, flat seams. Try it jumping. Rubbing mostly means a band that is too loose or a wet seam: grease there before long runs, and wash it without softener. Replace it after about a year, or when the band has gone soft.',
  },
  {
    name: 'safety alone',
    about: [
      'safe|safety alone|dark|night|woman|female run|running',
      'run|running alone dark|night',
      'run|running dark safe|see|visible|light',
      'head torch',
      'headlamp',
      'headtorch',
      'hi vis',
      'reflective',
      'dog runs|chases|attacks|chasing|loose|barks|at_me',
      'lumens|torch|headlamp|headtorch|head_torch',
    ],
    text: 'Be seen: a light in front and behind and something that reflects on the legs, which move. Choose a known, lit way with people, change the time now and then, tell somebody when you will be back, share your place by phone, and keep one ear free. Run facing the traffic where there is no pavement. If a way feels wrong, turn round.',
  },
];
