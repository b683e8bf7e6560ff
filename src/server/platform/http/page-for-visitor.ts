/** The page as one visitor gets it: told whether they seem signed in, and what to fetch ahead. */
export function pageForVisitor(
  page: string,
  visitor: { seemsSignedIn: boolean; path: string; holdsLink?: boolean },
): string {
  const { seemsSignedIn, path, holdsLink = false } = visitor;
  const account = seemsSignedIn ? 'signed-in' : 'signed-out';
  const state = holdsLink ? 'link-holder' : account;
  const meant = new Set([state, `${state} ${path}`]);
  return page
    .replace(FETCHED_AHEAD, (link, visitors: string) => (meant.has(visitors) ? link : ''))
    .replace('<html', `<html data-signed-in="${seemsSignedIn ? 'yes' : 'no'}"`);
}

/**
 * The build marks them: for 'signed-in', or 'signed-in /' where only that address needs it. Whoever
 * came by a secret link needs nothing of either, signed in or not.
 */
const FETCHED_AHEAD = /<link\b[^>]*\bdata-for="([^"]*)"[^>]*>\s*/g;
