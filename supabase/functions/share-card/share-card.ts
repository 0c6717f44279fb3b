import type { DescribedGoods } from '../_shared/drawing/drawing-for.ts';

/** One figure of a card, as text. */
export type CardFact = Readonly<{ label: string; value: string }>;

/** What the picture of a shared result says. All of its words are ours. */
export type ShareCard = Readonly<{
  kind: 'result' | 'general';
  /** The line above: what was asked. */
  label: string;
  /** Large: the figure, or a headline. */
  figure: string;
  /** What the figure is. */
  caption: string;
  /** At most three. */
  facts: readonly CardFact[];
  /** What the figure rests on or leaves out. */
  note: string;
  /** The goods to draw; null for none. */
  goods: DescribedGoods | null;
  ground: 'blush' | 'butter' | 'sky';
}>;
