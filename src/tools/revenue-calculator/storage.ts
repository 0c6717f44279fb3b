import { knownStyles } from '@functions/_shared/domain/design-inspiration.ts';
import { list, object, option, parseJson, text } from '@functions/_shared/domain/schema.ts';
import type {
  LookType,
  RevenueFields,
} from '@functions/_shared/domain/tool-inputs/revenue-request.ts';
import { tabStorage } from '@/lib/storage.ts';
import type { StoredResult } from './rules/shown-result.ts';

/** The keys in the tab's storage: the form, and the form and address of the result on show. */
const formKey = 'revenue_form';
const calculatedKey = 'revenue_calculated';
const markKey = 'revenue_address';

/** Everything that is stored of one product. */
export const storedKeys = [formKey, calculatedKey, markKey];

/** The form as the tab stored it; empty where it stored none. */
export function readForm(): RevenueFields {
  return parseFields(tabStorage.read(formKey));
}

export function writeForm(fields: RevenueFields): void {
  tabStorage.write(formKey, serializeFields(fields));
}

export function readResult(): StoredResult {
  const calculated = tabStorage.read(calculatedKey);
  return {
    mark: tabStorage.read(markKey),
    calculatedFields: calculated === null ? null : parseFields(calculated),
  };
}

export function writeResult({ mark, calculatedFields }: StoredResult): void {
  writeOrRemove(markKey, mark);
  writeOrRemove(calculatedKey, calculatedFields && serializeFields(calculatedFields));
}

// Tabs hold the form under the specification's names.

export function serializeFields({
  followers,
  engagementRate,
  price,
  country,
  product,
  ...others
}: RevenueFields): string {
  return JSON.stringify({
    audienceSize: followers,
    engagementRate,
    averageOrderValue: price,
    madeIn: country,
    productDescription: product,
    ...others,
  });
}

/** Fields as `serializeFields` wrote them; anything else gives an empty form. */
export function parseFields(stored: string | null): RevenueFields {
  const { audienceSize, averageOrderValue, madeIn, productDescription, ...others } = parseJson(
    fieldsSchema,
    stored,
  );
  return {
    followers: audienceSize,
    price: averageOrderValue,
    country: madeIn,
    product: productDescription,
    ...others,
  };
}

const fieldsSchema = object({
  audienceSize: text,
  engagementRate: text,
  averageOrderValue: text,
  productCategory: text,
  madeIn: text,
  productDescription: text,
  lookType: option((raw): raw is LookType => raw === 'auto', 'styles'),
  styles: (raw: unknown) => knownStyles(list(text)(raw)),
  lookWords: text,
});

function writeOrRemove(key: string, value: string | null): void {
  if (value === null) tabStorage.remove(key);
  else tabStorage.write(key, value);
}
