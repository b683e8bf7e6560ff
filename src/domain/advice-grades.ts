/** How well what is advised is known to help. */
export const ADVICE_GRADES = ['strong', 'moderate', 'weak', 'convention'] as const;
export type AdviceGrade = (typeof ADVICE_GRADES)[number];

type Graded = { grade: AdviceGrade; source: string };

const COACHES: Graded = { grade: 'convention', source: 'what coaches agree on, no trial' };
const TAPER: Graded = { grade: 'strong', source: 'Bosquet 2007, Wang 2023: trials of tapering' };

/** What each advice rests on beside the log, by its title. */
const GRADES: Readonly<Record<string, Graded>> = {
  'Start again gently': {
    grade: 'moderate',
    source:
      'Feely 2023: marathons after a week or more off were 5-8% slower; how to begin again is convention',
  },
  'Check this run': {
    grade: 'convention',
    source: 'a rule of arithmetic over your log, no study',
  },
  'Get well first': COACHES,
  'Give it time to heal': COACHES,
  'Run by feel': { grade: 'convention', source: 'what doctors and midwives commonly advise' },
  'Recover from your race': COACHES,
  'Lengthen in small steps': {
    grade: 'strong',
    source: 'Frandsen 2025: injuries of 5,205 runners after single runs a tenth longer and more',
  },
  'Let a hard day be followed by an easy one': COACHES,
  'Extend the long run': {
    grade: 'weak',
    source:
      'Doherty 2020: longer runs go with faster marathons, which is no proof; Frandsen 2025 for the tenth',
  },
  'Put in a rest day': {
    grade: 'weak',
    source: 'Foster 1998: illness went with strain, in 25 athletes',
  },
  'Build more aerobic base': {
    grade: 'moderate',
    source: 'Muñoz 2014, Festa 2020, Rosenblat 2025: mostly easy did as well as less of it',
  },
  'Add some intensity': {
    grade: 'weak',
    source: 'Rosenblat 2025: how hard running is shared out made little difference',
  },
  'Test your maximum heart rate': {
    grade: 'strong',
    source: 'Nes 2013: an age formula is off by 10.8 bpm in one of three',
  },
  'Take gels on long runs': {
    grade: 'strong',
    source: 'Jeukendrup 2014, Smith 2013: 30-60 g of carbohydrate an hour beyond 90 minutes',
  },
  'Go easy on caffeine': {
    grade: 'moderate',
    source: 'ISSN 2010: 3-6 mg a kilogram help, 9 mg and more no further',
  },
  'Drink more on longer runs': {
    grade: 'weak',
    source: 'ACSM 2007; drink to thirst, and never more than you sweat',
  },
  'Run a little more each week': {
    grade: 'weak',
    source: 'Doherty 2020: faster marathoners run more, which is no proof',
  },
  'Look after recovery': COACHES,
  'Race preparation': COACHES,
  'Time to taper': TAPER,
  'Race week': TAPER,
};

export function gradeOf(title: string): Graded {
  return GRADES[title] ?? COACHES;
}

/** 'Evidence: strong (Frandsen 2025: ...)' */
export function gradeText(title: string): string {
  const { grade, source } = gradeOf(title);
  return `Evidence: ${grade} (${source})`;
}
