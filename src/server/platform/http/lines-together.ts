export type LineWriter = { write: (line: string) => void };

const LATEST_MS = 200;
const MOST_LINES = 500;
/** pino's level of a line that nobody needs at once. */
const ORDINARY = '{"level":30,';

/**
 * Hands log lines on several at a time: a write to the system for each would cost a busy server more
 * than the look-up it tells of. They come a fifth of a second late at most, warnings and errors at
 * once, and all of them before the process ends.
 */
export function linesTogether(write: (text: string) => void): LineWriter {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = [];
    if (lines.length > 0) write(lines.join(''));
  };
  process.once('exit', flush);
  return {
    write: (line) => {
      waiting.push(line);
      if (waiting.length >= MOST_LINES || !line.startsWith(ORDINARY)) flush();
      else timer ??= setTimeout(flush, LATEST_MS).unref();
    },
  };
}
