import { linesOf } from './quote-text.ts';

/** "[Jason Ye 10:02] ", "[23/11/2026, 09:12:44] Mark: ", "2026-11-20 10:12 Linda: ", "Linda (10:12): ". */
const prefix =
  /^\s*(?:\[(?<one>[^\]\d:]{2,40}?)\s\d{1,2}:\d{2}(?::\d{2})?\]\s?:?|\[[\d/.\-, :apm]{4,26}\]\s?(?<two>[^:\n]{2,40}):|[\d/.-]{6,10},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\s?(?:-\s)?(?<three>\p{L}[^:\n]{1,40}):|(?<four>\p{L}[\p{L} .-]{1,30})\s[([]\d{1,2}:\d{2}(?::\d{2})?[)\]]\s?:?|(?<five>me|you|buyer|customer|i|seller|supplier|us|them)\s?:|(?<six>\p{L}[\p{L} .'-]{1,30}?),?\s[\d/.-]{8,10},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\s*$)/iu;

const buyerName =
  /^(?:me|you|buyer|customer|i|client|yo|eu|ich|moi|ben|io|tú|cliente|comprador|我)$/iu;
/** A time on a line of its own, below the name of who speaks. */
const timeLine = /^\s*(?:[\d/.-]{6,10},?\s)?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?\s*$/i;

/**
 * Divides a chat by who speaks. The buyer is who is called so, or who names fewest figures. Texts
 * without speakers come back whole.
 */
export function sellersWords(text: string): Readonly<{ said: string; asked: string }> {
  const lines = linesOf(text);
  const chatters = plainSpeakers(lines);
  const names = lines.map(
    ({ text: line }, place) =>
      chatters.get(plainName.exec(line)?.[1] ?? '') ??
      speakerOf(line, lines[place - 1]?.text, lines, place),
  );
  const speakers = [...new Set(names.filter((name) => name !== null))];
  const marks = names.filter((name) => name !== null).length;
  if (speakers.length === 0 || marks < 3) return { said: text, asked: ' '.repeat(text.length) };
  const buyers =
    speakers.length === 1
      ? speakers.filter((name) => buyerName.test(name))
      : buyersOf(
          speakers,
          names,
          lines.map((l) => l.text),
        );
  let speaker: string | null = null;
  const said: string[] = [];
  const asked: string[] = [];
  for (const [place, { text: line }] of lines.entries()) {
    const name = names[place];
    speaker = name ?? speaker;
    const length = timeLine.test(line) ? line.length : name === null ? 0 : prefixLength(line);
    const own = ' '.repeat(length) + line.slice(length);
    const blank = ' '.repeat(line.length);
    const isBuyer = speaker !== null && buyers.includes(speaker);
    said.push(isBuyer ? blank : own);
    asked.push(isBuyer ? own : blank);
  }
  return { said: said.join('\n'), asked: asked.join('\n') };
}

function speakerOf(
  line: string,
  before: string | undefined,
  lines: readonly { text: string }[],
  place: number,
): string | null {
  const groups = prefix.exec(line)?.groups ?? {};
  const name = Object.values(groups).find((each) => each !== undefined);
  if (name !== undefined) return name.trim();
  // A name of its own above each message, as chat programs copy it.
  const own = line.trim();
  if (/^\p{L}[\p{L} .'’-]{0,30}$/u.test(own) && timeLine.test(lines[place + 1]?.text ?? ''))
    return own;
  const isBare =
    own.length > 1 && own.length <= 30 && !/[.!?,:;$]/.test(own) && (before ?? '').trim() === '';
  if (!isBare) return null;
  const isRepeated = lines.filter(({ text }) => text.trim() === own).length >= 2;
  const isNamed = buyerName.test(own) && (lines[place + 1]?.text.trim() ?? '') !== '';
  return isRepeated || isNamed ? own : null;
}

const plainName = /^\s*(\p{Lu}[\p{L} .'’-]{1,30}?):\s/u;

/** "Elsa Yoga: ": names without a time, before many lines of a chat that names the buyer too. */
function plainSpeakers(lines: readonly { text: string }[]): ReadonlyMap<string, string> {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    const name = plainName.exec(text)?.[1];
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const names = [...counts.keys()];
  if (!names.some((name) => buyerName.test(name))) return new Map();
  return new Map(
    names
      .filter((name) => buyerName.test(name) || (counts.get(name) ?? 0) >= 3)
      .map((name) => [name, name]),
  );
}

function prefixLength(line: string): number {
  return (prefix.exec(line) ?? plainName.exec(line))?.[0].length ?? line.length;
}

function buyersOf(
  speakers: readonly string[],
  names: readonly (string | null)[],
  lines: readonly string[],
): readonly string[] {
  const named = speakers.filter((name) => buyerName.test(name));
  if (named.length > 0) return named;
  const figures = new Map<string, number>();
  let speaker: string | null = null;
  for (const [place, line] of lines.entries()) {
    speaker = names[place] ?? speaker;
    if (speaker === null) continue;
    const count = (line.slice(prefixLength(line) % line.length || 0).match(/\d+/g) ?? []).length;
    figures.set(speaker, (figures.get(speaker) ?? 0) + count);
  }
  const most = Math.max(...figures.values());
  return speakers.filter((name) => (figures.get(name) ?? 0) < most);
}
