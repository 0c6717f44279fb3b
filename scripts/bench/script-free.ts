const SCRIPT = /<script\b([^>]*)>[\s\S]*?<\/script>\s*/g;
const PRELOADED_SCRIPT = /<link\b[^>]*rel="modulepreload"[^>]*>\s*/g;

/** The page without anything that runs; keeps structured data for search engines. */
export function withoutScripts(html: string): string {
  return html
    .replace(PRELOADED_SCRIPT, '')
    .replace(SCRIPT, (script, attributes: string) =>
      attributes.includes('application/ld+json') ? script : '',
    );
}
