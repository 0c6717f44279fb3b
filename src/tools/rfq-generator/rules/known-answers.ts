import type { CalendarDay } from '@functions/_shared/domain/calendar-day.ts';
import {
  isFactoryCountry,
  originCodeOf,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import type { SourcingCategory } from '@functions/_shared/domain/sourcing-categories.ts';
import { orderRequestText } from '@functions/_shared/domain/tariff/trade-order-text.ts';
import { tradeOrdersFor, tradeOrdersNamed } from '@functions/_shared/domain/tariff/trade-orders.ts';
import type { AnswerName, ProductAnswers } from '@/lib/visitor-product/answers.ts';
import { quantityNames, type RfqFields } from './rfq.ts';

/** What the blank fields of a request are filled with, and the answers that it comes from. */
export type KnownRfq = {
  fields: Partial<RfqFields>;
  names: readonly AnswerName[];
};

/** The lines that answers without a field of their own become in the notes. */
export type RfqNoteWords = {
  category: (category: SourcingCategory) => string;
  tariffLine: (hts8: string) => string;
};

/**
 * What is known, for the fields that are blank; nothing where the form is about another product.
 * Never the retail price: a supplier who knows it quotes up to it.
 */
export function knownForRfq(
  fields: RfqFields,
  answers: ProductAnswers,
  { today, notes }: { today: CalendarDay; notes: RfqNoteWords },
): KnownRfq {
  const { product, country, quantities, certifications, category, hts8, launchDay } = answers;
  const filled: Partial<RfqFields> = {};
  const names: AnswerName[] = [];
  if (product !== undefined && !isBlank(fields.product) && !isSameText(fields.product, product)) {
    return { fields: filled, names };
  }
  if (isBlank(fields.product) && product !== undefined) {
    filled.product = product;
    names.push('product');
  }
  // "You choose" is not a country of a supplier.
  if (fields.origin === '' && isFactoryCountry(country)) {
    filled.origin = country;
    names.push('country');
  }
  if (quantities !== undefined && quantityNames.every((name) => isBlank(fields[name]))) {
    quantityNames.forEach((name, place) => {
      filled[name] = quantities[place]?.toString() ?? '';
    });
    names.push('quantities');
  }
  if (certifications !== undefined && fields.certifications.length === 0) {
    filled.certifications = certifications;
    names.push('certifications');
  }
  // A day that has passed is no deadline.
  if (isBlank(fields.deadline) && launchDay !== undefined && launchDay >= today) {
    filled.deadline = launchDay;
    names.push('launchDay');
  }
  // The form has no fields for these two.
  if (isBlank(fields.notes)) {
    const lines: string[] = [];
    if (category !== undefined) {
      lines.push(notes.category(category));
      names.push('category');
    }
    if (hts8 !== undefined) {
      lines.push(notes.tariffLine(hts8));
      names.push('hts8');
    }
    const origin = filled.origin ?? fields.origin;
    const orders = ordersText({ hts8, origin, product: product ?? fields.product, today });
    if (orders !== '') lines.push(orders);
    if (lines.length > 0) filled.notes = lines.join('\n');
  }
  return { fields: filled, names };
}

/**
 * A producer's rate decides what an order costs, so the supplier has to name it. Without a line, the
 * words have to name the goods.
 */
function ordersText({
  hts8,
  origin,
  product,
  today,
}: {
  hts8: string | undefined;
  origin: string;
  product: string;
  today: CalendarDay;
}): string {
  if (!isFactoryCountry(origin)) return '';
  const asked = { originCode: originCodeOf(origin), productWords: product, day: today };
  return orderRequestText(
    hts8 === undefined ? tradeOrdersNamed(asked) : tradeOrdersFor({ ...asked, code: hts8 }).orders,
  );
}

/** The form without what was filled in; what the visitor typed over it since stays. */
export function withoutKnown(fields: RfqFields, filled: Partial<RfqFields>): Partial<RfqFields> {
  const blank: Partial<RfqFields> = {};
  for (const name of textNames) {
    if (filled[name] !== undefined && fields[name] === filled[name]) blank[name] = '';
  }
  if (filled.certifications !== undefined && isSame(fields.certifications, filled.certifications)) {
    blank.certifications = [];
  }
  return blank;
}

const textNames = ['product', 'origin', ...quantityNames, 'deadline', 'notes'] as const;

function isBlank(text: string): boolean {
  return text.trim() === '';
}

function isSameText(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  return some.join() === others.join();
}
