import { describe, expect, test } from 'vitest';
import { proof } from '../../../../../testing/budget.ts';
import { gpxFile, MADE_UP } from '../../../../../testing/imports/made-up-track.ts';
import { codesOf, onlyWorkout } from '../../../../../testing/imports/only-workout.ts';
import { processorMs } from '../../../../../testing/processor-time.ts';
import type { ParsedWorkout } from '../../parsers/parsed-workout.ts';
import { readGpx } from './read-gpx.ts';

const SHORT = { seconds: 600 };
// Along a meridian, which is what the made-up run follows.
const WAY_M = 600 * MADE_UP.speedMPerS;

function read(text: string) {
  return readGpx(new TextEncoder().encode(text));
}

function one(text: string): ParsedWorkout {
  return onlyWorkout(read(text));
}

describe('a track', () => {
  test('is a workout with its name, its day, its way and its curves', () => {
    const run = one(gpxFile(SHORT));
    expect(run).toMatchObject({
      activityName: 'running',
      title: 'Morning along the river',
      deviceName: 'Made up',
      startedAtMs: MADE_UP.startMs,
      utcOffsetS: 7200,
      date: '2026-09-06',
      durationS: 600,
      elapsedS: 600,
      notes: [],
    });
    expect(Math.abs((run.distanceM ?? 0) - WAY_M)).toBeLessThan(2);
    expect(run.recording?.heartRateBpm?.[0]).toBe(148);
    expect(run.recording?.cadencePerMin?.[0]).toBe(168);
    expect(run.recording?.timeS).toHaveLength(601);
  });

  test('of two segments has a pause in between, over which nobody went', () => {
    const text = gpxFile({ ...SHORT, pauses: [{ atS: 300, forS: 3780 }] });
    const run = one(text);
    expect([run.elapsedS, run.durationS]).toEqual([4380, 599]);
    expect((run.distanceM ?? 0) + MADE_UP.speedMPerS).toBeCloseTo(WAY_M, -1);
    const joined = one(text.replace('</trkseg><trkseg>', ''));
    expect([joined.elapsedS, joined.durationS]).toEqual([4380, 4380]);
  });

  test.each([
    ['ten spaces before the declaration', (text: string) => `          ${text}`],
    ['a mark of its encoding', (text: string) => `\ufeff${text}`],
    ['no declaration', (text: string) => text.replace(/^<\?xml.*\?>/, '')],
    ['prefixes that nothing declares', (text: string) => text.replace(/ xmlns:gpxtpx="[^"]*"/, '')],
    ['the namespace of GPX 1.0', (text: string) => text.replaceAll('GPX/1/1', 'GPX/1/0')],
    [
      'a prefix on every element',
      (text: string) => text.replace(/<(\/?)(trk|gpx|time)/g, '<$1g:$2'),
    ],
    [
      'heart rates in three places',
      (text: string) =>
        text.replace(
          /<gpxtpx:hr>(\d+)<\/gpxtpx:hr>/g,
          '$&<heartrate>$1</heartrate><d:hr>$1</d:hr>',
        ),
    ],
    ['thousandths of seconds', (text: string) => text.replace(/(:\d\d)Z/g, '$1.000Z')],
    [
      'times of a zone',
      (text: string) =>
        text.replace(/<time>([^<]*)</g, (_whole, time: string) => {
          const wall = new Date(Date.parse(time) + 7_200_000).toISOString().slice(0, 19);
          return `<time>${wall}+02:00<`;
        }),
    ],
    [
      'a comment and a DOCTYPE',
      (text: string) => `<!DOCTYPE gpx [<!ENTITY x "y">]><!-- <gpx> -->${text}`,
    ],
  ])('with %s is the same', (_, change) => {
    expect(one(change(gpxFile(SHORT)))).toEqual(one(gpxFile(SHORT)));
  });

  test('whose points stand there twice is the same, and says so', () => {
    const twice = gpxFile(SHORT).replace(/<trkpt.*<\/trkpt>/g, '$&\n$&');
    const [run, plain] = [one(twice), one(gpxFile(SHORT))];
    expect({ ...run, notes: [] }).toEqual(plain);
    expect(codesOf(run)).toEqual(['doubled-points']);
  });

  test('with points out of order has them in order', () => {
    const lines = gpxFile(SHORT).split('\n');
    const first = lines.findIndex((line) => line.startsWith('<trkpt'));
    const [a = '', b = ''] = [lines[first], lines[first + 1]];
    lines.splice(first, 2, b, a);
    const run = one(lines.join('\n'));
    expect(run.startedAtMs).toBe(MADE_UP.startMs);
    expect(run.recording?.timeS).toHaveLength(601);
  });

  test('that is cut gives what precedes the cut', () => {
    const text = gpxFile(SHORT);
    const run = one(text.slice(0, text.length / 2));
    expect(run.durationS).toBeGreaterThan(290);
    expect(codesOf(run)).toEqual(['damaged']);
  });

  test('without a kind is none of those that count, and asks for it', () => {
    const run = one(gpxFile(SHORT, { type: '', name: 'Test' }));
    expect(run.activityName).toBe('Workout');
    expect(codesOf(run)).toEqual(['type-missing']);
  });

  test.each([
    ['9', 'Run'],
    ['1', 'Ride'],
    ['16', 'Swim'],
    ['17', 'Virtual ride'],
    ['hiking', 'hiking'],
  ])('of type %s is a %s', (type, name) => {
    expect(one(gpxFile(SHORT, { type })).activityName).toBe(name);
  });

  test.each(['+0200', '+02:00', '+02'])('with times in %s is at that instant', (zone) => {
    const run = one(gpxFile(SHORT).replace(/(<time>[^<]*)Z</g, `$1${zone}<`));
    expect(run.startedAtMs).toBe(MADE_UP.startMs - 7_200_000);
  });

  test('without a zone has the time of the wall and no instant', () => {
    const run = one(gpxFile(SHORT).replace(/(<time>[^<]*)Z</g, '$1<'));
    expect(run).toMatchObject({
      ...{ startedAtMs: null, utcOffsetS: null, date: '2026-09-06' },
      localStart: '2026-09-06T06:30:00',
    });
  });
});

describe('several tracks', () => {
  const track = (startMs: number) =>
    /<trk>[\s\S]*<\/trk>/.exec(gpxFile({ ...SHORT, startMs }))?.[0] ?? '';
  const file = (...startsMs: number[]) => `<gpx>${startsMs.map(track).join('')}</gpx>`;

  test('of different hours are workouts of their own', () => {
    const { workouts } = read(file(MADE_UP.startMs, MADE_UP.startMs + 86_400_000));
    expect(workouts.map(({ date }) => date)).toEqual(['2026-09-06', '2026-09-07']);
  });

  test('that follow one another within half an hour are one', () => {
    const run = one(file(MADE_UP.startMs, MADE_UP.startMs + 900_000));
    expect([run.durationS, run.elapsedS]).toEqual([1200, 1500]);
  });
});

describe('what is no workout', () => {
  test.each([
    ['points without times', gpxFile(SHORT).replace(/<time>.*?<\/time>/g, ''), 'a route'],
    [
      'times made up from New Year on',
      gpxFile({ ...SHORT, startMs: Date.UTC(2010, 0, 1) }).replace(
        /<extensions>.*?<\/extensions>/g,
        '',
      ),
      'a route',
    ],
    ['a route', '<gpx><rte><rtept lat="1" lon="2"/></rte></gpx>', 'a route'],
    [
      'one point',
      '<gpx><trk><trkpt lat="1" lon="2"><time>2026-03-01T08:00:00Z</time></trkpt></trk></gpx>',
      'a single point',
    ],
    ['waypoints', '<gpx><wpt lat="1" lon="2"/></gpx>', 'waypoints'],
    ['no track', '<gpx><metadata><name>x</name></metadata></gpx>', 'a GPX file without a track'],
  ])('%s are refused by name', (_, text, what) => {
    const { workouts, refusals } = read(text);
    expect(workouts).toEqual([]);
    expect(refusals).toMatchObject([{ what, isNoWorkout: true }]);
  });

  test('a file that breaks off at once is damaged', () => {
    expect(read('<gpx><trk><trkseg><trkpt ').refusals).toMatchObject([
      { what: 'a damaged GPX file', isNoWorkout: false },
    ]);
  });
});

proof('45,000 points take half a second of a processor', () => {
  const bytes = new TextEncoder().encode(gpxFile({ seconds: 45_000 }));
  const spentMs = processorMs(() => readGpx(bytes), { enoughMs: 1500 });
  console.info(`45,000 points of GPX: ${spentMs.toFixed()} ms`);
  expect(spentMs).toBeLessThan(1500);
});
