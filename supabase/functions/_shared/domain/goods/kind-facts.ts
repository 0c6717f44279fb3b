import { capabilityRows } from './capabilities.generated.ts';
import { kindFactRows } from './kind-facts.generated.ts';
import type { Kind } from './kinds.ts';

/** Two amounts, the lower first. */
export type Range = { low: number; high: number };

/** What is usual for a kind of goods. Planning ranges of ours unless `source` names another. */
export type KindFacts = {
  /** Ways to decorate it, the usual first: "screen-print". */
  finishes: readonly string[];
  /** US tariff lines with the material or use that leads to each, the usual first. */
  tariffLines: readonly { when: string; code: string }[];
  /** The question that decides between the lines; empty when there is one line. */
  tariffQuestion: string;
  /** US dollars per unit, FOB, at 1,000 units in the usual material. */
  fobUsd: Range;
  /** The same for other materials, by their id. */
  fobUsdByMaterial: Readonly<Record<string, Range>>;
  /** Grams with its retail packing. */
  weightG: number;
  /** Length, width and height of one packed unit, centimeters. */
  packedCm: readonly [length: number, width: number, height: number];
  unitsPerCarton: number;
  /** Usual US retail price, dollars. */
  retailUsd: Range;
  minOrderUnits: number;
  sampleDays: number;
  productionDays: number;
  /** Ids of the rules that bind it; see data/goods/rules.csv. */
  ruleIds: readonly string[];
  source: string;
};

/** Order sizes that prices are stated for, in units. */
export const priceSteps = [100, 500, 1000, 5000] as const;
export type PriceStep = (typeof priceSteps)[number];

const rowById: ReadonlyMap<string, readonly string[]> = new Map(
  kindFactRows
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => row.split(';'))
    .map((cells) => [cells[0] ?? '', cells] as const),
);

/** Price per unit at each step, relative to 1,000 units, by trade. */
const stepFactors: ReadonlyMap<string, Readonly<Record<PriceStep, number>>> = new Map(
  capabilityRows
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => {
      const [id = '', , , , , at100, at500, at5000] = row.split(';');
      return [
        id,
        { 100: Number(at100), 500: Number(at500), 1000: 1, 5000: Number(at5000) },
      ] as const;
    }),
);

/** The facts about a kind. Throws for an id that the table does not have. */
export function factsOf(kindId: string): KindFacts {
  const cells = rowById.get(kindId);
  if (cells === undefined) throw new Error(`No kind of goods "${kindId}"`);
  const [, finishes, lines, question, fob, fobByMaterial, weight, packed, carton, retail] = cells;
  const [minOrder, sample, production, rules, source] = cells.slice(10);
  const [length = 0, width = 0, height = 0] = (packed ?? '').split('x').map(Number);
  return {
    finishes: list(finishes),
    tariffLines: list(lines).map((line) => {
      const [when = '', code = ''] = line.split('=');
      return { when, code };
    }),
    tariffQuestion: question ?? '',
    fobUsd: rangeOf(fob),
    fobUsdByMaterial: Object.fromEntries(
      list(fobByMaterial).map((entry) => {
        const [material = '', range] = entry.split('=');
        return [material, rangeOf(range)] as const;
      }),
    ),
    weightG: Number(weight),
    packedCm: [length, width, height],
    unitsPerCarton: Number(carton),
    retailUsd: rangeOf(retail),
    minOrderUnits: Number(minOrder),
    sampleDays: Number(sample),
    productionDays: Number(production),
    ruleIds: list(rules),
    source: source ?? '',
  };
}

/**
 * The usual price per unit of a kind, US dollars, FOB, at a step of the order size; for the first of
 * the materials that has a price of its own, else for the usual one. Rounded to cents.
 */
export function fobUsdAt(kind: Kind, step: PriceStep, materials: readonly string[] = []): Range {
  const { fobUsd, fobUsdByMaterial } = factsOf(kind.id);
  const material = materials.find((each) => Object.hasOwn(fobUsdByMaterial, each));
  const { low, high } = (material && fobUsdByMaterial[material]) || fobUsd;
  const factor = stepFactors.get(kind.capability.id)?.[step] ?? 1;
  return { low: toCents(low * factor), high: toCents(high * factor) };
}

function list(cell: string | undefined): readonly string[] {
  return cell === undefined || cell === '' ? [] : cell.split('|');
}

function rangeOf(text: string | undefined): Range {
  const [low = 0, high = 0] = (text ?? '').split('-').map(Number);
  return { low, high };
}

function toCents(usd: number): number {
  return Math.round(usd * 100) / 100;
}
