import { type DateHabit, findDates, shortDate } from './quote-dates.ts';
import type { QuoteLine } from './quote-parts.ts';
import type { QuoteValidity, Said } from './supplier-quote.ts';

/** How long the offer holds: days, or the last day. */
export function readValidity(
  lines: readonly QuoteLine[],
  { habit, mailDay, today }: { habit: DateHabit; mailDay: string | null; today: string | null },
): Said<QuoteValidity> | null {
  for (const line of lines) {
    for (const part of line.parts) {
      const isOwn = part.hits.some(({ topic }) => topic === 'validity');
      const isHeaded = part.hits.length === 0 && part.carried.includes('validity');
      const isOffer =
        /(?<!\p{L})(?:offers?|prices?|quot\p{L}*|angebot|preise?|offre|prix|oferta|precios?|cotizaci[óo]n|proposta|preços?|offerta|prezzi|teklif\p{L}*|fiyat\p{L}*)(?!\p{L}).{0,40}(?<!\p{L})(?:until|till|bis|jusqu['’]au|hasta|até|fino al?)(?!\p{L})/iu.test(
          part.text,
        );
      if (!isOwn && !isHeaded && !isOffer) continue;
      if (
        /(?:audit|certificat\w*|report|license) (?:is )?valid|valid (?:audit|certificat\w*)/i.test(
          part.text,
        )
      )
        continue;
      const rest = line.text.slice(part.start - line.start);
      const since = mailDay ?? today;
      const date =
        findDates(rest.slice(0, 160), habit, since)[0] ?? shortDate(rest.slice(0, 60), since);
      const days = line.figures.find(
        ({ kind, start }) => kind === 'days' && start >= part.start && start - part.start < 80,
      );
      if (days !== undefined && (date === undefined || days.start - part.start < date.start)) {
        return {
          value: { days: days.high, until: null },
          source: { from: days.start, to: days.end },
        };
      }
      if (date !== undefined) {
        return {
          value: { days: null, until: date.day },
          source: { from: part.start + date.start, to: part.start + date.end },
        };
      }
    }
  }
  return null;
}
