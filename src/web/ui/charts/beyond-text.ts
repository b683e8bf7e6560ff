/** What lies beyond a chart's axis, with its values: 'Off the scale: 1,204 km in Week 15 Nov.' */
export function beyondText(values: readonly string[]): string {
  return values.length === 0 ? '' : `Off the scale, drawn at its edge: ${values.join(', ')}.`;
}
