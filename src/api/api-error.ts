type ApiErrorOptions = ErrorOptions & {
  /** The HTTP status, if the server answered. */
  status?: number | undefined;
  /** How long the server asked us to wait, in milliseconds. */
  retryAfterMs?: number | undefined;
};

/** Why a call failed, with a message the page may show. */
export class ApiError extends Error {
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    /** `network` when nothing answered, `timeout`, or the code from the backend. */
    readonly code: string,
    { status, retryAfterMs, ...options }: ApiErrorOptions = {},
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

export const unreachableMessage =
  'We couldn’t reach our server. Check your connection and try again.';

/** Statuses that may mean the content was at fault. */
const contentStatuses: readonly number[] = [400, 409, 413, 422];

/**
 * Codes that come with such a status although the content is fine: the connection broke halfway
 * (our functions), the database is missing a table, column or grant (SQLSTATE class 42), or
 * PostgREST cannot use its connection, schema or keys (groups 0, 2 and 3 of its codes,
 * https://docs.postgrest.org/en/stable/references/errors.html).
 */
const setupCodes = /^(body_incomplete|42\w{3}|PGRST[023]\d\d)$/;

/**
 * Whether the same request may succeed later. Only an answer that blames the content is final:
 * outages end, and a missing key, grant or function is a deployment mistake that will be fixed.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return !contentStatuses.includes(error.status ?? 0) || setupCodes.test(error.code);
}

/**
 * Whether any other request would fail the same way now: nothing answers, or the server asks to
 * wait.
 */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status === undefined || awayStatuses.includes(error.status);
}

const awayStatuses: readonly number[] = [429, 502, 503, 504];
