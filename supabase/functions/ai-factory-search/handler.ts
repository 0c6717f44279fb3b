import {
  type AiFactorySearchRequest,
  type AiFactorySearchResponse,
  aiFactorySearchRequestSchema,
  type Factory,
} from '../_shared/contracts/ai-factory-search.ts';
import type { FactoryCountry } from '../_shared/domain/manufacturing-countries.ts';
import { type AccessPolicy, createJsonHandler, type Handler } from '../_shared/http.ts';
import { explainAlternative, isFeasible, suggestCountries } from './alternatives.ts';
import { type FactoryQuery, parseFactoryQuery } from './factory-query.ts';
import type { FactoryRecord, FactoryStore } from './factory-store.ts';
import { type Match, matchFactories, rankMatches } from './ranking.ts';
import { unmetByAll } from './requirements.ts';

export type Dependencies = { access: AccessPolicy; factories: FactoryStore };

/** Pages show three; the search page shows the rest. */
export const maxFactories = 12;

/**
 * Recommends factories for a product, and other countries where the requested one does not suit it.
 */
export function createHandler(deps: Dependencies): Handler {
  return createJsonHandler({
    access: deps.access,
    request: aiFactorySearchRequestSchema,
    respond: (request) => searchFactories(request, deps.factories),
  });
}

/** Answers a search from a store; pure apart from the store. */
export async function searchFactories(
  request: AiFactorySearchRequest,
  store: FactoryStore,
): Promise<AiFactorySearchResponse> {
  const query = parseFactoryQuery(request);
  const isOpen = query.places.countries.length === 0 && query.places.unlisted === undefined;
  const matches =
    query.places.unlisted === undefined
      ? await findMatches(query, store, query.places.countries)
      : [];
  const isShown = ({ level }: Match) => level !== 'category' || query.isBrowsing;
  const shown = rankMatches(matches.filter(isShown), query, maxFactories);
  const unmet = unmetByAll(
    shown.map(({ factory }) => factory),
    query,
  );
  const answer = {
    factories: shown.map(toFactory),
    ...(unmet === undefined ? {} : { unmet }),
    otherFactories: rankMatches(
      matches.filter((match) => !isShown(match)),
      query,
      maxOtherFactories,
    ).map(toFactory),
    understoodAs: understoodText(query),
    ...(query.notMade === undefined ? {} : { notMade: query.notMade.label }),
    source: 'builtin' as const,
  };
  if (isFeasible(query, matches)) {
    return {
      ...answer,
      feasible: true,
      alternativeSuggestion: null,
      suggestedCountries: isOpen ? suggestCountries(query, matches) : [],
    };
  }
  const elsewhere = isOpen ? matches : await findMatches(query, store, []);
  const suggestedCountries = suggestCountries(query, elsewhere);
  return {
    ...answer,
    feasible: false,
    alternativeSuggestion: explainAlternative(query, suggestedCountries, elsewhere),
    suggestedCountries,
  };
}

const maxOtherFactories = 3;

async function findMatches(
  query: FactoryQuery,
  store: FactoryStore,
  countries: readonly FactoryCountry[],
): Promise<readonly Match[]> {
  const { capabilities, category, isBrowsing, kind, notMade } = query;
  // Nothing is known to look for, and an empty search would list every factory.
  if (notMade !== undefined) return [];
  if (capabilities.length === 0 && category === undefined && !isBrowsing) return [];
  const found = await store.find({
    kindIds: kind === undefined ? [] : [kind.id],
    capabilityIds: capabilities.map(({ id }) => id),
    category,
    countries,
  });
  return matchFactories(found, query);
}

/** "Crossbody bag, canvas, up to 100 units, at most $3 each": what was understood. */
function understoodText({
  capabilities,
  certificates,
  kind,
  materials,
  maxUnitPriceUsd,
  trade,
  units,
}: FactoryQuery): string | null {
  const subject = kind?.name ?? (capabilities.length > 0 ? trade?.label : undefined);
  if (subject === undefined) return null;
  return [
    subject,
    ...materials.map((material) => material.replaceAll('-', ' ')),
    ...(units === undefined ? [] : [`an order of ${units.toLocaleString('en-US')} units`]),
    ...(maxUnitPriceUsd === undefined ? [] : [`at most $${maxUnitPriceUsd} each`]),
    ...certificates,
  ].join(', ');
}

function toFactory({ factory, level, reason }: Match): Factory {
  const { unitPriceUsd } = factory;
  return {
    id: factory.id,
    name: factory.name,
    country: factory.country,
    location: factory.location,
    description: factory.description,
    minOrder: factory.minOrderUnits,
    leadTime: formatLeadTime(factory),
    certifications: [...factory.certifications],
    specialties: [...factory.specialties],
    ...(unitPriceUsd === undefined ? {} : { priceRange: formatPrices(unitPriceUsd), unitPriceUsd }),
    match: level,
    reason,
    isSample: factory.isSample,
  };
}

function formatLeadTime({ leadTimeDaysMin: min, leadTimeDaysMax: max }: FactoryRecord): string {
  return min === max ? `${min} days` : `${min}-${max} days`;
}

/** "$4-11", "$0.60-2". */
function formatPrices({ min, max }: { min: number; max: number }): string {
  const amount = (usd: number) => (Number.isInteger(usd) ? String(usd) : usd.toFixed(2));
  return min === max ? `$${amount(min)}` : `$${amount(min)}-${amount(max)}`;
}
