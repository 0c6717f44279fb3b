import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { asList, asObject, parseObject } from '@/lib/kept-json.ts';
import type { Picture } from '@/tools/shared/picture.ts';
import type { CreatorInput } from '../rules/creator-input.ts';
import { toCreatorParams } from '../rules/creator-url.ts';

/** What a result had besides its figures, so that a reload shows the same. */
export type KeptOutcome = {
  /** Where partners were searched in place of the form's country. */
  searchedCountry: FactoryCountry | null;
  pictures: readonly Picture[];
};

export function outcomeToText(input: CreatorInput, outcome: KeptOutcome): string {
  return JSON.stringify({ of: markOf(input), ...outcome });
}

/** What was kept of this very result; null where another's or nothing was. */
export function outcomeFromText(text: string | null, input: CreatorInput): KeptOutcome | null {
  const { of, searchedCountry, pictures } = parseObject(text);
  if (of !== markOf(input)) return null;
  return {
    searchedCountry: isFactoryCountry(searchedCountry) ? searchedCountry : null,
    pictures: asList(pictures).flatMap(readPicture),
  };
}

/** Neither partners nor pictures hang on the price. */
function markOf(input: CreatorInput): string {
  return toCreatorParams({ ...input, priceUsd: 0 }).toString();
}

function readPicture(kept: unknown): Picture[] {
  const { targetModel, url, source, depicts, brandName } = asObject(kept);
  if (targetModel !== 'product-design' && targetModel !== 'packaging-design') return [];
  if (source !== 'builtin' && source !== 'live') return [];
  if (typeof url !== 'string' || !/^(?:https:|data:image\/)/.test(url)) return [];
  if (typeof depicts !== 'string' || typeof brandName !== 'string') return [];
  return [{ targetModel, url, source, depicts, brandName }];
}
