import { Parser } from 'htmlparser2';
import { dig, listOf, parseJson } from './json-value.ts';

/**
 * The page's meta tags, by `property` or `name` in lower case; of several with one name the first
 * counts. Ignores what scripts and comments contain.
 */
export function readMetaTags(html: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const { attributes } of parseElements(html, 'meta')) {
    const name = (attributes.get('property') ?? attributes.get('name'))?.toLowerCase();
    const content = attributes.get('content');
    if (name !== undefined && content !== undefined && !tags.has(name)) tags.set(name, content);
  }
  return tags;
}

/** The JSON in the script with that id; undefined without such a script or without JSON in it. */
export function readJsonScript(html: string, id: string): unknown {
  const script = parseElements(html, 'script').find(
    ({ attributes }) => attributes.get('id') === id,
  );
  return script === undefined ? undefined : parseJson(script.text);
}

/** The page's linked data (JSON-LD), one entry for each object; graphs are taken apart. */
export function readLinkedData(html: string): unknown[] {
  return parseElements(html, 'script')
    .filter(({ attributes }) => attributes.get('type')?.toLowerCase() === 'application/ld+json')
    .map(({ text }) => parseJson(text))
    .flatMap((data) =>
      Array.isArray(data) ? listOf(data) : [data, ...listOf(dig(data, '@graph'))],
    )
    .filter((data) => typeof data === 'object' && data !== null);
}

/** The JSON object that a script assigns to a variable: `var name = {…};`. */
export function readAssignedJson(html: string, name: string): unknown {
  for (const { text } of parseElements(html, 'script')) {
    const at = text.indexOf(`${name} =`);
    const start = at < 0 ? -1 : text.indexOf('{', at);
    if (start >= 0) return parseJson(text.slice(start, endOfObject(text, start)));
  }
  return undefined;
}

type PageElement = { attributes: Map<string, string>; text: string };

/** The elements of one kind, attributes by name in lower case with their references decoded. */
function parseElements(html: string, name: 'meta' | 'script'): PageElement[] {
  const elements: PageElement[] = [];
  let open: PageElement | undefined;
  const parser = new FlatParser({
    onopentag(tag, attributes) {
      if (tag !== name) return;
      open = { attributes: new Map(Object.entries(attributes)), text: '' };
      elements.push(open);
    },
    ontext(text) {
      if (open !== undefined) open.text += text;
    },
    onclosetag() {
      open = undefined;
    },
  });
  parser.end(html);
  return elements;
}

/**
 * Keeps no stack of open elements, except for a script: how they nest does not matter here, and the
 * parser's stack takes quadratic time on a page of many tags that are never closed.
 */
class FlatParser extends Parser {
  protected override isVoidElement(name: string): boolean {
    return name !== 'script';
  }
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
