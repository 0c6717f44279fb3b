/** A coordinate for SVG: at most one decimal, no trailing zero, never `-0`. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10 + 0);
}

/**
 * Text that is valid in XML 1.0: removes control characters, lone surrogates and noncharacters,
 * which cannot be escaped, and marks that change the text direction.
 */
export function cleanText(text: string): string {
  return Array.from(text)
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      if (isControl(code)) return ' ';
      return isForbidden(code) ? '' : character;
    })
    .join('')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** Escapes the five special characters of XML; expects cleaned text. */
export function escapeXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/'/g, '&#39;');
}

/** A data: URL of an SVG, in base64 of its UTF-8 bytes. */
export function svgDataUrl(svg: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(svg)) binary += String.fromCharCode(byte);
  return `data:image/svg+xml;base64,${btoa(binary)}`;
}

/** FNV-1a over UTF-16 units: a stable 32-bit number for the same words on every machine. */
export function hashWords(words: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < words.length; index += 1) {
    hash = Math.imul(hash ^ words.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

function isControl(code: number): boolean {
  return code < 0x20 || (code >= 0x7f && code <= 0x9f);
}

function isForbidden(code: number): boolean {
  const loneSurrogate = code >= 0xd800 && code <= 0xdfff;
  const noncharacter = (code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef);
  const directionMark =
    code === 0x200e ||
    code === 0x200f ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069);
  const invisible = code === 0xfeff || code === 0x200b || code === 0xfffd;
  return loneSurrogate || noncharacter || directionMark || invisible;
}
