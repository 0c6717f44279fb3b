/** A form's text fields with an example in those the visitor has left blank. */
export function exampleFields<Fields extends Record<string, string>>(
  typed: Fields,
  example: Fields,
): { fields: Fields; isOwn: boolean } {
  const own = Object.keys(example).filter((name) => (typed[name] ?? '').trim() !== '');
  const fields = { ...example };
  for (const name of own as (keyof Fields)[]) fields[name] = typed[name];
  return { fields, isOwn: own.length > 0 };
}
