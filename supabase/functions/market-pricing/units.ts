/** Words for one item that is sold, in any packaging. */
const singleUnits = new Set(
  'piece pc unit each ea item set pair bag bottle jar box tin can tube pack package packet roll sheet copy'.split(
    ' ',
  ),
);

const countUnits: ReadonlyMap<string, number> = new Map([
  ['dozen', 12],
  ['doz', 12],
  ['dz', 12],
  ['gross', 144],
  ['hundred', 100],
  ['thousand', 1000],
]);

/** Measures of an unknown number of pieces, and words that are not goods. */
const otherUnits = new Set(
  (
    'kg kgs kilo kilogram g gram ton tonne mt lb pound oz ounce m meter metre cm mm ft foot feet inch yard yd ' +
    'sqm square cubic cbm liter litre l ml gallon carton ctn case pallet container truck barrel ' +
    'hour day week month year order shipment design color colour style sample logo position'
  ).split(' '),
);

/**
 * How many pieces one unit is: 1 for a piece, a set or an unknown word ("shirt"), 12 for a dozen,
 * undefined for a measure with an unknown number of pieces ("carton", "kg").
 */
export function piecesPerUnit(unit: string | undefined): number | undefined {
  if (unit === undefined || unit === '') return 1;
  const word = unit.toLowerCase().replaceAll('.', '');
  const singular = word.replace(/(?<=.{2})s$/, '');
  if (otherUnits.has(word) || otherUnits.has(singular)) return undefined;
  return countUnits.get(word) ?? countUnits.get(singular) ?? 1;
}

/** Whether the word is a unit counted in pieces, pairs, sets or dozens. */
export function isCountedUnit(unit: string): boolean {
  const word = unit.toLowerCase().replaceAll('.', '');
  const singular = word.replace(/(?<=.{1})s$/, '');
  const isCounted = (name: string) => singleUnits.has(name) || countUnits.has(name);
  return isCounted(word) || isCounted(singular);
}
