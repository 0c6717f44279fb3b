/**
 * The `@font-face` rules that only name fonts of the visitor's device: text is first painted in
 * these, and they take the room of the fonts that come later. The tool for critical styles keeps none of them.
 */
export function localFontFaces(css: string): string {
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)]
    .map(([rule]) => rule)
    .filter((rule) => !rule.includes('url('))
    .join('');
}
