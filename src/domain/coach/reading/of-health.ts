import { SIGNS } from './intent/signs.ts';

/** Whether a text speaks of what hurts or of being ill: what anybody should do next may hang on it. */
export function isOfHealth(text: string): boolean {
  return SIGNS_OF_HEALTH.some((sign) => sign.test(text)) || UNWELL.some((sign) => sign.test(text));
}

/** 'I have a head cold, can I still run tomorrow': no plan is laid for who is ill or hurt now. */
export function asksWhileUnwell(text: string): boolean {
  const told = text.replace(WITHOUT_IT, '');
  if (!UNWELL.some((sign) => sign.test(told))) return false;
  return ASKS_TO_TRAIN.some((asks) => asks.test(text)) && !ASKS_OTHERWISE.test(text);
}

const SIGNS_OF_HEALTH = SIGNS.filter(({ of }) => of === 'pain' || of === 'urgent').flatMap(
  ({ when }) => when,
);

const LIMB =
  '(?:knees?|calf|calves|achilles|hamstrings?|shins?|foot|feet|ankles?|hips?|(?:my|lower|upper) back|heels?|quads?|groin|glutes?|toes?|thighs?|it band|arch)';
const COMPLAINS =
  '(?:tight\\w*|stiff\\w*|tender|sore|hurt\\w*|pain\\w*|ach(?:e|es|ing|y)|twing\\w+|niggl\\w+|swollen|swelling|bothering|numb|burning|dodgy|grumbl\\w+|sprain\\w*|pulled|tweak\\w*|strained|(?:acting|playing) up|giving me (?:grief|gyp|trouble|bother))';

/** Ill or hurt, whether it is said with 'I have' or not. */
const UNWELL: readonly RegExp[] = [
  /\b(?:a|the|my|this|head|chest|stinking|heavy|bad|slight) cold\b(?! (?:shower|bath|water|weather|day|morning|evening|wind|plunge|drink|run|start|out|outside|front|snap)\b)/,
  /\bsniff?l\w+|\b(?:runny|blocked|stuffy|stuffed|snotty) nose\b|\bnose (?:is |was )?(?:still )?(?:running|runny|blocked|stuffed|streaming)\b|\b(?:bunged|blocked|stuffed) up\b/,
  /\b(?:sore|scratchy|tickly|raw) throat\b|\bthroat (?:is |feels |was )?(?:a bit |still |really )?(?:sore|scratchy|raw|tickly)\b|\bcough(?:s|ing|y)?\b/,
  /\bfever(?:ish)?\b|\b(?:have|has|had|got|get|with|running|ran) (?:a|some) (?:slight |high |bit of a )?temperature\b/,
  /\b(?:flu|covid|corona)\b(?! (?:jab|shot|vaccin\w*|booster))|\btested positive\b|\b(?:stomach|tummy) (?:bug|upset)\b|\bantibiotics\b|\bunder the weather\b|\b(?:vomit|puk)\w+|\bthrew up\b|\bthrowing up\b|\bdiarrho?ea\b/,
  /\bi (?:am|was|feel|felt|have been|got|woke up) (?:(?:a bit|really|very|still|quite|so|feeling) )*(?:sick|ill|unwell|poorly|rotten|feverish)\b(?! of\b)/,
  new RegExp(`\\b${LIMB}\\b(?: \\w+){0,4}? ${COMPLAINS}\\b`),
  new RegExp(
    `\\b(?:sore|tight|stiff|tender|bad|dodgy|bruised|swollen|painful|aching|achy|twingey|sprained|pulled|strained) ${LIMB}\\b`,
  ),
  new RegExp(
    `\\b(?:pain|ache|twinge|niggle) (?:in|at|on) (?:my|the|one|both) (?:\\w+ )?${LIMB}\\b`,
  ),
];

const WITHOUT_IT =
  /\b(?:no|not|without|nothing|never|neither|nor|zero)(?: (?:a|any|in|on|my|the|sign of|more|real))* (?:\w+ )?(?:fever|temperature|cough\w*|cold|flu|pain|sore\w*|ache|niggles?|twinges?|throat|nose|chest|hurt\w*)\b/g;

const TO_TRAIN =
  '(?:run|running|train|training|race|start|jog|do|go|rest|skip|take|try|continue|carry|cut|move|postpone|work out|exercise|swap|drop|ease|miss|sit)';
const STILL =
  '(?: (?:still|even|just|really|maybe|better|rather|safely|now|then|or should i|not))*';

const ASKS_TO_TRAIN: readonly RegExp[] = [
  new RegExp(
    `\\b(?:can|could|should|shall|may|must|do|would|will|ought|dare|might) i${STILL} ${TO_TRAIN}\\b`,
  ),
  new RegExp(
    `\\b(?:ok|okay|fine|safe|wise|sensible|allowed|good|bad|stupid|daft|mad|silly|alright) (?:idea )?(?:for me )?(?:if i )?(?:to )?${STILL}${TO_TRAIN}\\b`,
  ),
  /\b(?:run|train|race|go|start) or (?:not|rest|no|skip|leave)\b|\brest or (?:run|train|go|easy|not)\b|\b(?:still|to) (?:do|run|go|train|race)\b/,
  /\bwhat (?:should|shall|can|do|could|would) i (?:do|run|train)\b|\bwhat (?:now|about)\b/,
  /\b(?:intervals?|tempo|run|session|parkrun|training|workout|race)\b.*\b(?:today|tomorrow|tonight|this evening|(?:sun|mon|tues|wednes|thurs|fri|satur)day|next week|this week|weekend)\b/,
  /\b(?:today|tomorrow|tonight|(?:sun|mon|tues|wednes|thurs|fri|satur)day)\b.*\b(?:intervals?|tempo|run|session|parkrun|training|workout|race)\b/,
];

/** What was, and what is eaten, drunk or worn. */
const ASKS_OTHERWISE =
  /\b(?:(?:more|less|faster|slower|fitter|better|worse|further)\b.*\bthan|(?:before|than|since) the (?:flu|cold|illness|covid)|how (?:many|much|far|fast|often|was|did)|when (?:did|was)|did (?:i|my|it)|have i|had i|list|show|find|average|total|compare\w*|which|notes?|noted|mention\w*|wrote|who|what (?:was|were|did)|i (?:ran|did)|eat\w*|drink|wear|shoes?|gels?)\b/;
