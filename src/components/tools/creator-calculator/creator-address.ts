import { completeCreatorInput, readCreatorParams } from '@/lib/calc/creator-url.ts';
import type { CreatorInput } from '@/lib/creator-input.ts';
import { type CreatorDraft, extrasOf, inputOfAddress } from './creator-draft.ts';

/** The page's address as the calculator uses it; the page joins it to the router. */
export type CreatorAddress = {
  /** The query the page was opened with. */
  initialParams: URLSearchParams;
  /** Puts a result's inputs into the query in place of the former ones; null takes them out. */
  replace: (input: CreatorInput | null) => void;
  /** The full address that shows this result. */
  shareUrl: (input: CreatorInput) => string;
};

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
