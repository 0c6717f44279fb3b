import {
  type AudienceProduct,
  type AudienceProductFieldName,
  type AudienceProductFields,
  toAudienceProductFields,
} from '@functions/_shared/domain/calc/audience-product.ts';
import type { ProductAnswers } from './answers.ts';
import { isSameProduct } from './is-same-product.ts';

/** The questions that both calculators ask. */
const answerOf = {
  followers: 'followers',
  engagementRate: 'engagementRatePct',
  price: 'priceUsd',
  product: 'product',
  country: 'country',
} as const satisfies Record<AudienceProductFieldName, keyof AudienceProduct>;

const fieldNames: readonly AudienceProductFieldName[] = [
  'followers',
  'engagementRate',
  'price',
  'product',
  'country',
];

/** What was filled in, as it stands in the fields. */
export type FilledFields = Partial<AudienceProductFields>;

/**
 * Fills the blank fields with what is known, in the browser's notation. Words that are longer than
 * the field are left out, and so is the price where the form names another product.
 */
export function fillBlankFields(
  fields: AudienceProductFields,
  known: ProductAnswers,
  { locale, productMaxLength }: { locale: string; productMaxLength: number },
): FilledFields {
  const fits = (known.product?.length ?? 0) <= productMaxLength;
  const texts = toAudienceProductFields(
    {
      ...known,
      product: fits ? known.product : undefined,
      priceUsd: namesOtherProduct(fields, known) ? undefined : known.priceUsd,
    },
    locale,
  );
  return Object.fromEntries(
    fieldNames
      .filter((name) => fields[name].trim() === '' && texts[name] !== '')
      .map((name) => [name, texts[name]]),
  );
}

/** Whether the form speaks of another product than the one that is known. */
export function namesOtherProduct(
  { product }: Pick<AudienceProductFields, 'product'>,
  known: ProductAnswers,
): boolean {
  return (
    product.trim() !== '' && known.product !== undefined && !isSameProduct(product, known.product)
  );
}

/** The answers that were filled in, in the order of the form. */
export function filledAnswerNames(filled: FilledFields): (keyof AudienceProduct)[] {
  return fieldNames.filter((name) => filled[name] !== undefined).map((name) => answerOf[name]);
}

/** Blank again where the text is still the one that was filled in; what was typed over it stays. */
export function withoutFilled<Fields extends object>(
  fields: Fields,
  filled: { readonly [Name in keyof Fields]?: Fields[Name] },
): Fields {
  const emptied = { ...fields };
  for (const name in filled) {
    if (fields[name] === filled[name]) Object.assign(emptied, { [name]: '' });
  }
  return emptied;
}
