import { brandName } from './domain/brand.ts';
import { plainLine, withoutHiddenCharacters } from './domain/plain-line.ts';
import { html, type SafeHtml } from './html.ts';

/** A block of a message; plain text and HTML are both rendered from it, so they agree. */
export type EmailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'figures'; rows: readonly { label: string; value: string }[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'action'; label: string; url: string }
  /** A picture of 1200 by 630 that our own functions draw. */
  | { kind: 'picture'; alt: string; url: string }
  | { kind: 'small'; text: string };

/** The content of a message, in the columns of the outbox. */
export type MessageContent = { subject: string; bodyText: string; bodyHtml: string };

/**
 * Renders a message for the outbox. Subject and blocks may contain a visitor's words, so line
 * breaks, which could add mail headers, and hidden characters, which make text look different, are
 * removed.
 */
export function renderMessage(subject: string, blocks: readonly EmailBlock[]): MessageContent {
  const line = plainLine(subject);
  return {
    subject: line,
    bodyText: withoutHiddenCharacters(renderEmailText(blocks)),
    bodyHtml: withoutHiddenCharacters(renderEmailHtml(line, blocks)),
  };
}

/** Plain text: figures in aligned columns, links written out. */
export function renderEmailText(blocks: readonly EmailBlock[]): string {
  return `${blocks.map(textOf).join('\n\n')}\n`;
}

/**
 * One HTML document. Uses tables and inline styles because mail clients support little else. The only
 * pictures are those of a block: programs that block them show the alternative text.
 */
export function renderEmailHtml(title: string, blocks: readonly EmailBlock[]): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
</head>
<body style="margin:0;background:#FFFBF5;color:#17121F;font:16px/1.55 Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left"><tr><td>
<p style="margin:0 0 24px;font-weight:bold;font-size:20px">${brandName}</p>
${blocks.map(htmlOf)}
</td></tr></table>
</td></tr></table>
</body>
</html>
`.markup;
}

function textOf(block: EmailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'small':
      return `--\n${block.text}`;
    case 'heading':
      return `${block.text.toUpperCase()}\n${'-'.repeat(block.text.length)}`;
    case 'list':
      return block.items.map((item) => `* ${item}`).join('\n');
    case 'action':
      return `${block.label}: ${block.url}`;
    case 'picture':
      return `${block.alt}: ${block.url}`;
    case 'figures': {
      const width = Math.max(...block.rows.map((row) => row.label.length)) + 2;
      return block.rows.map((row) => `${`${row.label}:`.padEnd(width)}${row.value}`).join('\n');
    }
  }
}

function htmlOf(block: EmailBlock): SafeHtml {
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${block.text}</p>
`;
    case 'small':
      return html`<p style="margin:32px 0 0;padding-top:16px;border-top:1px solid #17121F;color:#5B5466;font-size:13px">${block.text}</p>
`;
    case 'heading':
      return html`<h2 style="margin:32px 0 12px;font-size:20px;line-height:1.2">${block.text}</h2>
`;
    case 'list':
      return html`<ul style="margin:0 0 16px;padding-left:20px">${block.items.map(
        (item) => html`<li style="margin:0 0 8px">${item}</li>`,
      )}</ul>
`;
    case 'action':
      return html`<p style="margin:0 0 16px"><a href="${block.url}" style="display:inline-block;background:#D9341A;color:#FFFFFF;padding:12px 24px;border-radius:24px;text-decoration:none;font-weight:bold">${block.label}</a></p>
`;
    case 'picture':
      return html`<p style="margin:0 0 16px"><img src="${block.url}" alt="${block.alt}" width="560" height="294" style="display:block;width:100%;height:auto;border:0;border-radius:12px"></p>
`;
    case 'figures':
      return html`<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${block.rows.map(
        (row) =>
          html`<tr><th scope="row" align="left" style="padding:8px 12px 8px 0;border-bottom:1px solid #E5DDD0;font-weight:normal;color:#5B5466">${row.label}</th><td align="right" style="padding:8px 0;border-bottom:1px solid #E5DDD0;font-weight:bold">${row.value}</td></tr>`,
      )}</table>
`;
  }
}
