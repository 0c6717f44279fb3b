/** What no reply may hold, whoever wrote it first: addresses that open by themselves or look like it. */
const openLink =
  /:\/\/|\bwww ?\.|\] ?\(|\b(?:https?|ftp|javascript|vbscript|mailto|tel|sms) ?:|\bdata:[a-z]+\//i;

/** Endings so common that a name of one letter or number in front makes a link as well. */
const commonEndings = new Set(
  'com net org io co app dev me ly gg ru cn info biz xyz shop store site online link club top vip live'.split(
    ' ',
  ),
);

/** Whether a plain text holds a link that is one wherever it stands. */
export function hasOpenLink(plain: string): boolean {
  return openLink.test(plain);
}

/**
 * The host names and mail domains in a plain text, in small letters, two labels each: "evil.example"
 * of "Go to evil.example/login". Abbreviations ("U.S.", "e.g."), versions ("v2.1") and a sentence
 * that begins without a space are none.
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

/** The letters, digits and hyphens that a label ends with. */
function nameAtEnd(label: string): string {
  return label.split(/[^\p{L}\p{N}-]/u).at(-1) ?? '';
}

/** The letters that a label begins with, and the character behind them. */
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
