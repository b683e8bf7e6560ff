import type { Wordings } from './wording.ts';

const KM = '(?:km|kms|kilomet\\w+|miles|mileage|distance)';
const HEART = '(?:heart ?rate|hr|bpm|pulse)';
/** A week or a month has a most and a least of its own. */
const OF_ONE_RUN = '(?!.*\\b(?:weeks?|months?|years?|days?|monthly|weekly)\\b)';

/** The most and the least of a figure, in the word that the figure is asked for by. */
export const SUPERLATIVES: Wordings = [
  // 'The highest number of gels'
  [/\b(?:highest|biggest|largest|greatest|max(?:imum)?) (?:number|amount) of /g, 'most '],
  [/\b(?:lowest|smallest|min(?:imum)?) (?:number|amount) of /g, 'fewest '],
  [
    /\b(?:highest|biggest|largest|greatest|max(?:imum)?|most) (?:calories?|kcal|energy) (?:burn(?:ed|t)?|used|spent)\b/g,
    'most calories',
  ],
  [/\b(?:highest|biggest|largest|greatest|max(?:imum)?) (?:calories|kcal)\b/g, 'most calories'],
  [/\b(?:highest|top|max(?:imum)?|best|greatest) (?:average |avg |mean )?speed\b/g, 'fastest pace'],
  [/\b(best|fastest|quickest|slowest) (?:average|avg|mean) (?=pace\b)/g, '$1 '],
  [/\bworst (?:average |avg |mean )?pace\b/g, 'slowest pace'],
  [new RegExp(`\\b(?:peak|biggest|greatest) (?=${HEART}\\b)`, 'g'), 'highest '],
  [
    new RegExp(`\\b(?:lowest|min(?:imum)?|smallest) (?:average |avg |mean )?(?=${HEART}\\b)`, 'g'),
    'lowest ',
  ],
  [
    /\b(?:biggest|hardest|toughest|greatest) (?:perceived )?effort\b(?! runs?\b)/g,
    'highest effort',
  ],
  [/\beasiest (?:perceived )?effort\b/g, 'lowest effort'],
  [/\bmost to drink\b/g, 'most drink'],
  [
    /\b(?:biggest|highest|largest) (?:single )?(?:climb|climbing|ascent|elevation(?: gain)?|vert) (?:in|of|on) (?:one|a single|any|a) run\b/g,
    'most climbing',
  ],
  // 'The run with the most km', 'most km on a long run'
  [
    new RegExp(`\\b(run|ride|swim|walk) (?:with|that had|that has) (?:the )?most ${KM}\\b`, 'g'),
    'longest $1',
  ],
  [
    new RegExp(
      `\\b(?:the )?most ${KM} (?:(?:that )?i(?:'ve| have)? (?:ever )?(?:had|done|did|run|ran|covered) )?(?:in|on) (?:one|1|a single|a|any) ((?:long |easy )?(?:run|ride|swim|walk))\\b`,
      'g',
    ),
    'longest $1',
  ],
  [
    new RegExp(
      `\\b(?:which |what )?(run|ride|swim|walk) (?:had|has|was|with|that had) (?:the )?(?:fewest|least|lowest) ${KM}\\b${OF_ONE_RUN}`,
      'g',
    ),
    'shortest $1',
  ],
  // 'The run with the most time'
  [
    /\b(run|ride|swim|walk) (?:with|had|has|that had) (?:the )?(?:most|longest) (?:time|duration)\b/g,
    'longest $1 by time',
  ],
  [
    /\b(run|ride|swim|walk) (?:with|had|has|that had) (?:the )?(?:least|shortest) (?:time|duration)\b/g,
    'shortest $1 by time',
  ],
  // The shortest week has the fewest kilometres.
  [
    /\b(week|month) (had|has|with|was) (?:the |my )?shortest (distance|time|duration)\b/g,
    '$1 $2 the least $3',
  ],
];
