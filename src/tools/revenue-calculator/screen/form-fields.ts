import type { DesignStyle } from '@functions/_shared/domain/design-styles.ts';
import {
  parseRevenueFields,
  type RevenueParse,
  type RevenueRequest,
} from '@/lib/calc/revenue-input.ts';
import { knownStyles } from '@/lib/design-inspiration.ts';
import { asText, asTexts, parseObject } from '@/lib/kept-json.ts';
import { toNumberText } from '@/lib/parse-number.ts';
import { guessLook } from './guess-look.ts';

export type LookType = 'styles' | 'auto';

/** The form as it is typed. Both ways to describe a look are kept while one of them counts. */
export type FormFields = {
  audienceSize: string;
  engagementRate: string;
  averageOrderValue: string;
  productCategory: string;
  madeIn: string;
  productDescription: string;
  lookType: LookType;
  styles: readonly DesignStyle[];
  lookWords: string;
};

export const emptyFormFields: FormFields = {
  audienceSize: '',
  engagementRate: '',
  averageOrderValue: '',
  productCategory: '',
  madeIn: '',
  productDescription: '',
  lookType: 'styles',
  styles: [],
  lookWords: '',
};

export type FormReading = RevenueParse & { handle: string | null };

/** What the form means, or which fields are wrong. */
export function readForm(fields: FormFields, locale: string): FormReading {
  const { lookType, styles, lookWords, ...typed } = fields;
  const guess = guessLook(lookWords);
  const isAuto = lookType === 'auto' && lookWords.trim() !== '';
  const parsed = parseRevenueFields(
    {
      ...typed,
      designInspiration: isAuto
        ? { type: 'auto', analysis: { aesthetic: guess.aesthetic, colors: guess.colors } }
        : { type: 'styles', styles: lookType === 'styles' ? styles : [] },
    },
    locale,
  );
  return { ...parsed, handle: isAuto ? guess.handle : null };
}

/** The form that would be read as this request; what the request leaves out stays empty. */
export function fieldsFromRequest(request: Partial<RevenueRequest>, locale: string): FormFields {
  const look = request.designInspiration;
  return {
    audienceSize: numberText(request.audienceSize, locale),
    engagementRate: numberText(request.engagementRatePct, locale),
    averageOrderValue: numberText(request.averageOrderValueUsd, locale),
    productCategory: request.productCategory ?? '',
    madeIn: request.madeIn ?? '',
    productDescription: request.productDescription ?? '',
    lookType: look?.type ?? 'styles',
    styles: look?.type === 'styles' ? look.styles : [],
    lookWords: look?.type === 'auto' ? look.analysis.aesthetic : '',
  };
}

export function fieldsToText(fields: FormFields): string {
  return JSON.stringify(fields);
}

/** Fields as `fieldsToText` wrote them; anything else in the storage gives an empty form. */
export function fieldsFromText(text: string | null): FormFields {
  const kept = parseObject(text);
  const textOf = (name: keyof FormFields) => asText(kept[name]);
  return {
    audienceSize: textOf('audienceSize'),
    engagementRate: textOf('engagementRate'),
    averageOrderValue: textOf('averageOrderValue'),
    productCategory: textOf('productCategory'),
    madeIn: textOf('madeIn'),
    productDescription: textOf('productDescription'),
    lookType: kept.lookType === 'auto' ? 'auto' : 'styles',
    styles: knownStyles(asTexts(kept.styles)),
    lookWords: textOf('lookWords'),
  };
}

function numberText(value: number | undefined, locale: string): string {
  return value === undefined ? '' : toNumberText(value, locale);
}
