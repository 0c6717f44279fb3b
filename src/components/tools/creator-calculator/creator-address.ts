import { completeCreatorInput, readCreatorParams } from '@/lib/calc/creator-url.ts';
import type { CreatorInput } from '@/lib/creator-input.ts';
import type { ToolAddress } from '../shared/tool-address.ts';
import { type CreatorDraft, extrasOf, inputOfAddress } from './creator-draft.ts';

export type CreatorAddress = ToolAddress<CreatorInput>;

/** The result an address brings along, with what the opening draft knows beyond it; else null. */
export function inputFromAddress(
  params: URLSearchParams,
  draft: CreatorDraft,
  locale: string,
): CreatorInput | null {
  const own = inputOfAddress(params, draft, locale);
  if (own !== null) return own;
  const input = completeCreatorInput(readCreatorParams(params));
  return input && { ...input, ...extrasOf(draft) };
}
