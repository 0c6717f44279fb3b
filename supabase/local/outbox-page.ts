import { html, type SafeHtml } from '../functions/_shared/html.ts';
import type { Backend } from './backend.ts';

export const outboxPath = '/_outbox';

type OutboxRow = {
  id: string;
  created_at: Date;
  kind: string;
  recipient_email: string;
  reply_to: string | null;
  subject: string;
  body_text: string;
  status: string;
  attempts: number;
  last_error: string | null;
};

const maxShown = 100;

/** Renders the e-mails of this database, newest first, as a page for developers. */
export async function renderOutbox(backend: Pick<Backend, 'query'>): Promise<string> {
  const rows = await backend.query<OutboxRow>(
    `select id, created_at, kind, recipient_email, reply_to, subject, body_text, status, attempts,
            last_error
       from public.notification_outbox order by created_at desc, id limit ${maxShown}`,
  );
  return `<!doctype html>${page(rows).markup}`;
}

function page(rows: OutboxRow[]): SafeHtml {
  return html`<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox (${rows.length})</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 800px; padding: 24px; background: #FFFBF5; color: #17121F; }
  article { border: 1px solid #17121F; border-radius: 20px; padding: 20px 24px; margin: 20px 0; overflow-wrap: anywhere; }
  h2 { font-size: 18px; margin: 0 0 4px; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; margin: 0; color: #5B5466; }
  dd { margin: 0; }
  pre { white-space: pre-wrap; margin: 12px 0 0; font: 14px/1.5 ui-monospace, monospace; }
</style>
</head>
<body>
<h1>Outbox</h1>
<p>${summary(rows.length)}</p>
${rows.map(renderRow)}
</body>
</html>`;
}

function summary(count: number): string {
  if (count === 0) return 'No e-mail yet. Send a form on the site and reload this page.';
  const emails = count === 1 ? '1 e-mail' : `${count} e-mails`;
  return `${emails}, newest first. Nothing leaves this machine unless RESEND_API_KEY is set.`;
}

function renderRow(row: OutboxRow): SafeHtml {
  const facts: [string, string | null][] = [
    ['To', row.recipient_email],
    ['Reply to', row.reply_to],
    ['Kind', row.kind],
    ['Status', row.status],
    ['Attempts', String(row.attempts)],
    ['Error', row.last_error],
    ['Made', new Date(row.created_at).toISOString()],
  ];
  const known = facts.flatMap(([name, value]) =>
    value === null ? [] : [html`<dt>${name}</dt><dd>${value}</dd>`],
  );
  return html`<article><h2>${row.subject}</h2><dl>${known}</dl><pre>${row.body_text}</pre></article>`;
}
