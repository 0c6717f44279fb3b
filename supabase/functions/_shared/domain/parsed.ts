/**
 * A parser's result: the value, or a code that says why there is none. Copy turns codes into words.
 */
export type Parsed<Value, Code extends string> =
  | { ok: true; value: Value }
  | { ok: false; code: Code };
