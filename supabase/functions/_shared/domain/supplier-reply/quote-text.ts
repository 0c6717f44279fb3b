/** The text of a mail made even, without its older messages, with every character in its place. */

/** Longer mails are cut: what follows is a thread or a catalog. */
export const maxMailCharacters = 30_000;

/** No line is read beyond this; patterns over a line may then do square work. */
const maxLineCharacters = 1_500;

/** From `from` up to, not with, `to`; UTF-16 units of the text that was read. */
export type Span = Readonly<{ from: number; to: number }>;

export type MailText = Readonly<{
  /** As long as the text that was given. */
  text: string;
  /** What the newest message says; all else is blank, at the same length. */
  newest: string;
  /** What older messages say; all else is blank. */
  older: string;
  /** Quoted questions that the newest message answers below each of them, blank elsewhere. */
  asked: string;
}>;

/** Full-width and other forms of a character in their plain form, where that has the same length. */
export function evenText(text: string): string {
  return text.replace(/[^\n\t -~]/g, (each) => {
    if (each === '\r' || /[①-⑳]/.test(each)) return ' ';
    // Beside digits, a plain comma would join two numbers.
    if (each === '，') return each;
    const plain = each.normalize('NFKC');
    return plain.length === each.length ? plain : each;
  });
}

const openings: readonly RegExp[] = [
  /^[\s>]*-{2,}\s*(?:original message|forwarded message|原始邮件|mensaje original|mensagem original|ursprüngliche nachricht|orijinal (?:mesaj|ileti)|özgün ileti)/iu,
  /^[\s>]*begin forwarded message/i,
  /^[\s>]*(?:on|am|el|le|em)\s.{6,90}\s(?:wrote|schrieb|escribió|escreveu|a écrit)\s?:?\s*$/iu,
  /^[\s>]*.{6,90}(?:写道|tarihinde.{0,80}yazdı)\s?:?\s*$/iu,
];
const headerLine =
  /^[\s>]*\*?(?:from|sent|date|to|cc|subject|von|gesendet|an|betreff|de|enviado|para|asunto|kimden|gönderen|tarih|kime|konu|发件人|发送时间|收件人|主题|日期)\*?\s?:/iu;
const senderLine = /^[\s>]*\*?(?:from|von|de|kimden|gönderen|发件人)\*?\s?:/iu;

/** Divides a mail into its newest message and what it quotes. */
export function mailText(given: string): MailText {
  const text = evenText(given.slice(0, maxMailCharacters));
  const lines = linesOf(text);
  const starts = messageStarts(lines.map(({ text: line }) => line));
  const messages = starts.map((start, place) =>
    lines.slice(start, starts[place + 1] ?? lines.length),
  );
  // A forwarded mail begins with a word of who forwards it.
  const [chosen, depth] = newestOf(messages);
  const kept = new Set<number>();
  const asked = new Set<number>();
  for (const [place, line] of (messages[chosen] ?? []).entries()) {
    if (depthOf(line.text) === depth) kept.add(line.start);
    else if (isAnswered(messages[chosen] ?? [], place)) asked.add(line.start);
  }
  const only = (isIn: (start: number) => boolean) =>
    lines
      .map((line) => (isIn(line.start) ? unquoted(line.text) : ' '.repeat(line.text.length)))
      .join('\n');
  return {
    text,
    newest: only((start) => kept.has(start)),
    older: only((start) => !kept.has(start) && !asked.has(start)),
    asked: only((start) => asked.has(start)),
  };
}

function unquoted(line: string): string {
  return depthOf(line) === 0 ? line : line.replace(/^[\s>]+/, (marks) => ' '.repeat(marks.length));
}

/** The first message that says something, and how deep it is quoted: once where all of it is. */
function newestOf(
  messages: readonly (readonly TextLine[])[],
): readonly [place: number, depth: number] {
  for (const depth of [0, 1]) {
    const place = messages.findIndex((message) => saysSomething(message, depth));
    if (place !== -1) return [place, depth];
  }
  return [0, 0];
}

/** How many marks of a quotation a line begins with; ">=3000 pcs" has none. */
function depthOf(line: string): number {
  const marks = /^\s*(>(?:\s?>)*)(?![=\d])/.exec(line)?.[1] ?? '';
  return marks.replace(/\s/g, '').length;
}

/** A quoted line with something of the newest message below it. */
function isAnswered(message: readonly TextLine[], place: number): boolean {
  const next = message.slice(place + 1).find(({ text }) => text.trim() !== '');
  return next !== undefined && depthOf(next.text) === 0;
}

function saysSomething(message: readonly TextLine[], depth: number): boolean {
  const own = message.filter(({ text }) => depthOf(text) === depth && !headerLine.test(text));
  return own.filter(({ text }) => /\d/.test(text)).length > 0 || own.join(' ').length > 4000;
}

/** The lines at which messages begin; the first is 0. */
function messageStarts(lines: readonly string[]): number[] {
  const starts = [0];
  for (const [place, line] of lines.entries()) {
    const isOpening = openings.some((pattern) => pattern.test(line.slice(0, 300)));
    const near = lines.slice(place + 1, place + 4);
    const isHeader = senderLine.test(line) && near.some((each) => headerLine.test(each));
    if ((isOpening || isHeader) && place > 0) starts.push(place);
  }
  // "Forwarded message" and the header below it open one message.
  return starts.filter((start, place) => {
    const next = starts[place + 1];
    if (next === undefined) return true;
    const between = lines.slice(start, next);
    return (
      start === 0 ||
      between.some((each) => each.trim() !== '' && !openings.some((p) => p.test(each)))
    );
  });
}

export type TextLine = Readonly<{ text: string; start: number }>;

/** The lines of a text, each with its place. */
export function linesOf(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    lines.push({ text: line, start });
    start += line.length + 1;
  }
  return lines;
}

/** Lines that are not blank, long ones in parts. */
export function readableLines(text: string): TextLine[] {
  return linesOf(text).flatMap(({ text: line, start }) => {
    if (line.trim() === '') return [];
    const parts: TextLine[] = [];
    let from = 0;
    while (line.length - from > maxLineCharacters) {
      const stop = line.lastIndexOf(' ', from + maxLineCharacters);
      const to = stop > from ? stop : from + maxLineCharacters;
      parts.push({ text: line.slice(from, to), start: start + from });
      from = to;
    }
    parts.push({ text: line.slice(from), start: start + from });
    return parts;
  });
}

function withoutStop(word: string): string {
  return `${word.slice(0, -1)} `;
}

/**
 * The parts of a line that each say one thing: at semicolons and bars, at commas and stops that are
 * in no number, at dashes, and before "and" or "but".
 */
export function clausesOfLine({ text, start }: TextLine): TextLine[] {
  const even = text
    .replace(
      /\b(?:no|min|max|approx|qty|mr|ms|mrs|dr|ref|incl|excl|art|st|bzw|ca|inkl|zzgl|adv|del|wt|gr|nw|gw|dt|rs|us|vs|fig|mfg|dia)\./gi,
      withoutStop,
    )
    // These may also end a sentence.
    .replace(
      /\b(?:[Pp]cs?|PCS?|[Nn]os|NOS|[Ss]tk|[Pp]kg|[Ll]td|LTD|[Cc]o|CO|etc|[Kk]gs?|KGS?|[Cc]ms?|CMS?)\.(?!\s+\p{Lu}\p{Ll})/gu,
      withoutStop,
    );
  const parts: TextLine[] = [];
  let from = 0;
  for (const match of even.matchAll(
    /[;|•·。，、\t]|(?<!\d),|,(?!\d)|[.!?](?=\s|$)|\s[-–—+]\s|\s\/\s(?=\D)|\s(?:and|but|plus|while|ve|und|y|e)\s(?=\w+)/giu,
  )) {
    parts.push({ text: text.slice(from, match.index), start: start + from });
    from = match.index + match[0].length;
    // A question is read as one.
    if (match[0] === '?') {
      const last = parts.at(-1);
      if (last !== undefined) parts[parts.length - 1] = { ...last, text: `${last.text}?` };
    }
  }
  parts.push({ text: text.slice(from), start: start + from });
  return parts.filter((part) => part.text.trim() !== '');
}
