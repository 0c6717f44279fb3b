import { ActionRow } from '@/components/sections/action-row.tsx';
import { Section } from '@/components/ui/section.tsx';
import type { ContentLink } from '@/content/types.ts';

type FactoryRequestProps = {
  words: {
    title: (query: string) => string;
    text: string;
    send: string;
    mailto: (query: string) => string;
    book: ContentLink;
  };
  query: string;
};

/** Hands a search over to a person. */
export function FactoryRequest({ words, query }: FactoryRequestProps) {
  return (
    <Section className="pb-0">
      <h2 className="text-display-3 break-words">{words.title(query)}</h2>
      <p className="mt-4 max-w-measure text-muted">{words.text}</p>
      <ActionRow
        className="mt-6"
        actions={[{ label: words.send, href: words.mailto(query) }, words.book]}
      />
    </Section>
  );
}
