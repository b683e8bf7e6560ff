import type { Clock } from './clock.ts';
import { damageText } from './storage-fault.ts';

/**
 * One thing to forget, or to catch up on; says of how many rows. May run twice, and in several
 * processes at once. A long one asks now and then whether the process ends.
 */
export type Task = {
  name: string;
  run: (nowMs: number, isOver?: () => boolean) => Promise<number>;
};

type Housekeeping = {
  /** The first round now, then one a day; resolves when the first is done. */
  start: () => Promise<void>;
  /** No further rounds; resolves when the one under way is done. */
  stop: () => Promise<void>;
};

export type HousekeepingLog = {
  info: (counts: Record<string, number>, message: string) => void;
  error: (what: { err: unknown; task: string }, message: string) => void;
};

const DAY_MS = 86_400_000;

/** Runs the tasks for as long as the process lives, and never keeps it alive or brings it down. */
export function createHousekeeping(input: {
  tasks: readonly Task[];
  clock: Clock;
  log: HousekeepingLog;
  daily?: (work: () => void) => { cancel: () => void };
}): Housekeeping {
  const { tasks, clock, log, daily = everyDay } = input;
  let round = Promise.resolve();
  let timer: { cancel: () => void } | undefined;
  let stopped = false;

  const beginRound = () => {
    round = round.then(async () => {
      if (!stopped) await runTasks({ tasks, nowMs: clock.nowMs(), log, isOver: () => stopped });
    });
    return round;
  };
  return {
    start: () => {
      timer ??= daily(beginRound);
      return beginRound();
    },
    stop: () => {
      stopped = true;
      timer?.cancel();
      return round;
    },
  };
}

function everyDay(work: () => void) {
  const timer = setInterval(work, DAY_MS).unref();
  return { cancel: () => clearInterval(timer) };
}

/** A task that fails is logged and tried again with the next round; the others still run. */
async function runTasks(input: {
  tasks: readonly Task[];
  nowMs: number;
  log: HousekeepingLog;
  isOver: () => boolean;
}): Promise<void> {
  const { tasks, nowMs, log, isOver } = input;
  const counts: Record<string, number> = {};
  for (const task of tasks) {
    if (isOver()) break;
    try {
      counts[task.name] = await task.run(nowMs, isOver);
    } catch (err) {
      log.error({ err, task: task.name }, damageText(err) ?? 'housekeeping failed');
    }
  }
  log.info(counts, 'housekeeping');
}
