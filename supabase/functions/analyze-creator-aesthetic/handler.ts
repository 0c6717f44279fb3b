import type { ChatJson } from '../_shared/chat-json.ts';
import {
  type AnalyzeCreatorAestheticResponse,
  analyzeCreatorAestheticRequestSchema,
} from '../_shared/contracts/creator-aesthetic.ts';
import { type AccessPolicy, createJsonHandler, type Handler, HttpError } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import type { HasQuota } from '../_shared/rate-limit.ts';
import { analyzeBuiltin } from './builtin-analysis.ts';
import { type CreatorLook, parseCreatorLook, sourcesOf } from './creator-look.ts';
import { analyzeLive } from './live-analysis.ts';

export type Dependencies = {
  access: AccessPolicy;
  /**
   * Undefined when no key is set; the built-in tables of words and colors are then the only source.
   */
  chat: ChatJson | undefined;
};

/** Room for a profile picture as an SVG data: URL. */
const maxBodyBytes = 96 * 1024;

/**
 * Analyzes a creator's look (specification §7, call 3) from the words of the profile and the colors
 * of its pictures. A profile without evidence is an error, not a guess.
 */
export function createHandler({ access, chat }: Dependencies): Handler {
  return createJsonHandler({
    access,
    request: analyzeCreatorAestheticRequestSchema,
    maxBodyBytes,
    respond: (request, log, hasQuota) =>
      analyze(parseCreatorLook(request), { chat, log, hasQuota }),
  });
}

type RequestDependencies = { chat: ChatJson | undefined; log: Log; hasQuota: HasQuota };

async function analyze(
  look: CreatorLook,
  tools: RequestDependencies,
): Promise<AnalyzeCreatorAestheticResponse> {
  const live = await tryLive(look, tools);
  if (live !== undefined) return live;
  const builtin = analyzeBuiltin(look);
  if (builtin === undefined) {
    throw new HttpError(
      422,
      'nothing_to_read',
      'Your profile doesn’t show words or colors we can read a style from. Pick style tags yourself instead.',
    );
  }
  return { ...builtin, source: 'builtin' };
}

async function tryLive(
  look: CreatorLook,
  { chat, log, hasQuota }: RequestDependencies,
): Promise<AnalyzeCreatorAestheticResponse | undefined> {
  const hasSubstance =
    look.bio !== undefined || look.description !== undefined || look.palette.length > 0;
  // Given only a handle, a language model would invent a look.
  if (chat === undefined || !hasSubstance || !(await hasQuota('chat'))) return undefined;
  try {
    const analysis = await analyzeLive(chat, look);
    return { analysis, source: 'live', basis: `Read from ${sourcesOf(look)}.` };
  } catch (error) {
    log('warn', 'by our own tables instead', {}, error);
    return undefined;
  }
}
