import { calendarOn } from '../../src/domain/coach/period.ts';
import { featuresOf, isOnlyParts } from '../../src/domain/coach/reading/intent/intent-features.ts';
import { isCommonInNames } from '../../src/domain/coach/reading/parts/match-race.ts';
import { readParts } from '../../src/domain/coach/reading/read-question.ts';
import { withoutRemarks } from '../../src/domain/coach/reading/remarks.ts';
import { plainText } from '../../src/domain/coach/reading/text/plain-text.ts';
import { ASKED_ON } from '../../testing/domain/questions.ts';
import { RACES_OF_DANA, RACES_OF_JONAS } from '../../testing/domain/questions-of-two-runners.ts';
import type { Lesson } from './learn.ts';
import { type Phrase, racesOf, shoesOf } from './phrases.ts';

/** What is refused in words, whatever was meant. */
const NO_INTENT = new Set(['outside', 'unclear', 'notInLog', 'alongTheWay']);
/** The signs were made with the phrases of the tables in view, which say more for them than they should. */
const WEIGHT_OF_TABLES = 0.8;

type Read = ReturnType<typeof readPhrase>;

export function readPhrase(phrase: Phrase) {
  const asked = withoutRemarks(phrase.asked, racesOf(phrase));
  const { read, mended } = readParts(asked, calendarOn(ASKED_ON), {
    isFirst: phrase.before === undefined,
    names: { races: racesOf(phrase), shoes: shoesOf(phrase), titles: [] },
  });
  const shown = { places: read.places, mended, subject: read.subject };
  const asks = NO_INTENT.has(phrase.intent) ? 'unknown' : phrase.intent;
  return { phrase, shown, asks };
}

/** What is asked in words of its own, after another question as well. */
const STANDS_ALONE = new Set(
  'why thanks help doIt pain urgent term analysis overtraining taper readiness records weekdays lastRest'.split(
    ' ',
  ),
);

/** What is asked is learned of messages that stand by themselves. */
export function lessonsOf(read: readonly Read[], file: string): Lesson[] {
  return read
    .filter(
      ({ phrase, shown }) =>
        !phrase.refuse &&
        (!phrase.before || STANDS_ALONE.has(phrase.intent)) &&
        !isOnlyParts(shown.places),
    )
    .map(({ shown, asks }) => ({
      features: featuresOf(shown),
      asks,
      weight: file === 'tables' ? WEIGHT_OF_TABLES : 1,
    }));
}

/** With which intents each word was said, in phrases of which every part was read. */
export function wordsSaid(read: readonly Read[]): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>();
  for (const each of read) {
    if (each.phrase.refuse || each.asks === 'unknown' || !isWhollyRead(each)) continue;
    for (const word of each.shown.places) {
      if (!/^\p{Ll}+$/u.test(word) || OF_NAMES.has(word)) continue;
      const seen = said.get(word) ?? new Set();
      said.set(word, seen.add(each.asks));
    }
  }
  return said;
}

/** What the two runners' races are called says nothing about how questions are asked. */
const OF_NAMES = new Set(
  [...RACES_OF_DANA, ...RACES_OF_JONAS]
    .flatMap(({ name }) => plainText(name).split(' '))
    .filter((word) => !isCommonInNames(word)),
);

/** A word that is left over where a condition found no place is one that narrows. */
function isWhollyRead({ phrase, shown: { subject } }: Read): boolean {
  const conditions = phrase.where ?? [];
  const has = (sign: RegExp) => conditions.some((each) => sign.test(each));
  const bounds = conditions.filter((each) =>
    /^(?:distance|time|pace|heartRate|maxHeartRate)\b/.test(each),
  );
  return (
    bounds.length <= subject.where.bounds.length &&
    (!has(/^(?:not )?weekday/) || !!subject.where.weekdays) &&
    (!has(/^(?:not )?note/) || subject.searched !== null) &&
    (!has(/^(?:not )?hour/) || !!subject.where.hours || !!subject.kind?.where?.hours) &&
    (!has(/^(?:not )?shoe/) || !!subject.where.shoe) &&
    !has(/^not /) &&
    (!phrase.days || subject.periods.length > 0) &&
    (!phrase.days2 || subject.periods.length > 1) &&
    (!phrase.race || subject.race !== null) &&
    (!phrase.race2 || subject.otherRace !== null) &&
    (!phrase.rank || subject.rank !== null) &&
    (!phrase.count || subject.count !== null || subject.times !== null) &&
    (!phrase.kind2 || subject.against !== null)
  );
}
