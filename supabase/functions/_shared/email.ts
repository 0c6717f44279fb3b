import { type Fetch, fetchWithLimits, ServiceError } from './fetch-with-limits.ts';

export type Email = {
  /** Why it is sent: one word, for the log. */
  kind: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** The mail service sends two requests with the same key once (within 24 h). */
  idempotencyKey: string;
};

/** sent: handed to the mail service; captured: kept in the outbox, no mail service is set. */
export type Delivery = 'sent' | 'captured';

/** Throws when the message could not be handed over; the error's text may be kept in the outbox. */
export type MailTransport = (email: Email) => Promise<Delivery>;

const resendUrl = 'https://api.resend.com/emails';
const resendLimits = { timeoutMs: 8_000, maxBytes: 64 * 1024 };

/** Resend when its key is set, otherwise capture. */
export function chooseTransport(
  env: { resendApiKey: string | undefined; fromEmail: string },
  fetch: Fetch,
): MailTransport {
  const { resendApiKey, fromEmail } = env;
  return resendApiKey === undefined
    ? captureTransport
    : createResendTransport({ apiKey: resendApiKey, fromEmail, fetch });
}

/** Sends nothing: the outbox row is the message. The line it prints names no person. */
export async function captureTransport(email: Email): Promise<Delivery> {
  console.info(`email captured: ${email.kind} ${email.subject}`);
  return 'captured';
}

/** Source of the shape: resend.com/docs/api-reference/emails/send-email. */
export function createResendTransport(options: {
  apiKey: string;
  fromEmail: string;
  fetch: Fetch;
  timeoutMs?: number;
}): MailTransport {
  const limits = { ...resendLimits, timeoutMs: options.timeoutMs ?? resendLimits.timeoutMs };
  return async function sendWithResend(email) {
    const response = await fetchWithLimits(
      options.fetch,
      resendUrl,
      {
        method: 'POST',
        headers: {
          authorization: `Bearer ${options.apiKey}`,
          'content-type': 'application/json',
          'idempotency-key': email.idempotencyKey,
          // Resend refuses requests that name no client.
          'user-agent': 'brandbff-functions/1.0',
        },
        body: JSON.stringify({
          from: options.fromEmail,
          to: [email.to],
          ...(email.replyTo === null ? {} : { reply_to: email.replyTo }),
          subject: email.subject,
          text: email.text,
          ...(email.html === null ? {} : { html: email.html }),
        }),
      },
      limits,
    );
    if (!response.ok) {
      throw new ServiceError(
        'status',
        `The mail service answered ${response.status} (${readErrorName(response.text)}).`,
      );
    }
    return 'sent';
  };
}

/**
 * Whether this is one plain address. The site accepts anything with an '@'; mail is only sent
 * where no character could make a mail server read a list, a comment or another address.
 */
export function isPlainAddress(address: string): boolean {
  return /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{N}.-]+$/u.test(address);
}

/** The error's name only: its sentence can repeat addresses. */
function readErrorName(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && 'name' in parsed) {
      const { name } = parsed;
      if (typeof name === 'string' && /^\w{1,60}$/.test(name)) return name;
    }
  } catch {
    // Not JSON: there is no name.
  }
  return 'no error name';
}
