/**
 * Reading what a browser kept and anybody may have edited: each reader gives something of the asked
 * kind, empty where there is nothing of it, and never throws.
 */

/** The object in a text of JSON. */
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

/** The texts among the items of a list. */
export function asTexts(value: unknown): string[] {
  return asList(value).filter((item) => typeof item === 'string');
}
