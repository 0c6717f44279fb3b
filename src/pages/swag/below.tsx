import { ActionRow } from '@/components/sections/action-row.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { FoldedTable } from '@/components/sections/folded-table.tsx';
import { SectionHeading } from '@/components/sections/section-heading.tsx';
import { TwoLists } from '@/components/sections/two-lists.tsx';
import { Section } from '@/components/ui/section.tsx';
import { SwagCatalog } from '@/tools/swag-catalog/index.tsx';
import { swagSections } from './below-copy.ts';

/** Swag, below the first screen: the shop with its prices first, then how to order. */
export function BelowTheFold() {
  const { occasions, catalog, priceSteps, ways, call } = swagSections;
  return (
    <>
      <Section className="pt-10 sm:pt-14">
        <SectionHeading label={catalog.label} title={catalog.title} text={catalog.text} />
        <SwagCatalog />
        <ActionRow actions={[catalog.link]} size="lg" className="mt-8 mb-10" />
        <FoldedTable words={priceSteps} />
        <p className="spec-print mt-4 text-muted">{catalog.note}</p>
      </Section>
      <TwoLists main={ways} side={occasions} ground="sky" />
      <ClosingCall words={call} />
    </>
  );
}
