/** The months in full, as a pattern holds them. */
export const MONTH_NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december';

/** 'Sep', 'Sept'. May is as short as it is long. */
export const SHORT_MONTH_NAMES = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec';
