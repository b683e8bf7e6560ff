import type { AdviceGrade } from '../../advice-grades.ts';

type Study = { grade: AdviceGrade; source: string };

/** The studies that topics rest on. */
export const TAPERING: Study = { grade: 'strong', source: 'Bosquet 2007, Wang 2023' };
export const FUELLING: Study = { grade: 'strong', source: 'Jeukendrup 2014, Smith 2013' };
export const CAFFEINE: Study = { grade: 'moderate', source: 'ISSN 2010' };
export const ONE_LONG_RUN: Study = {
  grade: 'strong',
  source: 'Frandsen 2025, 5,205 runners, for the tenth; the lengths are convention',
};
