import { parseCalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import { isFactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { maxOrderPieces } from '@functions/_shared/domain/rfq-terms.ts';
import {
  parseNumberParam,
  parseOptionParam,
  parseTextParam,
} from '@functions/_shared/domain/url-state.ts';
import { type AskedRfq, askedRfqKeys } from '@/lib/asked-rfq-query.ts';
import { maxTextLengths } from '@/lib/visitor-product/answers.ts';
import { quantityNames, type RfqFields } from './rfq.ts';

/** Null for an address that asks for nothing in particular. */
export function parseAskedRfq(params: URLSearchParams): AskedRfq | null {
  const asked: AskedRfq = {
    product: parseTextParam(params, askedRfqKeys.product, maxTextLengths.product),
    origin: parseOptionParam(params, askedRfqKeys.origin, isFactoryCountry),
    quantity: parseNumberParam(params, askedRfqKeys.quantity, {
      min: 1,
      max: maxOrderPieces,
      whole: true,
    }),
    deadline: parseCalendarDay(params.get(askedRfqKeys.deadline) ?? ''),
  };
  return Object.values(asked).some((value) => value !== undefined) ? asked : null;
}

export function hasAskedRfq(params: URLSearchParams): boolean {
  return Object.values(askedRfqKeys).some((key) => params.has(key));
}

/**
 * The form for what was asked for, which replaces what the form said. Another product makes the
 * answers about the former one wrong, so they go; delivery, contact and notes stay.
 */
export function withAsked(
  fields: RfqFields,
  { product, origin, quantity, deadline }: AskedRfq,
): RfqFields {
  const isOther =
    product !== undefined &&
    fields.product.trim() !== '' &&
    fields.product.trim().toLowerCase() !== product.toLowerCase();
  const kept: RfqFields = isOther ? { ...fields, ...noProduct } : fields;
  const isOrdered = quantityNames.some((name) => kept[name] === `${quantity}`);
  return {
    ...kept,
    ...(product !== undefined && { product }),
    ...(origin !== undefined && { origin }),
    ...(quantity !== undefined &&
      !isOrdered && { firstQuantity: `${quantity}`, secondQuantity: '', thirdQuantity: '' }),
    ...(deadline !== undefined && { deadline }),
  };
}

const noProduct = {
  materials: '',
  specification: '',
  firstQuantity: '',
  secondQuantity: '',
  thirdQuantity: '',
  targetPrice: '',
  certifications: [],
} as const satisfies Partial<RfqFields>;
