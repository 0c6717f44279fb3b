import { faqPage } from '@/lib/structured-data.ts';
import { inHandsPlannerSections } from './below-copy.ts';

/** What search engines read of the page. */
export function plannerFacts() {
  const { items } = inHandsPlannerSections.counted;
  return [faqPage(items.map(({ title, text }) => ({ question: title, answer: text })))];
}
