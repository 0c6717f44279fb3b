import { toNumberText } from './parse-number.ts';
import { type NumberBounds, readNumber, readOption, readText, shareableText } from './url-state.ts';

/** One value of a tool's state in the query of an address, which anyone may have edited. */
export type AddressParam<Value> = {
  /** Undefined for what is missing or makes no sense. */
  read: (params: URLSearchParams) => Value | undefined;
  /** None for a value that the address leaves out. */
  write: (value: Value) => [key: string, value: string][];
};

/** Both ways between a tool's state and the query of an address. */
export type AddressCodec<Value> = {
  /** In the order of the codec's keys; what is undefined is left out. */
  toParams: (value: Partial<Value>) => URLSearchParams;
  /** What an address says; nothing for an address of another version or tool. */
  readParams: (params: URLSearchParams) => Partial<Value>;
};

/**
 * @param version [key, value] that marks an address as this codec's own; raise the value when the
 *   meaning of a key changes
 */
export function addressCodec<Value extends object>(
  version: readonly [key: string, value: string],
  shape: { [Key in keyof Value]-?: AddressParam<Exclude<Value[Key], undefined>> },
): AddressCodec<Value>;
export function addressCodec(
  [versionKey, version]: readonly [key: string, value: string],
  shape: Record<string, AddressParam<unknown>>,
): AddressCodec<Record<string, unknown>> {
  const entries = Object.entries(shape);
  return {
    toParams: (value) =>
      new URLSearchParams([
        [versionKey, version],
        ...entries.flatMap(([name, param]) =>
          value[name] === undefined ? [] : param.write(value[name]),
        ),
      ]),
    readParams: (params) =>
      params.get(versionKey) === version
        ? Object.fromEntries(entries.map(([name, param]) => [name, param.read(params)]))
        : {},
  };
}

/** A number in plain decimal form, so that the address means the same in every locale. */
export function numberParam(key: string, bounds: NumberBounds): AddressParam<number> {
  return {
    read: (params) => readNumber(params, key, bounds),
    write: (value) => [[key, toNumberText(value, 'en-US')]],
  };
}

/** One of a list of ids, as its guard knows them. */
export function optionParam<Option extends string>(
  key: string,
  isOption: (value: unknown) => value is Option,
): AddressParam<Option> {
  return {
    read: (params) => readOption(params, key, isOption),
    write: (value) => [[key, value]],
  };
}

/** Words without addresses, handles and telephone numbers (`shareableText`). */
export function textParam(key: string, maxLength: number): AddressParam<string> {
  return {
    read: (params) => readText(params, key, maxLength),
    write: (value) => {
      const shareable = shareableText(value, maxLength);
      return shareable ? [[key, shareable]] : [];
    },
  };
}

/** Several values of one key. @param known the values among these that make sense */
export function listParam<Item extends string>(
  key: string,
  known: (values: readonly string[]) => readonly Item[],
): AddressParam<readonly Item[]> {
  return {
    read: (params) => known(params.getAll(key)),
    write: (values) => values.map((value) => [key, value]),
  };
}
