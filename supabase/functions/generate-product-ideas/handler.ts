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
import { type CreatorProfile, readCreatorProfile } from './creator-profile.ts';
import type { IdeaGenerations } from './idea-generations.ts';
import { suggestLive } from './live-ideas.ts';
import { suggestIdeas } from './suggest-ideas.ts';

export type Dependencies = {
  access: AccessPolicy;
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
  if (looksAutomated(request.form)) return suggestBuiltin(request, creator);
  const answer = (await tryLive(request, creator, deps)) ?? suggestBuiltin(request, creator);
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

function suggestBuiltin(
  request: GenerateProductIdeasRequest,
  creator: CreatorProfile,
): GenerateProductIdeasResponse {
  const excludedNames = request.excludeProductNames ?? [];
  const { ideas, notice } = suggestIdeas(creator, { excludedNames, look: request.look });
  if (ideas.length < ideasPerGeneration)
    throw fewIdeas(ideas.length > 0 || excludedNames.length > 0);
  return { ideas, source: 'builtin', ...(notice !== undefined && { notice }) };
}

/** @param knowsSubject whether there was something to go on */
function fewIdeas(knowsSubject: boolean): HttpError {
  return knowsSubject
    ? new HttpError(
        409,
        'no_more_ideas',
        'You’ve seen every idea we have. Pick one of them, or book a call to talk about your own.',
      )
    : new HttpError(
        422,
        'unreadable_description',
        'We couldn’t tell what you post about. Tell us in a few words, in English or Spanish.',
      );
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
