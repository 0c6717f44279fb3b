import type { ChatJson } from '../_shared/chat-json.ts';
import {
  type GenerateProductIdeasRequest,
  type GenerateProductIdeasResponse,
  generateProductIdeasRequestSchema,
  ideasPerGeneration,
} from '../_shared/contracts/product-ideas.ts';
import { looksAutomated } from '../_shared/domain/bot-signals.ts';
import { type AccessPolicy, createJsonHandler, type Handler, HttpError } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import type { HasQuota } from '../_shared/rate-limit.ts';
import { chooseProducts } from './choose-products.ts';
import { type CreatorProfile, readCreatorProfile } from './creator-profile.ts';
import type { IdeaGenerations } from './idea-generations.ts';
import { suggestLive } from './live-ideas.ts';
import type { CatalogMatch, ProductCatalog } from './product-catalog.ts';
import { rankMatches } from './rank-matches.ts';
import { parseSearchTerms } from './search-terms.ts';
import { writeIdea } from './write-idea.ts';

export type Dependencies = {
  access: AccessPolicy;
  matchProducts: ProductCatalog;
  generations: IdeaGenerations;
  /** Undefined when no key is set; the catalog is then the only source. */
  chat: ChatJson | undefined;
  /** A session id for a request that has none. */
  newSessionId: () => string;
};

/** Room for the names of all ideas already shown. */
const maxBodyBytes = 64 * 1024;

/**
 * Returns five product ideas for a creator (specification §7, call 2): from a language model if
 * there is one and its answer passes the checks, or else from the catalog. The generation is
 * stored, so that the visitor's choice can be recorded; a failure to store it does not affect the
 * response.
 */
export function createHandler(deps: Dependencies): Handler {
  return createJsonHandler({
    access: deps.access,
    request: generateProductIdeasRequestSchema,
    maxBodyBytes,
    respond: (request, log, hasQuota) => generateIdeas(request, { ...deps, log, hasQuota }),
  });
}

/** The dependencies together with what belongs to one request. */
type RequestDependencies = Dependencies & { log: Log; hasQuota: HasQuota };

async function generateIdeas(
  request: GenerateProductIdeasRequest,
  deps: RequestDependencies,
): Promise<GenerateProductIdeasResponse> {
  const creator = readCreatorProfile(request);
  // A bot also gets ideas, but neither a paid call nor a stored row.
  if (looksAutomated(request.form)) return suggestBuiltin(request, creator, deps);
  const answer =
    (await tryLive(request, creator, deps)) ?? (await suggestBuiltin(request, creator, deps));
  await store(request, answer, deps);
  return answer;
}

async function tryLive(
  request: GenerateProductIdeasRequest,
  creator: CreatorProfile,
  { chat, log, hasQuota }: RequestDependencies,
): Promise<GenerateProductIdeasResponse | undefined> {
  if (chat === undefined || !(await hasQuota('chat'))) return undefined;
  try {
    return { ideas: await suggestLive(chat, request, creator), source: 'live' };
  } catch (error) {
    log('warn', 'fell back to the catalog', {}, error);
    return undefined;
  }
}

async function suggestBuiltin(
  request: GenerateProductIdeasRequest,
  creator: CreatorProfile,
  { log, matchProducts }: RequestDependencies,
): Promise<GenerateProductIdeasResponse> {
  const terms = parseSearchTerms(creator.words, request.look);
  const matches = await matchOrFail(
    matchProducts,
    terms.map(({ term }) => term),
    log,
  );
  const excluded = request.excludeProductNames ?? [];
  const ranked = rankMatches(matches, terms);
  const products = chooseProducts(ranked, creator, excluded, ideasPerGeneration);
  if (products.length < ideasPerGeneration) {
    throw new HttpError(
      409,
      'no_more_ideas',
      'You have seen every idea we have. Pick one of them, or book a call to talk about your own.',
    );
  }
  return {
    ideas: products.map((product) => writeIdea(product, creator)),
    source: 'builtin',
  };
}

async function matchOrFail(
  matchProducts: ProductCatalog,
  terms: readonly string[],
  log: Log,
): Promise<CatalogMatch[]> {
  try {
    const matches = await matchProducts(terms);
    if (matches.length > 0) return matches;
    log('error', 'the catalog is empty');
  } catch (error) {
    log('error', 'the catalog failed', {}, error);
  }
  throw new HttpError(500, 'generation_failed', 'Failed to generate product ideas');
}

async function store(
  { sessionId, userEmail, socialProfileUrl }: GenerateProductIdeasRequest,
  { ideas }: GenerateProductIdeasResponse,
  { generations, log, newSessionId }: RequestDependencies,
): Promise<void> {
  try {
    await generations.add({
      sessionId: sessionId ?? newSessionId(),
      userEmail,
      socialProfileUrl,
      ideas,
    });
  } catch (error) {
    log('error', 'generation not stored', {}, error);
  }
}
