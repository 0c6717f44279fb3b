/**
 * Schemas for stored data that anyone may have edited. A schema turns whatever it is given into a
 * value of its type, empty if there is none in it, and never throws. zod/mini could do the same,
 * but adds 9 KiB to every tool's first script (docs/decisions).
 */
export type Schema<Value> = (raw: unknown) => Value;

/** Text; "" for anything else. */
export const text: Schema<string> = (raw) => (typeof raw === 'string' ? raw : '');

/** True only for `true`. */
export const flag: Schema<boolean> = (raw) => raw === true;

/** A finite number, or `otherwise`. */
export function number<const Otherwise>(otherwise: Otherwise): Schema<number | Otherwise> {
  return (raw) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : otherwise);
}

/** A value that the guard accepts, or `otherwise`. */
export function option<Option, const Otherwise>(
  isOption: (value: unknown) => value is Option,
  otherwise: Otherwise,
): Schema<Option | Otherwise> {
  return (raw) => (isOption(raw) ? raw : otherwise);
}

/** One of the listed values, or `otherwise`. */
export function oneOf<const Option, const Otherwise>(
  options: readonly Option[],
  otherwise: Otherwise,
): Schema<Option | Otherwise> {
  return (raw) => options.find((each) => each === raw) ?? otherwise;
}

/** A list without the items for which the schema returns null; empty for anything else. */
export function list<Item>(item: Schema<Item | null>): Schema<Item[]> {
  return (raw) => (Array.isArray(raw) ? raw.map(item).filter((each) => each !== null) : []);
}

/** The texts of a list; empty for anything else. */
export const texts: Schema<string[]> = list((raw) => (typeof raw === 'string' ? raw : null));

/** Any object, unchanged; {} for anything else. */
export const record: Schema<Record<string, unknown>> = (raw) =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {};

/** An object with exactly these keys. */
export function object<Value extends object>(
  shape: {
    [Key in keyof Value]: Schema<Value[Key]>;
  },
): Schema<Value>;
export function object(shape: Record<string, Schema<unknown>>): Schema<object> {
  return (raw) => {
    const found = record(raw);
    return Object.fromEntries(
      Object.entries(shape).map(([key, schema]) => [key, schema(found[key])]),
    );
  };
}

/** Parses JSON text with the schema; invalid JSON counts as `undefined`. */
export function parseJson<Value>(schema: Schema<Value>, json: string | null): Value {
  try {
    return schema(json === null ? undefined : JSON.parse(json));
  } catch {
    return schema(undefined);
  }
}
