import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  list,
  object,
  option,
  parseJson,
  record,
  type Schema,
  text,
} from '@functions/_shared/domain/schema.ts';
import { creatorAddress } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import type { CreatorInput } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import type { Picture } from '../shared/picture.ts';

/** What a result had besides its figures, so that a reload shows the same. */
export type StoredOutcome = {
  /** Where partners were searched in place of the form's country. */
  searchedCountry: FactoryCountry | null;
  pictures: readonly Picture[];
};

export function serializeOutcome(input: CreatorInput, outcome: StoredOutcome): string {
  return JSON.stringify({ of: markOf(input), ...outcome });
}

/** What was stored of this very result; null where another's or nothing was. */
export function parseOutcome(stored: string | null, input: CreatorInput): StoredOutcome | null {
  const { of, ...outcome } = parseJson(outcomeSchema, stored);
  return of === markOf(input) ? outcome : null;
}

const pictureSchema: Schema<Picture | null> = (raw) => {
  const { targetModel, url, source, depicts, standsIn, missingPrint, brandName } = record(raw);
  if (targetModel !== 'product-design' && targetModel !== 'packaging-design') return null;
  if (source !== 'builtin' && source !== 'live') return null;
  if (typeof url !== 'string' || !/^(?:https:|data:image\/)/.test(url)) return null;
  if (typeof depicts !== 'string' || typeof brandName !== 'string') return null;
  return {
    targetModel,
    url,
    source,
    depicts,
    standsIn: standsIn === true,
    ...(typeof missingPrint === 'string' && { missingPrint }),
    brandName,
  };
};

const outcomeSchema = object({
  of: text,
  searchedCountry: option(isFactoryCountry, null),
  pictures: list(pictureSchema),
});

/** Neither partners nor pictures depend on the price. */
function markOf(input: CreatorInput): string {
  return creatorAddress.toParams({ ...input, priceUsd: 0 }).toString();
}
