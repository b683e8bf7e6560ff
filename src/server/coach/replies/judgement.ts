import type { Judged } from '../../../domain/coach/topics/judgements.ts';
import { adviseTired } from './advise-tired.ts';
import { adviseLongRunBeforeRace, adviseRaceShoes, planRaceWeek } from './judge-before-race.ts';
import { judgeEfficiency } from './judge-efficiency.ts';
import { judgeNamedFigure, judgeOwnWeek } from './judge-named-figure.ts';
import { judgeComeback, judgeSinceBreak, tellBackToLevel, tellTheBreak } from './judge-return.ts';
import {
  judgeLongRuns,
  judgeRamp,
  judgeSpeedWork,
  judgeStrength,
  planDaysAWeek,
} from './judge-training.ts';
import { tellLastEasierWeek } from './last-easier-week.ts';
import { tellNextSession } from './next-session.ts';
import type { Asked, Replier, Reply } from './reply.ts';
import { tellWhySoLittle } from './why-so-little.ts';

/** A judgement, or advice in view of the log: the verdict first, then what it rests on. */
export async function replyJudgement(asked: Asked): Promise<Reply> {
  const { judged, namedFigure } = asked.question;
  if (namedFigure !== null) return judgeNamedFigure(asked, namedFigure);
  const judge = judged === null ? undefined : JUDGES[judged];
  if (!judge) throw new Error(`no judgement of ${judged}`);
  return judge(asked);
}

const JUDGES: Partial<Record<Judged, Replier>> = {
  efficiency: judgeEfficiency,
  ramp: judgeRamp,
  weekEnough: judgeOwnWeek,
  tiredToday: adviseTired,
  daysAWeek: planDaysAWeek,
  speedWork: judgeSpeedWork,
  longRuns: judgeLongRuns,
  strength: judgeStrength,
  backToLevel: tellBackToLevel,
  sinceBreak: judgeSinceBreak,
  theBreak: tellTheBreak,
  backTooSoon: judgeComeback,
  raceShoes: adviseRaceShoes,
  raceWeek: planRaceWeek,
  longRunBeforeRace: adviseLongRunBeforeRace,
  fewKilometres: tellWhySoLittle,
  nextSession: tellNextSession,
  lastEasierWeek: tellLastEasierWeek,
};
