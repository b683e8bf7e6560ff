import { type RichSpan, readRichText, unverified } from './rich-text.ts';

/**
 * What an outside model wrote, as it may be shown: in the coach's own markup, with links to those
 * pages alone that its look-ups named, and each figure marked that no look-up told. `told` is what
 * the look-ups answered. The result is made anew from what was read, so that no markup of the
 * model's stands in it.
 */
export function readModelReply(reply: string, told: readonly string[]): string {
  const known = figuresTold(told);
  const links = new Set(told.flatMap((text) => [...text.matchAll(LINK)].map(([, href]) => href)));
  const write = (spans: readonly RichSpan[]) =>
    spans.map((span) => writeSpan(span, { known, links })).join('');
  return readRichText(plainMarkdown(reply))
    .map((block) =>
      block.type === 'list'
        ? block.items.map((item) => `- ${write(item)}`).join('\n')
        : write(block.spans),
    )
    .join('\n\n');
}

const LINK = /\]\((\/[^)\s]*)\)/g;

/** What nobody sees and what turns text round, of which hidden orders and false figures are made. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** Other ways of writing headings, bold words and lists; the rest of Markdown is read as text. */
function plainMarkdown(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      line
        .replace(UNSEEN, '')
        .trim()
        .replace(/^[*•+-]\s+/, '- ')
        .replace(/^#{1,6} (?=[^\s*])([^*]+)$/, '**$1**'),
    )
    .join('\n');
}

type Known = { known: Figures; links: ReadonlySet<string | undefined> };

function writeSpan(span: RichSpan, { known, links }: Known): string {
  const figures = splitFigures(span.text, known);
  const isVouchedFor = figures.every(({ isUnverified }) => !isUnverified);
  if (span.type === 'link' && isVouchedFor && links.has(span.href)) {
    return `[${asText(span.text)}](${span.href})`;
  }
  return figures
    .map(({ text, isUnverified }) => {
      if (isUnverified) return unverified(asText(text));
      return span.type === 'bold' && text.trim() !== '' ? `**${asText(text)}**` : asText(text);
    })
    .join('');
}

function asText(text: string): string {
  return text.replace(/[\\*[\]<>`_#~]|^-/g, '\\$&');
}

/** By its value: the units it was told with, '' where none that is known stood behind it. */
type Figures = ReadonlyMap<string, ReadonlySet<string>>;

function figuresTold(told: readonly string[]): Figures {
  const figures = new Map<string, Set<string>>();
  for (const text of told) {
    const plain = text.replace(/[*\\]/g, '').replace(LINK, ' ');
    for (const match of plain.matchAll(FIGURE)) {
      const { value, unit } = figureOf(match, plain);
      figures.set(value, (figures.get(value) ?? new Set()).add(unit));
    }
  }
  return figures;
}

function splitFigures(text: string, known: Figures): { text: string; isUnverified: boolean }[] {
  const parts: { text: string; isUnverified: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(FIGURE)) {
    const [written] = match;
    // '1.' before an item counts the items, and nothing else.
    if (match.index === 0 && /^\d{1,2}[.)]\s/.test(text)) continue;
    if (isTold(figureOf(match, text), known)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isUnverified: false });
    parts.push({ text: written, isUnverified: true });
    end = match.index + written.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isUnverified: false });
  return parts;
}

/** A figure with another unit is another figure; one that was told without a unit may get one. */
function isTold({ value, unit }: Figure, known: Figures): boolean {
  const units = known.get(value);
  return units !== undefined && (unit === '' || units.has(unit) || units.has(''));
}

type Figure = { value: string; unit: string };

/** 10, 10.5, 1,234, 5:12, 1:45:03, 2026-03-18, ½; not the 2 of VO2max. */
const FIGURE = /(?<![\p{L}\p{N}])(?:\d{4}-\d\d-\d\d|\p{N}+(?:[.,:/]\p{N}+)*)/gu;

function figureOf(match: RegExpExecArray, text: string): Figure {
  const [written] = match;
  const behind = text.slice(match.index + written.length).replace(/^\*\*/, '');
  const word = /^[\s\u00a0-]?(\/ ?[a-z]+|%|[a-zA-Z]+)/.exec(behind)?.[1]?.toLowerCase() ?? '';
  return { value: plainValue(written), unit: UNITS[word.replace(/\s/, '')] ?? '' };
}

/** 1,234.50 and 1234.5 are one figure, 5:12 and 05:12 as well. */
function plainValue(written: string): string {
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)
    ? written.replace(/,/g, '')
    : written;
  if (/^\d+(?:\.\d+)?$/.test(plain)) return String(Number(plain));
  return plain.replace(/^0+(?=\d)/, '');
}

const UNITS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['km', ['km', 'k', 'kms', 'kilometre', 'kilometres', 'kilometer', 'kilometers']],
      ['mi', ['mi', 'mile', 'miles']],
      ['m', ['m', 'metre', 'metres', 'meter', 'meters']],
      ['/km', ['/km']],
      ['/mi', ['/mi', '/mile']],
      ['h', ['h', 'hr', 'hrs', 'hour', 'hours']],
      ['min', ['min', 'mins', 'minute', 'minutes']],
      ['s', ['s', 'sec', 'secs', 'second', 'seconds']],
      ['bpm', ['bpm']],
      ['%', ['%', 'percent']],
      ['kg', ['kg']],
      ['ml', ['ml']],
      ['kcal', ['kcal', 'calorie', 'calories']],
      ['run', ['run', 'runs']],
      ['workout', ['workout', 'workouts']],
      ['race', ['race', 'races']],
      ['gel', ['gel', 'gels']],
      ['day', ['day', 'days']],
      ['week', ['week', 'weeks']],
    ] as const
  ).flatMap(([unit, words]) => words.map((word) => [word, unit])),
);
