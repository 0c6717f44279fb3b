import { inspect } from 'node:util';

/**
 * Gives a database error the status and code that hosted PostgREST would. Lite knows only some
 * codes and responds to others, such as a violated check, with 500 and no code. It passes on errors
 * that a function raises as `PGRST`.
 */
export function withHostedStatus(error: unknown): unknown {
  if (!isDatabaseError(error)) return error;
  const status = hostedStatus(error.code);
  if (status === undefined) return error;
  const { code, message, detail = null, hint = null } = error;
  const answer = Object.assign(
    new Error(JSON.stringify({ code, message, details: detail, hint })),
    {
      code: 'PGRST',
      detail: JSON.stringify({ status, headers: {} }),
    },
  );
  // Prints the original error.
  Object.defineProperty(answer, inspect.custom, { value: () => inspect(error) });
  return answer;
}

/**
 * PostgREST's status for an SQLSTATE; undefined where lite's own is the same. Source:
 * docs.postgrest.org/en/v13/references/errors.html#http-status-codes.
 */
function hostedStatus(code: string): number | undefined {
  if (answeredByLite.test(code)) return undefined;
  if (code === 'P0001') return 400;
  if (code === '53400') return 500;
  if (/^(08|53|57P01)/.test(code)) return 503;
  if (/^(0L|0P|28)/.test(code)) return 403;
  if (/^(09|25|2D|38|39|3B|40|54|57|58|F0|HV|P0|XX)/.test(code)) return 500;
  return 400;
}

/** Lite's own codes, and the SQLSTATEs that it maps itself. */
const answeredByLite = /^(PGRST|PT|21|22|42|55|23502|23503|23505|25006)|^(?![0-9A-Z]{5}$)/;

type DatabaseError = Error & { code: string; detail?: string; hint?: string };

function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
