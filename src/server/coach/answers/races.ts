import { daysBetween } from '../../../domain/calendar.ts';
import { dayText, hoursText, inDaysText, kmText, paceText } from '../../../domain/coach/phrases.ts';
import { predictedText } from '../../../domain/coach/race-preparation.ts';
import { bold, link, listOf, literally } from '../../../domain/coach/rich-text.ts';
import { paceSPerKm } from '../../../domain/pace.ts';
import { predictRace } from '../../../domain/race-prediction.ts';
import type { RaceRow } from '../../races/race-rows.ts';
import { findPredictingRuns } from '../predicting-runs.ts';
import type { Answer, Asked } from './answer.ts';
import { type AskedRace, findAskedRace, namesUnknownRace } from './asked-race.ts';
import { paragraphs } from './wording.ts';

const MOST_LISTED = 5;
const SUGGESTIONS = ['Am I ready for my next race?', 'Predict my 10k', 'How do I taper?'];
const BECAUSE = 'I read your Race Goals; days are counted from your own calendar day.';

/** When a race is, what it is aimed at, and how the past ones went. */
export async function answerRaces(asked: Asked): Promise<Answer> {
  const found = await findAskedRace(asked);
  const text = asked.question.raceText ?? '';
  if (!found.named && namesUnknownRace(text)) return answerUnknown(asked, found);
  if (found.named && found.race) return answerOne(asked, found.race);
  if (/\b(?:past|previous|last|results?|history|old|did i)\b/.test(text))
    return answerPast(asked, found);
  if (/\b(?:races|calendar|goals|all|upcoming|planned)\b/.test(text))
    return answerUpcoming(asked, found);
  return found.race ? answerOne(asked, found.race) : noRace();
}

async function answerOne(asked: Asked, race: RaceRow): Promise<Answer> {
  const { db, athlete } = asked;
  const { today, userId } = athlete;
  const days = daysBetween(today, race.date);
  const target = paceSPerKm({ distanceM: race.distance_m, durationS: race.target_time_s });
  const aim = `Target ${bold(hoursText(race.target_time_s))}, ${paceText(target)}.`;
  const name = link(literally(race.name), '/races');
  if (race.completed === 1 || days < 0) {
    const result =
      race.actual_time_s === null
        ? 'No time is recorded for it.'
        : `You ran ${bold(hoursText(race.actual_time_s))}.`;
    return {
      text: `${name}, ${kmText(race.distance_m)}, was on ${dayText(race.date, today)}. ${result} ${aim}`,
      because: BECAUSE,
      suggestions: SUGGESTIONS,
    };
  }
  const predicted = predictRace(await findPredictingRuns(db, { userId, to: today }), {
    distanceM: race.distance_m,
  });
  return {
    text: paragraphs(
      `${name} is ${bold(inDaysText(days))}, on ${dayText(race.date, today)}: ${kmText(race.distance_m)}. ${aim}`,
      predicted && `Your latest runs predict ${bold(predictedText(predicted))}.`,
    ),
    because: `${BECAUSE} The prediction is the mean pace of your latest five runs, adjusted for the distance.`,
    suggestions: SUGGESTIONS,
  };
}

function answerUpcoming({ athlete }: Asked, { upcoming }: AskedRace): Answer {
  if (upcoming.length === 0) return noRace();
  const rows = upcoming.slice(0, MOST_LISTED).map((race) => line(race, athlete.today));
  const more = upcoming.length - rows.length;
  return {
    text: paragraphs(
      'Your races to come:',
      listOf(rows),
      more > 0 && `And ${more} more, in ${link('Race Goals', '/races')}.`,
    ),
    because: BECAUSE,
    suggestions: SUGGESTIONS,
  };
}

function answerPast({ athlete }: Asked, { past }: AskedRace): Answer {
  if (past.length === 0) {
    return {
      text: 'There is no past race in your Race Goals.',
      because: BECAUSE,
      suggestions: SUGGESTIONS,
    };
  }
  const rows = past.slice(0, MOST_LISTED).map((race) => {
    const result =
      race.actual_time_s === null ? 'no time recorded' : bold(hoursText(race.actual_time_s));
    return `${link(literally(race.name), '/races')}, ${kmText(race.distance_m)}, ${dayText(race.date, athlete.today)}: ${result}, target ${hoursText(race.target_time_s)}`;
  });
  return {
    text: paragraphs('Your past races, the latest first:', listOf(rows)),
    because: BECAUSE,
    suggestions: SUGGESTIONS,
  };
}

function line(race: RaceRow, today: string): string {
  return `${link(literally(race.name), '/races')}: ${bold(inDaysText(daysBetween(today, race.date)))}, ${dayText(race.date, today)}, ${kmText(race.distance_m)}, target ${hoursText(race.target_time_s)}`;
}

/** Where no such race is planned: said, with those that are. */
export function answerUnknown({ athlete }: Asked, { upcoming }: AskedRace): Answer {
  const rows = upcoming.slice(0, MOST_LISTED).map((race) => line(race, athlete.today));
  if (rows.length === 0) return noRace();
  return {
    text: paragraphs(
      'I find no race of that name in your Race Goals. Those to come are:',
      listOf(rows),
    ),
    because: BECAUSE,
    suggestions: SUGGESTIONS,
  };
}

export function noRace(): Answer {
  return {
    text: `No race is planned. Add one in ${link('Race Goals', '/races')}, with its date and your target time, and I count the days and compare.`,
    because: BECAUSE,
    suggestions: ['Predict my 10k', 'What should I do today?'],
  };
}
