import type { UnderstoodGoods } from '@functions/_shared/contracts/understand-goods.ts';
import { engineCopy as copy } from '../engine-copy.ts';
import type { AnswerCard } from '../rules/thread.ts';

/** An answer from an engine: its text, the tool to open, and what to ask next. */
export type EngineAnswer = {
  content: string;
  cards: readonly AnswerCard[];
  suggestions: readonly string[];
};

/** What the words of a question name. */
export type AskedGoods = {
  understood: UnderstoodGoods;
  /** As the text says; null where it says none. */
  units: number | null;
};

/** Three questions that work, about these goods and this country or about ones that we know. */
export function suggestionsFor(
  goods: string | null,
  country: string = copy.defaultCountry,
): readonly string[] {
  const named = goods ?? copy.defaultGoods;
  return [copy.ask.duty(named, country), copy.ask.factories(named), copy.ask.price(named)];
}

export function tool(label: string, href: string): AnswerCard {
  return { kind: 'tool', label, href };
}

export function said(
  content: string,
  suggestions: readonly string[],
  ...cards: AnswerCard[]
): EngineAnswer {
  return { content, cards, suggestions };
}

/** Rounded to cents, so that a total is what a reader gets who multiplies the price shown. */
export function inCents(amountUsd: number): number {
  return Math.round(amountUsd * 100) / 100;
}
