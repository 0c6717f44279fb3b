/**
 * Reading what a browser stored and anyone may have edited. A schema turns whatever it is given into
 * a value of its kind, empty where there is nothing of it, and never throws. zod/mini would do the
 * same for 9 KiB more on the first script of every tool (docs/decisions).
 */
export type Schema<Value> = (raw: unknown) => Value;

/** Text; "" for anything else. */
export const text: Schema<string> = (raw) => (typeof raw === 'string' ? raw : '');

/** True for `true` alone. */
export const flag: Schema<boolean> = (raw) => raw === true;

/** A finite number, or `otherwise`. */
export function number<const Otherwise>(otherwise: Otherwise): Schema<number | Otherwise> {
  return (raw) => (typeof raw === 'number' && Number.isFinite(raw) ? raw : otherwise);
}

/** A value that the guard knows, or `otherwise`. */
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

/** A list without the items that the schema answers with null; empty for anything else. */
export function list<Item>(item: Schema<Item | null>): Schema<Item[]> {
  return (raw) => (Array.isArray(raw) ? raw.map(item).filter((each) => each !== null) : []);
}

/** The texts of a list; empty for anything else. */
export const texts: Schema<string[]> = list((raw) => (typeof raw === 'string' ? raw : null));

/** Any object as it is; {} for anything else. */
export const record: Schema<Record<string, unknown>> = (raw) =>
  typeof raw === 'object' && raw !== null ? { ...raw } : {};

/** An object with these keys and no others. */
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

/** What a text of JSON holds, read by the schema; as for `undefined` where it is no JSON. */
export function parseJson<Value>(schema: Schema<Value>, json: string | null): Value {
  try {
    return schema(json === null ? undefined : JSON.parse(json));
  } catch {
    return schema(undefined);
  }
}
