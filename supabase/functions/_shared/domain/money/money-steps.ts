/** From the price down to the profit, in this order. */
export const moneyStepIds = [
  'goods',
  'freight',
  'insurance',
  'duty',
  'customs-fees',
  'broker',
  'inbound',
  'fulfillment',
  'parcel',
  'payment',
  'returns',
  'samples',
] as const;
export type MoneyStepId = (typeof moneyStepIds)[number];

/** The steps that end with the goods in the warehouse. */
export const landedStepIds: readonly MoneyStepId[] = moneyStepIds.slice(
  0,
  moneyStepIds.indexOf('inbound') + 1,
);
