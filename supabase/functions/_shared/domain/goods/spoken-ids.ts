/** The names of materials and finishes that are not their id with spaces. */
const names: ReadonlyMap<string, string> = new Map([
  ['abs', 'ABS plastic'],
  ['acrylic-sheet', 'acrylic'],
  ['cotton-polyester', 'cotton-polyester blend'],
  ['dtf-print', 'DTF print'],
  ['eva', 'EVA foam'],
  ['gold-plated', 'gold-plated metal'],
  ['mdf', 'MDF'],
  ['pet-plastic', 'PET plastic'],
  ['pvc', 'PVC'],
  ['tpe', 'TPE'],
  ['uv-print', 'UV print'],
]);

/** Ids that only say what trade the goods are of; nobody would name them as a material. */
const unspokenMaterials: ReadonlySet<string> = new Set([
  'food',
  'cosmetic',
  'supplement',
  'liquid',
  'electronics',
]);

/** Materials as they read in a sentence: "organic cotton"; without those that say nothing. */
export function materialNames(ids: readonly string[]): string[] {
  return ids.filter((id) => !unspokenMaterials.has(id)).map(spoken);
}

/** Ways to decorate goods as they read in a sentence: "screen print". */
export function finishNames(ids: readonly string[]): string[] {
  return ids.map(spoken);
}

function spoken(id: string): string {
  return names.get(id) ?? id.replaceAll('-', ' ');
}
