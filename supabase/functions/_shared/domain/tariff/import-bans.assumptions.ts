/**
 * Origins whose goods may not be imported without a license or exemption of the Office of Foreign
 * Assets Control (31 CFR chapter V, as of 2025; later changes were not checked). Syria is not
 * included: its sanctions program ended on 2025-06-30 (Executive Order 14312).
 */
export const embargoedOrigins: Readonly<Record<string, string>> = {
  /** 31 CFR 515.204 (1963). */
  CU: '31 CFR part 515',
  /** 31 CFR 560.201 (2012). */
  IR: '31 CFR part 560',
  /** 31 CFR 510.205 (2018), after Executive Order 13570. */
  KP: '31 CFR part 510',
};

/** Goods of one origin that executive orders ban from import (2022 to 2023). */
export const bannedGoods: Readonly<Record<string, string>> = {
  RU: 'oil, gas, coal, fish and other seafood, alcoholic beverages, diamonds and gold (Executive Orders 14066, 14068 and 14114)',
};
