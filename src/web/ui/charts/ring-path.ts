type Slice = { from: number; to: number; inner: number; outer: number };

/** A slice of a ring around 0 0; from and to are shares of the whole turn, which begins at noon. */
export function ringPath({ from, to, inner, outer }: Slice): string {
  // An arc that ends where it began is nothing, so a whole ring is drawn as two halves.
  if (to - from > 0.9999) {
    return (
      ringPath({ from: 0, to: 0.5, inner, outer }) + ringPath({ from: 0.5, to: 1, inner, outer })
    );
  }
  const large = to - from > 0.5 ? 1 : 0;
  return [
    `M${at(from, outer)}`,
    `A${outer} ${outer} 0 ${large} 1 ${at(to, outer)}`,
    `L${at(to, inner)}`,
    `A${inner} ${inner} 0 ${large} 0 ${at(from, inner)}Z`,
  ].join('');
}

export function onRing(share: number, radius: number): { x: number; y: number } {
  const angle = share * 2 * Math.PI;
  return { x: radius * Math.sin(angle), y: -radius * Math.cos(angle) };
}

function at(share: number, radius: number): string {
  const { x, y } = onRing(share, radius);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
