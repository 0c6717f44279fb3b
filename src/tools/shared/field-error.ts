/** What is said of a field at fault: in its own words, or for lack of them in the common ones. */
export type ErrorWords<Name extends string, Code extends string> = {
  field: Readonly<Record<Name, Partial<Record<Code, string>>>>;
  any: Readonly<Record<Code, string>>;
};

/** The field's own sentence for this reason, or the common one. */
export function fieldError<Name extends string, Code extends string>(
  words: ErrorWords<Name, Code>,
  name: NoInfer<Name>,
  code: NoInfer<Code> | undefined,
): string | undefined {
  return code === undefined ? undefined : (words.field[name][code] ?? words.any[code]);
}
