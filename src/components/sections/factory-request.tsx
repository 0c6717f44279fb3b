import { ActionRow } from '@/components/sections/action-row.tsx';
import { Section } from '@/components/ui/section.tsx';
import { paths } from '@/config/paths.ts';
import type { ContentLink } from '@/content/types.ts';
import { askedRfqQuery } from '@/lib/asked-rfq-query.ts';
import { bookingAddress } from '@/lib/booking-address.ts';
import type { FactorySearchTerms } from '@/lib/factory-search.ts';

type FactoryRequestProps = {
  words: {
    title: string;
    text: string;
    rfq: string;
    send: string;
    mailto: (terms: FactorySearchTerms) => string;
    book: ContentLink;
  };
  terms: FactorySearchTerms;
  /** The address of this search, which a call is about. */
  resultUrl: string;
};

/** Offers to hand a search over to a person. */
export function FactoryRequest({ words, terms, resultUrl }: FactoryRequestProps) {
  const asked = askedRfqQuery({
    product: terms.query || undefined,
    origin: terms.country ?? undefined,
  });
  return (
    <Section className="pb-0">
      <h2 className="text-display-3">{words.title}</h2>
      <p className="mt-4 max-w-measure text-muted">{words.text}</p>
      <ActionRow
        className="mt-6"
        actions={[
          { label: words.rfq, href: `${paths.sourcing}?${asked}` },
          { label: words.send, href: words.mailto(terms) },
          { ...words.book, href: bookingAddress(words.book.href, resultUrl) },
        ]}
      />
    </Section>
  );
}
