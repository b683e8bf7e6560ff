// Archivo at 12 px runs to 0.52 em a letter on average and 0.6 em a figure; the wider is assumed.
const PX_PER_LETTER = 7.2;

export function labelWidth(text: string): number {
  return text.length * PX_PER_LETTER;
}

/** Every how-manieth label has room in slots of this width. */
export function labelEvery(labels: readonly string[], slotPx: number): number {
  const widest = Math.max(0, ...labels.map(labelWidth));
  return Math.max(1, Math.ceil((widest + 8) / slotPx));
}
