import { spellOutNumbers } from './spoken-numbers.ts';

type Rule = readonly [pattern: RegExp, words: string];

/** Markdown and other visual notation. */
const layout: readonly Rule[] = [
  [/```[^\n]*\n?/g, ''],
  [/`/g, ''],
  [/!\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)?\)/g, '$1'],
  [/\[([^[\]]+)\]\([^()]*(?:\([^()]*\)[^()]*)?\)/g, '$1'],
  [/<\/?[a-z][a-z0-9]*(?:\s+[a-z-]+="[^"]*")*\s*\/?>/gi, ' '],
  [/^[ \t]*[-*_](?:[ \t]*[-*_]){2,}[ \t]*$/gm, ''],
  [/^(?=[ \t:-]*\|)(?=[ \t:|]*--)[ \t:|-]+$/gm, ''],
  [/^[ \t]*\|[ \t]*|(?<![ \t])[ \t]*\|[ \t]*$/gm, ''],
  [/(?<![ \t])[ \t]*\|[ \t]*/g, ', '],
  [/^[ \t]*#{1,6}[ \t]+/gm, ''],
  [/^[ \t]*(?:>[ \t]*)+/gm, ''],
  [/^[ \t]*[-*+•·][ \t]+/gm, ''],
  [/(\*\*\*|\*\*|__|~~)(?=\S)([\s\S]*?\S)\1/g, '$2'],
  [/(?<![\w*])\*(?=\S)([^*\n]*\S)\*(?![\w*])/g, '$1'],
  [/(?<![\w_])_(?=\S)([^_\n]*\S)_(?![\w_])/g, '$1'],
  [/\bhttps?:\/\/[^\s)>\]]*[^\s)>\].,;:!?]/g, 'the link shown'],
  // Emoji with their modifiers and joiners, flags and keycaps.
  [
    /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{fe0f}|\u{200d}|\u{20e3}/gu,
    '',
  ],
];

/** Abbreviations spoken letter by letter. */
const initials = [
  'HTSUS',
  'HTS',
  'MOQ',
  'FOB',
  'CIF',
  'DDP',
  'USMCA',
  'USITC',
  'USTR',
  'CBP',
  'MPF',
  'HMF',
  'MFN',
  'EU',
  'US',
  'UK',
  'FAQ',
  'RFQ',
  'CPSIA',
  'FDA',
];

const abbreviations: readonly Rule[] = [
  [/\be\.g\.,?/gi, 'for example'],
  [/\bi\.e\.,?/gi, 'that is'],
  [/\betc\.(?=\s+[a-z])/g, 'and so on'],
  [/\betc\./g, 'and so on.'],
  [/\bvs\.?(?=\s)/gi, 'versus'],
  [/\bapprox\./gi, 'about'],
  [/\bincl\./gi, 'including'],
  [/\bU\.S\.(?=\s+[A-Z]|\s*$)/g, 'U S.'],
  [/\bU\.S\./g, 'U S'],
  [/\bno\.(?=\s*\d)/gi, 'number'],
];

const signs: readonly Rule[] = [
  [/(?<!\s)\s*&\s*/g, ' and '],
  [/(?<!\s)\s*(?:→|⇒|->|=>)\s*/g, ' to '],
  [/(?:(?<=[\d)])\s+|(?<=[\d\s)]))[×x]\s*(?=[\d(])/g, ' times '],
  [/[~≈]\s*(?=\d)/g, 'about '],
  [/≥\s*/g, 'at least '],
  [/≤\s*/g, 'at most '],
  [/(?:(?<=\w)\s+|(?<=\s|\w))=\s*(?=\S)/g, ' equals '],
  [/(?<=[\w)])\s+\+\s+(?=[\w(])/g, ' plus '],
  [/(?<=\d|dollars?|euros?|pounds?|cents?|percent)\+(?!\d)/g, ' or more'],
  [/§+\s*/g, 'section '],
];

/**
 * Converts a reply to speakable text: without Markdown, pictures and URLs, with money, percentages,
 * tariff codes, dates and signs in words. A text longer than `maxCharacters` ends with the last
 * sentence that fits. Empty when nothing can be spoken.
 */
export function toSpokenText(text: string, maxCharacters: number): string {
  const plain = apply(layout, text.replace(/\r\n?/g, '\n'));
  const words = apply(signs, spellOutNumbers(apply(abbreviations, plain))).replace(
    new RegExp(`\\b(${initials.join('|')})(?=s?\\b)`, 'g'),
    (letters) => [...letters].join(' '),
  );
  const spoken = joinLines(words);
  return /[\p{L}\p{N}]/u.test(spoken) ? cutAtSentence(spoken, maxCharacters) : '';
}

function apply(rules: readonly Rule[], text: string): string {
  return rules.reduce((result, [pattern, words]) => result.replace(pattern, words), text);
}

/** Ends every line with a period unless it already ends a sentence, so that the voice pauses. */
function joinLines(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/(?<!\s)\s+([,.;:!?])/g, '$1')
        .trim(),
    )
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .map((line) => (/[.!?:;,]["')]*$/.test(line) ? line : `${line}.`))
    .join(' ');
}

function cutAtSentence(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  const start = text.slice(0, maxCharacters + 1);
  const sentences = [...start.matchAll(/[.!?]["')]*(?=\s)/g)];
  const last = sentences.at(-1);
  if (last !== undefined) return start.slice(0, last.index + last[0].length);
  const space = start.lastIndexOf(' ');
  return start.slice(0, space > 0 ? space : maxCharacters);
}
