import { formatInteger } from '@/lib/format.ts';

const oneDecimalAtMost = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** Orders or hours: whole where they are, otherwise with one decimal. */
export function formatCount(value: number): string {
  return Number.isInteger(value) ? formatInteger(value) : oneDecimalAtMost.format(value);
}
