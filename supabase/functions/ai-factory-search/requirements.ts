import { cityName, stateOf } from '../_shared/domain/language/cities.ts';
import { listOfCountries } from '../_shared/domain/language/places.ts';
import type { FactoryQuery } from './factory-query.ts';
import type { FactoryRecord } from './factory-store.ts';

export function acceptsUnits({ minOrderUnits }: FactoryRecord, { units }: FactoryQuery): boolean {
  return units === undefined || minOrderUnits <= units;
}

export function acceptsPrice(
  { unitPriceUsd }: FactoryRecord,
  { maxUnitPriceUsd }: FactoryQuery,
): boolean {
  return (
    maxUnitPriceUsd === undefined ||
    unitPriceUsd === undefined ||
    unitPriceUsd.min <= maxUnitPriceUsd
  );
}

export function holdsCertificate({ certifications }: FactoryRecord, asked: string): boolean {
  return certifications.some((held) => held.toLowerCase().includes(asked.toLowerCase()));
}

/** Whether it is in a requested city, or only in the state of one. */
export function nearness(
  { location }: FactoryRecord,
  { places }: FactoryQuery,
): 'city' | 'state' | undefined {
  const here = location.toLowerCase();
  if (places.cities.some((city) => here.includes(city))) return 'city';
  const states = places.cities.flatMap((city) => stateOf(city) ?? []);
  return states.some((state) => here.includes(state)) ? 'state' : undefined;
}

/** What the words ask for and this factory does not offer, one sentence each. */
export function unmetBy(factory: FactoryRecord, query: FactoryQuery): string[] {
  const { minOrderUnits, unitPriceUsd } = factory;
  const missing = query.certificates.filter((asked) => !holdsCertificate(factory, asked));
  return [
    ...(acceptsUnits(factory, query)
      ? []
      : [`Its orders start at ${units(minOrderUnits)}, above your ${units(query.units ?? 0)}.`]),
    ...(acceptsPrice(factory, query)
      ? []
      : [
          `Its prices start at ${usd(unitPriceUsd?.min ?? 0)}, above your ${usd(query.maxUnitPriceUsd ?? 0)}.`,
        ]),
    ...(missing.length === 0 ? [] : [`It doesn’t list ${missing.join(' or ')}.`]),
  ];
}

/**
 * What none of these factories offers of all that the words ask for, in a sentence or two; undefined
 * when one of them offers it all.
 */
export function unmetByAll(
  factories: readonly FactoryRecord[],
  query: FactoryQuery,
): string | undefined {
  if (factories.length === 0) return undefined;
  const sentences: string[] = [];
  if (factories.every((factory) => unmetBy(factory, query).length > 0)) {
    sentences.push(`None of these offers ${wishesOf(query)}; the closest come first.`);
  }
  const [city] = query.places.cities;
  if (city !== undefined && factories.every((factory) => nearness(factory, query) === undefined)) {
    const countries = [...new Set(factories.map(({ country }) => country))];
    sentences.push(
      `We don’t list any in or near ${cityName(city)} for this; these are elsewhere in ${listOfCountries(countries, 'and')}.`,
    );
  }
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

/** "an order of 50 units at $3 or less each with GOTS". */
function wishesOf({ certificates, maxUnitPriceUsd, units: ordered }: FactoryQuery): string {
  const price = maxUnitPriceUsd === undefined ? undefined : `${usd(maxUnitPriceUsd)} or less each`;
  const order = ordered === undefined ? undefined : `an order of ${units(ordered)}`;
  const base = [order, price].filter((part) => part !== undefined).join(' at ');
  if (certificates.length === 0) return base;
  const held = certificates.join(' and ');
  return base === '' ? held : `${base} with ${held}`;
}

function units(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'unit' : 'units'}`;
}

function usd(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}
