import { describe, expect, test } from 'vitest';
import { comparable, wordPattern } from './word-pattern.ts';

describe('comparable', () => {
  test.each([
    ['TrailRun', 'trail run'],
    ['EMountainBikeRide', 'e mountain bike ride'],
    ['HIIT', 'hiit'],
    ['trail_running', 'trail running'],
    ['Trail-Lauf', 'trail lauf'],
    ['  Course à pied ', 'course a pied'],
    ['Straßenlauf', 'strassenlauf'],
    ['Siłownia', 'silownia'],
    ['Løb', 'lob'],
    ['Koşu', 'kosu'],
    ['户外 步行', '户外 步行'],
    ['ﾗﾝﾆﾝｸﾞ', 'ランニング'],
    ['ジョギング', 'ジョギング'],
    ['걷기', '걷기'],
    ['Running (outdoor)', 'running outdoor'],
    ['🏃', ''],
    ['', ''],
  ])('of %j is %j', (text, plain) => expect(comparable(text)).toBe(plain));
});

describe('a word pattern', () => {
  test('finds a word that stands alone, not one inside another', () => {
    const run = wordPattern(['run, lauf']);
    expect(run.test('morning run')).toBe(true);
    expect(run.test('brunch')).toBe(false);
    expect(run.test('kreislauf')).toBe(false);
  });

  test('lets a star begin or go on', () => {
    const wander = wordPattern(['wander*', '*rudern']);
    expect(wander.test('wanderung')).toBe(true);
    expect(wander.test('indoorrudern')).toBe(true);
    expect(wander.test('hinrudernde')).toBe(false);
  });

  test('finds words of scripts without spaces anywhere', () => {
    expect(wordPattern(['跑步']).test('室内跑步训练')).toBe(true);
  });

  test('takes letters with and without accents alike', () => {
    expect(wordPattern(['vélo']).test(comparable('VELO'))).toBe(true);
    expect(wordPattern(['vélo']).test(comparable('Vélo'))).toBe(true);
  });
});
