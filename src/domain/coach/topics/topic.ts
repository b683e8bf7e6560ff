import type { AdviceGrade } from '../../advice-grades.ts';
import type { AskedByWords } from '../reading/intent/asked-by-words.ts';

/** A figure of the athlete's own log that belongs beside an answer to anybody. */
export type OwnFigure =
  | 'cadence'
  | 'easyPace'
  | 'paces'
  | 'zoneTwo'
  | 'easyShare'
  | 'strength'
  | 'longRun'
  | 'weekly'
  | 'restingHeartRate'
  | 'maximum'
  | 'carbohydrate'
  | 'caffeine'
  | 'bests'
  | 'nextRace';

/** What else of a topic can be asked, once it was spoken of. */
export type Aspect =
  /** 'How do I train it?' */
  | 'how'
  /** 'Why does it matter?', 'does it make me faster?' */
  | 'why'
  /** 'Does it prevent injuries?' */
  | 'injuries'
  /** 'How often?' */
  | 'often'
  /** 'How long should it be?', 'how long until it helps?' */
  | 'long'
  /** 'How would I notice?' */
  | 'signs';

/** A word of running or a question that runners ask, with its answer to anybody. */
export type Topic = AskedByWords & {
  name: string;
  /** What it is called, each of which alone asks what it is: 'tempo run'. */
  called?: readonly string[];
  text: string;
  /** What the answer rests on where it was studied; else it is what coaches agree on. */
  studied?: { grade: AdviceGrade; source: string };
  own?: OwnFigure;
  /** What goes on from it: 'how do I train it?', 'does it prevent injuries?' */
  more?: Partial<Record<Aspect, string>>;
  /** What a doctor could have to judge: it is told as such, and never left to a model. */
  isOfHealth?: boolean;
  /** A complaint that asks by being told of, though no doctor need judge it: 'blisters again'. */
  isComplaint?: boolean;
  /** Of this app, and of no running. */
  isOfLongrun?: boolean;
};
