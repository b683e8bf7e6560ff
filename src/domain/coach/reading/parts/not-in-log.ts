const WEATHER =
  '(?:rain\\w*|snow\\w*|hot|cold|cool|wind\\w*|headwind|storm\\w*|sunny|humid|wet|dry|icy|warm)';

/** 'Will it rain at the half', 'how hot will it be', 'is rain expected' */
export const FORECAST = new RegExp(
  `\\b(?:will|is) (?:it|there) (?:going to |gonna |likely to |supposed to )(?:be )?(?:an? )?(?:\\w+ )?${WEATHER}\\b|\\bwill (?:it|there) (?:be )?(?:an? )?(?:\\w+ )?${WEATHER}\\b|\\bhow ${WEATHER} (?:will|is) it (?:going to |gonna )?be\\b|\\b(?:rain|snow|wind|storms?|heat|frost|ice) (?:is )?(?:expected|forecast|due|coming(?! down))\\b`,
);

/** What Longrun keeps no record of. */
export const NOT_IN_LOG: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sleep|slept|sleeping)\b/, 'sleep'],
  [/\b(?:hrv|heart rate variability)\b/, 'heart-rate variability'],
  [/\bsteps\b(?! (?:a|per) minute)/, 'steps'],
  [/\b(?:stride|ground contact|running form|vertical oscillation)\b/, 'stride and running form'],
  [/\b(?:power|watts?)\b/, 'power'],
  [/\bvo2 ?max\b|\bvdot\b/, 'VO2 max'],
  [
    /\b(?:weather|temperature|humidity|degrees)\b|\b(?:is|will) it (?:going to )?(?:be )?(?:rain\w*|snow\w*|hot|cold|wind\w*|sunny|wet|dry|icy|warm)\b/,
    'the weather',
  ],
  [FORECAST, 'the weather'],
  [/\b(?:route|routes|map|gps|where did i run)\b/, 'routes'],
  [/\b(?:mood|stress)\b/, 'mood or stress'],
  [/\b(?:protein|sugar|diet|meals?)\b/, 'meals'],
  [/\b(?:start(?:ing)?|entry) list\b|\bparticipants\b/, 'who else runs a race'],
  [/\bblood pressure\b|\bblood sugar\b|\bglucose\b/, 'blood values'],
];
