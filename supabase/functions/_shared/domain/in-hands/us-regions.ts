import { parseZip } from '../zip-code.ts';

/** Parts of the United States that trucks from a port reach in about the same time. */
export const usRegions = [
  'northeast',
  'southeast',
  'midwest',
  'south-central',
  'mountain',
  'pacific',
  'alaska-hawaii',
  'puerto-rico',
] as const;
export type UsRegion = (typeof usRegions)[number];

/** The regions that trucks reach; a plan without a ZIP code covers all of them. */
export const contiguousRegions: readonly UsRegion[] = usRegions.slice(0, 6);

/** From a ZIP code's first three digits, the region up to the next entry; null where no plan holds. */
const regionsFromPrefix: readonly (readonly [fromPrefix: number, region: UsRegion | null])[] = [
  [0, null],
  [5, 'northeast'],
  [6, 'puerto-rico'],
  [10, 'northeast'],
  // Armed forces in Europe.
  [90, null],
  [100, 'northeast'],
  // Virginia, West Virginia and the Carolinas.
  [220, 'southeast'],
  // Armed forces in the Americas.
  [340, null],
  [341, 'southeast'],
  // Kentucky, Indiana, Ohio, Michigan, and north and west of them.
  [400, 'midwest'],
  // Montana.
  [590, 'mountain'],
  [600, 'midwest'],
  [700, 'south-central'],
  [800, 'mountain'],
  // El Paso.
  [885, 'south-central'],
  [889, 'mountain'],
  [900, 'pacific'],
  // Armed forces in the Pacific.
  [962, null],
  [967, 'alaska-hawaii'],
  // Guam.
  [969, null],
  [970, 'pacific'],
  [995, 'alaska-hawaii'],
];

/**
 * The region of a ZIP code as typed; undefined where it is no ZIP code, or one that no truck or
 * parcel reaches in days: those of the armed forces overseas, Guam. Coarse: by the first three
 * digits, as the Postal Service assigns them to states.
 */
export function regionOfZip(typed: string): UsRegion | undefined {
  const zip = parseZip(typed);
  if (zip === undefined) return undefined;
  const prefix = Number(zip.slice(0, 3));
  return regionsFromPrefix.findLast(([from]) => from <= prefix)?.[1] ?? undefined;
}

/** Whether trucks from a port reach a ZIP code; freight is in ranges for those places only. */
export function isReachedByTruck(zip: string): boolean {
  const region = regionOfZip(zip);
  return region !== undefined && contiguousRegions.includes(region);
}
