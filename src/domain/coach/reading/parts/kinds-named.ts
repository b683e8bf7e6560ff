import { ALL_BUT, INTERVALS, type Kind, readKind } from '../../kinds.ts';
import { taken } from '../text/plain-text.ts';
import type { Reader } from './reader.ts';

export function takeKinds(reader: Reader, kind: Kind | null): string | null {
  let other: string | null = null;
  for (const pattern of KIND_WORDS) {
    reader.rest = reader.rest.replace(pattern, (match) => {
      const named = readKind(match);
      if (named !== null && kind !== null && named.many !== kind.many) other ??= match;
      return taken(match);
    });
    reader.mark('KIND');
  }
  return other;
}

const KIND_WORDS = [
  /\b(?:on |doing |for )?(?:all )?sports?\b(?! (?:drinks?|bra|doctor|medicine)\b)/g,
  /\b(?:of |in |over )?(?:all|every) (?:sports?|kinds?|workouts?|activities)\b/g,
  new RegExp(ALL_BUT, 'g'),
  new RegExp(`\\b(?:treadmills?|${INTERVALS})\\b(?: (?:runs?|sessions?|workouts?|days?))?`, 'g'),
  /\b(?:easy|long) (?:runs?|running|pace|days?|ones?|sessions?|jogs?)\b|\blongs\b|(?<=\b(?:were|was) )long$|\beasy(?= (?:in |this |last |since |only\b|km\b|miles\b|mileage\b|volume\b|_)|$)|\b(?:easy|long)(?= (?:and|or|vs|versus|against|than|with) (?:my |on |in |the )*(?:easy|long|_|intervals?|treadmill)\b)/g,
  /\b(?:strength|gym|weight training|weights session|lift(?:ed|ing)?|cross ?training|cross)\b/g,
  /\b(?:walk(?:s|ed|ing)?|wheelchair|hik(?:e|es|ed|ing)|cycl(?:e|es|ed|ing)|bik(?:e|es|ed|ing)|rides?|riding|rode|swim(?:s|ming)?|swam|row(?:ed|ing)|rower|yoga|pilates|elliptical|ski(?:s|ed|ing)?|(?:rock|indoor|wall) climb(?:ing|s|ed)?|boulder(?:ing|ed)|climbing (?:sessions?|workouts?)|danc(?:e|ed|ing)|hiit)\b/g,
];
