import { describe, expect, test } from 'vitest';
import { comparable, wordList } from './word-list.ts';

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

describe('a list of words', () => {
  test('finds a word that stands alone, not one inside another', () => {
    const run = wordList(['run, lauf']);
    expect(run.isIn('morning run')).toBe(true);
    expect(run.isIn('brunch')).toBe(false);
    expect(run.isIn('kreislauf')).toBe(false);
  });

  test('lets a star begin or go on', () => {
    const wander = wordList(['wander*', '*rudern']);
    expect(wander.isIn('wanderung')).toBe(true);
    expect(wander.isIn('indoorrudern')).toBe(true);
    expect(wander.isIn('hinrudernde')).toBe(false);
  });

  test('finds words of scripts without spaces anywhere', () => {
    expect(wordList(['跑步']).isIn('室内跑步训练')).toBe(true);
  });

  test('takes letters with and without accents alike', () => {
    expect(wordList(['vélo']).isIn(comparable('VELO'))).toBe(true);
    expect(wordList(['vélo']).isIn(comparable('Vélo'))).toBe(true);
  });

  test('knows phrases, with a star in each of their words', () => {
    const machine = wordList(['бегов* дорожк*, cinta de correr']);
    expect(machine.isIn('беговая дорожка')).toBe(true);
    expect(machine.isIn('беговая обувь')).toBe(false);
    expect(machine.isIn('caminar en cinta de correr')).toBe(true);
    expect(machine.isIn('cinta correr')).toBe(false);
  });

  test('takes its words out of a text', () => {
    expect(wordList(['cinta de correr, 跑步机']).without('caminar en cinta de correr')).toBe(
      'caminar en',
    );
    expect(wordList(['跑步机']).without('跑步机步行')).toBe('步行');
  });

  test('parts words and numbers', () => {
    expect(wordList(['zone 1']).isIn('zone1')).toBe(true);
    expect(wordList(['km']).isIn('5km')).toBe(true);
    expect(wordList(['z1']).isIn('z12')).toBe(false);
  });
});
