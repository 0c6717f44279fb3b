/** Text that is safe in an HTML document; only `html` creates it. */
export class SafeHtml {
  constructor(readonly markup: string) {}
}

type HtmlValue = string | number | SafeHtml | readonly SafeHtml[];

/**
 * Template tag for HTML: escapes every interpolated value that `html` did not create, so a
 * visitor's words can never become markup. Attribute values must be quoted in the template.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): SafeHtml {
  let markup = strings[0] ?? '';
  values.forEach((value, index) => {
    markup += render(value) + (strings[index + 1] ?? '');
  });
  return new SafeHtml(markup);
}

/** Escapes the five special characters of HTML text and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function render(value: HtmlValue): string {
  if (value instanceof SafeHtml) return value.markup;
  if (typeof value === 'object') return value.map((part) => part.markup).join('');
  return escapeHtml(String(value));
}
