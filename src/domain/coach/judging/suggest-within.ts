import { countText, paceText, plannedText } from '../phrases.ts';
import { fastPart } from './fast-part.ts';
import { because, easyText, type Suggestion } from './runs-of-a-day.ts';
import { suggestDay } from './suggest-day.ts';
import { idsOf, type TrainingFacts } from './training-facts.ts';
import { easyPaceOf, easyRuns } from './usual-runs.ts';

/** The same in no more time than there is: what is longer becomes an easy run of so many minutes. */
export function suggestDayWithin(
  facts: TrainingFacts,
  { dayWord, timeS }: { dayWord: 'today' | 'tomorrow'; timeS: number },
): Suggestion {
  const suggestion = suggestDay(facts, dayWord);
  const { run, reasons } = suggestion;
  const minutes = Math.floor(timeS / 60);
  if (!run) {
    const atMost = `If you run all the same, ${minutes} minutes easy are the most.`;
    return suggestion.isDayOff
      ? { ...suggestion, headline: `${suggestion.headline} ${atMost}` }
      : suggestion;
  }
  const pace = easyPaceOf(facts.recentRuns);
  const durationS = run.distanceM !== null && pace !== null ? (run.distanceM / 1000) * pace : null;
  const length =
    pace === null
      ? `${minutes} minutes`
      : `${minutes} minutes, about ${plannedText((1000 * timeS) / pace)}`;
  const easy = `An easy run of ${length}; ${easyText(facts)}.`;
  const ofPace = because({
    text: `Your easy runs are at ${paceText(pace)}.`,
    basis: `${countText(easyRuns(facts.recentRuns).length, 'run', 'runs')} of the last 28 days that were neither long nor hard`,
    workoutIds: idsOf(easyRuns(facts.recentRuns)),
  });
  const cut = { run, reasons: pace === null ? reasons : [...reasons, ofPace] };
  if (run.kind === 'gentle') {
    const isEnough = minutes >= GENTLE_MINUTES;
    return isEnough ? suggestion : { ...cut, headline: `${minutes} minutes easy, or a walk.` };
  }
  if (run.kind === 'faster') {
    if (durationS !== null && durationS <= timeS) return suggestion;
    const part = fastPart(facts, { day: null, timeS });
    return part
      ? {
          ...suggestion,
          headline: `A faster run of ${minutes} minutes: ${part.text}, the rest easy.`,
        }
      : { ...cut, headline: easy };
  }
  if (durationS !== null && durationS <= timeS) return suggestion;
  if (run.kind === 'long') {
    return {
      ...cut,
      headline: `${easy} The long run that is due wants a day with more time.`,
    };
  }
  return { ...cut, headline: easy };
}

const GENTLE_MINUTES = 20;
