import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { WorkoutJson } from '../src/contract/workout-json.ts';
import { openExisting } from '../src/server/platform/db/open-engine.ts';
import { isProof } from '../testing/budget.ts';
import { addWorkout } from '../testing/server/rows.ts';
import { DESK, expectToFit } from './fit.ts';
import { journey, PHONE, type Visitor } from './fixtures.ts';
import { expectSoundInEveryLook } from './looks.ts';
import { button, field, isFocused, toast } from './parts.ts';
import { ago, healthRecord, test } from './records.ts';
import { settled } from './settled.ts';

const loggedCard = (page: Page) => page.getByRole('region', { name: 'Logged just now' });

async function workoutsOf({ page }: Visitor): Promise<WorkoutJson[]> {
  const answer = await page.context().request.get('/api/workouts');
  return answer.json();
}

function log({ send }: Visitor, workout: object): Promise<WorkoutJson> {
  const run = { date: '2026-11-10', workoutType: 'running', runningSubtype: 'outdoor-easy' };
  return send('POST /api/workouts', { ...run, ...workout });
}

async function openForm(visitor: Visitor, viewport = DESK) {
  await visitor.page.setViewportSize(viewport);
  await visitor.register();
  await visitor.navigate('/workouts');
  await field(visitor.page, 'Duration').waitFor();
}

async function todayIn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const now = new Date();
    const two = (part: number) => String(part).padStart(2, '0');
    return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  });
}

/** The next call of this method is answered only when it is let go. */
async function holdBack(page: Page, method: string): Promise<() => void> {
  let letGo = () => {};
  const isFree = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/workouts{,/*}', async (route) => {
    if (route.request().method() === method) await isFree;
    await route.fallback();
  });
  return letGo;
}

describe('logging', () => {
  journey('a run in three fields: type and date are there already', async ({ visitor }) => {
    const { page } = visitor;
    await openForm(visitor, PHONE);
    expect(await page.getByLabel(/^Date/).inputValue()).toBe(await todayIn(page));
    expect(await page.getByRole('radio', { name: 'Running' }).isChecked()).toBe(true);

    await field(page, 'Duration').fill('45');
    await page.getByText('read as 45 min').waitFor();
    await field(page, 'Duration').press('Enter');
    await field(page, 'Distance').fill('8,4');
    await page.getByText('= 5:21 /km').waitFor();
    await field(page, 'Distance').press('Enter');

    await toast(page, 'Workout logged successfully!').waitFor();
    await loggedCard(page).getByText('5:21').waitFor();
    expect(await field(page, 'Duration').inputValue()).toBe('');
    const [run] = await workoutsOf(visitor);
    expect(run).toMatchObject({
      date: await todayIn(page),
      workoutType: 'running',
      runningSubtype: 'outdoor-easy',
      duration: '0:45',
      distance: 8.4,
      gelType: 'none',
      source: 'manual',
    });
  });

  journey(
    'on a phone Enter does what its key says: it goes on, and saves after the distance',
    async ({ openVisitor }) => {
      const visitor = await openVisitor({ viewport: PHONE, isMobile: true, hasTouch: true });
      const { page } = visitor;
      await openForm(visitor, PHONE);
      const keyOf = (name: string) => field(page, name).getAttribute('enterkeyhint');
      const enter = (name: string, typed: string) =>
        field(page, name)
          .fill(typed)
          .then(() => field(page, name).press('Enter'));

      expect(await keyOf('Duration')).toBe('next');
      await enter('Duration', '45');
      expect(await isFocused(field(page, 'Distance'))).toBe(true);
      await page.getByText('Heart rate and zones').tap();
      await enter('Average heart rate', '140');
      expect(await isFocused(field(page, 'Maximum heart rate'))).toBe(true);
      await enter('Maximum heart rate', '160');
      for (const zone of [1, 2, 3, 4, 5]) {
        expect(await isFocused(page.getByLabel(`Zone ${zone}`))).toBe(true);
        await page.keyboard.type('9');
        await page.keyboard.press('Enter');
      }
      // What is folded away is not gone on to.
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      await settled(page);
      expect(await workoutsOf(visitor)).toEqual([]);

      expect(await keyOf('Distance')).toBe('go');
      await enter('Distance', '8.4');
      await loggedCard(page).waitFor();
      expect(await workoutsOf(visitor)).toMatchObject([{ avgHeartRate: 140, zone5Minutes: 9 }]);

      await page.getByText('Strength', { exact: true }).tap();
      expect(await keyOf('Duration')).toBe('go');
    },
  );

  journey(
    'a time off a watch is minutes and seconds, and the field says so',
    async ({ visitor }) => {
      const { page } = visitor;
      await openForm(visitor, PHONE);
      await field(page, 'Duration').fill('9:30');
      await page.getByText('read as 9 h 30 min').waitFor();
      await field(page, 'Distance').fill('2');
      await page.getByText('read as 9 min 30 s').waitFor();
      await field(page, 'Duration').fill('48:30');
      await page.getByText('read as 48 min 30 s').waitFor();
      await field(page, 'Distance').fill('8.6');
      await page.getByText('= 5:38 /km').waitFor();
      expect(await field(page, 'Duration').inputValue()).toBe('48:30');
      await button(page, 'Save Workout').click();
      await loggedCard(page).getByText('48:30').waitFor();
      const [run] = await workoutsOf(visitor);
      expect(run).toMatchObject({ durationSeconds: 2910, distance: 8.6 });

      await visitor.navigate(`/workouts/${run?.id}/edit`);
      expect(await field(page, 'Duration').inputValue()).toBe('0:48:30');
    },
  );

  journey(
    'a run that the log has already is saved, and the like one is named',
    async ({ visitor }) => {
      const { page } = visitor;
      await openForm(visitor, PHONE);
      const date = await page.getByLabel(/^Date/).inputValue();
      const run = { date, workoutType: 'running', runningSubtype: 'outdoor-easy' };
      const { id } = await visitor.send('POST /api/workouts', {
        ...run,
        duration: '0:45:20',
        distance: 8.42,
      });
      await page.reload();
      await field(page, 'Duration').fill('45');
      await field(page, 'Distance').fill('8.4');
      await button(page, 'Save Workout').click();
      const like = loggedCard(page).getByRole('link', { name: 'a workout like this one' });
      expect(await like.getAttribute('href')).toBe(`/run-details/${id}`);
      await expectSoundInEveryLook(page);
    },
  );

  journey('a time beyond belief is saved only where it is confirmed', async ({ visitor }) => {
    const { page } = visitor;
    visitor.expectTrouble(/status of 400/);
    await openForm(visitor, PHONE);
    const question = page.getByRole('dialog', { name: 'Is that right?' });
    await field(page, 'Duration').fill('0:45');
    await field(page, 'Distance').fill('45');
    await button(page, 'Save Workout').click();
    await question.getByText(/^That is faster than the world record/).waitFor();
    await expectSoundInEveryLook(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await field(page, 'Duration').getAttribute('aria-invalid')).toBe('true');
    expect(await workoutsOf(visitor)).toEqual([]);

    await button(page, 'Save Workout').click();
    await question.getByRole('button', { name: 'Save anyway' }).click();
    await loggedCard(page).waitFor();
    expect(await workoutsOf(visitor)).toMatchObject([{ durationSeconds: 2700, distance: 45 }]);
  });

  if (isProof)
    journey('a duration of 100 hours and more is edited, and put back', async ({ visitor }) => {
      const { page } = visitor;
      visitor.expectTrouble(/status of 400/);
      await visitor.register();
      await visitor.navigate('/');
      const trek = { workoutType: 'cross', duration: '101:00', distance: 300, confirmed: true };
      const { id } = await log(visitor, trek);
      const noted = async () => {
        await button(page, 'Save changes').click();
        await toast(page, 'Workout updated').waitFor();
        const [workout] = await workoutsOf(visitor);
        return [workout?.duration, workout?.notes];
      };
      await visitor.navigate(`/workouts/${id}/edit`);
      expect(await field(page, 'Duration').inputValue()).toBe('101:00:00');
      await page.getByText('read as 101 h').waitFor();
      await page.getByText('Calories and notes').click();
      await field(page, 'Notes').fill('Four days.');
      expect(await noted()).toEqual(['101:00', 'Four days.']);

      await visitor.navigate(`/workouts/${id}/edit`);
      await field(page, 'Duration').fill('102:30:15');
      await button(page, 'Save changes').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save anyway' }).click();
      await toast(page, 'Workout updated').waitFor();
      expect(await workoutsOf(visitor)).toMatchObject([{ duration: '102:30:15' }]);
      await toast(page, 'Workout updated').getByRole('button', { name: 'Undo' }).click();
      await toast(page, 'Workout put back as it was').waitFor();
      expect(await workoutsOf(visitor)).toMatchObject([{ duration: '101:00' }]);
    });

  journey('every field of the form is kept', async ({ visitor }) => {
    const { page } = visitor;
    await openForm(visitor);
    await page.getByText('Long run', { exact: true }).click();
    await page.getByLabel(/^Date/).fill('2026-11-15');
    await field(page, 'Duration').fill('1.45.30');
    await field(page, 'Distance').fill('20.1');
    await page.getByText('Heart rate and zones').click();
    await field(page, 'Average heart rate').fill('147');
    await field(page, 'Maximum heart rate').fill('176');
    for (const [index, minutes] of ['15', '50', '25', '10', '5'].entries()) {
      await field(page, new RegExp(`^Zone ${index + 1}`)).fill(minutes);
    }
    await page.getByText('Fuel and water').click();
    await page.getByText('GU', { exact: true }).click();
    await button(page, 'One more caffeinated gels').click();
    await field(page, 'Non-caffeinated gels').fill('2');
    await button(page, '750 ml').click();
    await page.getByText('Calories and notes').click();
    await field(page, 'Calories').fill('1320');
    await field(page, 'Notes').fill('Last 4 km at half-marathon effort.\nLegs fine.');
    await page.getByText('Title, tags and feel').click();
    await field(page, 'Title').fill('Along the river');
    await field(page, 'Tags').fill('hills, heat');
    await page.getByLabel('Effort').selectOption('7');
    await page.getByText('Strong', { exact: true }).click();
    await page.getByLabel('Start (time of day)').fill('07:40');
    await expectSoundInEveryLook(page);
    await button(page, 'Save Workout').click();
    await loggedCard(page).waitFor();

    const [run] = await workoutsOf(visitor);
    expect(run).toMatchObject({
      date: '2026-11-15',
      runningSubtype: 'outdoor-long',
      duration: '1:45:30',
      distance: 20.1,
      avgHeartRate: 147,
      maxHeartRate: 176,
      zone1Minutes: 15,
      zone2Minutes: 50,
      zone3Minutes: 25,
      zone4Minutes: 10,
      zone5Minutes: 5,
      gelType: 'gu',
      caffeinated: 1,
      nonCaffeinated: 2,
      hydration: 750,
      calories: 1320,
      notes: 'Last 4 km at half-marathon effort.\nLegs fine.',
      title: 'Along the river',
      tags: 'hills, heat',
      effort: 7,
      feel: 'strong',
      startedAt: expect.stringMatching(/^2026-11-15T/),
    });

    await loggedCard(page).getByRole('link', { name: 'See it' }).click();
    await page.waitForURL(`**/run-details/${run?.id}`);
    await page.getByRole('heading', { name: 'Along the river', level: 1 }).waitFor();
    await page.getByText('7, hard').waitFor();
    expect(
      await page.getByRole('list', { name: 'Tags' }).getByRole('listitem').allTextContents(),
    ).toEqual(['hills', 'heat']);
    await page.getByText('07:40').waitFor();
  });

  journey('strength has neither distance nor a kind of run', async ({ visitor }) => {
    const { page } = visitor;
    await openForm(visitor);
    await field(page, 'Distance').fill('not a distance');
    await page.getByText('Strength', { exact: true }).click();
    expect(await field(page, 'Distance').count()).toBe(0);
    expect(await page.getByRole('radio', { name: 'Easy run' }).count()).toBe(0);
    await field(page, 'Duration').fill('0:50');
    await button(page, 'Save Workout').click();
    await loggedCard(page).waitFor();
    const [workout] = await workoutsOf(visitor);
    expect(workout).toMatchObject({
      workoutType: 'strength',
      runningSubtype: null,
      distance: null,
    });
    // Once is no habit: what is offered next is what is usual.
    expect(await page.getByRole('radio', { name: 'Running' }).isChecked()).toBe(true);

    // Of ten weeks, also where the last of them alone hold many other runs.
    const easy = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12].map((days) => ({ date: ago(days) }));
    const long = [7, 14, 21].map((days) => ({ date: ago(days), runningSubtype: 'outdoor-long' }));
    for (const run of [...easy, ...long]) {
      await log(visitor, { duration: '0:45', distance: 8.4, ...run });
    }
    await page.reload();
    const kind = (name: string) => page.getByRole('radio', { name, checked: true }).waitFor();
    await kind('Long run');

    // Another day is offered its own kind, until one was chosen.
    await button(page, 'Yesterday').click();
    await kind('Easy run');
    await page.getByText('Intervals', { exact: true }).click();
    await button(page, 'Today').click();
    await kind('Intervals');
    await page.reload();
    await kind('Intervals');
    await button(page, 'Yesterday').click();
    await kind('Intervals');
    await button(page, 'Discard draft').click();
    await kind('Long run');
    await page.getByLabel('Date').fill(ago(2));
    await kind('Easy run');
  });

  journey('what it held last time is one tap away', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.register();
    await log(visitor, { duration: '0:45', distance: 8.4, hydration: 300 });
    await log(visitor, {
      date: '2026-11-12',
      runningSubtype: 'outdoor-long',
      duration: '1:50',
      distance: 21.1,
      gelType: 'sis',
      caffeinated: 1,
      nonCaffeinated: 2,
    });
    // The form does not wait long for what it can offer; from here it has it.
    await visitor.navigate('/');
    await settled(page);
    await page.getByRole('link', { name: 'Log Workout' }).first().click();
    // Offered from habit: one long run makes none.
    await page.getByRole('radio', { name: 'Easy run', checked: true }).waitFor();
    await button(page, /^8\.4 km, as on Tue 10 Nov( 2026)?$/).click();
    await button(page, /^0:45, as on Tue 10 Nov( 2026)?$/).click();
    await page.getByText('= 5:21 /km').waitFor();
    await page.getByText('Fuel and water').click();
    await button(page, /^300\sml, as on Tue 10 Nov( 2026)?$/).click();
    await button(page, /^SiS: 1 with, 2 without caffeine, as on Thu 12 Nov( 2026)?$/).click();
    await button(page, 'Save Workout').click();
    await loggedCard(page).waitFor();
    const [run] = await workoutsOf(visitor);
    expect(run).toMatchObject({
      distance: 8.4,
      duration: '0:45',
      hydration: 300,
      gelType: 'sis',
      caffeinated: 1,
      nonCaffeinated: 2,
    });
  });

  journey('zones show the athlete’s beats, and sums that cannot be', async ({ visitor }) => {
    const { page } = visitor;
    await openForm(visitor);
    await page.getByText('Heart rate and zones').click();
    await page.getByText('111–129 bpm').waitFor();
    await field(page, 'Duration').fill('0:45');
    await field(page, /^Zone 2/).fill('50');
    await page.getByText('The zones add up to 50 min, 5 more than the workout took.').waitFor();
    await field(page, 'Maximum heart rate').fill('190');
    await page.getByText('Above your maximum of 185').waitFor();
    await field(page, 'Distance').fill('45');
    await page.getByText('Faster than any record. Please check time and distance.').waitFor();
    await expectSoundInEveryLook(page);

    await page.reload();
    await page.getByText('111–129 bpm').waitFor();
    await page.getByText('Heart rate and zones').click();
    await page.getByText('max 190, 50 min in zones').waitFor();
  });

  journey('wrong input is named at its field, also in a folded part', async ({ visitor }) => {
    const { page } = visitor;
    await openForm(visitor, PHONE);
    await button(page, 'Save Workout').click();
    await toast(page, 'Validation Error').getByText('Duration must be in H:MM format').waitFor();
    await field(page, 'Duration').fill('1:75');
    await button(page, 'Save Workout').click();
    await toast(page, 'Validation Error').waitFor();
    expect(await isFocused(field(page, 'Duration'))).toBe(true);

    await field(page, 'Duration').fill('1:15');
    await page.getByLabel(/^Date/).fill('');
    await page.getByText('Heart rate and zones').click();
    await field(page, 'Average heart rate').fill('300');
    await page.getByText('Heart rate and zones').click();
    await button(page, 'Save Workout').click();
    await toast(page, 'Validation Error').getByText('Date is required').waitFor();
    await page.getByText('Average heart rate must be between 50 and 220 bpm').waitFor();
    await expectSoundInEveryLook(page);
    expect(await workoutsOf(visitor)).toEqual([]);
  });

  if (isProof)
    journey('the save button stands within reach, above the bottom bar', async ({ visitor }) => {
      const { page } = visitor;
      await openForm(visitor, PHONE);
      for (const part of ['Heart rate and zones', 'Fuel and water', 'Calories and notes']) {
        await page.getByText(part).click();
      }
      for (const top of [0, 600, 100_000]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        const onTop = await button(page, 'Save Workout').evaluate((save) => {
          const { x, y, width, height } = save.getBoundingClientRect();
          return save.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
        expect(onTop, `scrolled to ${top}`).toBe(true);
      }
      await field(page, 'Notes').focus();
      const [notes, save] = await Promise.all([
        field(page, 'Notes').boundingBox(),
        button(page, 'Save Workout').boundingBox(),
      ]);
      expect((notes?.y ?? 0) + (notes?.height ?? 0)).toBeLessThanOrEqual(save?.y ?? 0);
      await expectToFit(page);
    });
});

describe('the draft', () => {
  journey(
    'survives a reload and another screen, and is thrown away only knowingly',
    async ({ visitor }) => {
      const { page } = visitor;
      await openForm(visitor);
      expect(await button(page, 'Discard draft').count()).toBe(0);
      await page.getByText('Intervals', { exact: true }).click();
      await field(page, 'Duration').fill('0:52:06');
      await page.getByText('Calories and notes').click();
      await field(page, 'Notes').fill('6 x 800 m');
      await page.reload();
      expect(await field(page, 'Duration').inputValue()).toBe('0:52:06');
      expect(await page.getByRole('radio', { name: 'Intervals' }).isChecked()).toBe(true);
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await page.getByRole('link', { name: 'Log Workout' }).first().click();
      expect(await field(page, 'Notes').inputValue()).toBe('6 x 800 m');

      await page.setViewportSize({ width: 390, height: 844 });
      await button(page, 'Discard draft').click();
      expect(await field(page, 'Notes').inputValue()).toBe('');
      // A toast covers nothing that is filled in, wherever the field stands.
      for (const block of ['end', 'center', 'start'] as const) {
        await field(page, 'Duration').focus();
        await field(page, 'Notes').evaluate(
          (notes, to) => notes.scrollIntoView({ block: to }),
          block,
        );
        await field(page, 'Notes').focus();
        const [notes, said] = await Promise.all([
          field(page, 'Notes').boundingBox(),
          toast(page, 'Draft discarded').boundingBox(),
        ]);
        expect(
          notes && said && (notes.y + notes.height <= said.y || said.y + said.height <= notes.y),
        ).toBe(true);
      }
      await toast(page, 'Draft discarded').getByRole('button', { name: 'Undo' }).click();
      expect(await field(page, 'Notes').inputValue()).toBe('6 x 800 m');
      await page.reload();
      expect(await field(page, 'Duration').inputValue()).toBe('0:52:06');
    },
  );

  journey(
    'a server that is gone loses nothing; once it is back the run is saved',
    async ({ visitor, app }) => {
      const { page } = visitor;
      visitor.expectTrouble(/ERR_CONNECTION_REFUSED/);
      await openForm(visitor);
      await field(page, 'Duration').fill('0:45');
      await field(page, 'Distance').fill('8.4');
      await app.kill();
      await button(page, 'Save Workout').click();
      await toast(page, 'Saved on this device').waitFor();
      const waiting = page.getByRole('list', { name: 'Waiting to be sent' });
      await waiting.getByText('Distance 8.4').waitFor();
      await app.start();
      await button(page, 'Try now').click();
      await waiting.waitFor({ state: 'hidden' });
      expect(await workoutsOf(visitor)).toHaveLength(1);
    },
  );

  if (isProof)
    journey(
      'a run whose answer was lost is one run, also when corrected since',
      async ({ visitor }) => {
        const { page } = visitor;
        visitor.expectTrouble(/ERR_FAILED/);
        await openForm(visitor);
        await page.route(
          '**/api/workouts',
          async (route) => {
            await route.fetch();
            await route.abort();
          },
          { times: 1 },
        );
        await field(page, 'Duration').fill('0:45');
        await field(page, 'Distance').fill('8.4');
        await button(page, 'Save Workout').click();
        await toast(page, 'Saved on this device').waitFor();
        expect(await workoutsOf(visitor)).toHaveLength(1);

        await button(page, 'Change it').click();
        await page.reload();
        expect(await field(page, 'Distance').inputValue()).toBe('8.4');
        await field(page, 'Distance').fill('8.6');
        await button(page, 'Save Workout').click();
        await loggedCard(page).getByText('8.6').waitFor();
        const workouts = await workoutsOf(visitor);
        expect(workouts.map(({ distance }) => distance)).toEqual([8.6]);
      },
    );

  if (isProof)
    journey(
      'a draft open in two tabs is one run, and what either goes on with is another',
      async ({ visitor }) => {
        const { page } = visitor;
        visitor.expectTrouble(/status of 409/);
        await openForm(visitor);
        await field(page, 'Duration').fill('0:45');
        const otherTab = await page.context().newPage();
        await otherTab.goto('/workouts');
        await field(otherTab, 'Duration').waitFor();
        await button(otherTab, 'Save Workout').click();
        await loggedCard(otherTab).waitFor();
        await button(page, 'Save Workout').click();
        await loggedCard(page).waitFor();
        expect(await workoutsOf(visitor)).toHaveLength(1);

        await field(page, 'Duration').fill('0:20');
        await otherTab.reload();
        await field(otherTab, 'Duration').waitFor();
        await button(otherTab, 'Save Workout').click();
        await loggedCard(otherTab).waitFor();
        await field(page, 'Duration').fill('0:30');
        await button(page, 'Save Workout').click();
        await loggedCard(page).getByText('30:00').waitFor();
        expect(await workoutsOf(visitor)).toHaveLength(3);
      },
    );

  journey(
    'what is typed while a run is being saved stays, also in its edit',
    async ({ visitor }) => {
      const { page } = visitor;
      await openForm(visitor);
      await field(page, 'Duration').fill('0:45');
      await field(page, 'Distance').fill('8.4');
      await page.getByText('Calories and notes').click();
      await field(page, 'Notes').fill('Wind.');
      const letCreateGo = await holdBack(page, 'POST');
      await button(page, 'Save Workout').click();
      await button(page, 'Saving...').waitFor();
      await field(page, 'Notes').fill('Wind. Rain at the end.');
      letCreateGo();
      await loggedCard(page).waitFor();
      expect(await field(page, 'Notes').inputValue()).toBe('Wind. Rain at the end.');
      expect(await field(page, 'Duration').inputValue()).toBe('');
      const [run] = await workoutsOf(visitor);
      expect(run).toMatchObject({ duration: '0:45', notes: 'Wind.' });

      await visitor.navigate(`/workouts/${run?.id}/edit`);
      await field(page, 'Distance').fill('9.1');
      const letEditGo = await holdBack(page, 'PUT');
      await button(page, 'Save changes').click();
      await button(page, 'Saving...').waitFor();
      await field(page, 'Distance').fill('8.4');
      await field(page, 'Notes').fill('Wind and rain.');
      letEditGo();
      await toast(page, 'Workout updated').waitFor();
      await button(page, 'Save changes').waitFor();
      expect(await field(page, 'Distance').inputValue()).toBe('8.4');
      expect(await field(page, 'Notes').inputValue()).toBe('Wind and rain.');
      expect(await workoutsOf(visitor)).toMatchObject([{ distance: 9.1, notes: 'Wind.' }]);

      await button(page, 'Save changes').click();
      await page.waitForURL(`**/run-details/${run?.id}`);
      expect(await workoutsOf(visitor)).toMatchObject([{ distance: 8.4, notes: 'Wind and rain.' }]);
    },
  );

  journey('pressing save twice logs once', async ({ visitor }) => {
    const { page } = visitor;
    await openForm(visitor);
    await field(page, 'Duration').fill('0:45');
    await button(page, 'Save Workout').evaluate((save: HTMLButtonElement) => {
      save.click();
      save.click();
    });
    await loggedCard(page).waitFor();
    await settled(page);
    expect(await workoutsOf(visitor)).toHaveLength(1);
  });
});

describe('a workout that is there', () => {
  journey('is changed, and put back as it was', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.register();
    await visitor.navigate('/');
    const run = await log(visitor, { duration: '0:45', distance: 8.4, notes: 'Wind.' });
    await visitor.navigate(`/workouts/${run.id}/edit`);
    await field(page, 'Distance').fill('9.1');
    await page.reload();
    expect(await field(page, 'Distance').inputValue()).toBe('9.1');
    await expectSoundInEveryLook(page);
    await button(page, 'Save changes').click();
    await page.waitForURL(`**/run-details/${run.id}`);
    expect(await workoutsOf(visitor)).toMatchObject([{ distance: 9.1, notes: 'Wind.' }]);

    await toast(page, 'Workout updated').getByRole('button', { name: 'Undo' }).click();
    await toast(page, 'Workout put back as it was').waitFor();
    expect(await workoutsOf(visitor)).toMatchObject([{ distance: 8.4, notes: 'Wind.' }]);
  });

  if (isProof)
    test('of another kind by mistake is put back with what no form shows', async ({
      visitor,
      records,
    }) => {
      const { page } = visitor;
      await visitor.register();
      const walk = healthRecord({ type: 'Walking', day: '2026-11-10', minutes: 55, km: 5 });
      await records.bring([walk]);
      const [before] = await workoutsOf(visitor);
      expect(before).toMatchObject({ workoutType: 'running', sport: 'walk' });
      await visitor.navigate(`/workouts/${before?.id}/edit`);
      await page.getByRole('radio', { name: 'Strength' }).check({ force: true });
      await button(page, 'Save changes').click();
      await toast(page, 'Workout updated').waitFor();
      expect(await workoutsOf(visitor)).toMatchObject([{ sport: 'strength', distance: null }]);
      await toast(page, 'Workout updated').getByRole('button', { name: 'Undo' }).click();
      await toast(page, 'Workout put back as it was').waitFor();
      expect(await workoutsOf(visitor)).toEqual([{ ...before, version: 3 }]);
    });

  if (isProof)
    journey(
      'is put back with what a file brought and no form may say',
      async ({ visitor, app }) => {
        const { page } = visitor;
        const { id: userId } = await visitor.register();
        const engine = await openExisting({ dataDir: app.dataDir, databaseUrl: undefined });
        const brought = {
          user_id: userId,
          avg_heart_rate: 240,
          calories: 40_000,
          distance_m: 8412.25,
        };
        const { id } = await addWorkout(engine.db, brought);
        await engine.close();
        await visitor.navigate(`/workouts/${id}/edit`);
        await button(page, 'Save changes').click();
        await toast(page, 'Validation Error').waitFor();
        await field(page, 'Average heart rate').fill('140');
        await field(page, 'Calories').fill('400');
        await button(page, 'Save changes').click();
        await toast(page, 'Workout updated').getByRole('button', { name: 'Undo' }).click();
        await toast(page, 'Workout put back as it was').waitFor();
        expect(await workoutsOf(visitor)).toMatchObject([{ avgHeartRate: 240, calories: 40_000 }]);
      },
    );

  journey(
    'changed elsewhere meanwhile: both changes stand, and nothing unseen',
    async ({ visitor }) => {
      const { page } = visitor;
      visitor.expectTrouble(/status of 409/);
      await visitor.register();
      await visitor.navigate('/');
      const run = await log(visitor, { duration: '0:45', distance: 8.4 });
      await visitor.navigate(`/workouts/${run.id}/edit`);
      await field(page, 'Distance').fill('9.1');
      await page.context().request.put(`/api/workouts/${run.id}`, {
        headers: { origin: new URL(page.url()).origin },
        data: { ...run, distance: 10, notes: 'From the phone.' },
      });
      await button(page, 'Save changes').click();
      await toast(page, 'Error').getByText('changed elsewhere in the meantime').waitFor();
      await page.getByText('Distance: 10 there, 9.1 here. Yours will stand.').waitFor();
      await expectSoundInEveryLook(page);
      await button(page, 'Load the new version').click();
      expect(await field(page, 'Distance').inputValue()).toBe('9.1');
      await button(page, 'Save changes').click();
      await page.waitForURL(`**/run-details/${run.id}`);
      expect(await workoutsOf(visitor)).toMatchObject([
        { distance: 9.1, notes: 'From the phone.' },
      ]);
    },
  );

  journey('is deleted without a question, and brought back', async ({ visitor }) => {
    const { page } = visitor;
    await visitor.register();
    await visitor.navigate('/');
    const run = await log(visitor, { duration: '0:45', distance: 8.4 });
    await visitor.navigate(`/workouts/${run.id}/edit`);
    await button(page, 'Delete').click();
    await toast(page, 'Workout deleted').waitFor();
    await page.waitForURL('**/run-details');
    expect(await workoutsOf(visitor)).toEqual([]);
    await toast(page, 'Workout deleted').getByRole('button', { name: 'Undo' }).click();
    await toast(page, 'Workout restored').waitFor();
    expect(await workoutsOf(visitor)).toMatchObject([{ id: run.id, distance: 8.4 }]);
  });

  journey(
    'that is not there, or not one’s own, is said to be missing',
    async ({ visitor, openVisitor }) => {
      const { page } = visitor;
      visitor.expectTrouble(/status of 404/);
      const other = await openVisitor();
      await other.register();
      await other.navigate('/');
      const theirs = await log(other, { duration: '0:45' });
      await visitor.register();
      await visitor.navigate(`/workouts/${theirs.id}/edit`);
      await page.getByText('There is no such workout').waitFor();
      await expectToFit(page);
    },
  );
});
