// npm run dev: Vite on PORT (3000) with hot reload, the server behind it on API_PORT (PORT + 1),
// started again at each change. When one of the two ends, so does the other.
import { startPracticeProcess } from '../practice-strava/practice-process.ts';
import { endChildren, endChildrenWithUs, runProgram } from './suites/children.ts';
import { localFile } from './suites/local-file.ts';

const port = Number(process.env.PORT ?? 3000);
const apiPort = String(Number(process.env.API_PORT ?? port + 1));
const quiet = '--disable-warning=ExperimentalWarning';

endChildrenWithUs();
// A process of its own, so that it keeps what it knows while the server starts again.
const strava = process.env.STRAVA_CLIENT_ID?.trim()
  ? undefined
  : await startPracticeProcess(['--generous', '--tell-of-changes']);
if (strava) console.log(`Strava: ${strava.url} stands in for it, a practice server.`);
const server = runProgram(
  process.execPath,
  [quiet, '--watch', '--watch-preserve-output', localFile('src/server/main.ts')],
  { PORT: apiPort, HOST: '127.0.0.1', ...strava?.env },
);
const web = runProgram(
  process.execPath,
  [
    localFile('node_modules/vite/bin/vite.js'),
    ...['--port', String(port), '--strictPort'],
    ...(process.env.HOST ? ['--host', process.env.HOST] : []),
  ],
  { API_PORT: apiPort },
);
const code = await Promise.race([server, web]);
await endChildren();
await strava?.stop();
process.exitCode = typeof code === 'number' ? code : 1;
