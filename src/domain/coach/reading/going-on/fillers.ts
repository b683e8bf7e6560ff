/**
 * A later message of a conversation without the words that only keep it going: 'yeah which shoes', 'cool
 * and the second longest', 'what is mine exactly'. It is read as if they had not been said.
 */
export function withoutFillers(message: string): string {
  const led = message
    .replace(TAKES_AND, 'and ')
    .replace(LEADS_IN, '')
    .replace(ONLY_SOME, '$<only> the ones')
    .replace(AND_BOUND, 'only the ones ')
    .replace(TIME_LEFT, 'how many $<units> is that');
  const bare = led.replace(ABOUT_ONESELF, '$1').replace(OR_IS_IT_STUPID, '');
  const named = bare.replace(SHOW_THE_ONES, 'only ');
  const left = named.replace(ASKED_AGAIN, '').replace(ENDS, '');
  return left.trim() === '' ? led : left;
}

/** 'Cool and what was my heart rate' */
const TAKES_AND =
  /^\s*(?:ok(?:ay)?,? )?(?:cool|nice|great|good|lovely|perfect|alright|sure|right),? and (?:and )?(?=\w)/i;

/** 'Yeah which shoes', 'ok so was it slow' */
const LEADS_IN =
  /^\s*(?:(?:yeah|yep|yup|yes|well|oh|ah|ok|okay|so)[,.!]*\s+)+(?=(?:and|but|the|what|which|how|when|was|were|is|are|did|do|can|could|should|with|only|compared)\b)/i;

/** 'Only runs over 10 km' are some of those that were told, and no list of their own. */
const ONLY_SOME =
  /^\s*(?<only>(?:(?:and|but|sorry|no|i meant?)[, ]+)*(?:only|just))(?: the| my| those)? (?:runs|workouts|sessions|ones)(?= (?:over|under|above|below|longer|shorter|faster|slower|between|of|with|without|in|on|from|at|that|where|since|after|before|which)\b)/i;

/** 'And faster than 5:35', after some runs */
const AND_BOUND =
  /^\s*(?:and|but)(?: only| just)? (?=(?:faster|slower|quicker|longer|shorter|farther|further) than\b)/i;

/** 'How many days left?' alone would be those to the next race. */
const TIME_LEFT =
  /^\s*(?:(?:and|so|ok)[, ]+)*how (?:many|much)(?: more)? (?<units>days|weeks|months|time)(?: (?:is|are))?(?: (?:there|still))? (?:left|to go)(?=[?.!\s]*$)/i;

const ENDS =
  /,? (?:by the way|btw|exactly|roughly|approximately|more or less|anyway|though|tho)(?=[?.!\s]*$)/i;

/** 'Which shoes again?' asks for what was forgotten, and not for another time. */
const ASKED_AGAIN =
  /(?<=^\s*(?:and )?(?:what|which|when|who|how)(?: [\w']+){0,4}) again(?=[?.!\s]*$)/i;

/** 'Is that ok? I'm 5ft4': what no answer goes by. */
const ABOUT_ONESELF =
  /(?<=\w)([?.!,])\s*(?:and )?(?:i am|i['’]?m|btw i['’]?m) (?:only |just |about |a |an |now )*(?:\d[\w'’".]*(?: ?(?:ft|foot|cm|m|years?|yrs?|old|yo|tall|in|inches))*|woman|man|female|male|beginner|newbie|tall|short|small|old|new to (?:this|running))[.! ]*$/i;

/** 'Or is that a bad idea?' */
const OR_IS_IT_STUPID =
  /,? or (?:is|would|will) (?:that|it|this) (?:be )?(?:just |really |rather |too |a )*(?:stupid|silly|bad idea|bad|crazy|mad|dumb|nuts|too much|overkill|risky|pointless)(?=[?.!\s]*$)/i;

/** 'Show the ones since September' narrows what was told. */
const SHOW_THE_ONES =
  /^\s*(?:and )?(?:please )?(?:(?:can you |could you )?(?:show|list|give|tell)(?: me)? )(?:only |just )?(?:the|those) ones? (?=(?:in|on|since|over|under|from|with|without|faster|slower|longer|shorter|before|after|of)\b)/i;
