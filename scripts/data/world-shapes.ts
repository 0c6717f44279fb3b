import { mapRecords } from './countries.ts';
import type { GeneratedFiles } from './makers.ts';
import { readText } from './tables.ts';

/** The module with the outlines that the map explorer draws. */
export function generatedFiles(): GeneratedFiles {
  const world: { countries: { id: string | null; d: string; cx: number; cy: number }[] } =
    JSON.parse(readText('world-110m-paths.json'));
  const sourcingIds = new Set(mapRecords.map(({ iso }) => iso.numeric));
  // Drawn as one shape, since nothing on our map distinguishes these countries.
  const elsewhere = world.countries.filter(({ id }) => id === null || !sourcingIds.has(id));
  const shapes = mapRecords.map(({ id: country, iso }) => {
    const shape = world.countries.find(({ id }) => id === iso.numeric);
    if (shape === undefined) throw new Error(`No shape for ${country}`);
    return [country, { path: shape.d, x: shape.cx, y: shape.cy }] as const;
  });
  const text = [
    '/**',
    ' * Made by `npm run data`. Country shapes of Natural Earth 4.1 at 1:110 million (public',
    ' * domain), from the npm package world-atlas 2.0.2 (ISC), in the Natural Earth projection, whole',
    ' * units of a plane of 2000 by 960. Antarctica is left out; x and y are where a label goes.',
    ' */',
    "import type { SourcingShapes } from './world.ts';",
    '',
    `export const otherCountriesPath =\n  '${elsewhere.map(({ d }) => d).join('')}';`,
    '',
    `export const sourcingShapes: SourcingShapes = ${JSON.stringify(Object.fromEntries(shapes))};`,
    '',
  ].join('\n');
  return { 'src/tools/map-explorer/rules/world-shapes.generated.ts': text };
}
