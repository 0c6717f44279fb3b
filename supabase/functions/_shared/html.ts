/** Text that may stand in an HTML document as it is; made by `html` only. */
export class SafeHtml {
  constructor(readonly markup: string) {}
}

type HtmlValue = string | number | SafeHtml | readonly SafeHtml[];

/**
 * Template tag for HTML: everything interpolated is escaped unless it was itself made by `html`,
 * so a visitor's words cannot become markup by forgetting a call.
 * Attribute values must be quoted in the template.
 */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): SafeHtml {
  let markup = strings[0] ?? '';
  values.forEach((value, index) => {
    markup += render(value) + (strings[index + 1] ?? '');
  });
  return new SafeHtml(markup);
}

/** Escapes the five characters that carry meaning in HTML text and quoted attributes. */
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
