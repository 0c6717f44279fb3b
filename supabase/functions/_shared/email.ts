import type { CallService } from './external-service.ts';
import { reportShareOfEmails } from './external-services.assumptions.ts';
import {
  type Fetch,
  fetchWithLimits,
  type LimitedResponse,
  ServiceError,
  statusError,
} from './fetch-with-limits.ts';

export type Email = {
  /** The purpose, in one word, for the log. */
  kind: string;
  to: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string | null;
  /** The mail service sends requests with the same key only once (within 24 h). */
  idempotencyKey: string;
};

/** sent: given to the mail service; captured: kept in the outbox because no mail service is set. */
export type Delivery = 'sent' | 'captured';

/** Throws when the message could not be sent; the error's text may be stored in the outbox. */
export type MailTransport = (email: Email) => Promise<Delivery>;

const resendUrl = 'https://api.resend.com/emails';
const maxBytes = 64 * 1024;

/**
 * Resend if its key is set, otherwise capture. With a key but without valid addresses of our own,
 * messages wait in the outbox until those are set.
 */
export function chooseTransport(
  env: { resendApiKey: string | undefined; fromEmail: string; mailProblem: string | undefined },
  fetch: Fetch,
  call: CallService,
): MailTransport {
  const { resendApiKey, fromEmail, mailProblem } = env;
  if (resendApiKey === undefined) return captureTransport;
  if (mailProblem !== undefined) return createWaitingTransport(mailProblem);
  return createResendTransport({ apiKey: resendApiKey, fromEmail, fetch, call });
}

/** The outcome of a message as long as the mail service works. */
export function defaultDelivery(env: {
  resendApiKey: string | undefined;
  mailProblem: string | undefined;
}): Delivery | 'queued' {
  if (env.resendApiKey === undefined) return 'captured';
  return env.mailProblem === undefined ? 'sent' : 'queued';
}

/** Does not call the service, so no attempt is used up. */
function createWaitingTransport(reason: string): MailTransport {
  return () => Promise.reject(new ServiceError('unavailable', reason));
}

/** Sends nothing; the outbox row is the message. */
export async function captureTransport(): Promise<Delivery> {
  return 'captured';
}

/** Source of the shape: resend.com/docs/api-reference/emails/send-email. */
export function createResendTransport(options: {
  apiKey: string;
  fromEmail: string;
  fetch: Fetch;
  call: CallService;
  url?: string;
}): MailTransport {
  const { apiKey, call, fetch, fromEmail, url = resendUrl } = options;
  return function sendWithResend(email) {
    const importance = { ceilingShare: email.kind === 'report' ? reportShareOfEmails : 1 };
    return call(async (timeoutMs): Promise<Delivery> => {
      const request = requestOf(email, { apiKey, fromEmail });
      const response = await fetchWithLimits(fetch, url, request, { timeoutMs, maxBytes });
      if (!response.ok) throw refusalOf(response);
      return 'sent';
    }, importance);
  };
}

function requestOf(
  email: Email,
  { apiKey, fromEmail }: { apiKey: string; fromEmail: string },
): RequestInit {
  return {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': email.idempotencyKey,
      // Resend rejects requests without a client name.
      'user-agent': 'brandbff-functions/1.0',
    },
    body: JSON.stringify({
      from: fromEmail,
      to: [email.to],
      ...(email.replyTo === null ? {} : { reply_to: email.replyTo }),
      subject: email.subject,
      text: email.text,
      ...(email.html === null ? {} : { html: email.html }),
    }),
  };
}

function refusalOf(response: LimitedResponse): ServiceError {
  const { retryAfterSeconds, status } = statusError('The mail service', response);
  const sentence = `The mail service answered ${status} (${parseErrorName(response.text)}).`;
  return new ServiceError('status', sentence, status, retryAfterSeconds);
}

/**
 * Whether this is one plain address. The site accepts anything with an '@', but mail is only sent
 * to addresses that no mail server could parse as a list, a comment or another address.
 */
export function isPlainAddress(address: string): boolean {
  return /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~.-]+@[\p{L}\p{N}.-]+$/u.test(address);
}

/** Only the error's name, because its message may repeat addresses. */
function parseErrorName(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed === 'object' && parsed !== null && 'name' in parsed) {
      const { name } = parsed;
      if (typeof name === 'string' && /^\w{1,60}$/.test(name)) return name;
    }
  } catch {
    // Not JSON, so there is no name.
  }
  return 'no error name';
}
