import { ActionRow } from '@/components/sections/action-row.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { TableSection } from '@/components/sections/table-section.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SwagCatalog } from '@/tools/swag-catalog/index.tsx';
import { swagSections } from './below-copy.ts';

/** Swag, below the first screen. */
export function BelowTheFold() {
  const { occasions, catalog, priceSteps, ways, call } = swagSections;
  return (
    <>
      <TitledList words={occasions} />
      <Section ground="blush" edge="perforated">
        <SectionHeading label={catalog.label} title={catalog.title} text={catalog.text} />
        <SwagCatalog />
        <ActionRow actions={[catalog.link]} size="lg" className="mt-10" />
        <p className="spec-print mt-4 text-muted">{catalog.note}</p>
      </Section>
      <TableSection words={priceSteps} ground="paper" />
      <TitledList words={ways} ground="sky" />
      <ClosingCall words={call} />
    </>
  );
}
