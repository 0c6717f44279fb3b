import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import type { CreatorInput } from '../rules/creator-input.ts';
import { completeCreatorInput, readCreatorParams } from '../rules/creator-url.ts';
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
