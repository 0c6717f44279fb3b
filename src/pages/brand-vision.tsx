import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TestimonialCard } from '@/components/sections/testimonial-card.tsx';
import { RealPricingCard } from '@/components/tools/real-pricing-card/real-pricing-card.tsx';
import { retryingPart } from '@/components/tools/shared/retrying-part.tsx';
import { Section } from '@/components/ui/section.tsx';
import { brandVisionPage } from '@/content/brand-vision.ts';
import { brandTestimonial, realPricingCardContent } from '@/content/real-pricing-card.ts';
import { ToolPlace } from './blocks/tool-place.tsx';

// The tool weighs more than the page; the first screen does not wait for it.
const CreatorCalculatorBlock = retryingPart(() =>
  import('./blocks/creator-calculator-block.tsx').then((m) => m.CreatorCalculatorBlock),
);

export function BrandVisionPage() {
  const { meta, hero, tool, call } = brandVisionPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <Section id={tool.id} ground="sky" edge="perforated" aria-labelledby="tool-title">
        <header className="mb-10 max-w-measure">
          <p className="spec-print">{tool.label}</p>
          <h2 id="tool-title" className="mt-3 text-display-2">
            {tool.title}
          </h2>
          <p className="mt-4 text-lead">{tool.lead}</p>
        </header>
        <ToolPlace loading={tool.loading} skeletonClassName="h-[2400px] lg:h-[2000px]">
          <CreatorCalculatorBlock />
        </ToolPlace>
      </Section>
      <Section>
        <div className="grid items-start gap-8 lg:grid-cols-12">
          <RealPricingCard
            words={realPricingCardContent}
            headingLevel={2}
            className="lg:col-span-7"
          />
          <TestimonialCard {...brandTestimonial} className="lg:col-span-5" />
        </div>
      </Section>
      <ClosingCall words={call} />
    </>
  );
}
