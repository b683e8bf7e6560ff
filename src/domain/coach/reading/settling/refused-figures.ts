import { boundsMaximum, only, type Refused } from './refused.ts';

/** What is asked of a figure, a pace or a result, where the answer would tell that and pass the rest over. */
export const REFUSED_FIGURES: readonly Refused[] = [
  // 'Which run had the most …': the latest one has not.
  {
    of: only('extreme'),
    words: /\b(?:(?<!\bat )most(?! recent)|(?<!\bat )least|highest|lowest|biggest|fewest)\b/,
    when: (question) =>
      (question.extreme ?? 'latest') === 'latest' &&
      question.rank === null &&
      !boundsMaximum(question),
  },
  // 'Max calories of runs under 10 km': a sum or a list tells of all of them.
  {
    of: only('amount', 'average', 'list', 'fuel'),
    words:
      /\b(?:(?:the|my|had|is|was) (?:most(?! of\b| (?:recent|days|weeks|weekends|mornings)\b)|highest|lowest|fewest|biggest|max(?:imum)?|peak|top)|(?:most|max(?:imum)?|fewest|highest|lowest) (?:km|kms|miles|distance|time|calories|kcal|energy|speed|load|effort|elevation|climbing|cadence|heart rate))\b/,
    when: (question) =>
      question.extreme === null &&
      question.rank === null &&
      question.ofWorkout === null &&
      !boundsMaximum(question),
  },
  // 'Runs at half marathon pace' were that fast, and not that long.
  {
    of: only('amount', 'average', 'extreme', 'list'),
    words: /\b(?:half marathon|marathon|half|10 ?k|5 ?k) pace\b/,
    when: ({ where, distanceM, race }) =>
      race === null &&
      distanceM === null &&
      where.bounds.some(
        ({ of, atLeast, above }) => of === 'distance' && (atLeast ?? above) !== null,
      ),
  },
  // 'When do I do rides' asks for no kilometres.
  { of: only('amount', 'average'), words: /^(?:(?:and|so) )*when (?:do|does|am|are|is)\b/ },
  // 'Longest of hills': which runs these were is told by notes.
  {
    of: only('amount', 'average', 'extreme', 'compare', 'trend'),
    words: /\b(?:hills|strides|parkruns)\b/,
    when: ({ where, against, measure, searched }) =>
      where.note === null && !against?.where?.note && measure !== 'elevation' && searched === null,
  },
  // 'Knee or calf' stands so in no note: each would have to be looked for.
  {
    of: only('amount', 'average', 'compare', 'extreme', 'list', 'search'),
    words: /^/,
    when: ({ where }) => / or /.test(where.note ?? ''),
    said: 'or',
  },
  // Gels are counted, and what is in them on the page of fuel.
  {
    of: only('amount', 'average', 'compare', 'trend', 'breakdown', 'weekly', 'extreme', 'list'),
    words: /\bcarb(?:s|ohydrates?)?\b/,
    when: ({ where, searched }) => where.note === null && searched === null,
  },
  // What to take is told, and not what was taken when.
  { of: only('fuel'), words: /\b(?:changed|trend)\b/ },
  // Paces, and no heart rates; how far a result is from a target is no result.
  { of: only('pacing'), words: /\bby (?:my )?(?:heart rate|hr|pulse|zones?|feel|effort)\b/ },
  {
    of: only('races'),
    words:
      /^(?:(?:and|so) )*how much (?:faster|slower|quicker)\b.*\b(?:need|must|have to|should)\b/,
  },
  { of: only('races'), words: /\blaps?\b/ },
  // A weight is told in kilograms or pounds.
  { of: only('weight'), words: /\bstones?\b/, when: ({ weightKg }) => weightKg === null },
  { of: only('pain'), words: /\b(?:compar\w+|versus|vs)\b/ },
  // Zones are added up, and neither put in order nor told week by week.
  {
    of: only('zones'),
    words:
      /\b(?:(?:the |had )most|least|highest|lowest|longest)\b|\b(?:per|by|each|every|a) (?:week|month)\b|\b(?:trend|changed|weekly|monthly|going (?:up|down)|rising|falling)\b/,
  },
];
