/** The months in full, as a pattern holds them. */
export const MONTH_NAMES =
  'january|february|march|april|may|june|july|august|september|october|november|december';
