import type { Page, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { CHAT_HEIGHT_PX } from '../src/domain/limits.ts';
import { isProof } from '../testing/budget.ts';
import { expectToFit } from './fit.ts';
import { PHONE, type Visitor } from './fixtures.ts';
import { tabTo } from './keyboard.ts';
import { expectAccessible, expectSoundInEveryLook } from './looks.ts';
import { card, isFocused } from './parts.ts';
import { ago, type Records, test, today } from './records.ts';

const RUN = {
  workoutType: 'running',
  runningSubtype: 'outdoor-easy',
  duration: '0:50',
  distance: 10,
};

const box = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });
const answers = async (page: Page) =>
  ((await log(page).textContent()) ?? '').replaceAll('\u00a0', ' ');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

async function openChat({ page, navigate }: Visitor): Promise<void> {
  await navigate('/ai');
  await tab(page, 'AI Chat').click();
  await log(page).waitFor();
}

async function ask(page: Page, question: string): Promise<void> {
  await box(page).fill(question);
  await box(page).press('Enter');
  await expect.poll(() => box(page).inputValue()).toBe('');
}

/** A few weeks of running with all that the analysis looks at. */
async function fillCoachLog({ log, plan }: Records): Promise<number> {
  const unfueled = await log({
    ...RUN,
    date: ago(2),
    distance: 18,
    duration: '1:45',
    runningSubtype: 'outdoor-long',
    notes: 'Steep hill in the **middle**',
  });
  for (const days of [4, 6, 9, 11, 13, 16, 18, 20]) {
    await log({ ...RUN, date: ago(days), avgHeartRate: 140, zone2Minutes: 35, zone3Minutes: 15 });
  }
  await log({ ...RUN, date: ago(10), workoutType: 'strength', distance: null, duration: '0:40' });
  await plan({ name: 'Harbour Half', date: ago(-20), distance: 21.1, targetTime: '1:50' });
  return unfueled;
}

describe('the Training Analysis', () => {
  test('of an empty log says that there is too little, and what to log', async ({ visitor }) => {
    const { page, register, navigate } = visitor;
    await register();
    await navigate('/ai');
    await page
      .getByText('There is nothing in your log yet, so there is nothing to judge.')
      .waitFor();
    const recommendations = card(page, 'Specific recommendations');
    await recommendations.getByRole('heading', { name: 'Log your runs' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Strengths' }).count()).toBe(0);
    const logWorkout = page.getByRole('main').getByRole('link', { name: 'Log Workout' });
    expect(await logWorkout.getAttribute('href')).toBe('/workouts');
  });

  test('links every claim to its workouts, most important first', async ({ visitor, records }) => {
    const { page, register, navigate } = visitor;
    await register();
    const unfueled = await fillCoachLog(records);
    await navigate('/ai');
    for (const title of [
      'Overall assessment',
      'Strengths',
      'Areas for improvement',
      'Specific recommendations',
      'Training plan feedback',
      'Race preparation',
    ]) {
      await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    }
    const overall = ((await card(page, 'Overall assessment').textContent()) ?? '').replaceAll(
      '\u00a0',
      ' ',
    );
    expect(overall).toContain('You ran 98.0 km in 9 runs and 8:25:00 in the last 28 days.');
    expect(overall).toContain('Harbour Half is in 20 days.');

    const fuel = card(page, 'Areas for improvement')
      .getByRole('listitem')
      .filter({ hasText: 'No gels are noted' });
    expect(await fuel.getByText('High').count()).toBe(1);
    const words = await card(page, 'Specific recommendations')
      .getByText(/^(?:High|Medium|Low) priority$/)
      .allTextContents();
    const weights = words.map((word) =>
      ['High', 'Medium', 'Low'].indexOf(word.split(' ')[0] ?? ''),
    );
    expect(weights.length).toBeGreaterThan(1);
    expect(weights).toEqual(weights.toSorted((one, other) => one - other));

    const more = card(page, 'Overall assessment').getByRole('button', { name: /^7 more, for/ });
    await more.press('Enter');
    expect(await card(page, 'Overall assessment').getByRole('listitem').count()).toBe(7);
    await expectSoundInEveryLook(page);

    await fuel.getByRole('link').click();
    await page.waitForURL(`**/run-details/${unfueled}`);
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Strengths' }).waitFor();
  });

  if (isProof)
    test('is a page to print', async ({ visitor, records }) => {
      const { page, register, navigate } = visitor;
      await register();
      await fillCoachLog(records);
      await navigate('/ai');
      await page.getByRole('button', { name: 'Print' }).waitFor();
      await page.emulateMedia({ media: 'print' });
      for (const role of ['tablist', 'navigation'] as const) {
        expect(await page.getByRole(role).filter({ visible: true }).count()).toBe(0);
      }
      expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
      expect(await page.getByRole('heading', { name: 'Race preparation' }).isVisible()).toBe(true);
    });

  test('tells while it is made, tries twice, and says when it fails', async ({ visitor }) => {
    const { page, register, navigate, expectTrouble } = visitor;
    expectTrouble(/503/);
    await register();
    let calls = 0;
    await page.route('**/api/ai/analyze', async (route) => {
      calls += 1;
      if (calls > 2) return route.continue();
      await route.fulfill({ status: 503, json: { message: 'Out for a run', code: 'unavailable' } });
    });
    await navigate('/ai');
    await page.getByText('Analyzing your training data...').waitFor();
    await page.getByText('Failed to analyze training data').waitFor();
    await page.getByText('Failed to get AI analysis. Out for a run').waitFor();
    expect(calls).toBe(2);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try Again' }).press('Enter');
    await page.getByText('There is nothing in your log yet').waitFor();
    expect(calls).toBe(3);
  });

  test('is kept while one looks elsewhere, and made anew when the log has changed', async ({
    visitor,
  }) => {
    const { page, register, navigate } = visitor;
    await register();
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/ai/analyze')) calls += 1;
    });
    const menu = (name: string) =>
      page.getByRole('navigation').getByRole('link', { name, exact: true });
    await navigate('/ai');
    await page.getByText('There is nothing in your log yet').waitFor();
    await menu('Race Goals').click();
    await page.getByRole('heading', { level: 1, name: 'Race Goals' }).waitFor();
    await menu('AI').click();
    await page.getByText('There is nothing in your log yet').waitFor();
    expect(calls).toBe(1);

    await menu('Log Workout').click();
    await page.getByLabel('Duration').fill('0:45');
    await page.getByLabel('Distance').fill('8');
    await page.getByRole('button', { name: 'Save workout' }).click();
    await page.getByText('Workout logged successfully!').waitFor();
    await menu('AI').click();
    await page.getByText(/There is too little to judge: 1.run in the last 28.days/).waitFor();
    expect(calls).toBe(2);
  });
});

describe('the AI Chat', () => {
  if (isProof)
    test('is had with the keyboard alone', async ({ visitor, records }) => {
      const { page, register } = visitor;
      await register();
      await records.log({ ...RUN, date: today(), distance: 12.5, duration: '1:05' });
      await visitor.navigate('/ai');
      await tab(page, 'Training Analysis').press('ArrowRight');
      await log(page).waitFor();
      expect(await tab(page, 'AI Chat').getAttribute('aria-selected')).toBe('true');
      await tabTo(page, box(page));

      await page.keyboard.type('How much did I');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('run this week?');
      expect(await box(page).inputValue()).toBe('How much did I\nrun this week?');
      expect(await answers(page)).not.toContain('You ran');
      await page.keyboard.press('Enter');
      await expect.poll(() => answers(page)).toContain('You ran 12.5 km in 1 run this week');
      expect(await box(page).inputValue()).toBe('');
      expect(await isFocused(box(page))).toBe(true);

      await page.keyboard.type('and last month?');
      await page.keyboard.press('Enter');
      await expect.poll(() => answers(page)).toContain('I found no run last month');
      await page.keyboard.type('why?');
      await page.keyboard.press('Enter');
      await expect.poll(() => answers(page)).toContain('I looked at every run dated');
      await expectSoundInEveryLook(page);
    });

  test('begins with questions to tap, and shows where one is', async ({ visitor, records }) => {
    const { page, register } = visitor;
    await register();
    await fillCoachLog(records);
    await openChat(visitor);
    await page.getByText('Ask about your own log').waitFor();
    await expectSoundInEveryLook(page);
    const first = page.getByRole('list', { name: 'Questions to begin with' });
    expect(await first.getByRole('button').count()).toBe(4);
    await first.getByRole('button', { name: 'How is my training going?' }).click();
    await expect.poll(() => answers(page)).toContain('You ran 98.0 km in 9 runs');
    expect(await isFocused(box(page))).toBe(true);

    expect((await log(page).boundingBox())?.height).toBe(CHAT_HEIGHT_PX);
    for (const question of ['my zones', 'list my runs', 'Am I ready for my next race?']) {
      await ask(page, question);
      await expect.poll(() => answers(page)).toContain(question);
      expect(await isAtEnd(page)).toBe(true);
    }
    const next = page.getByRole('list', { name: 'What you could ask next' });
    await next.getByRole('button').first().click();
    await expect.poll(() => isAtEnd(page)).toBe(true);
  });

  if (isProof)
    test('fits the screen of a phone', async ({ visitor, records }) => {
      const { page, register } = visitor;
      await page.setViewportSize(PHONE);
      await register();
      await fillCoachLog(records);
      await openChat(visitor);
      await ask(page, 'list my runs');
      await expect.poll(() => answers(page)).toContain('Your latest runs');
      const bottomBar = await page.getByRole('navigation').last().boundingBox();
      const send = await page.getByRole('button', { name: 'Send' }).boundingBox();
      expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThan(bottomBar?.y ?? 0);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await expectToFit(page);
    });

  test('leads to the runs it speaks of, and back to where one was', async ({
    visitor,
    records,
  }) => {
    const { page, register } = visitor;
    await register();
    const unfueled = await fillCoachLog(records);
    // The conversation so far comes after the answer: it was asked for before.
    const answered = Promise.withResolvers<void>();
    const later = async (route: Route) => {
      await answered.promise;
      await route.continue().catch(() => {});
    };
    await page.route(/\/api\/ai\/conversation(\?|$)/, later, { times: 1 });
    await openChat(visitor);
    await ask(page, 'longest run');
    await log(page).getByRole('link').first().click();
    answered.resolve();
    await page.waitForURL(`**/run-details/${unfueled}`);
    await page.goBack();
    await expect.poll(() => answers(page)).toContain('Your longest run is 18.0 km');
    await page.reload();
    await expect.poll(() => answers(page)).toContain('Your longest run is 18.0 km');
    await ask(page, 'why?');
    await expect.poll(() => answers(page)).toContain('in order by distance');
  });

  test('offers beneath a refusal what comes near, all of it on a phone, one tap away', async ({
    visitor,
    records,
  }) => {
    const { page, register } = visitor;
    await page.setViewportSize(PHONE);
    await register();
    await fillCoachLog(records);
    await openChat(visitor);
    await ask(page, 'do weekends beat weekdays for distance');
    await expect.poll(() => answers(page)).toContain('I can answer stand');
    const offers = page.getByRole('list', { name: 'What you could ask next' });
    await offers.getByRole('button', { name: 'What can I ask?' }).waitFor();
    await expectSoundInEveryLook(page);
    await offers.getByRole('button', { name: 'Which weekday do I run most?' }).click();
    await expect.poll(() => answers(page)).toContain('have the most runs');
  });

  test('shows the question as understood, and lets each part be changed', async ({
    visitor,
    records,
  }) => {
    const { page, register } = visitor;
    await register();
    await fillCoachLog(records);
    await openChat(visitor);
    await ask(page, 'how many runs over 10 km ever');
    const parts = page.getByRole('list', { name: 'Understood as' });
    await parts.getByRole('button', { name: 'Change “over 10 km”' }).click();
    await page.getByRole('list', { name: 'In place of “over 10 km”' }).waitFor();
    await expectSoundInEveryLook(page);
    await page.getByRole('button', { name: 'over 15 km', exact: true }).click();
    await expect.poll(() => answers(page)).toContain('How many runs over 15 km ever?');
    await page.getByRole('button', { name: 'Change “over 15 km”' }).last().click();
    await page.keyboard.press('Escape');
    await page.setViewportSize(PHONE);
    await ask(page, 'how many runs over 10 km after work');
    await expect.poll(() => answers(page)).toContain('“after” found no place');
    await expect.poll(() => answers(page)).toContain('I cannot answer that.');
    await page.getByRole('button', { name: 'Change “over 10 km”' }).first().click();
    await page.getByRole('button', { name: 'take this part out' }).last().waitFor();
    await expectToFit(page);
    await expectSoundInEveryLook(page);
  });

  test('answers each question of a message, beneath the words that asked for it', async ({
    visitor,
    records,
  }) => {
    const { page, register } = visitor;
    await register();
    await fillCoachLog(records);
    await openChat(visitor);
    await ask(page, 'How many runs did I do, and how often did I lift?');
    await expect.poll(() => answers(page)).toContain('You did 9 runs');
    expect(await answers(page)).toContain('“and how often did I lift?”');
    expect(await answers(page)).toContain('You did 1 strength workout');
    await page.getByText('Understood as').waitFor();
    await page.getByText('And as').waitFor();
    await expectSoundInEveryLook(page);
  });

  test('keeps what was typed when it fails, and says why', async ({ visitor }) => {
    const { page, register, expectTrouble } = visitor;
    expectTrouble(/429|500/);
    await register();
    await openChat(visitor);
    const refusals = [
      { status: 429, json: { message: 'Take a breath', code: 'tooManyRequests' } },
      { status: 500, json: { message: '', code: 'internal' } },
    ];
    await page.route('**/api/ai/chat', async (route) => {
      const refusal = refusals.shift();
      await (refusal ? route.fulfill(refusal) : route.continue());
    });
    await box(page).fill('my zones');
    await box(page).press('Enter');
    const toast = page.getByRole('alert');
    await toast.getByText('Chat Error').waitFor();
    await toast.getByText('Take a breath').waitFor();
    expect(await box(page).inputValue()).toBe('my zones');
    expect(await answers(page)).not.toContain('my zones');
    await page.getByRole('button', { name: 'Send' }).click();
    await toast.getByText('Failed to send message').waitFor();
    expect(await box(page).inputValue()).toBe('my zones');
    expect(await isFocused(box(page))).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(() => answers(page)).toContain('Zone 2 Aerobic');
    expect(await box(page).inputValue()).toBe('');
  });

  test('shows a note as text, whatever stands in it', async ({ visitor, records }) => {
    const { page, register } = visitor;
    await register();
    const evil = '<img src="/x" onerror="alert(1)"> [click](https://evil.example) **bold** hill';
    await records.log({ ...RUN, date: ago(1), notes: evil });
    await openChat(visitor);
    await ask(page, 'show workouts with "hill" in the notes');
    await expect.poll(() => answers(page)).toContain(`“${evil}”`);
    expect(await log(page).locator('img, script').count()).toBe(0);
    const hrefs = await log(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => each.getAttribute('href')));
    expect(hrefs.every((href) => href?.startsWith('/run-details/'))).toBe(true);
  });

  test('is cleared on request, with a way back, and by signing out', async ({ visitor }) => {
    const { page, register } = visitor;
    await register();
    await openChat(visitor);
    await ask(page, 'my zones');
    await expect.poll(() => answers(page)).toContain('Zone 2 Aerobic');
    await page.getByRole('button', { name: 'Clear conversation' }).click();
    await page.getByText('Ask about your own log').waitFor();
    // What is asked before the Undo stays behind what it brings back.
    await ask(page, 'what is my longest run');
    await expect.poll(() => answers(page)).toContain('I found no run');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => answers(page)).toContain('Zone 2 Aerobic');
    expect(await answers(page)).toContain('I found no run');

    // What was said is the server's to keep; what is typed goes with signing out.
    await box(page).fill('And the week before?');
    const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
    expect(await kept()).toContain('And the week before?');
    expect(await kept()).not.toContain('Zone 2');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByText('Half typed and not saved: chat.').waitFor();
    await page.getByRole('button', { name: 'Sign out and lose it' }).click();
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
    expect(await kept()).not.toContain('And the week before?');
  });

  test('goes along from the desk to the phone, with what was cleared and undone', async ({
    visitor: desk,
    openVisitor,
    records,
  }) => {
    const athlete = await desk.register();
    await fillCoachLog(records);
    await openChat(desk);
    await ask(desk.page, 'how many runs over 10 km ever');
    await expect.poll(() => answers(desk.page)).toContain('1 run over 10 km');

    const phone = await openVisitor({ viewport: PHONE });
    await phone.login(athlete);
    await openChat(phone);
    await expect.poll(() => answers(phone.page)).toContain('1 run over 10 km');
    await phone.page.getByRole('button', { name: 'Change “over 10 km”' }).waitFor();
    await expectToFit(phone.page);
    await ask(phone.page, 'and over 5 km?');
    await expect.poll(() => answers(phone.page)).toContain('9 runs over 5 km');

    // What the phone asked meanwhile is not cleared unseen.
    await desk.page.getByRole('button', { name: 'Clear conversation' }).click();
    await desk.page.getByText('Conversation cleared').waitFor();
    await expect.poll(() => answers(desk.page)).toContain('9 runs over 5 km');
    expect(await answers(desk.page)).not.toContain('1 run over 10 km');
    await ask(desk.page, 'longest run');
    await expect.poll(() => answers(desk.page)).toContain('Your longest run is 18.0 km');
    await lookAgain(phone.page);
    await expect.poll(() => answers(phone.page)).toContain('Your longest run is 18.0 km');
    expect(await answers(phone.page)).not.toContain('1 run over 10 km');

    await desk.page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => answers(desk.page)).toContain('1 run over 10 km');
    const order = /1 run over 10 km.*9 runs over 5 km.*Your longest run is 18.0 km/s;
    expect(await answers(desk.page)).toMatch(order);
    await lookAgain(phone.page);
    await expect.poll(() => answers(phone.page)).toMatch(order);
    await expectSoundInEveryLook(phone.page);
  });

  test('keeps a question whose answer was lost, and asks it again where it stands', async ({
    visitor,
  }) => {
    const { page, register, expectTrouble } = visitor;
    expectTrouble(/502/);
    await register();
    await openChat(visitor);
    // The server answers, and its answer is lost on the way.
    await page.route(
      '**/api/ai/chat',
      async (route) => {
        await route.fetch();
        await route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' });
      },
      { times: 1 },
    );
    await ask(page, 'my zones');
    await page.getByRole('alert').getByText('Failed to send message').waitFor();
    await expect.poll(() => answers(page)).toContain('Zone 2 Aerobic');

    // The server fails before it has an answer.
    await page.route('**/api/ai/conversation*', async (route) => {
      const answer = await route.fetch();
      const json = await answer.json();
      const lost = { answer: null, answeredAt: null, beside: null };
      for (const exchange of json.exchanges) {
        Object.assign(exchange, lost, { askedAt: '2026-01-02T08:00:00.000Z' });
      }
      await route.fulfill({ json });
    });
    await page.reload();
    await expect.poll(() => answers(page)).toContain('No answer came.');
    await expectSoundInEveryLook(page);
    await page.unroute('**/api/ai/conversation*');
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect.poll(() => answers(page)).toContain('Zone 2 Aerobic');
    expect(await answers(page)).not.toContain('No answer came.');
    expect((await answers(page)).match(/You: my zones/g)).toHaveLength(1);
  });

  test('shows a long conversation page by page, and where one reads stays in place', async ({
    visitor,
  }) => {
    const { page, register } = visitor;
    await register();
    for (let count = 1; count <= 25; count += 1) {
      await visitor.send('POST /api/ai/chat', { message: `my zones, ${count} times`, keep: true });
    }
    await openChat(visitor);
    await expect.poll(() => answers(page)).toContain('my zones, 25 times');
    expect(await isAtEnd(page)).toBe(true);
    expect(await answers(page)).not.toContain('my zones, 5 times');
    const sixth = page.getByText('my zones, 6 times');
    await sixth.scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Show earlier' }).click();
    await expect.poll(() => answers(page)).toContain('my zones, 1 times');
    expect(await page.getByRole('button', { name: 'Show earlier' }).count()).toBe(0);
    await sixth.waitFor();
    expect(await isAtEnd(page)).toBe(false);
    expect(await isInView(page, 'my zones, 6 times')).toBe(true);
  });

  if (isProof)
    test('takes over once what this tab held before the server kept it', async ({ visitor }) => {
      const { page, register } = visitor;
      const { id } = await register();
      const at = '2026-01-02T08:00:00.000Z';
      const messages = [
        { id: 'a', role: 'user', content: 'asked long ago', timestamp: at },
        { id: 'b', role: 'assistant', content: 'Answered **long ago**.', timestamp: at },
      ];
      const held = JSON.stringify({ messages, suggestions: [], draft: '' });
      await page.goto('/');
      await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [
        `longrun.chat.${id}`,
        held,
      ] as const);
      await openChat(visitor);
      await expect.poll(() => answers(page)).toContain('Answered long ago.');
      expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('chat');
      await page.getByRole('button', { name: 'Clear conversation' }).click();
      await page.getByText('Ask about your own log').waitFor();
      await page.reload();
      await page.getByText('Ask about your own log').waitFor();
    });

  if (isProof)
    test('signing out in another tab leaves nothing in this one', async ({ visitor }) => {
      const { page, register } = visitor;
      await register();
      await openChat(visitor);
      await ask(page, 'my zones');
      await expect.poll(() => answers(page)).toContain('Zone 2 Aerobic');
      const other = await page.context().newPage();
      await other.goto('/');
      await other.getByRole('button', { name: 'Sign Out' }).click();
      await page.getByRole('button', { name: 'Sign In' }).waitFor();
      const kept = await page.evaluate(() =>
        JSON.stringify({ ...sessionStorage, ...localStorage }),
      );
      expect(kept).not.toContain('Zone 2');
      await other.close();
    });

  if (isProof)
    test('answers from the own log alone', async ({ visitor, openVisitor, records }) => {
      await visitor.register();
      await records.log({ ...RUN, date: ago(1), notes: 'A canary of somebody else' });
      const stranger = await openVisitor();
      await stranger.register();
      await openChat(stranger);
      await ask(stranger.page, 'How much did I run in total?');
      await expect.poll(() => answers(stranger.page)).toContain('There is no run in your log yet');
      await ask(stranger.page, 'show workouts with canary in the notes');
      await expect
        .poll(() => answers(stranger.page))
        .toContain('No note in your whole log holds “canary”.');
    });
});

/** As one who comes back to the window. */
async function lookAgain(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );
}

function isInView(page: Page, words: string): Promise<boolean> {
  return page.getByText(words).evaluate((element) => {
    const frame = element.closest('[role=log]')?.getBoundingClientRect();
    const { top, bottom } = element.getBoundingClientRect();
    return frame !== undefined && top >= frame.top && bottom <= frame.bottom;
  });
}

function isAtEnd(page: Page): Promise<boolean> {
  return log(page).evaluate(
    (element) => element.scrollHeight - element.clientHeight - element.scrollTop < 2,
  );
}
