/** URLs that no reply may contain, whatever their source: they open as links or look like them. */
const openLink =
  /:\/\/|\bwww ?\.|\] ?\(|\b(?:https?|ftp|javascript|vbscript|mailto|tel|sms) ?:|\bdata:[a-z]+\//i;

/** Endings so common that a single letter or digit before them makes a link. */
const commonEndings = new Set(
  'com net org io co app dev me ly gg ru cn info biz xyz shop store site online link club top vip live'.split(
    ' ',
  ),
);

/** Whether a plain text contains something that is a link in any context. */
export function hasOpenLink(plain: string): boolean {
  return openLink.test(plain);
}

/**
 * The host names and mail domains in a plain text, in lower case, two labels each: "evil.example"
 * from "Go to evil.example/login". Excludes abbreviations ("U.S.", "e.g."), versions ("v2.1") and
 * sentences that begin without a space.
 */
export function hostNamesIn(plain: string): string[] {
  return joinDisguisedDots(plain)
    .split(/[\s()<>[\]{}"'“”‘’,;!?|]+/)
    .flatMap(hostNamesOfWord);
}

/** "evil (dot) com", "evil[.]com", "evil dot com", "evil . com", "evil。com". */
function joinDisguisedDots(plain: string): string {
  return plain
    .replace(/ ?[([{] ?(?:\.|dot) ?[)\]}] ?/gi, '.')
    .replace(/ (?:dot|\.) ?(?=(?:com|net|org|io|info|biz)\b)/gi, '.')
    .replace(/(?<=[a-z0-9])。(?=[a-z])/gi, '.');
}

function hostNamesOfWord(word: string): string[] {
  const addresses = /\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/.exec(word) ?? [];
  const labels = word.split('.');
  return [
    ...addresses,
    ...labels.slice(1).flatMap((label, index) => {
      const name = nameAtEnd(labels[index] ?? '');
      const [ending, after = ''] = endingAtStart(label);
      return isHostName(name, ending, after) ? [`${name}.${ending}`.toLowerCase()] : [];
    }),
  ];
}

/** The trailing letters, digits and hyphens of a label. */
function nameAtEnd(label: string): string {
  return label.split(/[^\p{L}\p{N}-]/u).at(-1) ?? '';
}

/** The leading letters of a label, and the character after them. */
function endingAtStart(label: string): [ending: string, after: string | undefined] {
  const [, ending = '', after] = /^(xn--[a-z0-9-]+|\p{L}*)(.?)/u.exec(label) ?? [];
  return [ending, after];
}

function isHostName(name: string, ending: string, after: string): boolean {
  if (name === '' || ending.length < 2 || /[\p{L}\p{N}-]/u.test(after)) return false;
  if (commonEndings.has(ending.toLowerCase())) return true;
  const isAbbreviationOrVersion = /^(?:\p{L}|v?\d+)$/iu.test(name);
  if (isAbbreviationOrVersion) return after === '/';
  // "It ships flat.They fold it": a new sentence.
  return ending === ending.toLowerCase();
}
