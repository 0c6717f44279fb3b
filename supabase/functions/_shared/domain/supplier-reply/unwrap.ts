import { linesOf, type TextLine } from './quote-text.ts';

/** Words that no line of its own ends with: something of the same statement follows. */
const hanging =
  /(?<!\p{L})(?:after|before|and|or|for|of|to|with|from|the|at|in|on|per|by|within|is|are|be|your|our|against|upon|until|till|under|over|than|nach|vor|und|oder|für|mit|von|de|del|des|para|con|antes|após|et|avec|pour|di|del|dopo|prima|ve|için|sonra)$|\d\s?(?:cm|mm)?\s?[x×*]$/iu;
/** "500 pcs  USD", its price on the next line. */
const hangingMoney = /(?<!\p{L})(?:usd|us\$|eur|rmb|cny|gbp|inr|rs\.?|try|tl|mxn|[$€£¥₹₺])$/iu;
const hangingTerm = /(?<!\p{L})(?:EXW|FCA|FOB|CFR|CIF|DAP|DDP)$/u;
const unitAhead =
  /^(?:(?:working|business|calendar) )?(?:days?|weeks?|months?|pcs|pieces|sets|pairs|units|cm|mm|kgs?|adet|gün|tage|wochen|días|dias|semanas|piezas|jours|semaines|giorni)(?![\p{L}/])/u;
const listItem = /^(?:[-*•·]\s|\d{1,2}[.)]\s|\(?[a-z]\)\s)/iu;

/**
 * A text whose lines were broken where a page or a window ended, with a blank for each of these breaks:
 * as long as before, so that every place in it stays.
 */
export function unwrapped(text: string): string {
  const lines = linesOf(text);
  const width = wrapWidth(lines);
  const isSpoken = isBurst(lines);
  return lines.reduce((joined, line, place) => {
    const next = lines[place + 1];
    if (next === undefined) return joined + line.text;
    const isOne = isBroken(line.text, next.text, { width, isSpoken });
    return `${joined}${line.text}${isOne ? ' ' : '\n'}`;
  }, '');
}

type Shape = Readonly<{ width: number | null; isSpoken: boolean }>;

function isBroken(before: string, behind: string, { width, isSpoken }: Shape): boolean {
  const line = before.trimEnd();
  const next = behind.trim();
  if (line.trim() === '' || next === '' || /^\s*>/.test(before) || /^\s*>/.test(behind))
    return false;
  if (/^[\d.,]+$/.test(next) && /\d/.test(line) && hangingMoney.test(line)) return true;
  if (/[\t|]/.test(line + next) || listItem.test(next) || /[:：]\s?$/.test(line)) return false;
  const isOneWord = /^\p{Ll}{4,}[.,]?$/u.test(next) && !isSpoken;
  if (isOneWord && !/[.!?;,]$/.test(line)) return true;
  if (/ {2}\S/.test(line.trim())) return false;
  if (hangingTerm.test(line) && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(next)) return true;
  if (/\d$/.test(line) && /\p{L}/u.test(line) && unitAhead.test(next)) return true;
  if (/\s/.test(line.trim()) && hanging.test(line) && /^[\p{L}\d]/u.test(next))
    return !/[:：]/.test(next.slice(0, 24));
  const isFull = width !== null && line.length + 1 + (next.split(/\s/)[0] ?? '').length > width;
  return isFull && !isSpoken && !/[.!?:;]$/.test(line) && /^[\p{Ll}\d$€£(]/u.test(next);
}

/** The width at which a program broke the lines: several end close to the longest, and none beyond. */
function wrapWidth(lines: readonly TextLine[]): number | null {
  const lengths = lines.map(({ text }) => text.trimEnd().length);
  const longest = Math.max(...lengths);
  const isFull = lengths.filter((length) => length >= longest - 12).length >= 3;
  return longest >= 60 && longest <= 90 && isFull ? longest : null;
}

/** Whether most lines begin in small letters, as people type them on a telephone. */
function isBurst(lines: readonly TextLine[]): boolean {
  const first = lines.flatMap(({ text }) => /^\W*(\p{L})/u.exec(text)?.[1] ?? []);
  return first.filter((letter) => /\p{Ll}/u.test(letter)).length > first.length * 0.6;
}
