import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import {
  type FactoryCountry,
  isFactoryCountry,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import {
  type LandedChoices,
  noChoices,
  withOwnFigure,
} from '@functions/_shared/domain/tool-inputs/landed-choices.ts';
import type { ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { isSameProduct } from '@/lib/visitor-product/is-same-product.ts';
import type { LandedViewProps } from '../index.tsx';
import type { LandedOrder } from './landed-countries.ts';

/** An order is assumed to sell in half a year while nobody has said how many orders there are. */
export const assumedMonths = 6;

/** What the tool tells about the order. */
export type AskedOrder = Pick<
  LandedViewProps,
  'product' | 'country' | 'priceUsd' | 'monthlyOrders' | 'units' | 'fobUsd'
>;

/** The country that the tool speaks of; null where it is left open. */
export function givenCountry({ country }: Pick<AskedOrder, 'country'>): FactoryCountry | null {
  return isFactoryCountry(country) ? country : null;
}

/** What is known of this product; nothing where the record speaks of another one. */
export function knownOfProduct(known: ProductAnswers, product: string): ProductAnswers {
  return isSameProduct(known.product, product) ? known : {};
}

/** The visitor's own FOB price, where it is known for the country that the tool speaks of. */
export function knownFobUsd(asked: AskedOrder, known: ProductAnswers): number | undefined {
  const given = givenCountry(asked);
  const { fobUsd, country } = knownOfProduct(known, asked.product);
  return given !== null && (country ?? given) === given ? fobUsd : undefined;
}

/** The choices before the visitor has made any. */
export function openingChoices(asked: AskedOrder, known: ProductAnswers): LandedChoices {
  const given = givenCountry(asked);
  return given === null
    ? noChoices
    : withOwnFigure(noChoices, given, 'goods', knownFobUsd(asked, known));
}

/** What the tool tells, completed with the visitor's choices, what is known, and what is usual. */
export function landedOrderOf(
  asked: AskedOrder,
  known: ProductAnswers,
  stored: LandedChoices,
  goods: Pick<UnderstoodGoods, 'minOrderUnits' | 'retailUsd'>,
): LandedOrder {
  const given = givenCountry(asked);
  const { quantities, priceUsd, monthlyOrders } = knownOfProduct(known, asked.product);
  const hasOwnFob = given !== null && stored.landedByCountry[given]?.goods !== undefined;
  const choices =
    asked.fobUsd === undefined || given === null || hasOwnFob
      ? stored
      : withOwnFigure(stored, given, 'goods', asked.fobUsd);
  const units = choices.units ?? asked.units ?? quantities?.[0] ?? goods.minOrderUnits;
  return {
    priceUsd:
      asked.priceUsd ??
      choices.priceUsd ??
      priceUsd ??
      (goods.retailUsd.low + goods.retailUsd.high) / 2,
    monthlyOrders:
      asked.monthlyOrders ?? choices.monthlyOrders ?? monthlyOrders ?? units / assumedMonths,
    units,
    choices,
  };
}
