import { dig, listOf, parseJson } from './json-value.ts';

/** Longest tag that is read, in characters. */
const longestTag = 16_384;

/**
 * The page's meta tags, by `property` or `name` in lower case; of several with one name the first
 * counts. What stands in scripts and comments is no tag.
 */
export function readMetaTags(html: string): Map<string, string> {
  const markup = withoutScripts(html);
  const tags = new Map<string, string>();
  for (const { index } of markup.matchAll(/<meta(?=[\s/])/gi)) {
    const attributes = readAttributes(markup.slice(index + 5, index + longestTag));
    const name = (attributes.get('property') ?? attributes.get('name'))?.toLowerCase();
    const content = attributes.get('content');
    if (name !== undefined && content !== undefined && !tags.has(name)) tags.set(name, content);
  }
  return tags;
}

/** The JSON in the script with that id; undefined without such a script or without JSON in it. */
export function readJsonScript(html: string, id: string): unknown {
  const script = readScripts(html).find(({ attributes }) => attributes.get('id') === id);
  return script === undefined ? undefined : parseJson(script.text);
}

/** The page's linked data (JSON-LD), one entry for each object; graphs are taken apart. */
export function readLinkedData(html: string): unknown[] {
  return readScripts(html)
    .filter(({ attributes }) => attributes.get('type')?.toLowerCase() === 'application/ld+json')
    .map(({ text }) => parseJson(text))
    .flatMap((data) =>
      Array.isArray(data) ? listOf(data) : [data, ...listOf(dig(data, '@graph'))],
    )
    .filter((data) => typeof data === 'object' && data !== null);
}

/** The JSON object that a script assigns to a variable: `var name = {…};`. */
export function readAssignedJson(html: string, name: string): unknown {
  for (const { text } of readScripts(html)) {
    const at = text.indexOf(`${name} =`);
    const start = at < 0 ? -1 : text.indexOf('{', at);
    if (start >= 0) return parseJson(text.slice(start, endOfObject(text, start)));
  }
  return undefined;
}

/** Text with HTML's character references resolved, as far as pages use them in attributes. */
export function decodeHtml(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, dec, hex, name) => {
    if (name !== undefined) return namedCharacters.get(String(name).toLowerCase()) ?? whole;
    const code = dec === undefined ? Number.parseInt(hex, 16) : Number(dec);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });
}

const namedCharacters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['bull', '•'],
  ['middot', '·'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
]);

type Script = { attributes: Map<string, string>; text: string };

function readScripts(html: string): Script[] {
  const lower = html.toLowerCase();
  const scripts: Script[] = [];
  for (let at = lower.indexOf('<script'); at >= 0; at = lower.indexOf('<script', at)) {
    const attributes = readAttributes(html.slice(at + 7, at + 7 + longestTag));
    const start = lower.indexOf('>', at) + 1;
    const end = start === 0 ? -1 : lower.indexOf('</script', start);
    if (end < 0) break;
    scripts.push({ attributes, text: html.slice(start, end) });
    at = end;
  }
  return scripts;
}

function withoutScripts(html: string): string {
  return withoutParts(withoutParts(html, '<!--', '-->'), '<script', '</script');
}

/** Linear in the text's length, which a pattern with a lazy middle is not when ends are missing. */
function withoutParts(text: string, opening: string, closing: string): string {
  const lower = text.toLowerCase();
  let kept = '';
  let from = 0;
  for (;;) {
    const start = lower.indexOf(opening, from);
    const end = start < 0 ? -1 : lower.indexOf(closing, start + opening.length);
    if (end < 0) return kept + text.slice(from);
    kept += text.slice(from, start);
    from = end + closing.length;
  }
}

/** The attributes from just behind a tag's name to its ">"; names in lower case, values decoded. */
function readAttributes(text: string): Map<string, string> {
  const attributes = new Map<string, string>();
  const shape = /[\s/]+([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/y;
  for (let match = shape.exec(text); match !== null; match = shape.exec(text)) {
    const [, name = '', double, single, bare] = match;
    const key = name.toLowerCase();
    if (!attributes.has(key)) attributes.set(key, decodeHtml(double ?? single ?? bare ?? ''));
  }
  return attributes;
}

/** Where the object that begins at `start` ends: braces counted, those within strings not. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (isInString) {
      if (character === '\\') at += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{') depth += 1;
    else if (character === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}
