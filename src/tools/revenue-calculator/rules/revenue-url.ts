import { isManufacturingCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { isProductCategory } from '@functions/_shared/domain/product-categories.ts';
import { type RevenueRequest, revenueLimits } from '@/lib/calc/revenue-input.ts';
import { type DesignInspiration, knownStyles, noInspiration } from '@/lib/design-inspiration.ts';
import { toNumberText } from '@/lib/parse-number.ts';
import { readNumber, readOption, readText, shareableText } from '@/lib/url-state.ts';

/** Raised when the meaning of a key changes; an address of another version is not read. */
const version = '1';

const keys = {
  version: 'v',
  audienceSize: 'a',
  engagementRatePct: 'e',
  averageOrderValueUsd: 'p',
  productCategory: 'c',
  madeIn: 'm',
  style: 's',
  aesthetic: 'ae',
  color: 'co',
  productDescription: 'd',
} as const;

const maxAestheticLength = 200;
const maxColors = 8;

/**
 * The calculator's inputs as address parameters, always in the same order. Numbers stand in plain
 * decimal form, so that the address means the same in every locale. No e-mail address, handle or
 * telephone number gets in, even when it is part of a text (`shareableText`).
 */
export function toRevenueParams(request: RevenueRequest): URLSearchParams {
  const params = new URLSearchParams([
    [keys.version, version],
    [keys.audienceSize, plain(request.audienceSize)],
    [keys.engagementRatePct, plain(request.engagementRatePct)],
    [keys.averageOrderValueUsd, plain(request.averageOrderValueUsd)],
    [keys.productCategory, request.productCategory],
    [keys.madeIn, request.madeIn],
    ...inspirationParams(request.designInspiration),
  ]);
  const description = shareableText(request.productDescription, revenueLimits.productDescription);
  if (description) params.append(keys.productDescription, description);
  return params;
}

/**
 * What an address says about the inputs. Whatever is missing, unknown or out of bounds is undefined,
 * and other tools' parameters are not looked at; an address of another version says nothing.
 */
export function readRevenueParams(params: URLSearchParams): Partial<RevenueRequest> {
  if (params.get(keys.version) !== version) return {};
  const { audienceSize, engagementRatePct, averageOrderValueUsd } = revenueLimits;
  return {
    audienceSize: readNumber(params, keys.audienceSize, { min: 0, max: audienceSize, whole: true }),
    engagementRatePct: readNumber(params, keys.engagementRatePct, {
      min: 0,
      max: engagementRatePct,
    }),
    averageOrderValueUsd: readNumber(params, keys.averageOrderValueUsd, {
      min: 0,
      max: averageOrderValueUsd,
    }),
    productCategory: readOption(params, keys.productCategory, isProductCategory),
    madeIn: readOption(params, keys.madeIn, isManufacturingCountry),
    designInspiration: readInspiration(params),
    productDescription: readText(params, keys.productDescription, revenueLimits.productDescription),
  };
}

/**
 * The whole request, when everything that was required is there, so that a result can be shown at
 * once; null when something is missing and only the form can be filled.
 */
export function completeRequest(partial: Partial<RevenueRequest>): RevenueRequest | null {
  const { audienceSize, engagementRatePct, averageOrderValueUsd, productCategory, madeIn } =
    partial;
  if (
    audienceSize === undefined ||
    engagementRatePct === undefined ||
    averageOrderValueUsd === undefined ||
    productCategory === undefined ||
    madeIn === undefined
  ) {
    return null;
  }
  return {
    audienceSize,
    engagementRatePct,
    averageOrderValueUsd,
    productCategory,
    madeIn,
    designInspiration: partial.designInspiration ?? noInspiration,
    productDescription: partial.productDescription ?? '',
  };
}

function plain(value: number): string {
  return toNumberText(value, 'en-US');
}

type Pair = [key: string, value: string];

function inspirationParams(inspiration: DesignInspiration): Pair[] {
  if (inspiration.type === 'styles') {
    return inspiration.styles.map((style): Pair => [keys.style, style]);
  }
  const aesthetic = shareableText(inspiration.analysis.aesthetic, maxAestheticLength);
  const colors = shareableColors(inspiration.analysis.colors);
  const pairs = colors.map((color): Pair => [keys.color, color]);
  return aesthetic ? [[keys.aesthetic, aesthetic], ...pairs] : pairs;
}

function readInspiration(params: URLSearchParams): DesignInspiration | undefined {
  const aesthetic = readText(params, keys.aesthetic, maxAestheticLength) ?? '';
  const colors = shareableColors(params.getAll(keys.color));
  if (aesthetic || colors.length > 0) return { type: 'auto', analysis: { aesthetic, colors } };

  const styles = knownStyles(params.getAll(keys.style));
  return styles.length > 0 ? { type: 'styles', styles } : undefined;
}

/** Hex colors and color words; anything longer or stranger has no place in an address. */
function shareableColors(colors: readonly string[]): string[] {
  return colors
    .filter((color) => /^(#[0-9a-f]{3,8}|[a-z][a-z -]{0,22}[a-z])$/i.test(color))
    .slice(0, maxColors);
}
