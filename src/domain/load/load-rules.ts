/**
 * The numbers that load, form, status and readiness go by, in one table. The time constants and the
 * weights of the zones are published; the cut-offs of the status are conventions of products and
 * coaches, not results of trials, and stand here to be changed.
 */
export const LOAD = {
  /** A run whose zones cover less of its time is estimated: the rest was not measured. */
  leastCovered: 0.7,
  /** Load per minute of a run of which only the time is known: an easy one. */
  easyPerMinute: 2.2,
  /** Load of an hour at threshold pace, where that pace is known. */
  thresholdHour: 240,
} as const;

export const FORM = {
  fitnessDays: 42,
  fatigueDays: 7,
  /** Fitness and fatigue begin at the mean of so many first days. */
  seedDays: 28,
  /** So many days of load before fitness and form mean anything. */
  baselineDays: 42,
  /**
   * Days before the first one shown from which fitness is computed: what was before them then counts
   * for e^(-252/42), a quarter of a percent.
   */
  warmUpDays: 252,
  /** Fitness that grows by more than this a week, in percent, for so many weeks, is a steep ramp. */
  steepRampPercent: 10,
  steepRampWeeks: 3,
} as const;

export const STATUS = {
  /** A label changes when another has fitted for so many days in a row. */
  hysteresisDays: 3,
  /** Where none fits for so long, the label of the day is taken after so many days. */
  staleDays: 7,
  low: { ratio: 0.8, days: 14 },
  high: { ratio: 1.3, days: 7, formPercent: -30 },
  growing: 1.0,
  /** Fitness that fell so much in 28 days. */
  lostPercent: 10,
  lostDays: 28,
  taper: { days: 21, ratio: 0.9 },
  /** A fall of pace at the same heart rate, in percent over 28 days. */
  trendPercent: -2,
  trendDays: 28,
  trendLeastRuns: 6,
  /** With so many runs noted as hot, the others were hardly cool. */
  hotShare: 1 / 3,
  /** Without a run for so long, fitness is lost whatever else is said. */
  breakDays: 14,
  /** After a break of so many days one comes back, for as long as a baseline takes. */
  longBreakDays: 28,
} as const;

export const READINESS = {
  /** Fewer runs say less than the days left. */
  leastRuns: 8,
  volumeWeeks: 8,
  /** Of what is wanted, where an item is ready and where it is partly so. */
  ready: 0.95,
  partly: 0.7,
  /** Between which the running index lies by which volume and long run are wanted (the least is Runalyze's). */
  index: { least: 25, most: 85 },
  longRunWeeks: 10,
  gapDays: 7,
  longGapDays: 14,
  gapWeeks: 16,
  /** The week's volume of the peak week, in percent: while the taper begins, and in its last week. */
  taperPercent: {
    first: { ready: 75, partly: 90 },
    /** 41 to 60 % less, as the trials had it. */
    last: { ready: 59, partly: 75, least: 40 },
  },
  /**
   * Coaches say 5 to 25, in the points of other scales. In percent of fitness the taper that the trials
   * had comes to 25 to 36 from even weeks: whoever does what is advised must not be told it was wrong.
   */
  form: { days: 7, from: 5, to: 36, partly: 10 },
  fuelS: 90 * 60,
  fuelledRuns: 2,
} as const;
