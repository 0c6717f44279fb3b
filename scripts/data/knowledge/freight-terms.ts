import type { FactoryCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { laneOf } from '@functions/_shared/domain/money/freight.ts';
import { fullLoads } from '@functions/_shared/domain/money/freight-lanes.assumptions.ts';
import {
  insurancePct,
  insuredShare,
} from '@functions/_shared/domain/money/money-chain.assumptions.ts';
import { paths } from '@/config/paths.ts';
import { formatInteger } from '@/lib/format.ts';
import type { KnowledgeEntry } from './kira-knowledge.ts';

/** The upper end of a full container by sea, "$5,300". */
function containerUsd(country: FactoryCountry): string {
  const usd = laneOf(country, 'ocean')?.containerUsd?.high;
  if (usd === undefined) throw new Error(`No container is priced from ${country}.`);
  return `$${formatInteger(usd)}`;
}

const sourcingTools = { page: 'Sourcing tools', path: paths.sourcing };

/** Words of freight, customs papers and trade that importers meet first. */
export const freightTerms: readonly KnowledgeEntry[] = [
  {
    question: 'What is a freight forwarder?',
    answer:
      'A company that books the ship, plane and trucks for your goods and arranges the paperwork. Many are customs brokers too. Freight, duty and import paperwork are part of what we can take over, if you like.',
    ...sourcingTools,
    keywords: ['forwarder', 'freight agent', 'shipping agent', 'nvocc'],
  },
  {
    question: 'Is sea or air freight cheaper, and what are LCL and FCL?',
    answer:
      'Sea, by far, if you have the time: it takes weeks where air takes days. FCL is a full container to yourself; LCL is a share of one, priced by volume, which suits most first runs. Air makes sense for small, light or late goods. The landed view in our calculator compares them for your product.',
    ...sourcingTools,
    keywords: ['air freight', 'sea freight', 'cheaper', 'container', 'full container', 'vs'],
  },
  {
    question: 'What does a container cost to ship?',
    answer: `A 40-foot container to yourself costs up to ${containerUsd('china')} from China, ${containerUsd('vietnam')} from Vietnam and ${containerUsd('india')} from India, without duty and customs fees; it holds about ${fullLoads.ocean.volumeM3} cubic meters. A first run rarely fills one: a shared container is priced by the cubic meter. These are our planning ranges, and rates change weekly, so ask a forwarder.`,
    ...sourcingTools,
    keywords: ['container cost', 'container', '40 foot', '40ft', '20 foot', 'fcl', 'ocean freight'],
  },
  {
    question: 'What are demurrage and detention fees?',
    answer:
      'Daily fees for being slow with a container: demurrage while it waits in the port, detention while you keep it outside. They start when the free days are over, so have the paperwork ready and a warehouse booked before the ship arrives.',
    ...sourcingTools,
    keywords: ['demurrage', 'per diem', 'port storage', 'free days', 'late container'],
  },
  {
    question: 'What is cargo or shipping insurance, and what does it cost?',
    answer: `Insurance for the goods in transit, against loss and damage; the carrier itself is liable for little. Plan on up to ${insurancePct.high}% of the insured value, which is ${Math.round(insuredShare * 100)}% of the goods and the freight. That is our planning range, not a quote.`,
    ...sourcingTools,
    keywords: ['shipping insurance', 'freight insurance', 'marine insurance', 'lost', 'damage'],
  },
  {
    question: 'What is a certificate of origin?',
    answer:
      'A document in which the maker or exporter states where the goods were made. For a lower duty under a trade agreement, such as the USMCA, it has to include what that agreement asks for, and you need it when you make the claim. It doesn’t replace the mark on the product.',
    ...sourcingTools,
    keywords: ['certificate', 'coo', 'origin certificate', 'proof of origin'],
  },
  {
    question: 'What is chapter 99?',
    answer:
      'The last chapter of the tariff schedule, with temporary and extra duties: Section 301, Section 232, Section 338, and safeguards under Section 201. Such goods carry two codes on the entry, the code of the product and a heading of chapter 99.',
    ...sourcingTools,
    keywords: ['chapter 99', 'section 201', '201', 'safeguard', '9903'],
  },
  {
    question: 'What is a trading company, and should I buy from a factory or an agent?',
    answer:
      'A trading company buys from factories and sells to you under its own name; an agent finds factories for a fee or a commission. Both help with small mixed orders. Buying from the factory itself usually costs less and lets you see who makes the product, but you check quality yourself.',
    ...sourcingTools,
    keywords: ['middleman', 'sourcing agent', 'factory direct', 'direct', 'commission'],
  },
];
