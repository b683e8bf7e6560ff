import type { AdvicePriority } from '../../advice-item.ts';

/** What a sentence of the coach is about. */
export type Topic =
  | 'overview'
  | 'volume'
  | 'easyShare'
  | 'consistency'
  | 'longRun'
  | 'paceTrend'
  | 'targetPace'
  | 'fuel'
  | 'hydration'
  | 'strength'
  | 'rest'
  | 'race'
  | 'logging';

/** One sentence with what it rests on, so that it can be looked up and doubted. */
export type Claim = {
  topic: Topic;
  title: string;
  text: string;
  /** What was measured, and over what; empty where nothing was. */
  basis: string;
  priority: AdvicePriority | null;
  /** The workouts it rests on, newest first. */
  workoutIds: number[];
  raceId: number | null;
};

/** What one rule found. */
export type Findings = {
  strengths: Claim[];
  areas: Claim[];
  recommendations: Claim[];
  /** What could not be judged, and what to log so that it can. */
  notJudged: Claim[];
};

export function claim(
  about: Pick<Claim, 'topic' | 'title' | 'text' | 'basis'> & Partial<Claim>,
): Claim {
  return { priority: null, workoutIds: [], raceId: null, ...about };
}

export function found(findings: Partial<Findings>): Findings {
  return { strengths: [], areas: [], recommendations: [], notJudged: [], ...findings };
}
