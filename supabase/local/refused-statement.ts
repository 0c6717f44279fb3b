import { inspect } from 'node:util';
import { redact } from '../functions/_shared/log.ts';

/**
 * Makes an error of the database print as one line without what was sent. The embedded API prints
 * each refused statement with its parameters, which are a visitor's words and address.
 */
export function printShort(error: unknown): unknown {
  if (error instanceof Error) {
    const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
    const line = `Database${code}: ${redact(error.message)}`;
    Object.defineProperty(error, inspect.custom, { value: () => line });
  }
  return error;
}
