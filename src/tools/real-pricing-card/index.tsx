import { Check } from 'lucide-react';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { buttonClass } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Tag } from '@/components/ui/tag.tsx';
import { realPricingCopy as copy } from './copy.ts';

type RealPricingCardProps = {
  headingLevel?: 2 | 3;
  className?: string;
};

/** Leads from an estimate to a quote: what working with factories changes, and a link. */
export function RealPricingCard({ headingLevel = 3, className }: RealPricingCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { label, ours, market } = copy.comparison;
  return (
    <Card ground="kraft" padding="lg" className={className}>
      <Tag tone="white">{copy.label}</Tag>
      <Heading className="mt-5 text-display-3">{copy.title}</Heading>
      <p className="mt-3 max-w-measure">{copy.text}</p>
      <p className="spec-print mt-6">{label}</p>
      <dl className="mt-2 grid border-y-[1.5px] min-[20rem]:grid-cols-2 border-ink">
        <div className="py-3 pr-4">
          <dt className="text-sm">{ours.name}</dt>
          <dd className="mt-1 font-display text-title">{ours.value}</dd>
        </div>
        <div className="border-dashed border-ink py-3 max-[20rem]:border-t min-[20rem]:border-l min-[20rem]:pl-4">
          <dt className="text-sm">{market.name}</dt>
          <dd className="mt-1 font-display text-title font-normal">{market.value}</dd>
        </div>
      </dl>
      <ul className="mt-4 flex flex-col gap-1.5 font-semibold">
        {copy.facts.map((fact) => (
          <li key={fact} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-5" />
            {fact}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm">{copy.note}</p>
      <SiteLink href={copy.href} className={buttonClass({ size: 'lg', className: 'mt-6' })}>
        {copy.action}
      </SiteLink>
    </Card>
  );
}
