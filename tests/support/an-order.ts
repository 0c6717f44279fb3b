import type { TradeOrder } from '@functions/_shared/domain/tariff/trade-order-types.ts';

/** The order on candles of China, as likely to apply. */
export const candleOrder: TradeOrder = {
  caseNumber: 'A-570-504',
  isNumberConfirmed: true,
  kind: 'antidumping',
  goods: 'petroleum wax candles',
  scope: 'candles of petroleum wax',
  ratePct: 108.3,
  rateText: '108.3% (China-wide, since 2004)',
  status: '',
  certainty: 'likely',
};
