/**
 * What the coach writes in: paragraphs, lists, bold words and links to pages of this app. No markup
 * beyond that exists, so that nothing else can come of it: no HTML, no images, no way out. Where an
 * outside model answers, figures that nothing vouches for are marked.
 */
export type RichBlock =
  | { type: 'paragraph'; spans: RichSpan[] }
  | { type: 'list'; items: RichSpan[][] };

export type RichSpan =
  | { type: 'text'; text: string }
  | { type: 'bold'; text: string }
  | { type: 'link'; text: string; href: string }
  /** A figure of an outside model that no look-up in the log told it. */
  | { type: 'unverified'; text: string };

export function unverified(figure: string): string {
  return `[?${figure}]`;
}

/** Text that somebody else wrote, such as a note, so that it reads as it was written. */
export function literally(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\*[\]<>`_#~]|^-/g, '\\$&');
}

/** A link among the bold words stays one: it stands out by itself, and no mark stands inside another. */
export function bold(text: string): string {
  return text
    .split(LINK)
    .map((part, at) => (at % 2 === 1 || part === '' ? part : `**${part}**`))
    .join('');
}

const LINK = /(\[(?:\\.|[^\\\][])+\]\(\/[a-z0-9/?=&-]*\))/s;

/** A link to a page of this app. */
export function link(text: string, href: string): string {
  return `[${text}](${href})`;
}

export function listOf(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

export function readRichText(source: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  for (const lines of source.split(/\n{2,}/).map((part) => part.split('\n'))) {
    for (const line of lines.filter((each) => each.trim() !== '')) {
      const item = /^- (.*)$/.exec(line)?.[1];
      const last = blocks.at(-1);
      if (item === undefined) blocks.push({ type: 'paragraph', spans: readSpans(line) });
      else if (last?.type === 'list' && line !== lines[0]) last.items.push(readSpans(item));
      else blocks.push({ type: 'list', items: [readSpans(item)] });
    }
  }
  return blocks;
}

// What can begin nothing else is read in one go.
const TEXT = '[^\\\\\\[*]+|\\\\.|[^\\\\]';
// A page of this app: one slash, no second one, nothing that could leave.
const SPAN = new RegExp(
  `\\[\\?(?<unverified>(?:\\\\.|[^\\\\\\]\\[])+)\\]|\\*\\*(?<bold>(?:\\\\.|[^\\\\*])+)\\*\\*|\\[(?<label>(?:\\\\.|[^\\\\\\]\\[])+)\\]\\((?<href>/(?!/|api)[a-z0-9/?=&-]*)\\)|(?<text>${TEXT})`,
  'gsu',
);

function readSpans(line: string): RichSpan[] {
  const spans: RichSpan[] = [];
  for (const { groups = {} } of line.matchAll(SPAN)) {
    const { bold: strong, label, href, unverified: figure, text = '' } = groups;
    const last = spans.at(-1);
    if (figure !== undefined) spans.push({ type: 'unverified', text: unescaped(figure) });
    else if (strong !== undefined) spans.push({ type: 'bold', text: unescaped(strong) });
    else if (label !== undefined && href !== undefined) {
      spans.push({ type: 'link', text: unescaped(label), href });
    } else if (last?.type === 'text') last.text += unescaped(text);
    else spans.push({ type: 'text', text: unescaped(text) });
  }
  return spans;
}

function unescaped(text: string): string {
  return text.replace(/\\([\\*[\]<>`_#~-])/g, '$1');
}
