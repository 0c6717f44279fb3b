import {
  type AiFactorySearchRequest,
  type AiFactorySearchResponse,
  aiFactorySearchRequestSchema,
  type Factory,
} from '../_shared/contracts/ai-factory-search.ts';
import {
  type FactoryCountry,
  factoryCountries,
} from '../_shared/domain/manufacturing-countries.ts';
import { type AccessPolicy, createJsonHandler, type Handler } from '../_shared/http.ts';
import { explainAlternative, isFeasible, suggestCountries } from './alternatives.ts';
import { type FactoryQuery, parseFactoryQuery, searchTextOf } from './factory-query.ts';
import type { FactoryRecord, FactoryStore } from './factory-store.ts';
import { type Match, matchFactories, rankMatches } from './ranking.ts';

export type Dependencies = { access: AccessPolicy; factories: FactoryStore };

/** Pages show three; the search page shows the rest. */
export const maxFactories = 12;

/**
 * For each country; enough for the ranking to choose from. The database returns no more than this.
 */
const maxCandidates = 100;

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

async function searchFactories(
  request: AiFactorySearchRequest,
  store: FactoryStore,
): Promise<AiFactorySearchResponse> {
  const query = parseFactoryQuery(request);
  const matches = query.unlisted === undefined ? await findMatches(query, store) : [];
  const factories = rankMatches(matches, query, maxFactories).map(toFactory);
  const isOpen = query.countries.length === 0 && query.unlisted === undefined;

  if (isFeasible(query, matches)) {
    return {
      factories,
      feasible: true,
      alternativeSuggestion: null,
      suggestedCountries: isOpen ? suggestCountries(query, matches) : [],
      source: 'builtin',
    };
  }
  const elsewhere = isOpen ? matches : await findMatches({ ...query, countries: [] }, store);
  const suggestedCountries = suggestCountries(query, elsewhere);
  return {
    factories,
    feasible: false,
    alternativeSuggestion: explainAlternative(query, suggestedCountries, elsewhere),
    suggestedCountries,
    source: 'builtin',
  };
}

async function findMatches(query: FactoryQuery, store: FactoryStore): Promise<readonly Match[]> {
  const searchIn = (country: FactoryCountry) =>
    store.search({
      words: searchTextOf(query),
      country,
      category: query.category,
      maxResults: maxCandidates,
    });
  // Each country is searched separately, so that one with many factories does not crowd out the
  // others.
  const places = query.countries.length > 0 ? query.countries : factoryCountries;
  const found = await Promise.all(places.map(searchIn));
  return matchFactories(found.flat(), query);
}

function toFactory(record: FactoryRecord): Factory {
  return {
    id: record.id,
    name: record.name,
    country: record.country,
    location: record.location,
    description: record.description,
    minOrder: record.minOrderUnits,
    leadTime: formatLeadTime(record),
    certifications: [...record.certifications],
    specialties: [...record.specialties],
    ...(record.priceRange === undefined ? {} : { priceRange: record.priceRange }),
    isSample: record.isSample,
  };
}

function formatLeadTime({ leadTimeDaysMin: min, leadTimeDaysMax: max }: FactoryRecord): string {
  return min === max ? `${min} days` : `${min}-${max} days`;
}
