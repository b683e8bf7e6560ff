import { wordsOf } from '../text/known-words.ts';
import { NARROWING } from './words-of-questions.ts';

/**
 * Whether a word belongs to talk and bounds no runs: 'kindly', 'racked up', 'honestly'. What could stand
 * before 'runs' or behind 'with' (who, where, which weather, how it felt) is not among them.
 */
export function isPlainTalk(word: string): boolean {
  if (NARROWING.has(word)) return false;
  return (
    PLAIN_TALK.has(word) || isOfManner(word) || basesOf(word).some((base) => PLAIN_TALK.has(base))
  );
}

/** 'Honestly', 'presumably': said of the question, but for those that say how or when a run was. */
function isOfManner(word: string): boolean {
  return word.length > 5 && word.endsWith('ly') && !NARROWING_MANNER.has(word);
}

const NARROWING_MANNER = new Set(
  wordsOf(`
  nearly barely hardly scarcely early daily hourly weekly monthly yearly nightly quickly slowly easily
  comfortably steadily gently strongly poorly badly terribly horribly separately exclusively solely
  partly partially mainly mostly consecutively previously formerly originally initially finally locally
  socially individually respectively family supply reply apply rally belly italy sicily assembly
  lonely lovely chilly hilly silly friendly`),
);

/** 'Plodding' and 'plodded' of 'plod'. */
function basesOf(word: string): string[] {
  const found = /^(?<stem>[a-z]{3,}?)(?<twice>[bdgklmnprt])?(?:ing|ed|e?s)$/.exec(word)?.groups;
  if (!found) return [];
  const { stem = '', twice = '' } = found;
  return [stem + twice, `${stem}${twice}e`, stem.endsWith(twice) ? stem : stem + twice];
}

export const PLAIN_TALK: ReadonlySet<string> = new Set(
  wordsOf(`
  anywhere modest unrealistic overambitious tip tips able absolutely absurd accomplish accomplished according account accounting accounts accrue accrued
  accumulate accumulated accumulating accurate achievable achieve achieved achieving actual actually
  additionally admit advise advised afaik afraid aggregate ah aha ai aint aka allegedly allocated
  allot allowed altho altogether amass amassed ambitious amble ambled amount amounts annals answer
  answering answers anyways apiece apologies apparently applicable appreciate appreciated approx
  approximate approximation archive argue argument arithmetic arse assess assessed assessment
  assistant associated assume assumed assuming attain attainable attained attempt attempted attempting
  attribute attributed available awfully aww aye bag bagging ballpark bank banked banking bargain bash
  bashed basis bc bean beans beast became become becomes becoming believe believed believing besides
  bet betting blanked blast blasted bleedin bleeding blimey bloody blooming blunt boast boasting boils
  bollocks books boss bot bother bothering brag bragging brain briefly bruh buddy bullet bullets ca
  calculate calculated calculating calculation came candid capable cares cast cause certainly certify
  chalk chalked champ chart chat chatting chief christ chuck churn churned circa claim claimed
  claiming claims clearly clock clocking clue clueless clues coachie collect collectively column
  columns combined complete completed completely completing comprehend compute computed computer
  concern concerned concerning concise conduct conducted confess confirm confirmed conscience consider
  considered considering constantly consume consumed consuming consumption contribute contributed
  conversion convert converted correct corresponding counter counting coz crank cranked crap crikey
  crush crushed cumulative curiosity cuz damn damned dang dare dared darn darned database dataset deal
  deals dear debate deem def deffo definitely defo defs deliver deluded deluding delusion delve
  deserve deserved detail detailed details diary dig direct direction dish display displayed
  distancewise divide divided division do doable doc does dole drag dragged dreadfully dream dreaming
  dreams dreamt drum dunno dying eager earn earned effing eg eh ehm english enquiry enter entered
  entirely entitled enumerate equal equals equate equivalents er erm especially essentially etc
  etcetera evaluate evaluated evaluation evidently exactly examine examined example excuse execute
  executed exercised exercising existing expect expected expecting express expressed extract extremely
  eye eyeball fact facts fairly fantasy fascinated fashion fate fathom favor favour feasible feckin
  fecking fetch ffs flippin flipping folly fool foolish forget forgetful forgetting forgot format
  fortune frank frankly fricking fridge frigging fuck fucking fully fundamentally furthermore gander
  gather gathered gee generally generate genie getting giggle gimme gist glad glance glimpse glug
  gobble god goddamn godforsaken golly gonna goodness gosh gotta gotten graph graphic grasp grateful
  grief grind ground grow guidance guide gut guzzle guzzled haha hand hassle haul hauled head headed
  heading heave heck held hell highkey hint hints hm hmm hold holding holds homie honestly honesty
  hoof hoofed hope hoped hopefully hopes hoping huh humor humour hunch icymi idea ideas idk ie iirc
  ikr imagine impossible impression incredibly indeed indulge info information inkling innit input
  inquiry insanity insist insists inspect inspected instance interest intrigued involve involved
  involving issue itching itemise itemised itemize jeez jesus joke joking jot journal judge judged
  judgement judging judgment keen kidding kinda kindly kindof knock knocked language laugh laughing
  lay legit lemme lie likewise line lines listed literally lmao logbook lol lord lovey lowdown lowkey
  luckily lug lumber lumbered lying madness manage manages managing manner map mate math maths matter
  matters maybe meantime meanwhile meh memory mercy mere merely mightiest mm moan moaning moreover
  multiplication multiplied multiply muster mustered mystery nae nail nailed namely nearabouts neck
  necked nosey nosiness nostalgic nosy notch notching notebook notice noticed notion notions nowt nuts
  nutshell obliged observe observed obv obvs offhand oh omg ooh oops opinion optimistic oracle
  ordinarily ouch ought overview owt pacewise page pardon particularly pass passed passing peace peek
  perform performed performing perhaps permit permitted personally pessimistic phew phrase pile piled
  plain plausible please plod plods pointer pointers ponder pondering possible possibly potter pound
  pounded pounding practically pray precise precisely present presented presumably pretty prob
  probable probably probs produce proper properly propose proposed proposing provide purely purpose
  purposes putting quantity query question questions quite quote rack racking rate rather rattle
  rattled re realise realistic realistically reality realize really reason reasons recap reckon
  reckoning reckons reference refresh regard regarding register registered regrettably relate related
  relating relation remarkably remind reminder reply request required requires respect respond
  response retrieve ridiculous ridiculously robot roundup rows ruddy rummage rundown rustle sadly sake
  sanity scan scanned schlep scoff scoop screen scribble secret sensible sentence sentimental
  seriously serve settle shall shame share sheer shit shoot shout shown shuffle shuffled sift
  similarly simple simply sip sis sitting skinny slog slogged smash smh sneak sneaked snuck sodding
  somehow somewhat sorry sorta soul sounds spare speak speaking specifically speedwise spend spending
  spent spit spotted spreadsheet squeeze squeezed srsly stack stacked stand standing stands statement
  statswise stays stood store stored straight straightforward studied study stuff stupidly suffice
  suggest suggested suggesting suggestions summat supply supposed supposedly surely suspect suspected
  suspects suspicion swear swears table tabulate tabulated tackle tackled talk talking tallied tally
  tallying tbf tbh tbqh technically terms thankfully theoretically theory thereabout thing things
  thingy tho thou thoughts throw tick ticked timewise timing timings tis tot totally totes totted
  tracked tracking traipse tramp translate translated translates tread tried tries trot trots trouble
  trudge trudged trundle trundled trust truth truthfully try trying turned turning turns twas uh um
  unable understand understanding understood undertake undertaken undertook unfortunately venture
  ventured verdict verified verify view views virtually viz wanna wanted wants whatever whatnot
  whatsoever whereabouts wherever whichever whip whisper whoa whoever wholly willing wise wish wishing
  wizard wondered wondering wonders woohoo word worrying worth worthwhile worthy wow wtf ya yay ye yer
  yikes yippee yis youse
`),
);
