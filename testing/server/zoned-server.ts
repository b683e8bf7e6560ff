import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./zoned-process.ts', import.meta.url));

export type ZonedServer = {
  timeZone: string;
  origin: string;
  /** What its process took the zone's offset in January for. */
  utcOffsetMinutes: number;
  moveTo: (nowMs: number) => Promise<void>;
  close: () => Promise<void>;
};

/** A server whose process stands in this time zone, with a clock that its parent moves. */
export async function startZonedServer(timeZone: string): Promise<ZonedServer> {
  const child = fork(PROGRAM, {
    env: { ...process.env, TZ: timeZone },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  const [ready] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the server in ${timeZone} ended with ${code}`);
    }),
  ]);
  const { origin, utcOffsetMinutes }: { origin: string; utcOffsetMinutes: number } = ready;
  return {
    timeZone,
    origin,
    utcOffsetMinutes,
    moveTo: async (nowMs) => {
      const moved = once(child, 'message');
      child.send(nowMs);
      await moved;
    },
    close: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}
