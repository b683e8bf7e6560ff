/** What is told of an element that opens. */
export type XmlTag = {
  /** Without its prefix and in small letters: 'trkpt'. */
  name: string;
  /** The value of an attribute, by its name in small letters and without a prefix. */
  attribute: (name: string) => string | null;
};

type XmlHandler = {
  open: (tag: XmlTag, parent: string) => void;
  /** With the text of an element that holds no other; '' for those that do. */
  close: (name: string, text: string, parent: string) => void;
};

/** What keeps a text from being whole, in words; null where nothing does. */
type XmlFault = string | null;

const DEEPEST = 100;
const LONGEST_TAG = 64 * 1024;
const LONGEST_TEXT = 16 * 1024;

/**
 * Goes through the elements of an XML text, one after the other, as far as they can be told apart. It
 * is more lenient than XML: prefixes need no declaration, there may be anything before the first tag,
 * and what never closes is closed by its parent. Nothing is looked up elsewhere, and no entities but
 * the five of XML and characters by number are replaced. Takes as long as the text is.
 */
export function walkXml(text: string, handler: XmlHandler): XmlFault {
  const open: string[] = [];
  const names = nameCache();
  let at = 0;
  /** Where the text of the element opened last begins; -1 once it is known to hold others. */
  let textFrom = -1;
  for (;;) {
    const start = text.indexOf('<', at);
    if (start < 0) return open.length > 0 ? CUT : null;
    const special = endOfSpecial(text, start);
    if (special !== null) {
      if (special < 0) return CUT;
      at = special;
      continue;
    }
    const end = endOfTag(text, start);
    if (end < 0) return CUT;
    if (end - start > LONGEST_TAG) return 'a tag that is longer than any';
    at = end;
    if (text.charCodeAt(start + 1) === SLASH) {
      const name = names(text, start + 2);
      const depth = open.lastIndexOf(name);
      // What nothing opened closes nothing.
      if (depth < 0) continue;
      while (open.length > depth + 1) closeLast('');
      closeLast(textFrom < 0 ? '' : plainText(text, textFrom, start));
    } else {
      const name = names(text, start + 1);
      if (name === '') continue;
      if (open.length >= DEEPEST) return 'elements nested deeper than any';
      handler.open(tagOf(text, name, start, end), open.at(-1) ?? '');
      open.push(name);
      if (text.charCodeAt(end - 2) === SLASH) closeLast('');
      else textFrom = end;
    }
  }

  function closeLast(content: string): void {
    const name = open.pop() ?? '';
    textFrom = -1;
    handler.close(name, content, open.at(-1) ?? '');
  }
}

const CUT = 'it ends in the middle';
const SLASH = 0x2f;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const EQUALS = 0x3d;
const MORE = 0x3e;
const SPACE = 0x20;

/** Behind a comment, a declaration or the like; -1 where it never ends, null where there is none. */
function endOfSpecial(text: string, start: number): number | null {
  const second = text[start + 1];
  if (second === '?') return behind(text, '?>', start);
  if (second !== '!') return null;
  if (text.startsWith('<!--', start)) return behind(text, '-->', start + 4);
  if (text.startsWith('<![CDATA[', start)) return behind(text, ']]>', start);
  const end = text.indexOf('>', start);
  const bracket = text
    .slice(start, Math.min(end < 0 ? text.length : end, start + 1000))
    .includes('[');
  return bracket ? behind(text, ']>', start) : behind(text, '>', start);
}

function behind(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
}

/** Behind the tag's own '>': one in quotes belongs to a value. */
function endOfTag(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === MORE) return at + 1;
    if (code === QUOTE || code === APOSTROPHE) {
      const close = text.indexOf(code === QUOTE ? '"' : "'", at + 1);
      if (close < 0 || close - at > LONGEST_TAG) return -1;
      at = close;
    }
    at += 1;
  }
  return -1;
}

/** Names are few and come again and again. */
function nameCache(): (text: string, from: number) => string {
  const known = new Map<string, string>();
  return (text, from) => {
    let until = from;
    while (until < text.length && !endsName(text.charCodeAt(until))) until += 1;
    const written = text.slice(from, until);
    let name = known.get(written);
    if (name === undefined) {
      name = written.slice(written.lastIndexOf(':') + 1).toLowerCase();
      if (known.size < 1000) known.set(written, name);
    }
    return name;
  };
}

function endsName(code: number): boolean {
  return code <= SPACE || code === MORE || code === SLASH;
}

function tagOf(text: string, name: string, start: number, end: number): XmlTag {
  return {
    name,
    attribute: (wanted) => {
      let at = start + 1;
      while (at < end) {
        while (at < end && !endsName(text.charCodeAt(at)) && text.charCodeAt(at) !== EQUALS)
          at += 1;
        let from = at;
        while (from < end && text.charCodeAt(from) <= SPACE) from += 1;
        const nameFrom = from;
        while (from < end && text.charCodeAt(from) !== EQUALS && text.charCodeAt(from) !== MORE) {
          from += 1;
        }
        if (text.charCodeAt(from) !== EQUALS) return null;
        const written = text.slice(nameFrom, from).trim();
        let quoteAt = from + 1;
        while (quoteAt < end && text.charCodeAt(quoteAt) <= SPACE) quoteAt += 1;
        const quote = text[quoteAt];
        if (quote !== '"' && quote !== "'") return null;
        const close = text.indexOf(quote, quoteAt + 1);
        if (close < 0 || close >= end) return null;
        const own = written.slice(written.lastIndexOf(':') + 1).toLowerCase();
        if (own === wanted) return unescaped(text.slice(quoteAt + 1, close));
        at = close + 1;
      }
      return null;
    },
  };
}

function plainText(text: string, from: number, until: number): string {
  const raw = text.slice(from, Math.min(until, from + LONGEST_TEXT));
  if (!raw.includes('<')) return unescaped(raw).trim();
  return raw
    .split('<![CDATA[')
    .map((piece, index) => {
      if (index === 0) return unescaped(piece);
      const end = piece.indexOf(']]>');
      return end < 0 ? piece : piece.slice(0, end) + unescaped(piece.slice(end + 3));
    })
    .join('')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
};

/** The five entities of XML and characters by number; all others stay as they are written. */
export function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:(lt|gt|amp|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
    (whole, name, decimal, hex) => {
      if (name) return ENTITIES[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
