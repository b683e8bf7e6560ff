type Rgb = readonly [number, number, number];
export type Lab = readonly [number, number, number];
type Vision = 'normal' | 'protan' | 'deutan' | 'tritan' | 'grey';

export const VISIONS: readonly Vision[] = ['normal', 'protan', 'deutan', 'tritan', 'grey'];

function parseHex(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) throw new Error(`not a six-digit colour: ${hex}`);
  const channel = (index: number) => Number.parseInt(match[index] ?? '', 16) / 255;
  return [channel(1), channel(2), channel(3)];
}

// WCAG 2.2, definition of contrast ratio.
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(linear(parseHex(first))), luminance(linear(parseHex(second)))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

export function labAsSeen(hex: string, vision: Vision): Lab {
  const seen = simulate(linear(parseHex(hex)), vision);
  return labOf(seen);
}

// Machado, Oliveira and Fernandes 2009, table 1, severity 1.0, on linear RGB.
const MACHADO: Record<'protan' | 'deutan' | 'tritan', readonly [Rgb, Rgb, Rgb]> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function simulate(rgb: Rgb, vision: Vision): Rgb {
  if (vision === 'normal') return rgb;
  if (vision === 'grey') {
    const y = luminance(rgb);
    return [y, y, y];
  }
  const [r, g, b] = MACHADO[vision];
  return [clamp(dot(r, rgb)), clamp(dot(g, rgb)), clamp(dot(b, rgb))];
}

function labOf(rgb: Rgb): Lab {
  const x = dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047;
  const y = dot([0.2126729, 0.7151522, 0.072175], rgb);
  const z = dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883;
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  return [116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))];
}

const linear = (rgb: Rgb): Rgb => [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])];
const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const luminance = (rgb: Rgb) => dot([0.2126, 0.7152, 0.0722], rgb);
const clamp = (c: number) => Math.min(1, Math.max(0, c));
const dot = (a: Rgb, b: Rgb) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
