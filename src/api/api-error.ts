type Particulars = ErrorOptions & {
  /** The HTTP status, where there was an answer. */
  status?: number | undefined;
  /** How long the server asked us to wait, in milliseconds. */
  retryAfterMs?: number | undefined;
};

/** Why a call failed, in words the page may show. */
export class ApiError extends Error {
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    /** `network` when nothing answered, `timeout`, or the code the backend gave. */
    readonly code: string,
    { status, retryAfterMs, ...options }: Particulars = {},
  ) {
    super(message, options);
    this.name = 'ApiError';
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}

export const unreachableMessage =
  'We could not reach our server. Check your connection and try again.';

/** What a server says that may say something else to the same request later. */
const passingStatuses: readonly number[] = [408, 425, 429];

/**
 * Whether the same request may succeed later: nothing answered, the server was at fault or asked
 * to wait. A request that was refused will be refused again.
 */
export function isPassing(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  const { code, status = 0 } = error;
  return (
    code === 'network' || code === 'timeout' || status >= 500 || passingStatuses.includes(status)
  );
}
