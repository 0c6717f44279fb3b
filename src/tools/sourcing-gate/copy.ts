import { mapCountryCount } from '@functions/_shared/domain/map-country-count.generated.ts';
import type { SourcingTool } from '@/content/sourcing-tools.ts';

/** Specification §2, §5, §8. */
export const sourcingGateCopy = {
  title: 'One email opens all five tools',
  text: 'They stay open until you close this tab. No password. No sales calls unless you ask.',
  label: 'Work email',
  placeholder: 'you@company.com',
  submit: 'Get Free Access',
  privacy: 'Our team may follow up. You won’t be added to a mailing list.',
  includedLabel: 'What you get',
  included: {
    quiz: 'Country Quiz: ten questions, your three best countries and why',
    map: `Map Explorer: ${mapCountryCount} countries with lead times, risks and certifications`,
    strategy: 'Strategy Builder: a roadmap out of one country, step by step',
    rfq: 'RFQ Generator: a request suppliers can quote right away',
    tariff:
      'Tariff Calculator: US duty by product and country, layer by layer, and the landed cost',
  } satisfies Record<SourcingTool, string>,
  /** What the tools answer for one example. */
  preview: {
    title: 'Example: 2,000 cotton T-shirts, made in China today',
    mapNote: 'US duty, each',
    rfqLine: (quantity: string, product: string) => `${quantity} × ${product}`,
    gaps: (count: number) => `${count} gaps to fill before you send it:`,
    texts: {
      quiz: 'The three best countries for these answers',
      map: 'US duty, lead time and risk at a glance',
      strategy: 'Diversify: four phases in 9-12 months',
      rfq: 'What a supplier would ask you first',
      tariff: 'US duty today, layer by layer',
    } satisfies Record<SourcingTool, string>,
  },
  toasts: {
    granted: {
      title: 'Access granted!',
      text: 'You now have full access to our sourcing tools',
    },
    invalidEmail: { title: 'Valid email required', text: 'Please enter a valid email address' },
  },
} as const;
