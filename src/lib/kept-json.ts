/**
 * Reading stored data that anyone may have edited: each function returns a value of the requested
 * kind, empty if there is none, and never throws.
 */

/** Parses JSON text that contains an object. */
export function parseObject(text: string | null): Record<string, unknown> {
  try {
    return asObject(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

export function asObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The strings in a list. */
export function asTexts(value: unknown): string[] {
  return asList(value).filter((item) => typeof item === 'string');
}
