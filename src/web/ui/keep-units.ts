const BEFORE_UNIT =
  /(?<=\d) (?=(?:km|mi|km\/h|mph|m|ft|cm|h|s|ml|g|min|minutes|bpm|kg|lb|kcal|miles|%|°C|s\/km|s\/mi|\/km|\/mi|runs?|gels?|days?|weeks?|times|workouts?)(?![\p{L}\p{N}/]))/gu;

/**
 * Figures of a sentence as they stand everywhere: '34 %', '30–60 g'. A figure and its unit, a range,
 * or a zone and its number never part at the end of a line.
 */
export function keepUnits(text: string): string {
  return text
    .replace(/(?<=\d)%/g, ' %')
    .replace(/(?<![\d-])(\d{1,4})-(\d{1,4})(?![\d-])/g, '$1\u2060–\u2060$2')
    .replace(BEFORE_UNIT, '\u00a0')
    .replace(/\bZone (?=\d)/g, 'Zone\u00a0');
}
