import type { PracticeAthlete } from './athlete.ts';

const SCOPE_WORDS: Record<string, string> = {
  read: 'View your public profile',
  read_all: 'View your private routes and clubs',
  'profile:read_all': 'View your complete profile',
  'activity:read': 'View your activities that others may see',
  'activity:read_all': 'View all your activities, those set to Only You too',
};

/** The page on which the athlete allows or denies, as at Strava. */
export function authorizePage(input: {
  athletes: readonly PracticeAthlete[];
  scopes: readonly string[];
  hidden: Record<string, string>;
}): string {
  const { athletes, scopes, hidden } = input;
  const kept = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const people = athletes.map(
    ({ id, firstname, lastname, city }) =>
      `<option value="${escaped(id)}">${escaped(`${firstname} ${lastname}, ${city ?? ''}`)}</option>`,
  );
  const boxes = scopes.map(
    (scope) =>
      `<label><input type="checkbox" name="granted" value="${escaped(scope)}" checked${
        scope === 'read' ? ' disabled' : ''
      }> ${escaped(SCOPE_WORDS[scope] ?? scope)}</label>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Practice Strava: allow Longrun?</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 30rem; margin: 3rem auto; padding: 0 1rem; color: #1d1d1b; background: #f6f4ef; }
label { display: block; padding: .35rem 0; }
select { font: inherit; }
button { font: inherit; padding: .6rem 1.4rem; margin: 1rem .5rem 0 0; border: 1px solid #1d1d1b; border-radius: .4rem; background: #fff; cursor: pointer; }
button[value=allow] { background: #1d1d1b; color: #fff; }
</style>
</head>
<body>
<h1>Allow Longrun to connect?</h1>
<p>This is a practice server that stands in for Strava. Nobody's account is behind it.</p>
<form method="post" action="/oauth/authorize">
${kept.join('\n')}
<label>Signed in as <select name="athlete">${people.join('')}</select></label>
<fieldset><legend>Longrun will be able to</legend>
${boxes.join('\n')}
</fieldset>
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Deny</button>
</form>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
