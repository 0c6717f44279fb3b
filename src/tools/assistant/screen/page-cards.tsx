import { SiteLink } from '@/components/layout/site-link.tsx';
import type { AssistantWords } from '@/pages/voice-assistant/copy.ts';
import type { AnswerCard } from '../rules/thread.ts';

type PageCardsProps = {
  words: AssistantWords['pageCards'];
  card: Extract<AnswerCard, { kind: 'pages' }>;
};

/** The pages of the site that an answer comes from. */
export function PageCards({ words, card }: PageCardsProps) {
  const label = words.label[card.writtenBy];
  return (
    <div>
      <p aria-hidden="true" className="spec-print text-muted">
        {label}
      </p>
      <ul aria-label={label} className="mt-2 grid gap-2 sm:grid-cols-2">
        {card.sources.map(({ id, page, title, path }) => (
          <li key={id}>
            <SiteLink
              href={path}
              className="lift flex h-full min-h-11 flex-col justify-center rounded-chip border border-ink bg-sky px-3.5 py-2 text-ink"
            >
              <span className="spec-print">{page}</span>
              <span className="text-sm font-semibold leading-snug">{title}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
