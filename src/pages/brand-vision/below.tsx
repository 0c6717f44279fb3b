import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { TestimonialCard } from '@/components/sections/testimonial-card.tsx';
import { Section } from '@/components/ui/section.tsx';
import { brandTestimonial } from '@/tools/real-pricing-card/copy.ts';
import { RealPricingCard } from '@/tools/real-pricing-card/index.tsx';
import { brandVisionPage } from './copy.ts';

/** Below the creator calculator. */
export function BelowTheFold() {
  return (
    <>
      <Section>
        <div className="grid items-start gap-8 lg:grid-cols-12">
          <RealPricingCard headingLevel={2} className="lg:col-span-7" />
          <TestimonialCard {...brandTestimonial} className="lg:col-span-5" />
        </div>
      </Section>
      <ClosingCall words={brandVisionPage.call} />
    </>
  );
}
