import { PageHead } from '@/components/layout/page-head.tsx';
import { ActionRow } from '@/components/sections/action-row.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { TableSection } from '@/components/sections/table-section.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { Section } from '@/components/ui/section.tsx';
import { swagPage } from '@/content/swag.ts';
import { LatePart, partCode } from './blocks/late-part.tsx';

const swagCatalogue = partCode(() =>
  import('@/components/tools/swag-catalogue/swag-catalogue.tsx').then((m) => m.SwagCatalogue),
);

export function SwagPage() {
  const { meta, hero, occasions, catalogue, priceSteps, ways, call } = swagPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <TitledList words={occasions} />
      <Section ground="blush" edge="perforated">
        <SectionHeading label={catalogue.label} title={catalogue.title} text={catalogue.text} />
        <LatePart part={swagCatalogue} words={catalogue} />
        <ActionRow actions={[catalogue.link]} size="lg" className="mt-10" />
        <p className="spec-print mt-4 text-muted">{catalogue.note}</p>
      </Section>
      <TableSection words={priceSteps} ground="paper" />
      <TitledList words={ways} ground="sky" />
      <ClosingCall words={call} />
    </>
  );
}
