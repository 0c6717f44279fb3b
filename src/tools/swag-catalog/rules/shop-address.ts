import { orderSizes } from '@functions/_shared/domain/swag/bulk-price.ts';
import {
  parseSwagParams,
  type SwagAddress,
  toSwagParams,
} from '@functions/_shared/domain/swag/swag-address.ts';
import { emptySwagList } from '@functions/_shared/domain/swag/swag-list.ts';
import { shareableText } from '@functions/_shared/domain/url-state.ts';
import { type Budget, isBudget, isOccasion, type Occasion } from './filter-swag.ts';

/** What narrows the catalog down. */
export type ShopFilter = {
  /** What is searched for, as typed. */
  query: string;
  occasions: readonly Occasion[];
  budgets: readonly Budget[];
  /** The order size of the prices on the cards. */
  quantityUnits: number;
};

export const everything: ShopFilter = { query: '', occasions: [], budgets: [], quantityUnits: 100 };

/** Longer words are no product's name; the function `understand-goods` reads no more than 500. */
export const maxSearchLength = 200;

/** What the catalog's address says: the open piece, the list, and what narrows the catalog down. */
export type ShopAddress = SwagAddress & { filter: ShopFilter };

/** Leaves out whatever is as the catalog opens. */
export function toShopParams({ filter, ...address }: ShopAddress): URLSearchParams {
  const words = shareableText(filter.query, maxSearchLength);
  return new URLSearchParams([
    ...toSwagParams(address),
    ...(words === '' ? [] : [['q', words]]),
    ...filter.occasions.map((occasion) => ['for', occasion]),
    ...filter.budgets.map((budget) => ['budget', budget]),
    ...(filter.quantityUnits === everything.quantityUnits
      ? []
      : [['at', `${filter.quantityUnits}`]]),
  ]);
}

/** Reads an address, which anyone may have edited. */
export function parseShopParams(params: URLSearchParams): ShopAddress {
  const quantity = Number(params.get('at'));
  return {
    ...parseSwagParams(params),
    filter: {
      query: shareableText(params.get('q') ?? '', maxSearchLength),
      occasions: unique(params.getAll('for').filter(isOccasion)),
      budgets: unique(params.getAll('budget').filter(isBudget)),
      quantityUnits: orderSizes.includes(quantity) ? quantity : everything.quantityUnits,
    },
  };
}

/** Whether a filter leaves anything out, or prices another order size. */
export function narrows(filter: ShopFilter): boolean {
  return toShopParams({ filter, list: emptySwagList }).size > 0;
}

function unique<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}
