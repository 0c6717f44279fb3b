import { parseCount } from '../_shared/domain/profile-count.ts';

/** The parsed text, or undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The value at a path of keys and indexes; undefined when the path does not exist. */
export function dig(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? ownValue(at, key) : undefined),
    value,
  );
}

/** The items of a list; empty when the value is not a list. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A text with single spaces, at most `maxLength` characters; undefined when empty. */
export function textOf(value: unknown, maxLength = 1_000): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value
    .slice(0, maxLength * 2)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return text === '' ? undefined : [...text].slice(0, maxLength).join('');
}

/**
 * A whole number from 0, or a text that states one. Overflowed counters are negative and therefore
 * unknown.
 */
export function countOf(value: unknown): number | undefined {
  if (typeof value === 'string') return parseCount(value);
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined;
}

function ownValue(at: object, key: string | number): unknown {
  return Object.hasOwn(at, key) ? Reflect.get(at, key) : undefined;
}
