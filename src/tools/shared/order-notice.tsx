import {
  openAmountText,
  orderMark,
  orderSentences,
} from '@functions/_shared/domain/tariff/trade-order-text.ts';
import type { TradeOrder } from '@functions/_shared/domain/tariff/trade-order-types.ts';
import { orderNoticeCopy as copy } from './order-notice-copy.ts';

type OrderNoticeProps = {
  orders: readonly TradeOrder[];
  /** "China" */
  originName: string;
  /** The text beside it tells scope and doubts already. */
  isBrief?: boolean;
};

/** The orders that may add to a total, beside it; nothing without orders. */
export function OrderNotice({ orders, originName, isBrief = false }: OrderNoticeProps) {
  if (orders.length === 0) return null;
  const sentences = isBrief ? [openAmountText(orders)] : orderSentences(orders, originName);
  return (
    <div data-ground="blush" className="rounded-field border-[1.5px] border-ink p-4">
      <p className="font-semibold">{copy.title}</p>
      {sentences.map((sentence) => (
        <p key={sentence} className="mt-1 text-sm">
          {sentence}
        </p>
      ))}
    </div>
  );
}

/** The same in a table, in a few words. */
export function OrderMark({ orders }: { orders: readonly TradeOrder[] }) {
  const mark = orderMark(orders);
  return mark !== '' && <span className="block text-sm font-semibold">{copy.mark(mark)}</span>;
}
