import { startPracticeProcess } from '../../practice-strava/practice-process.ts';
import { type RunningApp, startApp } from '../running-app.ts';

const DAY_MS = 86_400_000;

/** What a journey tells of an activity; the rest is an easy run of 7 km in 40 minutes. */
export type Plan = {
  name?: string;
  daysAgo: number;
  stretches?: { seconds: number; metres: number; heartRate: number }[];
};

export type Practice = Awaited<ReturnType<typeof startPractice>>;

/** The practice Strava as its own process, and what a journey has it do. */
export async function startPractice() {
  const practice = await startPracticeProcess(['--empty', '--generous']);
  const { order } = practice;
  return {
    ...practice,
    addAthlete: async (plans: readonly Plan[] = []) => {
      const { id, firstname, lastname } = await order('add-athlete');
      const athleteId = String(id);
      const activities: string[] = [];
      for (const { daysAgo, ...plan } of plans) {
        const added = await order('add-activity', { ...plan, athleteId, startMs: early(daysAgo) });
        activities.push(String(added.id));
      }
      return { id: athleteId, name: `${firstname} ${lastname}`, activities };
    },
    /** How often it was called so. */
    count: async (call: string) => {
      const calls = await practice.calls();
      return calls.filter(({ name }) => name === call).length;
    },
  };
}

/** An app that is pointed at that Strava. */
export async function startAppWith({ env }: Practice): Promise<RunningApp> {
  return startApp(env);
}

// At the beginning of a day in UTC, which is the same day in every zone to its east.
function early(daysAgo: number): number {
  return (Math.floor(Date.now() / DAY_MS) - daysAgo) * DAY_MS;
}
