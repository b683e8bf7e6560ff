import type { Day } from '../../../calendar.ts';
import { DAY, HARD, LONG, OPEN_WISHES, type WeekWishes, weekdaysNamed } from './week-wishes.ts';

/** A way to say by a few words alone, once a week was planned, how it is to be laid otherwise. */
type FurtherWish = {
  says: RegExp;
  wishes: (named: { days: readonly number[]; km: number | null }) => Partial<WeekWishes>;
};

const LEADS =
  '(?:(?:and|or|but|ok|so|now|please|also|then|with|what if|could you|can you|can we|could we|let us|actually) )*';
const DAYS = `${DAY}(?: (?:or|and)(?: on)? ${DAY}){0,3}`;
/** 'On Saturday instead of Sunday' */
const ENDS = `(?: (?:please|instead(?: of (?:on )?${DAY})?|then|too|either|as well))*$`;
const DROPS =
  '(?:drop|skip|leave|leave out|cancel|cut|remove|take|take out|scrap|delete|lose|omit)';
const FAST_DAY = '(?:hard|fast|quality|intense|tough) (?:day|session|run|workout)';
const FAST_DAYS = `${FAST_DAY}s?`;
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];

const FURTHER_WISHES: readonly FurtherWish[] = [
  // 'And drop Thursday'
  {
    says: new RegExp(
      `^${LEADS}${DROPS} (?:(?:the|my|that) )?(?<days>${DAYS})(?: (?:run|one|session))?(?: out| off)?${ENDS}`,
    ),
    wishes: ({ days }) => ({ without: days }),
  },
  // 'Can I have Monday off?', 'Monday free'
  {
    says: new RegExp(
      `^${LEADS}(?:(?:can i|could i|i) (?:have|take|get|want|need|would like) |give me |make |keep |have |take )?(?<days>${DAYS}) (?:off|free|(?:as )?a (?:rest day|day off))${ENDS}`,
    ),
    wishes: ({ days }) => ({ without: days }),
  },
  // 'Rest on Monday', 'put one in on Monday'
  {
    says: new RegExp(
      `^${LEADS}(?:(?:what|how) about )?(?:(?:put|add|fit|squeeze|schedule|have|take|make|give me) )?(?:(?:a |another |one )?(?:rest|rest day|day off)|one|it)(?: in)? (?:on|for) (?:the )?(?<days>${DAYS})${ENDS}`,
    ),
    wishes: ({ days }) => ({ without: days }),
  },
  // 'The long run on Saturday'
  {
    says: new RegExp(
      `^${LEADS}(?:(?:the|my|a) )?(?:${LONG}) (?:is |was )?(?:(?:on|to) )?(?:the )?(?<days>${DAY})${ENDS}`,
    ),
    wishes: ({ days }) => ({ longOn: days[0] ?? null }),
  },
  {
    says: new RegExp(
      `^${LEADS}(?:(?:the|my|a) )?(?:${HARD}) (?:is |was )?(?:(?:on|to) )?(?:the )?(?<days>${DAY})${ENDS}`,
    ),
    wishes: ({ days }) => ({ hardOn: days[0] ?? null }),
  },
  // 'No intervals on Tuesday', 'without the hard run'
  {
    says: new RegExp(
      `^${LEADS}(?:no|nothing|without|not|${DROPS})(?: (?:any|the|my|more|doing))* (?:${HARD})(?: (?:run|session|one))?(?: out)?(?: (?:on|this|for)(?: the)? (?<days>${DAYS}))?(?: (?:this|next|that) week)?${ENDS}`,
    ),
    wishes: ({ days }) => ({ notHardOn: days.length > 0 ? days : ALL_DAYS, hardOn: null }),
  },
  // 'Too many hard days, take one out': a week has one that is fast
  {
    says: new RegExp(
      `^${LEADS}(?:(?:that is |there are |it is |it has )?too many ${FAST_DAYS}(?: (?:${DROPS}) (?:one|it|some)(?: of (?:them|those))?(?: out| off)?)?|(?:one|a) ${FAST_DAY} (?:less|fewer)|(?:less|fewer) ${FAST_DAYS}|${DROPS} (?:one|one of the) ${FAST_DAYS}(?: out)?)(?: (?:this|next|that) week)?${ENDS}`,
    ),
    wishes: () => ({ notHardOn: ALL_DAYS, hardOn: null }),
  },
  // 'Make Tuesday easy'
  {
    says: new RegExp(
      `^${LEADS}(?:(?:make|keep|have) )?(?<days>${DAYS}) (?:an |a )?(?:easy|easier|recovery|gentle|short|slow)(?: (?:run|day|one))?${ENDS}`,
    ),
    wishes: ({ days }) => ({ notHardOn: days, hardOn: null }),
  },
  // 'Make it shorter', 'less please'
  {
    says: new RegExp(
      `^${LEADS}(?:make (?:it|that|this|the (?:whole )?(?:week|plan)) )?(?:(?:a|little|bit|lot|slightly|somewhat|even|still) )*(?:shorter|less|lighter|smaller|gentler|easier|fewer km|fewer kilomet\\w+|less (?:km|running|mileage|volume))(?: (?:km|overall|in total|all in all|(?:this|next) week))?${ENDS}`,
    ),
    wishes: () => ({ shareOfUsual: A_FIFTH_LESS }),
  },
  // 'I want an easy week'
  {
    says: new RegExp(
      `^${LEADS}(?:(?:i|want|need|would like|give me|make it|have) )*(?:an? )?(?:easy|easier|light|lighter|gentle|gentler|shorter|quiet|quieter|down|cutback|recovery)(?: (?:week|one))?${ENDS}`,
    ),
    wishes: () => ({ shareOfUsual: A_FIFTH_LESS }),
  },
  // 'Make it 30 km'
  {
    says: new RegExp(
      `^${LEADS}(?:(?:(?:make|cut) (?:it|that|the week)(?: down)?(?: to)?|keep (?:it|that) (?:to|under|below)|only|just|with|about|around|at most|max|no more than|up to|i (?:can|want to) (?:only )?(?:do|run)) )+(?<km>\\d{1,3})(?: ?(?:km|k|kilomet\\w+))(?: (?:in total|in all|overall|this week|next week|a week|per week))?${ENDS}`,
    ),
    wishes: ({ km }) => ({ weekM: km === null ? undefined : 1000 * km }),
  },
];

const A_FIFTH_LESS = 0.8;

/** What is wished by a few words alone, once a week was planned. */
export function readFurtherWishes(
  text: string,
  today: Day,
  before: WeekWishes | null,
): WeekWishes | null {
  for (const { says, wishes } of FURTHER_WISHES) {
    const groups = says.exec(text)?.groups;
    if (groups === undefined && !says.test(text)) continue;
    const days = weekdaysNamed(groups?.days ?? '', today);
    const km = groups?.km === undefined ? null : Number(groups.km);
    return { ...OPEN_WISHES, ...wishes({ days, km }) };
  }
  const days = ALSO_WITHOUT.exec(text)?.groups?.days;
  if (days === undefined || !before || before.without.length === 0) return null;
  return { ...OPEN_WISHES, without: weekdaysNamed(days, today) };
}

/** 'Or Friday', after 'I can not run on Tuesday'. */
const ALSO_WITHOUT = new RegExp(
  `^(?:(?:and|or|nor|also|neither) )+(?:on )?(?<days>${DAYS})(?: (?:either|too|as well))*$`,
);
