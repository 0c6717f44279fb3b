import { ActionRow } from '@/components/sections/action-row.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SpecLabel, SpecSheet } from '@/components/ui/spec-label.tsx';
import type { ContentLink, Figure, TitledText } from '@/content/types.ts';

type CallDetailsProps = {
  words: {
    label: string;
    title: string;
    figures: readonly Figure[];
    agendaLabel: string;
    agenda: readonly TitledText[];
    action: ContentLink;
  };
};

/** An intro call's price, length and agenda. */
export function CallDetails({ words }: CallDetailsProps) {
  return (
    <Section ground="sky" edge="perforated">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <div className="flex flex-col">
          <SectionHeading label={words.label} title={words.title} />
          <SpecSheet className="mt-10 lg:grid-cols-2">
            {words.figures.map((figure) => (
              <SpecLabel key={figure.label} caption={figure.label} value={figure.value} />
            ))}
          </SpecSheet>
          <ActionRow actions={[words.action]} size="lg" className="mt-10" />
        </div>
        <Card padding="lg">
          <h3 className="spec-print pb-2 font-normal text-muted">{words.agendaLabel}</h3>
          <dl className="border-t-[1.5px] border-ink">
            {words.agenda.map((item) => (
              <div
                key={item.title}
                className="grid gap-x-6 border-b border-ink/20 py-4 last:border-b-0 last:pb-0 sm:grid-cols-[min(9rem,40%)_minmax(0,1fr)]"
              >
                <dt className="font-semibold">{item.title}</dt>
                <dd className="text-muted">{item.text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </div>
    </Section>
  );
}
