/**
 * What the numbers of the FIT profile stand for, in words that a name of an activity may hold
 * (domain/classify-activity.ts) or that a message tells.
 */

const SPORTS: Readonly<Record<number, string>> = {
  0: 'Workout',
  1: 'Running',
  2: 'Cycling',
  3: 'Transition',
  4: 'Fitness equipment',
  5: 'Swimming',
  6: 'Basketball',
  7: 'Soccer',
  8: 'Tennis',
  9: 'American football',
  10: 'Training',
  11: 'Walking',
  12: 'Cross-country skiing',
  13: 'Alpine skiing',
  14: 'Snowboarding',
  15: 'Rowing',
  16: 'Mountaineering',
  17: 'Hiking',
  18: 'Multisport',
  19: 'Paddling',
  20: 'Flying',
  21: 'E-bike ride',
  22: 'Motorcycling',
  23: 'Boating',
  24: 'Driving',
  25: 'Golf',
  26: 'Hang gliding',
  27: 'Horseback riding',
  28: 'Hunting',
  29: 'Fishing',
  30: 'Inline skating',
  31: 'Rock climbing',
  32: 'Sailing',
  33: 'Ice skating',
  34: 'Sky diving',
  35: 'Snowshoe hike',
  36: 'Snowmobiling',
  37: 'Stand-up paddling',
  38: 'Surfing',
  39: 'Wakeboarding',
  40: 'Water skiing',
  41: 'Kayaking',
  42: 'Rafting',
  43: 'Windsurfing',
  44: 'Kitesurfing',
  47: 'Boxing',
  48: 'Floor climbing',
  49: 'Baseball',
  53: 'Diving',
  62: 'HIIT',
  64: 'Racket sport',
  65: 'Wheelchair walk',
  66: 'Wheelchair run',
  67: 'Meditation',
  69: 'Disc golf',
  71: 'Cricket',
  72: 'Rugby',
  73: 'Hockey',
  74: 'Lacrosse',
  75: 'Volleyball',
  80: 'Mixed martial arts',
  83: 'Dance',
  84: 'Jump rope',
};

/** Those that say more than the sport alone; of some the sport is in the word already. */
const SUB_SPORTS: Readonly<Record<number, string>> = {
  1: 'Treadmill',
  3: 'Trail',
  4: 'Track',
  5: 'Spin',
  6: 'Indoor cycling',
  7: 'Road',
  8: 'Mountain',
  9: 'Downhill',
  11: 'Cyclocross',
  12: 'Hand cycling',
  13: 'Track cycling',
  14: 'Indoor rowing',
  15: 'Elliptical',
  16: 'Stair climbing',
  17: 'Pool',
  18: 'Open water',
  19: 'Stretching',
  20: 'Strength training',
  25: 'Indoor skiing',
  26: 'Cardio',
  27: 'Indoor walking',
  28: 'E-bike ride',
  29: 'BMX',
  37: 'Backcountry',
  42: 'Skate skiing',
  43: 'Yoga',
  44: 'Pilates',
  45: 'Indoor running',
  46: 'Gravel ride',
  47: 'E-bike ride',
  48: 'Commuting',
  58: 'Virtual',
  59: 'Obstacle course',
  62: 'Breathing',
  67: 'Ultra',
  68: 'Indoor climbing',
  69: 'Bouldering',
  70: 'HIIT',
  73: 'HIIT',
  74: 'HIIT',
  75: 'HIIT',
  84: 'Pickleball',
  85: 'Padel',
  86: 'Indoor wheelchair walk',
  87: 'Indoor wheelchair run',
  88: 'Indoor hand cycling',
  94: 'Squash',
  95: 'Badminton',
  96: 'Racquetball',
  97: 'Table tennis',
};

/** Sub sports that name a sport by themselves, whatever the sport is said to be. */
const WHOLE_NAMES: ReadonlySet<number> = new Set([
  ...[5, 6, 12, 13, 14, 15, 16, 19, 20, 25, 27, 28, 29, 43, 44, 45, 46, 47, 59, 62, 68, 69, 70, 73],
  ...[74, 75, 84, 85, 86, 87, 88, 94, 95, 96, 97],
]);
// Sports of which the name that the athlete gave the profile says more: generic, equipment, training.
const VAGUE: ReadonlySet<number> = new Set([0, 4, 10, 254]);

export const VIRTUAL_ACTIVITY = 58;

/** 'Trail running', 'Indoor rowing'; what the athlete called it where the numbers say nothing. */
export function activityNameOf(of: {
  sport: number | null;
  subSport: number | null;
  profileName: string | null;
}): string {
  const { sport, subSport, profileName } = of;
  const sub = subSport === null ? undefined : SUB_SPORTS[subSport];
  if (sub && subSport !== null && WHOLE_NAMES.has(subSport)) return sub;
  const isVague = sport === null || VAGUE.has(sport) || SPORTS[sport] === undefined;
  if (isVague) return profileName ?? sub ?? SPORTS[sport ?? 0] ?? `Sport ${sport}`;
  const name = SPORTS[sport] ?? '';
  return sub ? `${sub} ${name.toLowerCase()}` : name;
}

/** What a file is by the type it says of itself. */
const FILE_TYPES: Readonly<Record<number, string>> = {
  1: 'the settings of a device',
  2: 'the settings of a device',
  3: 'the settings of a sport',
  5: 'a workout plan',
  6: 'a course',
  7: 'a training schedule',
  9: 'weight measurements',
  10: 'totals',
  11: 'goals',
  14: 'blood pressure measurements',
  15: 'daily monitoring',
  28: 'daily monitoring',
  32: 'daily monitoring',
  34: 'a segment',
  35: 'a list of segments',
  40: 'a display configuration',
};
export const ACTIVITY_FILE = 4;
export const ACTIVITY_SUMMARY_FILE = 20;

export function fileTypeWords(type: number): string {
  return FILE_TYPES[type] ?? `device data of type ${type}`;
}

const MANUFACTURERS: Readonly<Record<number, string>> = {
  1: 'Garmin',
  15: 'Dynastream',
  23: 'Suunto',
  32: 'Wahoo',
  38: 'o-synce',
  70: 'Sigma',
  71: 'TomTom',
  95: 'Stryd',
  123: 'Polar',
  260: 'Zwift',
  265: 'Strava',
  289: 'Hammerhead',
  294: 'COROS',
};
export const COROS = 294;
export const ZWIFT = 260;

export function manufacturerName(manufacturer: number | null): string | null {
  return manufacturer === null ? null : (MANUFACTURERS[manufacturer] ?? null);
}

const EXERCISES = [
  ...['Bench press', 'Calf raise', 'Cardio', 'Carry', 'Chop', 'Core', 'Crunch', 'Curl', 'Deadlift'],
  ...['Flye', 'Hip raise', 'Hip stability', 'Hip swing', 'Hyperextension', 'Lateral raise'],
  ...['Leg curl', 'Leg raise', 'Lunge', 'Olympic lift', 'Plank', 'Plyometrics', 'Pull-up'],
  ...['Push-up', 'Row', 'Shoulder press', 'Shoulder stability', 'Shrug', 'Sit-up', 'Squat'],
  ...['Total body', 'Triceps extension', 'Warm-up', 'Run'],
] as const;

export function exerciseName(category: number): string | null {
  return EXERCISES[category] ?? null;
}
