import { KG_PER_POUND, mFromKm, mFromMiles } from '../../../units.ts';
import { taken } from '../text/plain-text.ts';

/** 'What zone is 150 bpm?'; with 'over' or 'under' it is a condition, and taken by now. */
export const BPM =
  /\b(?<bpm>\d{2,3}) ?(?:bpm|beats(?: (?:per|a) minute)?)\b|\b(?:heart rate|hr|pulse|zone)(?: (?:of|at|is|for|am i in at|am i at)){0,2} (?<of>\d{2,3})\b|\b(?<before>1[0-9]\d|20\d|[89]\d)(?= (?:\w+ ){0,6}zone\b)|(?<=\bzone\b.{0,30} )(?<after>1[0-9]\d|20\d|[89]\d)\b(?! (?:km|k|miles|mi|m|runs|days|min))/;

/** Where a number of runs belongs to each week: 'how many weeks did I run 3 times'. */
export const COUNTS_IN_UNITS =
  /\b(?:how (?:many|often)|number of|did i|have i|longest|streak)\b.*\b(?:weeks?|months?)\b|\b(?:weeks|months) (?:in a row|with)\b|\bconsecutive (?:weeks|months)\b/;

export const DAYS_IN_A_ROW =
  /\b(?<days>\d{1,3}|two|three|four|five|six|seven|eight|nine|ten)(?= (?:consecutive (?:rest )?days|(?:rest )?days?(?: off| of rest| without (?:an? )?(?:runs?|running|workout|training))? in a row|days running)\b)/;

/** 'How many km until 1000', 'will I reach 2000 km this year'. */
export const GOAL =
  /\b(?:goal|target|until|till|to|from|off|reach|reaching|hit|hitting|make|get to|getting to|short of|away from|for|aim\w*|set myself|chasing|promised myself)(?: (?:i|my|the|a|reach|hit|get|got|to|make|have|run|of|target|goal)){0,4} (?<goal>\d{2,5}) ?(?<unit>km|k|kilomet(?:re|er)s?|miles?|mi)?\b(?=(?: _)*(?: ?$| (?:this|for|in|by|before|until|at (?:this|my)|a year|per year|still|of running|am i|are we|is that|do i|will i|how)))/;

export const GOAL_IN_MILES = /\b\d{2,5} ?mi(?:les?)?\b/;

/** What a day of running is not. */
const LEAST_GOAL_M = 80_000;

export function goalOfGroups({
  goal = '',
  unit,
}: Record<string, string | undefined>): number | null {
  const isYear = unit === undefined && /^20[0-4]\d$/.test(goal) && goal !== '2000';
  const metres = unit?.startsWith('mi') ? mFromMiles(Number(goal)) : mFromKm(Number(goal));
  return isYear || metres < LEAST_GOAL_M ? null : metres;
}

/** 'How many km left to hit 55 this week': less than a goal of a month or a year can be. */
export function takeGoalOfWeek(text: string): { goalM: number | null; rest: string } {
  if (!/\bthis week\b/.test(text) || !IS_TO_COME.test(text)) return { goalM: null, rest: text };
  const [match, goal = '', unit = ''] = GOAL_OF_WEEK.exec(text) ?? [];
  if (match === undefined) return { goalM: null, rest: text };
  const goalM = unit.startsWith('mi') ? mFromMiles(Number(goal)) : mFromKm(Number(goal));
  return { goalM, rest: text.replace(match, taken(match)) };
}

const IS_TO_COME =
  /\b(?:left|more|remaining|short|to go|need|will i|can i|could i|going to|on (?:track|course|pace)|how (?:many|much|far)\b.*\b(?:until|till))\b/;
const GOAL_OF_WEEK =
  /\b(?:to|until|till|for|short of|hit|reach|make|get)(?: (?:to|hit|reach|get|make|do|run|my|the|a|target|goal|of)){0,4} (\d{2,3}) ?(km|kms|k|kilomet(?:re|er)s?|miles?|mi)?\b(?! ?(?:min|mins|minutes|hours|h|runs|sessions|bpm|m|metres|gels|ml|kg)\b|[:.%]\d?)/;

/** '70 kg', '160 lb', '11 stone 4', '11 st 4 lb'; '1st' is a day. */
export const WEIGHTS =
  /\b(?:(?<kg>\d{2,3}(?:\.\d)?) ?(?:kg|kgs|kilos?|kilograms?)|(?!(?:1|21|31)st)(?<stone>\d{1,2}) ?(?:stone|st)(?: (?:and )?(?<over>\d{1,2}(?:\.\d)?)(?: ?(?:lbs?|pounds?))?)?|(?<lb>\d{2,3}(?:\.\d)?) ?(?:lbs?|pounds?))\b/;

const POUNDS_OF_A_STONE = 14;

export function kgOfGroups(groups: Record<string, string | undefined>): number {
  const { kg, stone, over = '0', lb } = groups;
  if (kg !== undefined) return Number(kg);
  const pounds = stone ? Number(stone) * POUNDS_OF_A_STONE + Number(over) : Number(lb);
  return pounds * KG_PER_POUND;
}
