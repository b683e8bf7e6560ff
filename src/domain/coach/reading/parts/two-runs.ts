import { NO_CONDITIONS, type OwnWord } from '../../conditions.ts';
import { type Kind, kindWhere, RUNS, readKind } from '../../kinds.ts';
import { taken } from '../text/plain-text.ts';
import type { Reader } from './reader.ts';

const NOUN = '(?:run|session|workout|ride|walk|swim|hike|one)';
const LATEST = `(?:my |the )?(?:last|latest|most recent) (?:(?:long|easy|interval|intervals|treadmill) )?${NOUN}`;
/** Where a title stood its first word is 'run' or 'workout'. */
const TITLED = '(?:my |the )?(?:run|workout)(?: _)+';
const LINK = '(?:(?:compare[ds]?|comparison) )?(?:with|to|and|against|vs|versus|than|or|from)';

const TWO_RUNS = new RegExp(
  `\\b(?<one>${LATEST}|${TITLED}) (?:(?:was |any |much |a bit )*(?<how>[a-z]+er|better|worse|different) )?${LINK} (?:on )?(?<other>${LATEST}|${TITLED})(?= |$)`,
);
const COMPARES =
  /\b(?:compar\w+|vs|versus|than|against|difference|faster|slower|quicker|better|longer|harder|easier|worse|higher|lower)\b/;

/** 'Compare the dress rehearsal with my last long run': one workout each. */
export function takeTwoRuns(reader: Reader, titled: OwnWord | null): [Kind, Kind] | null {
  const { one = '', other = '' } = TWO_RUNS.exec(reader.rest)?.groups ?? {};
  if (one === '' || other === '' || !COMPARES.test(reader.rest)) return null;
  const sides = [one, other].map((side) => sideOf(side, titled));
  const [first, second] = sides;
  if (!first || !second || first.many === second.many) return null;
  const at = reader.rest.lastIndexOf(other);
  const behind = reader.rest.slice(at + other.length);
  reader.rest = (reader.rest.slice(0, at) + taken(other) + behind).replace(one, taken);
  reader.mark('RUNS');
  return [first, second];
}

function sideOf(side: string, titled: OwnWord | null): Kind | null {
  if (side.includes('_')) {
    if (titled === null) return null;
    const kind = side.includes('workout') ? { one: 'workout', many: 'workouts' } : RUNS;
    return kindWhere(kind, { ...NO_CONDITIONS, own: [titled] });
  }
  const kind = readKind(side.replace(/\bone$/, 'runs')) ?? RUNS;
  const words = `latest ${kind.one}`;
  return { ...kind, one: words, many: words, where: { ...NO_CONDITIONS, latest: 1 } };
}

/** 'My last long run against the one before', 'compare my last two long runs'. */
export function takeOneBefore(text: string): { isOneBefore: boolean; rest: string } {
  if (!COMPARES.test(text)) return { isOneBefore: false, rest: text };
  const pattern = [LAST_TWO, THE_ONE_BEFORE].find((each) => each.test(text));
  if (!pattern) return { isOneBefore: false, rest: text };
  return { isOneBefore: true, rest: text.replace(pattern, (match) => taken(match)) };
}

const LAST_TWO =
  /\b(?:between )?(?:my |the )?(?:(?:last|latest|most recent) (?:two|2)|(?:two|2) (?:last|latest|most recent))(?= (?:\w+ )?(?:runs|sessions|workouts|rides|walks|swims|ones|longs|intervals)\b)/;
const THE_ONE_BEFORE = new RegExp(
  `(?<=\\b(?:last|latest|most recent) (?:\\w+ ){0,2}${NOUN}\\b.*)\\b(?:and|with|to|than|against|vs|versus) (?:the |my )?(?:(?:${NOUN}|time) before(?: (?:that|it|last))?|previous(?: ${NOUN})?|second (?:to )?last(?: ${NOUN})?|second latest)(?= |$)`,
);
