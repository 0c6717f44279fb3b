import { toNumberText } from './number-text.ts';
import {
  type NumberBounds,
  parseNumberParam,
  parseOptionParam,
  parseTextParam,
  shareableText,
} from './url-state.ts';

/** One value of a tool's state in the address's query, which anyone may have edited. */
export type AddressParam<Value> = {
  /** Undefined if missing or invalid. */
  read: (params: URLSearchParams) => Value | undefined;
  /** Empty for values that the address leaves out. */
  write: (value: Value) => [key: string, value: string][];
};

/** Converts a tool's state to and from the address's query. */
export type AddressCodec<Value> = {
  /** In the order of the codec's keys; undefined values are left out. */
  toParams: (value: Partial<Value>) => URLSearchParams;
  /** The valid values in an address; nothing if it is of another version or tool. */
  readParams: (params: URLSearchParams) => Partial<Value>;
};

/**
 * @param version [key, value] that marks an address as this codec's; increase the value when the
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

/** A number in plain decimal notation, so that the address means the same in every locale. */
export function numberParam(key: string, bounds: NumberBounds): AddressParam<number> {
  return {
    read: (params) => parseNumberParam(params, key, bounds),
    write: (value) => [[key, toNumberText(value, 'en-US')]],
  };
}

/** An option id, checked by a type guard. */
export function optionParam<Option extends string>(
  key: string,
  isOption: (value: unknown) => value is Option,
): AddressParam<Option> {
  return {
    read: (params) => parseOptionParam(params, key, isOption),
    write: (value) => [[key, value]],
  };
}

/** Text without email addresses, handles and phone numbers (`shareableText`). */
export function textParam(key: string, maxLength: number): AddressParam<string> {
  return {
    read: (params) => parseTextParam(params, key, maxLength),
    write: (value) => {
      const shareable = shareableText(value, maxLength);
      return shareable ? [[key, shareable]] : [];
    },
  };
}

/** A key that is either there, as "1", or not. */
export function flagParam(key: string): AddressParam<true> {
  return {
    read: (params) => (params.get(key) === '1' ? true : undefined),
    write: () => [[key, '1']],
  };
}

/** A repeated key. @param known returns the valid ones of these values */
export function listParam<Item extends string>(
  key: string,
  known: (values: readonly string[]) => readonly Item[],
): AddressParam<readonly Item[]> {
  return {
    read: (params) => known(params.getAll(key)),
    write: (values) => values.map((value) => [key, value]),
  };
}
