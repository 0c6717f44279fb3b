import type * as z from 'zod/mini';
import type { ErrorBody } from './contracts/common.ts';
import { createLog, type Log } from './log.ts';
import { type Charge, type HasQuota, sessionHeader, type Throttle } from './rate-limit.ts';
import { readLimitedText, TooLargeError, TooSlowError } from './read-limited.ts';
import { isSameSecret } from './same-secret.ts';

/** Responds to a request and reports to `log`; see request-log.ts. */
export type Handler = (request: Request, log?: Log) => Promise<Response>;

/** Who may call a function; from the environment, see env.ts. */
export type AccessPolicy = {
  /** Keys accepted in the `apikey` header; when the list is empty, nobody gets in. */
  publishableKeys: readonly string[];
  /**
   * Origins that browsers may call from; '*' accepts all. Clients other than browsers send none.
   */
  allowedOrigins: readonly string[];
  /** Limits the requests of one caller; without it there is no limit. */
  throttle?: Throttle;
  /** Limits one caller's use of the paid services; without it there is no limit. */
  quota?: (request: Request, log: Log) => HasQuota;
};

/**
 * An error whose message visitors may read, thrown by the functions themselves. Anything else that
 * is thrown is logged and becomes a plain 500, so that internals are never exposed.
 */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields?: string[],
    /** When the same request may succeed, in whole seconds from now. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

type JsonFunction<Schema extends z.ZodMiniType> = {
  access: AccessPolicy;
  request: Schema;
  /** Largest accepted body, in bytes. */
  maxBodyBytes?: number;
  respond: (input: z.infer<Schema>, log: Log, hasQuota: HasQuota) => Promise<unknown>;
};

const defaultMaxBodyBytes = 32 * 1024;

/** In bytes. Parsing a body up to this size costs less than checking the limits first. */
const cheapBodyBytes = 256 * 1024;

/**
 * Milliseconds that the largest accepted body may take to arrive: at least 32 kB per second, plus
 * ten seconds.
 */
function timeLimitMsOf(maxBodyBytes: number): number {
  return 10_000 + Math.ceil(maxBodyBytes / 32);
}

/**
 * Wraps one function with what all of them share: CORS preflight, method, key, size and schema
 * checks, and errors as JSON that a page can show ({ error: { code, message } }).
 */
export function createJsonHandler<Schema extends z.ZodMiniType>(
  definition: JsonFunction<Schema>,
): Handler {
  const { access, respond } = definition;

  return async function handle(request, log = createLog({})) {
    const cors = corsHeaders(access, request.headers.get('origin'));
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors });
    try {
      if (request.method !== 'POST') {
        throw new HttpError(405, 'method_not_allowed', 'Send this request with POST.');
      }
      checkOrigin(access, request);
      checkKey(access, request);
      const input = await readWithinLimits(request, definition, log);
      const hasQuota = access.quota?.(request, log) ?? (async () => true);
      return json(200, await respond(input, log, hasQuota), cors);
    } catch (error) {
      return errorResponse(error, cors, log);
    }
  };
}

function corsHeaders(access: AccessPolicy, origin: string | null): Record<string, string> {
  const open = access.allowedOrigins.includes('*');
  const allowed = open ? '*' : access.allowedOrigins.find((candidate) => candidate === origin);
  return {
    ...(allowed ? { 'access-control-allow-origin': allowed } : {}),
    ...(open ? {} : { vary: 'origin' }),
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': `authorization, x-client-info, apikey, content-type, ${sessionHeader}`,
    // Pages show how long to wait, and pages of other origins can only read exposed headers.
    'access-control-expose-headers': 'retry-after',
    'access-control-max-age': '86400',
  };
}

/** Browsers send a preflight only for some requests, so the origin is checked on all of them. */
function checkOrigin({ allowedOrigins }: AccessPolicy, request: Request): void {
  const origin = request.headers.get('origin');
  if (origin === null || allowedOrigins.includes('*') || allowedOrigins.includes(origin)) return;
  throw new HttpError(403, 'origin_not_allowed', 'This site isn’t allowed to send requests here.');
}

function checkKey({ publishableKeys }: AccessPolicy, request: Request): void {
  const key = request.headers.get('apikey') ?? '';
  // Compares against every key in constant time.
  if (publishableKeys.filter((known) => isSameSecret(key, known)).length === 0) {
    throw new HttpError(401, 'unauthorized', 'This request carries no valid site key.');
  }
}

/**
 * Reads the body of a caller who is within the limits. All buckets are charged in one call once the
 * body is valid, so that rejected requests do not use up the global limit. A body that may be large
 * is read only after the caller's own limit was checked.
 */
async function readWithinLimits<Schema extends z.ZodMiniType>(
  request: Request,
  { access, maxBodyBytes = defaultMaxBodyBytes, request: schema }: JsonFunction<Schema>,
  log: Log,
): Promise<z.infer<Schema>> {
  const mayBeLarge = maxBodyBytes > cheapBodyBytes;
  if (mayBeLarge) await checkThrottle(access, request, log, 'caller');
  const read = await readBody(schema, request, maxBodyBytes);
  if ('refusal' in read) {
    if (!mayBeLarge) await checkThrottle(access, request, log, 'caller');
    throw read.refusal;
  }
  await checkThrottle(access, request, log, mayBeLarge ? 'global' : 'all');
  return read.input;
}

async function readBody<Schema extends z.ZodMiniType>(
  schema: Schema,
  request: Request,
  maxBodyBytes: number,
): Promise<{ input: z.infer<Schema> } | { refusal: HttpError }> {
  try {
    return { input: parseBody(schema, await readText(request, maxBodyBytes)) };
  } catch (error) {
    if (error instanceof HttpError) return { refusal: error };
    throw error;
  }
}

/** Throws the error that a caller over a limit gets. */
export async function checkThrottle(
  access: Pick<AccessPolicy, 'throttle'>,
  request: Request,
  log: Log,
  charge: Charge,
): Promise<void> {
  const seconds = Math.ceil((await access.throttle?.(request, log, charge)) ?? 0);
  if (seconds <= 0) return;
  throw new HttpError(
    429,
    'too_many_requests',
    `That was a lot at once. Please try again in ${seconds === 1 ? 'a second' : `${seconds} seconds`}.`,
    undefined,
    seconds,
  );
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  try {
    return await readLimitedText(request, maxBytes, timeLimitMsOf(maxBytes));
  } catch (error) {
    if (error instanceof TooLargeError) {
      throw new HttpError(
        413,
        'body_too_large',
        `This request is larger than ${Math.floor(maxBytes / 1024)} kB. Send less text or smaller pictures.`,
      );
    }
    if (error instanceof TooSlowError) {
      throw new HttpError(
        408,
        'body_too_slow',
        'This request took too long to arrive. Check your connection and send it again.',
      );
    }
    // The client disconnected; nothing failed on our side.
    throw new HttpError(
      400,
      'body_incomplete',
      'This request was cut off before it finished. Please send it again.',
    );
  }
}

function parseBody<Schema extends z.ZodMiniType>(schema: Schema, text: string): z.infer<Schema> {
  let body: unknown;
  try {
    body = JSON.parse(text, (_key, value) => storable(value));
  } catch {
    throw new HttpError(400, 'invalid_json', 'This request isn’t valid JSON.');
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))].slice(
    0,
    20,
  );
  throw new HttpError(
    422,
    'invalid_request',
    fields.some(Boolean)
      ? `Please check: ${fields.filter(Boolean).join(', ')}.`
      : 'This request isn’t in the expected shape.',
    fields,
  );
}

/** Rejects characters that a database cannot store: U+0000 and lone surrogates. */
function storable(value: unknown): unknown {
  return typeof value === 'string'
    ? value.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd')
    : value;
}

/** An error as JSON that a page can show. */
export function errorResponse(error: unknown, cors: Record<string, string>, log: Log): Response {
  if (error instanceof HttpError) {
    const body: ErrorBody = {
      error: {
        code: error.code,
        message: error.message,
        ...(error.fields ? { fields: error.fields } : {}),
      },
    };
    const allow: Record<string, string> = error.status === 405 ? { allow: 'POST, OPTIONS' } : {};
    const { retryAfterSeconds } = error;
    const wait: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
    return json(error.status, body, { ...cors, ...allow, ...wait });
  }
  log('error', 'unforeseen', {}, error);
  return internalError(cors);
}

/** An unexpected error: tells the visitor that there was one, without details. */
export function internalError(headers: Record<string, string> = {}): Response {
  const body: ErrorBody = {
    error: { code: 'internal', message: 'Something went wrong on our side. Please try again.' },
  };
  return json(500, body, headers);
}

function json(status: number, body: unknown, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  });
}
