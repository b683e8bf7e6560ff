import { PEOPLE } from '../../other-people.ts';
import { askedByTrainer } from './asked-by-trainer.ts';
import { howRunWent } from './held-against-usual.ts';

/**
 * The same question without the phrases that only frame it: 'Do you know what a fartlek is?', 'my daughter
 * says I run too fast, is she right?', 'act as my coach and ...'. What frames a question is the same
 * whatever is asked, so these hold for all kinds.
 */
export function plainlyAsked(message: string): string {
  let text = message
    .slice(0, MOST_LETTERS)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  text = withoutVerdictSentences(askedByTrainer(text)).replace(THING_FIRST, '$<thing>, ');
  let before = '';
  while (before !== text) {
    before = text;
    for (const frame of BEFORE_IT) text = withoutFrame(text, frame);
    for (const frame of BEHIND_IT) text = withoutFrame(text, frame);
    text = howRunWent(text);
    text = withClaimAsked(text.replace(CHECK_DAYS, '$<days>').replace(AM_SUPPOSED, 'should I '));
  }
  return text;
}

/** 'Coffee before a race: how much?' */
const THING_FIRST =
  /^(?<thing>[\w' ]{3,30} (?:before|after|during) (?:a|the|my) (?:long )?(?:race|run|half|marathon)): (?=(?:how|when|what|which|why|should|is|are|do|does)\b)/i;

const MOST_LETTERS = 1000;
const LEAST_WORDS = 3;

/** What is left must still be able to ask something. */
function withoutFrame(text: string, frame: RegExp): string {
  const left = text.replace(frame, '').trim();
  return left.split(' ').length >= LEAST_WORDS ? left : text;
}

/** 'What does the data say?' behind what somebody claims. */
function withoutVerdictSentences(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  const left = sentences.filter((sentence) => !ASKS_FOR_VERDICT.test(sentence));
  return left.length > 0 ? left.join(' ') : text;
}

const ASKS_FOR_VERDICT =
  /^(?:(?:so|and|but|well),? )?(?:(?:what do|do) you (?:think|say|reckon|agree)|(?:any )?thoughts|opinions?|your (?:view|verdict|opinion|take)|what (?:does|do) (?:the|my) (?:data|log|numbers|figures) say|is (?:that|this|it|he|she) (?:right|true|so|normal to think)|are they right|true|right|who(?:'s| is) right|am i right|agree(?:d)?)\b[^.!?]{0,40}[?.!]*$/i;

const SO_LONG = '(?:\\d+|a|two|three|four|five|six|eight|ten|twelve) (?:days?|weeks?|months?)';

const BEFORE_IT: readonly RegExp[] = [
  /^(?:ok|okay|right|so|hey|hi|please|dear|well) coach[,!.:;-]* +/i,
  /^(?:(?:i'm |i am )?(?:sorry|apologies|forgive me) if |(?:this|it|that) (?:may|might|is probably|probably|could|is)(?: be| is| sounds?)? |maybe |probably |might be )(?:(?:this|that|it) (?:is|sounds?|seems) )?(?:just )?(?:a |an )?(?:(?:really|very|bit|rather) )?(?:\w+ )?(?:question|one|thing to ask)[,;:.-]* +(?:but |however )?/i,
  /^(?:hi|hey|hello|hallo|good (?:morning|evening|afternoon)|(?:morning|evening)(?=[,!.]| (?:coach|all|mate)\b)|namaste|dear|yo)(?: (?:there|again|coach|all|mate|friend|longrun))*[,!.:;-]* +/i,
  /^(?:coach|ok|okay|right|so|well|now|anyway|hm+|um+|oh|ah|alright|listen|look|btw|by the way)[,!.:;-]+ +/i,
  /^(?:(?:just )?(?:a |one )?(?:quick|short|silly|stupid|dumb|daft|random|serious|honest|last|final|another|one more|other) (?:one|question|thing|q)(?: (?:before|for|from|about) [\w' ]{1,30}?)?)[,:;.-]+ +/i,
  /^(?:(?:just|simply) )?(?:curious|wondering|asking|checking|be honest(?: with me)?|honestly|seriously|sorry(?: to [\w' ]{1,30}?)?|forgive me)(?: (?:but|if|whether))?[,:;-]* +/i,
  /^i(?:'m| am| was|'ve been)? (?:just )?(?:wonder(?:ing|ed)?|curious|asking myself)(?: (?:if|whether|about))? +/i,
  /^i(?: am|'m) wanting to (?:know|see) +/i,
  /^i(?: would|'d)? (?:just )?(?:like|love|want|need|wish|am trying) to (?:know|see|find out|understand|hear)(?: (?:if|whether))? +/i,
  /^(?:can|could|would|will) you (?:please |kindly |maybe |just |perhaps )*(?:tell|remind|inform) me(?: please)?(?: (?:if|whether|about))? +/i,
  /^(?:can|could|would|will) you (?:please |kindly |maybe |just |perhaps )*(?:check|see|say|look up|find out|work out|confirm|explain)(?: (?:if|whether|for me))? +(?=(?:what|how|when|which|where|why|whether|if|i|my)\b)/i,
  /^do you (?:happen to )?(?:know|have (?:any|an) idea|remember|recall|see|(?:think|reckon|believe)(?! (?:that )?(?:i|i'm|my)\b))(?: (?:if|whether|that))? +/i,
  /^(?:please |pls )?(?:tell me|let me know|remind me|any idea|any clue|no idea|help me (?:understand|see)|i (?:forgot|forget|can't remember|don't know|have no idea|am not sure|'m not sure))(?: please)?[,:]?(?: (?:if|whether|about))? +(?=(?:what|how|when|which|where|why|i|my|whether|if)\b)/i,
  /^(?:please |pls )?(?:(?:can|could|would|will) )?(?:some|any)(?:one|body) (?:please |kindly |quickly )*(?:tell|explain)(?: to)?(?: me)? +(?=(?:what|how|when|why|whether|if)\b)/i,
  /^is it (?:true|correct|right|a fact)(?: that)? +(?=(?:i|my)\b)/i,
  /^(?:in|using) (?:plain|simple|a few|your own|short|everyday) (?:words?|terms?|english|language)(?: please)?[,:]* +/i,
  /^(?:please |pls )?(?:act|answer|speak|imagine you are|pretend (?:to be|you are)) (?:as |like )?(?:my |a |an )?(?:\w+ )?(?:running )?(?:coach|trainer)(?: and|[,:.]) +/i,
  // The coach knows how long it is to a race.
  new RegExp(
    `^(?:with )?(?:only |just |about )?${SO_LONG} (?:to go|out|before (?:the )?race(?: day)?)(?:,| and\\b)+ *`,
    'i',
  ),
  /^as (?:my|a) (?:running )?(?:coach|trainer)[,:]? +/i,
  /^(?:going by|looking at|judging by|based on|according to|from|by) (?:my|the|all my|all the) (?:log|data|training|numbers|figures|stats|history|entries)(?: so far)?[,:]* +/i,
];

const CLAIMS =
  'says?|said|thinks?|thought|reckons?|claims?|claimed|believes?|keeps? saying|told me|tells me|insists?|swears?|suspects?';

/** 'My wife says that I run too much' asks whether one does. */
function withClaimAsked(text: string): string {
  const claim = text.replace(SOMEBODY_CLAIMS, '');
  if (claim === text) return text;
  const own = claim.replace(/[.,!?]+$/, '');
  const [, be, rest = ''] =
    /^i (am|was|have|should|can|could|must|need|will|would) (.+)$/i.exec(
      own.replace(/^i'm /i, 'i am ').replace(/^i've /i, 'i have '),
    ) ?? [];
  if (be !== undefined) return be === 'need' ? `do i need ${rest}?` : `${be} i ${rest}?`;
  const [, mine = '', verb, more = ''] =
    /^(my (?:\w+ ){1,4}?)(is|are|was|were) (.+)$/i.exec(own) ?? [];
  if (verb !== undefined) return `${verb} ${mine}${more}?`;
  return /^i\b/i.test(own) ? `do ${own}?` : own;
}

const SOMEBODY_CLAIMS = new RegExp(
  `^(?:(?:my|our|the|a) (?:\\w+ ){0,2}(?:${PEOPLE}|\\w{3,12})|people|everyone|everybody|somebody|someone|he|she|they) (?:always |often |still )?(?:${CLAIMS})(?: that)? (?=(?:i|i'm|i've|my)\\b)|^do you (?:think|reckon|believe)(?: that)? (?=(?:i|i'm|my)\b)|^i(?:'ve)? (?:read|heard)(?: somewhere| online)? that (?=(?:i|my)\\b)`,
  'i',
);

const AM_SUPPOSED = /\bam i (?:supposed|meant) to /i;

/** 'Can you check the last four weeks?' names days. */
const CHECK_DAYS =
  /,? (?:can|could) you (?:check|look at|look into)(?: in)?(?<days> (?:the|my) (?:last|past) [\w ]{3,20}?)?(?: and)?[?.! ]*$/i;

const BEHIND_IT: readonly RegExp[] = [
  // What one expects is held against by nothing but what is usual.
  /,? (?:as )?(?:compared|against|in comparison)(?: (?:with|to))? what (?:you'd|you would|one would|i'd|i would|you) expect(?:ed)?(?: (?:from|of) me)?[?.! ]*$/i,
  // How it felt is told beside what is asked of it.
  /(?<=[?]) *(?:i |it |that )?felt (?:\w+ ){0,2}(?:awful|terrible|horrible|bad|great|good|hard|easy|weird|strange|off|slow|heavy|fine|tired|rough|shit|crap)[.! ]*$/i,
  /(?<=[.!?,]) *(?:and |but )?(?:please )?(?:be (?:kind|gentle|nice)|i (?:really |just )?(?:need|could (?:use|do with)) (?:some |a bit of )?(?:good news|encouragement|cheering up))\b[^.!?]*[.!? ]*$/i,
  /[ ,]+(?:without (?:a phd|(?:all |any |too much )?(?:the )?(?:jargon|science|maths))|in (?:normal|everyday|human) (?:language|english|words|terms)|for (?:dummies|idiots|beginners))[.!? ]*$/i,
  /,? or (?:did|was|have|am|were) i (?:just |only |too )?(?:been )?(?:slack\w*|lazy|coasting|rubbish|dreaming|skiving|loafing)[.!? ]*$/i,
  /[,:;.!?-]+ *(?:yes or no|true or false)[.?! ]*$/i,
  // Why it is asked narrows nothing.
  /[ ,.?!;:-]+(?:i'm |i am |i |just )?(?:only )?ask(?:ing)? (?:because|since|as|cos|cause|this because)\b.*$/i,
  /[ ,.!;:-]+(?:please|pls|plz|thanks|thank you|thx|cheers|ta|lol|haha|tia|mate|coach)(?: (?:in advance|so much|a lot|very much))?[.!?]*$/i,
  /,? (?:and )?(?:he|she|they)(?:'s| is| are|'re| may be| might be| could be)(?: \w+)? right[.!?]*$/i,
  /[,;]? (?:and )?(?:is (?:he|she|that|this|it)|are they|tell me (?:if|whether) (?:he|she|they|that)(?:'s|'re| is| are)?|(?:can|could) you (?:check|tell|confirm)(?: (?:if|whether) (?:he|she|that)(?:'s| is))?) (?:right|true|so|correct)[.!?]*$/i,
  /, ?(?:have|haven't|do|don't|did|didn't|am|aren't|is|isn't|are|was|wasn't|can|can't|will|won't|would|should) (?:i|it|they|we|that)(?: not)?[?.! ]*$/i,
  /,? or (?:is|was|are|am|do|have) (?:that|it|this|they|i) (?:just |only |all |merely )?(?:imagin\w+|kidding|being|fooling|dreaming|paranoid|a myth|nonsense|an? illusion|wasted|wishful|in my head|asking for|normal|me)\b[^.!?]{0,60}[.!?]*$/i,
  /,? or (?:is it )?(?:just|only|merely|simply) (?:sore|tired|miserable|marketing|hype|a fad|a waste(?: of \w+)?|placebo|slower|injured)[.!?]*$/i,
  /(?:[ ,-]+(?:or not|or no|or what|or so|yes or no|true or false)|, ?(?:right|correct))\?*$/i,
  /[ ,-]+(?:if (?:you can|possible|you (?:do not|don't) mind(?: (?:me |my )?(?:asking|telling me|saying))?|i may ask|you know|that makes sense|you have (?:it|them)|at all|so))[.!?]*$/i,
  /[ ,.;-]+(?:any thoughts|thoughts|what do you (?:think|say|reckon)|do you (?:think|reckon)|you think|in your (?:opinion|view)|as far as you (?:know|can tell)|be honest|honestly|i can take it|just (?:curious|asking|wondering|checking)|asking for a friend|no rush|any (?:tips?|tricks?|ideas?))(?: though)?[.!?]*$/i,
  /[ ,-]+(?:(?:going by|judging by|based on|according to|from|with) (?:my|the|my own) (?:own )?(?:log|data|numbers|figures|stats|entries|training))[.!?]*$/i,
  new RegExp(`,? ${SO_LONG} out[.!?]*$`, 'i'),
  /,? so (?:close to|near|shortly before|late before) (?:the |my )?race[.!?]*$/i,
  /[ ,]+(?:from here|at all|in a nutshell|again|exactly|precisely|these days|nowadays|by any chance|for me)[.!?]*$/i,
];
