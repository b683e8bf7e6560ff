const HOURS = '(?<h>\\d{1,2}) ?(?:h|hrs?|hours?)';
const MINUTES = '(?<m>\\d{1,3}) ?(?:m|mins?|minutes?)';
const SECONDS = '(?<s>\\d{1,2})(?: ?(?:seconds?|secs?|s)\\b)?';
const AND = ',? ?(?:and )?';

/** '1 h 21 min 40', '52 min 30 s': with seconds, which only the last number may leave unsaid. */
const WITH_SECONDS = new RegExp(
  `(?<![\\d.:])(?:${HOURS}${AND})?${MINUTES}${AND}${SECONDS}(?![\\d.:/]| ?(?:k|km|m|mi|miles?|bpm|times?|x|gels?|runs?|hours?|minutes?|mins?)\\b)(?=(?<pace> (?:per|a) (?:km|k|kilomet(?:re|er)|mile)\\b)?)`,
  'g',
);

/** '1 h 21 min 40' as '1:21:40', so that a time is read in one way. */
export function durationsWritten(text: string): string {
  return text.replace(WITH_SECONDS, (...parts) => {
    const { h = '0', m, s, pace } = parts.at(-1);
    const seconds = s.padStart(2, '0');
    return pace ? `${m}:${seconds}` : `${h}:${m.padStart(2, '0')}:${seconds}`;
  });
}
