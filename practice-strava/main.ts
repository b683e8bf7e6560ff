// npm run practice-strava [-- --port 8089 --json --days 60 --empty --recorded 1132]: the practice
// Strava as its own process. It ends on SIGTERM, and with whoever started it.
import { parseArgs } from 'node:util';
import { GENEROUS_LIMITS } from './limits.ts';
import { startPracticeStrava } from './practice-strava.ts';
import { runnersLog } from './runner.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    /** One line of JSON instead of words. */
    json: { type: 'boolean', default: false },
    days: { type: 'string', default: '60' },
    /** No athlete and no activity: all by its control calls. */
    empty: { type: 'boolean', default: false },
    /** So many activities, as from a recording: fixed pages, no details, no streams. */
    recorded: { type: 'string' },
    'client-id': { type: 'string' },
    'client-secret': { type: 'string' },
    'time-zone': { type: 'string' },
    /** Limits so high that a whole history comes while somebody looks on. */
    generous: { type: 'boolean', default: false },
    'tell-of-changes': { type: 'boolean', default: false },
  },
});

const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(0);
}, 500).unref();

const practice = await startPracticeStrava({
  port: Number(values.port),
  clientId: values['client-id'],
  clientSecret: values['client-secret'],
  recordedOnly: values.recorded !== undefined,
  limits: values.generous ? GENEROUS_LIMITS : {},
  tellsOfChanges: values['tell-of-changes'],
});

if (!values.empty) {
  const timeZone = values['time-zone'] ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { id: athleteId } = practice.addAthlete({ timeZone });
  const nowMs = Date.now();
  const days = values.recorded === undefined ? Number(values.days) : 10 * 365;
  const plans = runnersLog({ nowMs, timeZone, days, withOddities: values.recorded === undefined });
  const most = Number(values.recorded ?? plans.length);
  for (const plan of plans.slice(-most)) practice.addActivity({ athleteId, ...plan });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => void practice.stop().then(() => process.exit(0)));
}

const { url, clientId, clientSecret } = practice;
if (values.json) {
  const athletes = practice.athletes().map(({ id, firstname }) => ({ id, firstname }));
  console.log(JSON.stringify({ url, clientId, clientSecret, athletes }));
} else {
  console.log(`A practice Strava, nobody's real one: ${url}

  STRAVA_API_URL=${url}
  STRAVA_CLIENT_ID=${clientId}
  STRAVA_CLIENT_SECRET=${clientSecret}
`);
}
