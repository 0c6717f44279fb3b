import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  parseNumberParam,
  parseOptionParam,
  parseTextParam,
} from '@functions/_shared/domain/url-state.ts';
import { maxOrderPieces } from '@/lib/order-terms.ts';
import { maxTextLengths } from '@/lib/visitor-product/answers.ts';
import { quantityNames, type RfqFields } from './rfq.ts';

/** What another tool or page sent the visitor here with. */
export type AskedRfq = {
  product?: string | undefined;
  origin?: FactoryCountry | undefined;
  /** Pieces. */
  quantity?: number | undefined;
};

const keys = { product: 'product', origin: 'origin', quantity: 'quantity' } as const;

/** Null for an address that asks for nothing in particular. */
export function parseAskedRfq(params: URLSearchParams): AskedRfq | null {
  const asked: AskedRfq = {
    product: parseTextParam(params, keys.product, maxTextLengths.product),
    origin: parseOptionParam(params, keys.origin, isFactoryCountry),
    quantity: parseNumberParam(params, keys.quantity, {
      min: 1,
      max: maxOrderPieces,
      whole: true,
    }),
  };
  return Object.values(asked).some((value) => value !== undefined) ? asked : null;
}

export function hasAskedRfq(params: URLSearchParams): boolean {
  return Object.values(keys).some((key) => params.has(key));
}

/** The query that opens the generator with these. */
export function askedRfqQuery({ product, origin, quantity }: AskedRfq): URLSearchParams {
  return new URLSearchParams([
    ['tool', 'rfq'],
    ...(product === undefined ? [] : [[keys.product, product]]),
    ...(origin === undefined ? [] : [[keys.origin, origin]]),
    ...(quantity === undefined ? [] : [[keys.quantity, `${quantity}`]]),
  ]);
}

/**
 * The form for what was asked for, which replaces what the form said. Another product makes the
 * answers about the former one wrong, so they go; delivery, contact and notes stay.
 */
export function withAsked(fields: RfqFields, { product, origin, quantity }: AskedRfq): RfqFields {
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
