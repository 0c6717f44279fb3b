import type { Figure } from './figures.ts';
import type { QuoteCurrency } from './supplier-reply.ts';

/** A price with what stands around it, before it is known which of them are the product's. */
export type StepCandidate = Readonly<{
  /** Null where the mail ties the price to no quantity. */
  quantity: Figure | null;
  price: number;
  /** A minimum in brackets behind the price; it ties the price where several prices each have one. */
  minimum: Figure | null;
  /** The other end of a range of prices that is tied to no quantity. */
  highPrice: number | null;
  currency: QuoteCurrency | null;
  unit: string | null;
  /** Words right around it, where a term of delivery may stand. */
  label: string;
  start: number;
  end: number;
  /** The line takes back something said before. */
  isCorrection: boolean;
  isFromTable: boolean;
  /** What the price is for, in the words of its row or line and the line above. */
  context: string;
  /** The name that it shares with the prices next to it: the heading above, or the context. */
  group: string;
}>;
