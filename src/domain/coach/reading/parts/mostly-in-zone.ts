import { taken } from '../text/plain-text.ts';
import { ZONES_NAMED, zonesOf } from './read-counts.ts';

/**
 * 'My runs in zone 2', 'longest run mostly in zone 3': those that spent more than half of their time in
 * zones there. Of time in zones it is asked otherwise.
 */
export function takeMostlyInZone(text: string): { zones: number[] | null; rest: string } {
  const none = { zones: null, rest: text };
  if (OF_TIME.test(text) || !OF_RUNS.test(text)) return none;
  for (const pattern of [IN_ZONE, ZONE_RUNS]) {
    const match = pattern.exec(text);
    const zones = match && zonesOf(ZONES_NAMED.exec(match[0])?.groups ?? {});
    if (match && zones) return { zones, rest: text.replace(pattern, taken) };
  }
  return none;
}

const IN_ZONE = new RegExp(
  `\\b(?:(?:that|which|where) )?(?:(?:i|they|it) )?(?:(?:was|were|is|are|stayed|did|ran|run|done) )?(?:(?:mostly|mainly|largely|mostly spent) )?(?:in|within) (?:my )?(?:${ZONES_NAMED.source})`,
);

/** 'My zone 2 runs' */
const ZONE_RUNS = /\bzone (?:[1-5]|one|two|three|four|five)(?= (?:runs|workouts|sessions)\b)/;

/** What is counted or found, and no time. */
const OF_RUNS =
  /^(?:(?:and|so|please) )*(?:(?:how many|number of|count|list|show|find|which|what|give|all|every|any)\b.*\b(?:runs?|workouts?|sessions?|times)\b|(?:my |the )?(?:\w+ ){0,2}(?:runs|workouts|sessions)\b|how often\b|when did i last\b|(?:what (?:is|was) )?(?:my |the )?(?:longest|fastest|latest|last|first|average|mean|total)\b.*\b(?:runs?|workouts?|sessions?)\b)/;

const OF_TIME =
  /\b(?:time|how long|minutes|hours|percent\w*|share|proportion|part|fraction|split|distribution|should|entirely|only|fully|all of it|always|never|zones (?:of|for|in|during|on))\b|\bhow much\b|\b(?:is|am|are|was|were|stay(?:ed)?|did|do) (?:i|my|it|that|the)\b(?!.*\b(?:runs|sessions|workouts|often|times)\b)/;
