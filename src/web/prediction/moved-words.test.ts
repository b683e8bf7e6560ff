import { describe, expect, test } from 'vitest';
import { greatestMoves, movedSentence, type Point } from './moved-words.ts';

const TODAY = '2026-11-22';

function point(
  date: string,
  seconds: number,
  restsOn = 'going by something',
  basis: Point['basis'] = 'evidence',
): Point {
  return {
    date,
    seconds,
    paceSPerKm: seconds / 10,
    fastestSeconds: 0.95 * seconds,
    slowestSeconds: 1.05 * seconds,
    basis,
    restsOn,
    workoutIds: [],
  };
}

describe('how a prediction moved', () => {
  test('is said of today against the first day that is drawn', () => {
    const points = [point('2026-05-24', 3025), point('2026-11-22', 2953)];
    expect(movedSentence(points, TODAY)).toBe('49:13 today, 1:12 faster than on Sun 24 May.');
    expect(movedSentence(points.slice(1), TODAY)).toBe('49:13 today.');
    expect(movedSentence([point('2026-11-15', 2953.2), point(TODAY, 2953)], TODAY)).toBe(
      '49:13 today, the same as on Sun 15 Nov.',
    );
    expect(movedSentence([], TODAY)).toBe('');
  });

  test('tells nobody that they got faster than a guess, nor what it rested on twice', () => {
    const guess = point('2026-05-17', 3301, 'a first guess from your last 4 runs', 'first-guess');
    const trained = point('2026-05-24', 2914, 'going by eight weeks of training (28 km a week)');
    const raced = point(TODAY, 3175, 'going by 10 km in 54:40 on Sat 10 Oct');
    expect(movedSentence([guess, trained, raced], TODAY)).toBe(
      '52:55 today, 4:21 slower than on Sun 24 May, then going by eight weeks of training (28 km a week); guesses before it.',
    );
    expect(movedSentence([guess, raced], TODAY)).toBe('52:55 today, after guesses.');
    expect(greatestMoves([guess, trained]).map(({ text }) => text)).toEqual([
      '48:34 after a guess of 55:01, going by eight weeks of training (28 km a week)',
    ]);
    const guessed = { ...guess, date: TODAY, seconds: 3290 };
    expect(movedSentence([guess, guessed], TODAY)).toBe(
      '54:50 today, 11\u00a0s faster than on Sun 17 May.',
    );
  });

  test('names the three weeks that moved it most, the latest first, and nothing below a percent', () => {
    const points = [
      point('2026-10-04', 3000),
      point('2026-10-11', 2900, 'going by 10 km in 48:00 on Sat 10 Oct'),
      point('2026-10-18', 2890),
      point('2026-10-25', 2990),
      point('2026-11-01', 3040),
      point('2026-11-08', 3000),
    ];
    expect(greatestMoves(points).map(({ to, text }) => [to.date, text])).toEqual([
      ['2026-11-01', '50\u00a0s slower, going by something'],
      ['2026-10-25', '1:40 slower, going by something'],
      ['2026-10-11', '1:40 faster, going by 10 km in 48:00 on Sat 10 Oct'],
    ]);
  });
});
