/** As long as a note may be. */
const MOST_CHARACTERS = 10_000;

/**
 * An activity's name and description as the note of a workout, in the form in which a database and
 * a text field give it back: no NUL, no half of a character, one kind of line end.
 */
export function notesOf(told: { name: string | null; description: string | null }): string | null {
  const parts = [told.name, told.description].map(keepable).filter((part) => part !== '');
  const notes = keepable(parts.join('\n\n').slice(0, MOST_CHARACTERS));
  return notes === '' ? null : notes;
}

function keepable(text: string | null): string {
  return (text ?? '').replaceAll('\0', '').replace(/\r\n?/g, '\n').toWellFormed().trim();
}
