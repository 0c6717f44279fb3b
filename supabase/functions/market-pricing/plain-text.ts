/**
 * One line of Markdown as readers see it, with uniform dashes and spaces. Struck-through text is an
 * old price and is dropped.
 */
export function toPlainText(line: string): string {
  return line
    .normalize('NFKC')
    .replace(/\\([^\sA-Za-z0-9])/g, '$1')
    .replace(/&nbsp;|&#160;/gi, ' ')
    .replace(/&amp;/gi, '&')
    .replace(/&#0*36;|&dollar;/gi, '$')
    .replace(/&#0*39;|&apos;/gi, "'")
    .replace(/&ge;/gi, '>=')
    .replace(/~~[^~]+~~/g, ' ')
    .replace(/<(del|s|strike)\b[^>]*>.*?<\/\1>/gi, ' ')
    .replace(/!\[[^[\]]*\]\([^()]*\)/g, ' ')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/<\/?[a-z][^>]*>/gi, ' ')
    .replace(/\*\*|__|`/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u223c\u301c]/g, '~')
    .replace(/\u2265/g, '>=')
    .replace(/[^\S\n]/g, ' ')
    .trim();
}
