/** What a parser answers: the value, or why there is none. Content turns the code into words. */
export type Parsed<Value, Code extends string> =
  | { ok: true; value: Value }
  | { ok: false; code: Code };
