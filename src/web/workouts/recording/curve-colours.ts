import { useEffect, useState } from 'react';

const NAMES = [
  ...(['ink', 'soft', 'line', 'accent'] as const),
  ...(['z1', 'z2', 'z3', 'z4', 'z5'] as const),
  ...(['z1-ink', 'z2-ink', 'z3-ink', 'z4-ink', 'z5-ink'] as const),
] as const;

type ColourName = (typeof NAMES)[number];

/** The theme's colours as a canvas takes them. */
export type CurveColours = (name: ColourName) => string;

/** Read anew when the theme changes, and light for paper. */
export function useCurveColours(): CurveColours | null {
  const [colours, setColours] = useState<CurveColours | null>(null);
  useEffect(() => {
    const read = () => setColours(() => readColours('inherit'));
    const readForPaper = () => setColours(() => readColours('light'));
    read();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const themed = new MutationObserver(read);
    themed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    dark.addEventListener('change', read);
    addEventListener('beforeprint', readForPaper);
    addEventListener('afterprint', read);
    return () => {
      themed.disconnect();
      dark.removeEventListener('change', read);
      removeEventListener('beforeprint', readForPaper);
      removeEventListener('afterprint', read);
    };
  }, []);
  return colours;
}

// The tokens say light-dark(): only an element that wears one tells which of the two it is.
function readColours(colorScheme: 'inherit' | 'light'): CurveColours {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.style.colorScheme = colorScheme;
  document.body.append(probe);
  const colours = new Map<ColourName, string>();
  for (const name of NAMES) {
    probe.style.color = `var(--color-${name})`;
    colours.set(name, getComputedStyle(probe).color);
  }
  probe.remove();
  return (name) => colours.get(name) ?? '';
}
