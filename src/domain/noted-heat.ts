/** What a run is called, tagged and noted as: any of it may say that it was hot. */
type Said = { title?: string | null; tags?: string | null; notes: string | null };

/**
 * Whether the words of a run say that it was run in heat, at 25 °C or more: then its pace at a heart
 * rate says nothing of fitness. Hot drinks, heats of a race and heat that was avoided are none.
 */
export function notedHeat({ title, tags, notes }: Said): boolean {
  return [title, tags, notes]
    .flatMap((text) => (text ?? '').toLowerCase().split(/[.;:!?\n()](?!\d)/))
    .some((clause) => isWarmReading(clause) || isHotWord(clause));
}

const HOT =
  /(?<![\p{L}-])(?:hot|heat|heatwave|humid|humidity|muggy|sultry|sweltering|scorching|scorcher|boiling|stifling|roasting|like a sauna|heiss|heiß|hitze|schwül)(?![\p{L}-])/gu;

function isHotWord(clause: string): boolean {
  return [...clause.matchAll(HOT)].some(({ 0: word, index }) => {
    const before = clause.slice(0, index);
    const after = clause.slice(index + word.length);
    return !NOT_SO.test(before) && !OTHER_THINGS.test(after);
  });
}

/** Said before it: that it was not so, that it was kept clear of, or a heat that is run. */
const NOT_SO =
  /\b(?:no|not|never|without|less|isn.t|wasn.t|n.t|avoid(?:ed|ing)?|beat(?:ing)?|before|escape[ds]?|red|piping|first|second|third|my|a)(?: (?:so|too|as|that|very|the|this|really)){0,2} ?$/;

/** 'Hot chocolate', 'hot spot', 'heat pack', 'heat 2' */
const OTHER_THINGS =
  /^ (?:chocolate|shower|bath|tub|yoga|spots?|dogs?|drinks?|tea|coffee|food|meal|soup|sauce|water|cross|pack|pads?|rub|lamp|\d)/;

/** '31°C', '30 degrees', '88 f': a unit that is not told is known by what the number can be. */
const READING =
  /(?<![\d.,:/-])(\d{2,3})(?:[.,]\d)? ?(?:(?:°|º|deg(?:rees?)?\b) ?(celsius|fahrenheit|c\b|f\b)?|(c|f)\b)(?! ?(?:slope|incline|grade|gradient|turn|angle|bend))/g;

const HOT_FROM = { celsius: 25, fahrenheit: 77 } as const;
/** No air is warmer. */
const MOST = { celsius: 50, fahrenheit: 125 } as const;

function isWarmReading(clause: string): boolean {
  return [...clause.matchAll(READING)].some(([, figure, unit, letter]) => {
    const value = Number(figure);
    const isFahrenheit = (unit ?? letter)?.startsWith('f') ?? value >= HOT_FROM.fahrenheit;
    const scale = isFahrenheit ? 'fahrenheit' : 'celsius';
    return value >= HOT_FROM[scale] && value <= MOST[scale];
  });
}
