import type { Day } from '../../../calendar.ts';
import { isSameLength } from '../../../same-length.ts';
import type { Intent, Question } from '../../question.ts';
import type { NamedRace } from '../parts/match-race.ts';
import { OF_A_RACE_TO_COME } from './narrows-nothing.ts';

/**
 * 'Am I ready for the marathon' speaks of the one marathon to come: what goes on from it, such as 'when do
 * I taper', is of that race and of no other.
 */
export function withRaceMeant(
  question: Question,
  races: readonly NamedRace[],
  today: Day,
): Question {
  const { intent, race, raceDay, distanceM, alsoM, fromM } = question;
  const isOpen = race === null && raceDay === null && fromM === null && alsoM.length === 0;
  if (!isOpen || distanceM === null || !OF_ONE_RACE.has(intent)) return question;
  const [meant, ...others] = races.filter(
    (each) => each.date >= today && isSameLength(each.distanceM, distanceM),
  );
  return meant && others.length === 0 ? { ...question, race: meant, distanceM: null } : question;
}

const OF_ONE_RACE: ReadonlySet<Intent> = new Set([...OF_A_RACE_TO_COME, 'races', 'fuel'] as const);

const AFTER_THAT_ONE =
  /^(?:(?:and|so|ok) )*(?:what (?:is|comes|about) )?(?:the )?(?:race |one )?after (?:that|this|it)(?: (?:one|race))?[?.! ]*$/i;

/** 'And after that one?', after a race to come: the one behind it, by its name. */
export function raceBehind(
  message: string,
  of: { told: Question; races: readonly NamedRace[]; today: Day },
): string | null {
  const { told, races, today } = of;
  if (told.intent !== 'races' || !AFTER_THAT_ONE.test(message)) return null;
  const toCome = races
    .filter(({ date }) => date >= today)
    .toSorted((one, other) => one.date.localeCompare(other.date));
  const at = toCome.findIndex(({ id }) => id === (told.race?.id ?? toCome[0]?.id));
  const behind = at < 0 ? undefined : toCome[at + 1];
  return behind === undefined ? null : `when is the ${behind.name}`;
}
