// Archivo at 12 px: a figure is 6.9 px wide, other letters 6.3 on average.
const PX_PER_LETTER = 6.8;
const GAP_PX = 4;

export function labelWidth(text: string): number {
  return text.length * PX_PER_LETTER;
}

/** Every how-manieth label has room in slots of this width. */
export function labelEvery(labels: readonly string[], slotPx: number): number {
  const widest = Math.max(0, ...labels.map(labelWidth));
  return Math.max(1, Math.ceil((widest + GAP_PX) / slotPx));
}
