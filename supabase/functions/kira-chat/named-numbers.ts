/** Numbers that are names: sections of tariff law, customs forms and limits. */
export const namedNumbers: ReadonlySet<string> = new Set([
  '122',
  '201',
  '232',
  '301',
  '321',
  '338',
  '800',
  '5106',
  '7501',
]);
