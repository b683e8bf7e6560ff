/** In words, from 'first' to 'nineteenth'. */
export const ORDINALS: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  );

/** '1st', '2nd', '11th'. */
export function ordinalFigure(number: number): string {
  const [tens, ones] = [Math.floor(number / 10) % 10, number % 10];
  const ending = tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][ones] ?? 'th');
  return `${number}${ending}`;
}

/** 'third' and '11th': up to ten in words. */
export function ordinalWord(number: number): string {
  return ORDINALS.slice(0, 10)[number - 1] ?? ordinalFigure(number);
}
