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

const mostShown = 100;

/** The e-mails of this database, newest first, as a page for the developer. */
export async function renderOutbox(backend: Backend): Promise<string> {
  const rows = await backend.query<OutboxRow>(
    `select id, created_at, kind, recipient_email, reply_to, subject, body_text, status, attempts,
            last_error
       from public.notification_outbox order by created_at desc, id limit ${mostShown}`,
  );
  return `<!doctype html>
<html lang="en">
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
<p>${rows.length === 0 ? 'No e-mail yet. Send a form on the site and reload this page.' : `${rows.length} e-mail${rows.length === 1 ? '' : 's'}, newest first. Nothing leaves this machine unless RESEND_API_KEY is set.`}</p>
${rows.map(renderRow).join('\n')}
</body>
</html>`;
}

function renderRow(row: OutboxRow): string {
  const facts: [string, string | null][] = [
    ['To', row.recipient_email],
    ['Reply to', row.reply_to],
    ['Kind', row.kind],
    ['Status', row.status],
    ['Attempts', String(row.attempts)],
    ['Error', row.last_error],
    ['Made', new Date(row.created_at).toISOString()],
  ];
  return `<article><h2>${escapeHtml(row.subject)}</h2><dl>${facts
    .filter(([, value]) => value)
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`)
    .join('')}</dl><pre>${escapeHtml(row.body_text)}</pre></article>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
