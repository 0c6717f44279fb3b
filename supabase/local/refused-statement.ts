import { inspect } from 'node:util';
import { redact } from '../functions/_shared/log.ts';

/**
 * Makes a database error print as one line without its parameters. The embedded API prints each
 * failed statement with them, and they contain a visitor's words and address.
 */
export function printShort(error: unknown): unknown {
  if (error instanceof Error) {
    const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
    const line = `Database${code}: ${redact(error.message)}`;
    Object.defineProperty(error, inspect.custom, { value: () => line });
  }
  return error;
}
