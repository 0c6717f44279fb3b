import { planMonths } from '@functions/_shared/domain/strategy/plan-months.ts';
import type { StrategyType } from '@functions/_shared/domain/strategy/strategy-type.ts';
import { forcedLaborText } from '@functions/_shared/domain/tariff/sample-duties.ts';
import type { StrategyPlan } from './rules/plan.ts';

/** The four roadmaps. Shares, pilots and durations follow the domain’s strategy.assumptions.ts and plan-months.ts. */
export const strategyPlans: Readonly<Record<StrategyType, StrategyPlan>> = {
  'full-switch': {
    name: 'Full Switch',
    description:
      'Move production out of today’s factory in steps, while it still ships. No new country gets more than 40% until it has proved itself, so today’s factory closes last: it keeps about 20% for repeat styles and spare parts until the new ones have two clean orders behind them.',
    months: planMonths['full-switch'],
    phases: [
      {
        id: 'choose',
        phase: 'Specify and choose',
        months: { min: 1, max: 2 },
        tasks: [
          'Write the product down so a stranger could make it: drawing or tech pack, materials, tolerances, packing, test standards.',
          'Find out who owns the molds, screens, patterns and artwork, and what moving them costs.',
          'Ask 5 to 8 factories in at least two countries for a price, all on the same sheet, FOB and at three quantities.',
          'Compare landed cost per unit: price, duty for that origin, freight, inspection and tooling.',
          'Check the finalists: business license, export record, a social audit not older than 12 months, two references you call yourself.',
        ],
      },
      {
        id: 'sample',
        phase: 'Sample and pilot',
        months: { min: 2, max: 3 },
        tasks: [
          'Plan two sampling rounds of 2 to 4 weeks each, and approve one sealed sample per style that both sides keep.',
          'Have the sealed sample tested by an independent lab before any bulk material is bought.',
          'Order a pilot of 10-15% of your volume from each finalist; pay 30% deposit, 70% after a passed inspection.',
          'Inspect during production at about 20% finished, and again before shipment at AQL 2.5 major / 4.0 minor / 0 critical.',
        ],
      },
      {
        id: 'ramp',
        phase: 'Build stock and ramp up',
        months: { min: 2, max: 3 },
        tasks: [
          'Place a last bridging order at today’s factory: 8 to 10 weeks of sales of your best sellers.',
          'Raise each new country step by step, to 40% at most, one product family at a time.',
          'Run both sources side by side for at least one full order, with separate batch numbers.',
          'Move or rebuild tooling only after the bridging order has passed inspection.',
        ],
      },
      {
        id: 'close',
        phase: 'Close the old source',
        months: { min: 1, max: 1 },
        tasks: [
          'Settle the balance, claims and leftover material in writing; collect tooling, artwork and labels.',
          'Update country-of-origin marking, product pages, test reports and the customs classification.',
          'Review defect rate, on-time rate and landed cost per source, and set the shares for the next year.',
        ],
      },
    ],
    riskMitigation: [
      'Keep today’s factory producing until a pilot from its replacement has passed inspection and sold.',
      'Carry 8 to 10 weeks of safety stock through the switch; running out costs more than the stock.',
      'At most 40% in any country that’s new to you, and at most 70% with any one source.',
      'Tell the old factory after the bridging order has shipped, not before.',
      'Hold back the balance payment until an independent inspection has passed.',
    ],
    keyDecisions: [
      {
        timing: 'End of phase 1',
        phaseId: 'choose',
        decision:
          'Which two factories get samples: lowest landed cost is only one of the criteria, audit and references are the others.',
      },
      {
        timing: 'End of phase 2',
        phaseId: 'sample',
        decision:
          'Go or no-go on volume: pilot passed AQL, lab report clean, landed cost within 5% of the quote.',
      },
      {
        timing: 'End of phase 3',
        phaseId: 'ramp',
        decision:
          'Close today’s source now, or keep it at about 20% for another season as insurance.',
      },
    ],
    checklist: [
      'Tech pack complete, with tolerances and packing',
      'Ownership of molds, patterns and artwork confirmed in writing',
      'Quotes compared as landed cost, not as unit price',
      'Audit not older than 12 months on file',
      'Sealed sample signed by both sides',
      'Lab test passed on the sealed sample',
      'Pilot of 10-15% inspected and accepted',
      'Bridging order for 8 to 10 weeks of sales in the warehouse',
      'Country-of-origin marking and customs classification updated',
      'Old source settled, tooling collected',
    ],
  },
  'dual-source': {
    name: 'Dual Source',
    description:
      'Keep the factory you know and add a second one that can make the same product. Today’s factory goes to 60-70%, the second one to 30-40%: enough for it to care about you, small enough for you to survive its first mistakes.',
    months: planMonths['dual-source'],
    phases: [
      {
        id: 'second',
        phase: 'Find the second source',
        months: { min: 1, max: 1 },
        tasks: [
          'Pick the products to dual-source: steady sellers with a long life, not this season’s novelty.',
          'Write one specification for both factories; write down whatever only today’s factory knows by heart.',
          'Ask 4 to 6 factories in one other country for a price at 30% and at 40% of your volume.',
          'Start first samples with the best two in week three, while references and audits are checked.',
        ],
      },
      {
        id: 'pilot',
        phase: 'Sample and pilot',
        months: { min: 2, max: 3 },
        tasks: [
          'Approve a sealed sample that matches today’s product in color, size and feel, measured, not remembered.',
          'Lab-test the new source on its own: test reports don’t carry over from one factory to the next.',
          'Order a pilot of 10-15% of your volume; 30% deposit, 70% after inspection.',
          'Inspect both sources to the same AQL plan (2.5 major / 4.0 minor / 0 critical), so the numbers compare.',
        ],
      },
      {
        id: 'split',
        phase: 'Split the volume',
        months: { min: 1, max: 2 },
        tasks: [
          'Sell the pilot and compare returns and reviews by batch number.',
          'Give the second source 30%, then up to 40%; today’s factory keeps 60-70%.',
          'Sign a supply agreement with both: prices by quantity, lead time, what happens when a delivery is late.',
          'Set a quarterly scorecard: defects, on-time rate, landed cost, response time.',
        ],
      },
    ],
    riskMitigation: [
      'Choose a country whose duty, ports and holidays don’t fail together with today’s: two factories in one country is one tariff risk.',
      'Keep safety stock of 6 weeks until the second source has delivered twice on time.',
      'Ask both factories where their fabric, parts and packaging come from; a shared supplier is a hidden single source.',
      'Own your tooling twice, or put in the contract that it can leave within 10 business days.',
      'Never let the second source fall below 30% for two orders running: it stops being ready.',
    ],
    keyDecisions: [
      {
        timing: 'End of phase 1',
        phaseId: 'second',
        decision:
          'Which products get a second source first, and in which country: duty at that origin, minimum order and sampling speed decide.',
      },
      {
        timing: 'End of phase 2',
        phaseId: 'pilot',
        decision:
          'Accept the second source, repeat the pilot, or try the runner-up. A second pilot is cheaper than a first recall.',
      },
      {
        timing: 'End of phase 3',
        phaseId: 'split',
        decision: 'Stay at 70/30 or go to 60/40, by the first scorecard.',
      },
    ],
    checklist: [
      'Products to dual-source chosen by sales and remaining life',
      'One specification valid for both factories',
      'Second source is in another country',
      'Sub-suppliers of both sources listed and compared',
      'Sealed sample measured against today’s product',
      'Own lab report for the second source',
      'Pilot of 10-15% inspected and accepted',
      'Batch numbers tell the sources apart',
      'Supply agreements with both sources signed',
      'Quarterly scorecard agreed, first date in the calendar',
    ],
  },
  diversify: {
    name: 'Diversify',
    description:
      'Spread production over three countries, so no tariff, port or holiday can stop you. Today’s country goes down to about 40%, the first new one to about 35%, the second to about 25%.',
    months: planMonths.diversify,
    phases: [
      {
        id: 'map',
        phase: 'Map your exposure',
        months: { min: 1, max: 2 },
        tasks: [
          'List every product with its factory, country, yearly units, margin, HTS code and duty today.',
          'Mark what depends on one factory, one port or one material, and how many weeks of stock back it up.',
          'Sort products into move first (simple, high duty), move later, and stay (tooling or know-how ties them).',
          'Shortlist two new countries by category strength, duty at that origin, minimum order and lead time.',
        ],
      },
      {
        id: 'qualify',
        phase: 'Qualify two new countries',
        months: { min: 2, max: 3 },
        tasks: [
          'Ask 4 to 6 factories in each country for a price on the same specification sheet.',
          'Visit the finalists, or have a local inspector film the line, the warehouse and the test room.',
          'Plan two sampling rounds of 2 to 4 weeks each; in Bangladesh and India, plan three.',
          'Freeze one sealed sample per style, and test it in an independent lab.',
        ],
      },
      {
        id: 'pilots',
        phase: 'Run two pilots',
        months: { min: 3, max: 3 },
        tasks: [
          'Order a pilot of 10-15% of your volume in each new country, started four weeks apart so you can watch both.',
          'Place deposits (30%) outside the big closures: Lunar New Year, Tet, both Eids, Golden Week, August in Portugal.',
          'Inspect at 20% finished and before shipment: AQL 2.5 major / 4.0 minor / 0 critical.',
          'Book freight four weeks before the goods are ready, and record how long door to door really took.',
        ],
      },
      {
        id: 'scale',
        phase: 'Scale and steer',
        months: { min: 3, max: 4 },
        tasks: [
          'Shift volume in two steps: first to 60/25/15, then after one clean order each to 40/35/25.',
          'Hold 8 weeks of stock in two warehouses while shares move, then go back to 6.',
          'Give each country a reason to be there: lowest cost, shortest lead time, or special skill.',
          'Look at the shares each quarter, and whenever a duty changes by more than 5 points.',
        ],
      },
    ],
    riskMitigation: [
      'At most 40% in a country that’s new to you, and at most 70% with one source, at every step.',
      'Don’t move all sizes or colors of one style at once; a customer must not get two shades in one set.',
      'Check origin rules: goods cut or assembled from Chinese parts may still count as Chinese, and transshipment is watched.',
      'Split tooling costs over the first three orders, with ownership in your name.',
      'Keep one fallback factory per country sampled and priced, even without an order.',
    ],
    keyDecisions: [
      {
        timing: 'End of phase 1',
        phaseId: 'map',
        decision: 'Which products move first, and which two countries to look at.',
      },
      {
        timing: 'End of phase 2',
        phaseId: 'qualify',
        decision:
          'One factory per new country for the pilot, with the runner-up kept warm by a paid sample.',
      },
      {
        timing: 'End of phase 3',
        phaseId: 'pilots',
        decision: 'Scale both, scale one, or repeat: by inspection result, delay and landed cost.',
      },
      {
        timing: 'End of phase 4',
        phaseId: 'scale',
        decision: 'Shares for the next year, with the contract terms that hold them.',
      },
    ],
    checklist: [
      'Exposure list: product, factory, country, duty, weeks of stock',
      'Move-first list agreed with finance and marketing',
      'Two countries shortlisted with reasons',
      'Finalists visited or filmed',
      'Sealed samples and lab reports per country',
      'Both pilots of 10-15% placed outside factory closures',
      'Pilot inspections passed at AQL 2.5 / 4.0 / 0',
      'Door-to-door days recorded for each lane',
      'Origin of parts and materials documented for customs',
      'Fallback factory priced in each country',
      'Quarterly review of shares in the calendar',
    ],
  },
  nearshoring: {
    name: 'Nearshoring',
    description:
      'Tariffs hurt now, so go where goods arrive by truck and can enter duty free: Mexico under USMCA, if the product qualifies. Start with up to 40% there and keep at least 60% where it’s made today.',
    months: planMonths.nearshoring,
    phases: [
      {
        id: 'origin',
        phase: 'Check origin and price',
        months: { min: 1, max: 1 },
        tasks: [
          'Have the rule of origin for your HTS code read first: apparel must be yarn-forward, most other goods need a tariff shift or a share of regional value.',
          `Compare landed cost twice, with USMCA and without: goods from Mexico that don’t qualify pay the normal duty and ${forcedLaborText('mexico')} on top (2026).`,
          'Ask 4 to 6 factories for a price, on a specification sheet in English and Spanish.',
          'Order first samples from the best two in week three; a round takes 10 to 20 days.',
        ],
      },
      {
        id: 'pilot',
        phase: 'Sample and pilot',
        months: { min: 1, max: 2 },
        tasks: [
          'Approve the sealed sample made from qualifying material, not from whatever was at hand.',
          'Order a pilot of 10-15% of your volume; production takes 30 to 45 days after approval.',
          'Get the certification of origin and the material records behind it before the balance is paid.',
          'Inspect before shipment: AQL 2.5 major / 4.0 minor / 0 critical.',
        ],
      },
      {
        id: 'ramp',
        phase: 'Cross the border and ramp up',
        months: { min: 1, max: 2 },
        tasks: [
          'Engage a customs broker and clear the pilot with the USMCA claim; 5 to 10 days door to door by truck is usual.',
          'Move 25%, then up to 40% of your volume, fast sellers first: the shorter transit saves stock.',
          'Order smaller and more often: every four weeks rather than every quarter.',
          'Use seals and tracked carriers with cargo insurance; theft on the road is the weak spot.',
        ],
      },
    ],
    riskMitigation: [
      'Keep at least 60% where it’s made today until Mexico has delivered twice on time.',
      'Keep origin records for five years; a USMCA claim that fails is paid with duty and penalties.',
      'USMCA is now reviewed every year: put in the contract who pays a new duty.',
      'Plan around Holy Week and December 12 to January 6, when factories and the border slow down.',
      'Sample one factory elsewhere as well, for products that can’t qualify.',
    ],
    keyDecisions: [
      {
        timing: 'End of phase 1',
        phaseId: 'origin',
        decision:
          'Does the product qualify under USMCA, with which material? If not, does Mexico still win on lead time and stock alone?',
      },
      {
        timing: 'End of phase 2',
        phaseId: 'pilot',
        decision: 'Go or no-go on the ramp-up: pilot passed, origin documents complete.',
      },
      {
        timing: 'End of phase 3',
        phaseId: 'ramp',
        decision: 'Hold at 25% or go to 40%, based on the landed cost you actually paid.',
      },
    ],
    checklist: [
      'HTS code confirmed by a customs broker',
      'USMCA rule of origin read and met, in writing',
      'Landed cost compared with and without USMCA',
      'Specification sheet in English and Spanish',
      'Sealed sample made from qualifying material',
      'Pilot of 10-15% inspected and accepted',
      'Certification of origin and material records on file',
      'Broker, importer of record and bond in place',
      'Cargo insurance covers the road in Mexico',
      'Reorder frequency and safety stock recalculated for the shorter lead time',
    ],
  },
};
