import { type AskedByWords, findAsked } from '../reading/intent/asked-by-words.ts';
import { plainText } from '../reading/text/plain-text.ts';
import type { Aspect, Topic } from './topic.ts';

/** Words by which runners ask, whatever thing it is about. */
const WORTH = 'important|useful|necessary';
const MATTERS = 'matter|care';
const PURPOSE = 'point|benefit|purpose';
const RAISING = 'raise|improve|increase|boost|better';
const LOWERING = 'lower|reduce';
const TIMES = 'often|times';

/** How a thing is asked about that is named beside them, where it is not asked how much of it there was. */
const WAYS_TO_ASK = {
  worth: `${WORTH}|${PURPOSE}|need|worth|worthwhile|help|matter|bad|harm|faster|improve|good|pointless|overrated`,
  when: 'when',
  day: 'which|what|best day|weekday',
  often: `${TIMES}|many`,
  hardToDo: 'hard|struggle|hate|tough|difficult|better|hopeless|badly|awful',
  normal: 'normal|ok|okay|healthy|typical|good|bad|usual|age|compare',
  up: `${RAISING}|higher|faster|lift`,
  down: `${LOWERING}|decrease|drop|bring|less|down`,
  matters: `${MATTERS}|important|worry|attention|affect|influence|change`,
  exact: 'accurate|accuracy|trust|reliable|correct|exact|measure|calculate|believe|wrong',
} as const;

type Way = keyof typeof WAYS_TO_ASK;

/** Each name of a thing with each way to ask about it, as the ways in which a topic is asked for. */
export function askedOf(names: readonly string[], ...ways: Way[]): string[] {
  return ways.flatMap((way) => names.map((name) => `${name} ${WAYS_TO_ASK[way]}`));
}

const OF_WHAT_WAS = 'did was were ran last many far fast today tomorrow next race zone zones';

/** What else of a topic is asked for, once it was spoken of: the topic itself stands as 'it', or is left out. */
const ASPECTS: readonly (AskedByWords & { aspect: Aspect })[] = [
  {
    aspect: 'injuries',
    asked: [
      'injury|injuries|injured|hurt prevent|avoid|stop|reduce|lower|protect|cause|fewer|against|help|good|risk',
      'what about injury|injuries',
      'is|are dangerous|risky|safe|harmful',
    ],
    beside: 'risk from getting my of cause lower reduce protect fewer against prevent about',
    never: OF_WHAT_WAS,
  },
  {
    aspect: 'signs',
    asked: [
      'how notice|spot|recognise|recognize|know|tell|see',
      'what sign|symptom',
      'what look|watch out|for',
    ],
    beside: 'if when am happening coming i have doing out first warning of',
    never: OF_WHAT_WAS,
  },
  {
    aspect: 'often',
    asked: [
      `how ${TIMES}`,
      'how much should',
      'how much|what of week|running|training|km|kilometres|mileage|runs should',
      'share|part|percentage|proportion of week|running|training|runs',
      'once|twice enough|ok|fine',
      'every|each week',
    ],
    beside:
      'a per each week weekly times month share percentage in there like two three once twice many enough kilometres mileage km',
    never: 'did was were ran last far fast today tomorrow next race',
  },
  {
    aspect: 'long',
    asked: [
      'how long',
      'how soon|quickly|quick|fast work|show|help|improve|see|rise|notice|recover',
      'when work|show|help|improve|notice|see difference|effect|result|it',
    ],
    beside:
      'skip pause stop ride cycle bike swim row have last until before till take takes work works show difference effect results recover over from soon quickly rise one',
    never: 'did was were ran last many far today tomorrow next race week ago',
  },
  {
    aspect: 'how',
    asked: [
      `how ${RAISING}|${LOWERING}|train|build|lift|change|fix|practise|practice|start|begin|develop|learn|avoid|prevent|work`,
      'how do|run|use|get it',
      'what|which training|session|workout|exercise|kind help|raise|improve|train|do|best|for|should|increase',
      'can train|raise|improve|change|increase|lower|learn|better|influence',
      'what do about|raise|improve|increase|train|lower|change',
      'what improve|raise|help|increase',
      'how look',
      'how heavy',
    ],
    beside: 'up higher down lower quickly on about into in much out of exercises sessions',
    never: `${OF_WHAT_WAS} often long most test tested measure measured`,
  },
  {
    aspect: 'why',
    asked: [
      `why ${MATTERS}|${WORTH}|need|do|should|bother|help|good`,
      `what ${PURPOSE}|use|advantage|idea`,
      'what for it|good',
      'what do|bring|give|change it for|me|my',
      'make|help|get me|you|it faster|quicker|fitter|better|stronger|time|pace',
      'does|do|will|would|can it matter|work|help',
      `is|are ${WORTH}|worth|helpful`,
      'is it good for|me',
      'need|bother|care it|about|with',
    ],
    beside:
      'care caring about bother with faster quicker fitter stronger times time performance speed effort trouble behind bring give change much doing benefit point mean even',
    never: `${OF_WHAT_WAS} number numbers figure figures value values`,
  },
];

/** 'What is a down week, and is it time for one' */
const ASKS_MEANING =
  /^(?:(?:and|so) )*what (?:is|are) (?:an? |the )?it\b(?! (?:good |actually |really )?for\b)/;

/** What of a topic a message asks, where the topic holds an answer to it: 'how do I raise it', 'my VO2max'. */
export function aspectAsked(message: string, { name, called = [], more }: Topic): Aspect | null {
  if (!more) return null;
  const text = plainText(message);
  const names = [...called, name].toSorted((one, other) => other.length - one.length);
  const spoken = names.find((each) => text.includes(each));
  const named =
    spoken === undefined ? text : text.replace(`${spoken}s`, 'it').replace(spoken, 'it');
  const bare = named.replace(/\b(?:they|them|these|those|that|this)\b/g, 'it');
  if (ASKS_MEANING.test(bare)) return null;
  const aspect = findAsked(bare, ASPECTS)?.aspect ?? null;
  return aspect !== null && more[aspect] !== undefined ? aspect : null;
}
