export const WEEKEND = [6, 0];

export const WORKING_DAYS = [1, 2, 3, 4, 5];

export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** 'Except Sundays' */
export const ALL_DAYS_BUT =
  /\b(?:except|excluding|apart from|other than|but not|not|not counting)(?: (?:for|on|at|the)){0,2} ((?:sun|mon|tues|wednes|thurs|fri|satur)days?|weekends?)\b/;

export const WEEKDAY_READERS: readonly (readonly [RegExp, readonly number[]])[] = [
  [
    /\b(?<=\bweekends?\b.*)(?:from )?mon(?:day)? (?:to|till|until|through) fri(?:day)?\b/g,
    WORKING_DAYS,
  ],
  [
    /\b(?:on|at|over|during) (?:the )?weekends\b|\bat (?:the )?weekend\b|(?<!\b(?:last|this|the|past|next) )\bweekend(?= (?:runs?|workouts?|mileage|km|kilomet\w+|miles|sessions?)\b)|\bon weekend days\b|\bweekends(?= (?:or|and|vs|versus|than|against|compared (?:to|with)) (?:on |my |the )*week ?days\b)|(?<=\bweek ?days (?:or|and|vs|versus|than|against|to|with) )weekends\b/g,
    WEEKEND,
  ],
  [
    /\b(?:on|during) (?:the )?(?:week|working ?)days?\b|\bweekdays?(?= (?:\w{2,12} )?(?:runs?|workouts?|sessions?)\b)|\bduring the week\b|\bweekdays only\b|(?<=_ (?:or|and|vs|versus|than|against|to|with) )week ?days\b|\bweek ?days(?= (?:or|and|vs|versus|than|against|compared (?:to|with)) (?:on |my |at |the )*(?:weekends?|_))/g,
    WORKING_DAYS,
  ],
  ...WEEKDAYS.map((name, index): readonly [RegExp, readonly number[]] => {
    const day = name.toLowerCase();
    return [
      new RegExp(
        `\\b(?:on )?(?:${day}s|(?:an?|every|each) ${day}|${day}(?= (?:\\w{2,12} )?(?:runs?|workouts?|sessions?|ones?)\\b)|(?<!\\b(?:last|this|on) )${day} (?=(?:km|kilomet\\w+|miles|mileage|outings?)\\b))`,
        'g',
      ),
      [index],
    ];
  }),
];
