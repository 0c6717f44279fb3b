import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import type { Box } from './viewport.ts';

/** An outline as SVG path data, and the position of its label, in units of the map's plane. */
export type SourcingShape = Readonly<{ path: string; x: number; y: number }>;

export type SourcingShapes = Readonly<Record<MapCountry, SourcingShape>>;

/** The whole plane the shapes are drawn on. */
export const worldBox: Box = { x: 0, y: 0, width: 2000, height: 960 };

/** The first view: the United States, where the goods go, and the countries of the map. */
export const homeBox: Box = { x: 290, y: 165, width: 1500, height: 400 };
