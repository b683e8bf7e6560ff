import type { Page } from 'playwright-core';
import type { Visitor } from '../fixtures.ts';
import { button, card, toast } from '../parts.ts';

/** The fact beside a term of the status card. */
export async function fact(page: Page, term: string): Promise<string> {
  return card(page, 'Strava connection')
    .locator('dt', { hasText: term })
    .locator('xpath=following-sibling::dd')
    .innerText();
}

/** From the app's screen to the page of the practice Strava on which its athlete decides. */
export async function goToStrava({ page, navigate, expectTrouble }: Visitor): Promise<void> {
  // The practice Strava has no picture for the browser's tab.
  expectTrouble(/favicon\.ico/);
  await navigate('/strava');
  await button(page, 'Connect').click();
  await page.waitForURL(/\/oauth\/authorize/);
}

/** As that athlete of Strava's, with the box of the activities ticked or not. */
export async function decide(
  page: Page,
  given: { as?: { id: string }; ticked?: boolean; decision?: 'Allow' | 'Deny' },
): Promise<void> {
  const { as, ticked = true, decision = 'Allow' } = given;
  if (as) await page.getByLabel('Signed in as').selectOption(as.id);
  await page.getByLabel(/View all your activities/).setChecked(ticked);
  await button(page, decision).click();
  await page.waitForURL(/\/strava\b/);
}

/** Connected, and what the first sync brought is there. */
export async function connectAs(visitor: Visitor, athlete: { id: string }): Promise<void> {
  await goToStrava(visitor);
  await decide(visitor.page, { as: athlete });
  await toast(visitor.page, 'Sync Complete').waitFor();
}
