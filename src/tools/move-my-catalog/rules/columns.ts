/** What a column may hold. Money is US dollars a piece. */
export const columnFields = [
  'title',
  'sku',
  'cost',
  'units',
  'origin',
  'hsCode',
  'material',
  'type',
  'category',
  'description',
  'gender',
  'tags',
  'handle',
  'vendor',
  'price',
  'weight',
  'weightUnit',
  'status',
  'option1Name',
  'option1',
  'option2Name',
  'option2',
  'option3Name',
  'option3',
] as const;
export type ColumnField = (typeof columnFields)[number];

/** Those that the visitor can set; the others only follow from the header. */
export const mappableFields = [
  'title',
  'cost',
  'units',
  'origin',
  'hsCode',
  'sku',
  'type',
  'material',
  'weight',
] as const satisfies readonly ColumnField[];
export type MappableField = (typeof mappableFields)[number];

/** The place of each field's column, from 0; null where there is none. */
export type ColumnMap = Readonly<Record<ColumnField, number | null>>;

/** No column: every place is null. */
export const noColumns: ColumnMap = fromFields(() => null);

/** The places of all fields. */
export function fromFields(placeOf: (field: ColumnField) => number | null): ColumnMap {
  const place = (field: ColumnField) => placeOf(field);
  return {
    title: place('title'),
    sku: place('sku'),
    cost: place('cost'),
    units: place('units'),
    origin: place('origin'),
    hsCode: place('hsCode'),
    material: place('material'),
    type: place('type'),
    category: place('category'),
    description: place('description'),
    gender: place('gender'),
    tags: place('tags'),
    handle: place('handle'),
    vendor: place('vendor'),
    price: place('price'),
    weight: place('weight'),
    weightUnit: place('weightUnit'),
    status: place('status'),
    option1Name: place('option1Name'),
    option1: place('option1'),
    option2Name: place('option2Name'),
    option2: place('option2'),
    option3Name: place('option3Name'),
    option3: place('option3'),
  };
}

export function isMappableField(value: unknown): value is MappableField {
  return mappableFields.some((field) => field === value);
}

/** The columns with what the visitor has set: the header of a field's column, "" for none. */
export function withSetColumns(
  columns: ColumnMap,
  header: readonly string[],
  columnByField: Readonly<Partial<Record<MappableField, string>>>,
): ColumnMap {
  const set = new Map<ColumnField, number | null>();
  for (const field of mappableFields) {
    const name = columnByField[field];
    if (name === '') set.set(field, null);
    else if (name !== undefined && header.includes(name)) set.set(field, header.indexOf(name));
  }
  const taken = new Set([...set.values()].filter((place) => place !== null));
  return fromFields((field) => {
    const place = set.get(field);
    if (place !== undefined) return place;
    // A column that was set for one field is not another's anymore.
    const found = columns[field];
    return found !== null && taken.has(found) ? null : found;
  });
}
