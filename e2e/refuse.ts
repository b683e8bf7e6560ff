import type { Page } from 'playwright-core';

export const REFUSAL = 'Longrun is busy.';

/** From here on these calls are answered as by a server that is too busy. */
export async function refuse(page: Page, calls: readonly RegExp[]): Promise<void> {
  for (const each of calls) {
    await page.route(each, (route) =>
      route.fulfill({ status: 503, json: { message: REFUSAL, code: 'busy' } }),
    );
  }
}
