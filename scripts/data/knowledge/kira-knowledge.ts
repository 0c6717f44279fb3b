import {
  hoursPerWorkingDay,
  minutesPerOrder,
} from '@functions/_shared/domain/calc/fulfillment/time-saved.assumptions.ts';
import {
  conversionPct,
  fallbackEngagementRatePct,
} from '@functions/_shared/domain/calc/revenue.assumptions.ts';
import { listCountryProfiles } from '@functions/_shared/domain/country-profiles.ts';
import { buyersPerHundredVotes } from '@functions/_shared/domain/demand/demand.assumptions.ts';
import { minVisitorsForVerdict, testDays } from '@functions/_shared/domain/demand/demand-test.ts';
import { formatLongDate } from '@functions/_shared/domain/format-long-date.ts';
import {
  mapCountries,
  mapCountryLabels,
} from '@functions/_shared/domain/manufacturing-countries.ts';
import { mapCountryCount } from '@functions/_shared/domain/map-country-count.generated.ts';
import { storageUsdPerFt3 } from '@functions/_shared/domain/money/money-chain.assumptions.ts';
import { providerRateTiers } from '@functions/_shared/domain/money/provider-rate.ts';
import { scheduleRevision } from '@functions/_shared/domain/tariff/duty-basis.ts';
import {
  canadaAction,
  ieepaWindow,
  section122,
} from '@functions/_shared/domain/tariff/duty-rules.assumptions.ts';
import { forcedLaborEffectiveFrom } from '@functions/_shared/domain/tariff/forced-labor-origins.generated.ts';
import {
  harborFeePct,
  merchandiseFeePct,
  merchandiseFeeYears,
} from '@functions/_shared/domain/tariff/import-fees.assumptions.ts';
import { chinaListText, forcedLaborText } from '@functions/_shared/domain/tariff/sample-duties.ts';
import { section338Lists } from '@functions/_shared/domain/tariff/section-338.generated.ts';
import { paths } from '@/config/paths.ts';
import { formatInteger, formatUsdCents } from '@/lib/format.ts';
import { site } from '../../../src/content/site.ts';
import { howWeWorkFigures } from '../../../src/pages/how-we-work/below-copy.ts';
import { brandEntries } from './brand-passages.ts';
import { complianceEntries } from './compliance-passages.ts';
import { customsEntries } from './customs-passages.ts';
import { entryEntries } from './entry-passages.ts';
import { freightTerms } from './freight-terms.ts';
import { questionsAboutOurWork, tradeTerms } from './kira-trade-knowledge.ts';
import { productionTerms } from './production-terms.ts';
import { retailEntries } from './retail-passages.ts';
import { withSources } from './sourced-entry.ts';
import { supplierEntries } from './supplier-passages.ts';

/** A question that people ask the assistant and that no page answers in one place. */
export type KnowledgeEntry = {
  question: string;
  answer: string;
  /** The page with more information. */
  page: string;
  path: string;
  /** Words that questions use but the answer does not contain. */
  keywords?: string[];
};

const sourcingTools = { page: 'Sourcing tools', path: paths.sourcing };
const calculator = { page: 'Revenue calculator', path: `${paths.home}#calculator` };
const vision = { page: 'Brand potential calculator', path: paths.brandVision };
const demandTest = { page: 'Demand test', path: paths.demandTest };
const assistant = { page: `Ask ${site.assistantName}`, path: paths.voiceAssistant };
const fulfillment = { page: 'Fulfillment', path: paths.fulfillment };
const howWeWork = { page: 'How we work', path: paths.howWeWork };
const planner = { page: 'In-hands planner', path: paths.inHandsPlanner };
const decoder = { page: 'Quote decoder', path: paths.quoteDecoder };
const search = { page: 'Factory search', path: paths.factorySearch };
const catalog = { page: 'Move my catalog', path: paths.moveMyCatalog };
const [small, medium, large] = providerRateTiers;
const [fees] = merchandiseFeeYears;

const canadaDutyFrom = firstDayOf((program) => !program.startsWith('ban '));
const canadaBansFrom = firstDayOf((program) => program.startsWith('ban '));

const leadTimes = listCountryProfiles().map(({ name, leadTimeDays: { from, to } }) => ({
  name,
  from,
  to,
}));
const shortest = leadTimes.reduce((one, other) => (other.from < one.from ? other : one));
const longest = leadTimes.reduce((one, other) => (other.to > one.to ? other : one));

const duties: KnowledgeEntry[] = [
  {
    question: 'What is import duty, or a tariff, and who pays it?',
    answer:
      'Import duty is a tax on goods that enter a country, a percentage of their value or an amount by weight or number. In the United States the importer of record pays it to customs: that’s you, or whoever imports for you, not the factory.',
    ...sourcingTools,
    keywords: [
      'buyer',
      'seller',
      'import duty',
      'difference',
      'tariff',
      'tariffs',
      'customs',
      'factory',
      'me',
    ],
  },
  {
    question: 'What does a US duty consist of?',
    answer:
      'Layers that add up: the base rate of the product’s line in the tariff schedule, Section 301 duties by country, Section 232 duties on metals, some furniture and other goods, and Section 338 duties on listed products of Canada. The product decides the line, the country of origin decides the layers, and the day of entry decides which are in force.',
    ...sourcingTools,
    keywords: ['tariff', 'layers', 'stack', 'calculated', 'total'],
  },
  {
    question: 'What is the base rate, or MFN rate?',
    answer:
      'The rate in the general column of the US tariff schedule, which products of nearly every country pay. MFN stands for most favored nation, also called normal trade relations. It runs from free to more than 30%, and clothing pays among the highest.',
    ...sourcingTools,
    keywords: ['most favored nation', 'column 1', 'general rate'],
  },
  {
    question: 'What is Section 301?',
    answer: `A law under which the United States puts extra duties on products of certain countries. Two such actions matter for most products: the China lists since 2018, and since ${forcedLaborEffectiveFrom} the forced-labor action on many countries. They’re added to the base rate.`,
    ...sourcingTools,
    keywords: ['tariff', '301 duties'],
  },
  {
    question: 'What are the China lists 1, 2, 3, 4A and 4B?',
    answer: `Lists of products of China that pay an extra Section 301 duty. Lists 1, 2 and 3 pay ${chinaListText('3')}, list 4A pays ${chinaListText('4A')}, and list 4B is suspended and pays nothing. A four-year review set other rates for some goods. A product is on one of them at most.`,
    ...sourcingTools,
    keywords: ['list 4a', 'chinese tariffs'],
  },
  {
    question: 'What is the Section 301 forced-labor duty?',
    answer: `An extra duty since ${forcedLaborEffectiveFrom} on products of many countries: ${forcedLaborText('china')} for some such as China and Vietnam, ${forcedLaborText('india')} for others such as India and Mexico. Products of the European Union are only topped up to a total of ${forcedLaborText('portugal')}. Goods that pay a Section 232 duty, and some exempt products, don’t pay it.`,
    ...sourcingTools,
    keywords: ['forced labour'],
  },
  {
    question: 'Are the IEEPA duties of 2025 still charged?',
    answer: `No. The duties under the emergency law, IEEPA, were charged from ${formatLongDate(ieepaWindow.from)}; the Supreme Court struck them down on ${formatLongDate(ieepaWindow.struckDownOn)}. Section 301 and Section 232 duties are separate and still apply.`,
    ...sourcingTools,
    keywords: ['trump', 'reciprocal', 'supreme court', 'struck down', 'emergency'],
  },
  {
    question: 'What is Section 232?',
    answer:
      'A law under which the United States charges extra duties on steel, aluminum and copper goods and on some timber and furniture, whatever country they come from. It can reach far into consumer goods, such as steel bottles and aluminum pans. Goods that pay it don’t pay the forced-labor duty.',
    ...sourcingTools,
    keywords: ['derivative', 'steel tariff', 'aluminum tariff', 'metal'],
  },
  {
    question: 'What is Section 338, and which goods of Canada pay it?',
    answer: `A law against countries that discriminate against US goods (19 USC 1338). Since ${canadaDutyFrom}, listed products of Canada pay an extra ${canadaAction.ratePct}%. The lists are named after dairy, alcohol and motor vehicles, but many wood, paper, furniture, clothing and other goods are on them. The USMCA doesn’t exempt these goods, and since ${canadaBansFrom} some of them, such as packaged alcohol, can’t be imported at all.`,
    ...sourcingTools,
    keywords: ['338', 'canadian', 'tariff', 'retaliation', 'ban', 'banned'],
  },
  {
    question: 'What was the Section 122 surcharge?',
    answer: `A surcharge of ${section122.ratePct}% on products of all countries from ${section122.effectiveFrom} until ${section122.effectiveTo}. It has expired and is no longer charged.`,
    ...sourcingTools,
  },
  {
    question: 'What is an HTS code?',
    answer:
      'The number of a product in the Harmonized Tariff Schedule of the United States, such as 6109.10.00 for cotton T-shirts. The first six digits are the same around the world, eight digits carry the US rate, and ten are for statistics. The importer is responsible for the right one.',
    ...sourcingTools,
    keywords: ['hs code', 'harmonized', 'classification', 'tariff code'],
  },
  {
    question: 'How do I find my HTS code?',
    answer: `Tell ${site.assistantName} what the product is, what it’s made of and where it’s made: the answer names the line it used and says how sure it is. Where several lines fit, you choose among them. For a binding answer, the importer can ask customs for a ruling.`,
    ...assistant,
    keywords: ['hs code', 'classify', 'classification', 'look up'],
  },
  {
    question: 'What is USMCA, and does it make goods from Mexico duty-free?',
    answer:
      'The trade agreement of the United States, Mexico and Canada. Goods that originate under its rules and are claimed with a certification of origin mostly enter without base duty and without the forced-labor duty. Other duties stay: since 2026-08-22 Section 338 adds 50% to a long list of products of Canada, claim or not, and Section 232 is charged on metals, wood and furniture. Assembling in Mexico isn’t enough: most clothing has to be made there from the yarn forward. Without the claim, the normal duties apply.',
    ...sourcingTools,
    keywords: ['nafta', 'free trade', 'canada', 'mexican'],
  },
  {
    question: 'Is there still a duty-free limit of $800 for small parcels?',
    answer:
      'No. The de minimis entry of parcels worth up to $800 is suspended for goods from all countries, so small parcels pay duty too.',
    ...sourcingTools,
    keywords: ['de minimis', 'threshold', 'exemption', 'small shipment'],
  },
  {
    question: 'Which customs fees come on top of duty?',
    answer: `The merchandise processing fee, ${merchandiseFeePct}% of the value, at least ${formatUsdCents(fees?.minimumUsd ?? 0)} and at most ${formatUsdCents(fees?.maximumUsd ?? 0)} an entry in fiscal year ${fees?.fiscalYear}, and for goods by sea the harbor maintenance fee of ${harborFeePct}%.`,
    ...sourcingTools,
    keywords: ['mpf', 'hmf', 'processing fee', 'harbor fee', 'import fees'],
  },
  {
    question: 'What are antidumping duties?',
    answer:
      'Extra duties on certain products from certain makers that were found to be sold too cheaply, such as candles and mattresses from China. They can be far higher than all other duties together and depend on the exact product and maker. Our duty answers name the orders we know of and leave their amount out of the total.',
    ...sourcingTools,
    keywords: ['anti-dumping', 'countervailing', 'ad/cvd'],
  },
  {
    question: 'How current are the duty rates here?',
    answer: `The rates are a snapshot of the ${scheduleRevision}. Each answer names the day of entry it was calculated for, in US Eastern time, and what it doesn’t cover.`,
    ...assistant,
    keywords: [
      'up to date',
      'accurate',
      'latest',
      'tariff data',
      'trust',
      'source',
      'hts revision',
      'schedule revision',
      'version',
    ],
  },
  {
    question: 'What is a landed cost?',
    answer:
      'What a product costs by the time it’s in your warehouse: the factory price, freight, insurance, duty, customs fees and delivery. Our factory prices are FOB, so freight and duty are extra.',
    ...sourcingTools,
    keywords: ['total cost', 'all in'],
  },
  {
    question: 'What does FOB mean?',
    answer:
      'Free on board: the price of the goods loaded on the ship in the country where they are made. Ocean or air freight, insurance, import duty and delivery aren’t included. All factory prices in our tools are FOB.',
    ...calculator,
    keywords: ['free on board', 'shipping included'],
  },
  {
    question: 'How can I lower my duty?',
    answer:
      'By where it’s made, and what it’s made of. The same product can pay very different duty from another country, and another material can mean another line. Compare two countries in one question, such as mugs from China or Portugal. Never by a wrong code or a wrong origin: the importer is liable.',
    ...sourcingTools,
    keywords: [
      'legally',
      'legal way',
      'pay less duty',
      'reduce tariffs',
      'save',
      'avoid tariffs',
      'cheaper',
    ],
  },
];

const formulas: KnowledgeEntry[] = [
  {
    question: 'Can you check my whole catalog or Shopify export for tariff savings?',
    answer:
      'Yes, with Move my catalog. Drop a Shopify export, any CSV or pasted spreadsheet cells with up to 5,000 rows: each product gets its kind of goods and tariff line, its duty today in eight countries and in Mexico with USMCA, the FOB price below which a country wins, the savings per year, and how soon a move pays for itself. It’s read in your browser; nothing is uploaded.',
    ...catalog,
    keywords: [
      'shopify',
      'csv',
      'export',
      'spreadsheet',
      'excel',
      'skus',
      'products',
      'upload',
      'bulk',
      'move production',
    ],
  },
  {
    question: 'How does the revenue calculator work out my revenue?',
    answer: `Engaged fans are the audience times the engagement rate; ${conversionPct.value}% of them order one unit a month; revenue is orders times the average order value. With no engagement rate given, ${fallbackEngagementRatePct.value}% is used. Cost is a share of the price by country, and profit is revenue less cost.`,
    ...calculator,
    keywords: [
      'brand potential',
      'formula',
      'calculate',
      'earn',
      'how much could i make',
      'estimate',
    ],
  },
  {
    question: 'How is the engagement rate calculated?',
    answer:
      'A post’s average likes plus average comments, divided by followers, times 100. Tools that divide by reach or views give higher rates for the same posts.',
    ...calculator,
    keywords: ['formula', 'engagement'],
  },
  {
    question: 'What does it cost to make a product?',
    answer:
      'A factory’s quote decides it. Until you have one, our calculators plan the unit cost as a share of the retail price by country: China 20%, Vietnam 22%, Pakistan 25%, Mexico 28%, South Korea 35%, the USA 40%, and 25% where no country is chosen. A product sold at $25 would cost about $5 from China. That’s FOB, without freight and duty.',
    ...calculator,
    keywords: ['unit cost', 'cost per unit', 'margin', 'cogs', 'production cost', 'manufacture'],
  },
  {
    question: 'What does the strategy builder do?',
    answer:
      'In four short steps it asks where you make things today, how much, what hurts and how much risk you can take. Then it writes a roadmap with dates: how to spread production over more than one country, in what order, and what to check along the way. You can check off the steps and share it by its link.',
    ...sourcingTools,
    keywords: ['strategy builder', 'roadmap', 'second country', 'diversify', 'spread production'],
  },
  {
    question: 'What does the map explorer show?',
    answer:
      'The countries that make goods, rated for a category or by their duty. Pick one for its strengths, minimum orders, lead times, shipping days, risks and what a product lands at, and put several side by side. There’s a list, too.',
    ...sourcingTools,
    keywords: ['map', 'map explorer', 'world map', 'country profile'],
  },
  {
    question: 'Where do I find my report or my result again?',
    answer:
      'Each result has its own address: copy the link or bookmark it, and it opens with your numbers. If you left an email address for it, the report is in your inbox. There’s no account; what you told the tools is kept on this device, under “Your product”.',
    ...calculator,
    keywords: ['my report', 'my result', 'saved', 'link', 'lost my results', 'come back'],
  },
  {
    question: 'Who is this site for?',
    answer:
      'For creators with an audience, owners of shops, e-commerce founders and agencies who want a product of their own. The tools work without an account, and the team takes over as much as you like: design, sourcing, import, fulfillment.',
    ...howWeWork,
    keywords: ['who is this for', 'for whom', 'what is brandbff', 'what do you do'],
  },
  {
    question: 'What does the in-hands date planner do?',
    answer:
      'You name the product, how many, the day you need it in hands and your ZIP code. The planner counts back through sample, production, inspection, freight and customs, with holidays and factory closures, and shows which route makes the date: printed stock, a truck from Mexico, sea or air from Asia, or air from Europe. Each route has the last day to order and what a piece lands at.',
    ...planner,
    keywords: ['in-hands', 'in hands', 'planner', 'date planner', 'deadline', 'event date'],
  },
  {
    question: 'Can you compare quotes from suppliers?',
    answer:
      'Yes. Paste up to three supplier emails into the quote decoder, or drop PDF, Excel or text files. It lists price steps, minimum order, delivery terms, lead time, sample, tooling, packing, payment and certificates, each with the words it came from, says what is missing, warns of red flags, and brings all prices to one basis: delivered to your door, duty paid. The emails stay on your device.',
    ...decoder,
    keywords: [
      'compare quotes',
      'supplier quote',
      'quotation',
      'decode',
      'supplier mail',
      'red flags',
    ],
  },
  {
    question: 'What conversion rate do the calculators assume?',
    answer: `${conversionPct.value}% of the engaged audience order one unit in a month. It’s a planning figure, not a measurement; in the calculator you can see what other values would mean.`,
    ...calculator,
    keywords: ['assumption', 'assumptions'],
  },
  {
    question: 'What is a good engagement rate?',
    answer:
      'It depends on size and platform: smaller audiences usually have higher rates. The engagement calculator figures yours out from likes and comments. Use the average of your last ten posts or so, without the one that went viral.',
    ...vision,
    keywords: ['engagement', 'average engagement'],
  },
  {
    question: 'What does fulfillment cost per order?',
    answer: `Pick and pack is ${formatUsdCents(small.ratePerOrderUsd)} per order up to ${formatInteger(small.upToOrders)} orders a month, ${formatUsdCents(medium.ratePerOrderUsd)} up to ${formatInteger(medium.upToOrders)}, and ${formatUsdCents(large.ratePerOrderUsd)} above that. Every order in the month pays its tier’s rate.`,
    ...fulfillment,
    keywords: ['price', '3pl', 'pick pack', 'packing', 'rates', 'warehouse'],
  },
  {
    question: 'What does storage or a pallet cost?',
    answer: `Our pages don’t list a pallet fee: a quote does. The tools plan with storage at up to ${formatUsdCents(storageUsdPerFt3.high)} a cubic foot a month, our planning range. A pallet of 4 by 4 feet stacked 4 feet high holds 64 cubic feet, so it’d be up to ${formatUsdCents(storageUsdPerFt3.high * 64)} a month.`,
    ...fulfillment,
    keywords: [
      'storage pallet cost',
      'storage fee',
      'pallet fee',
      'warehouse fee',
      'monthly storage',
    ],
  },
  {
    question: 'How do you compare with ShipBob, Pietra and Fulfillment by Amazon?',
    answer:
      'The fulfillment calculator puts our rate next to each of them for your monthly orders, line by line: pick and pack, receiving, storage, materials and set-up. You see the monthly and yearly difference and can check every line.',
    ...fulfillment,
    keywords: ['competitor', 'comparison', 'fba', 'amazon', 'cheaper'],
  },
  {
    question: 'How is the time that fulfillment saves worked out?',
    answer: `Orders a month times ${minutesPerOrder.value.diy} minutes where you pack them yourself, and times ${minutesPerOrder.value['3pl']} minutes, a tenth of an hour, with a 3PL or dropshipping. From ${hoursPerWorkingDay.value} hours on it is shown in working days of ${hoursPerWorkingDay.value} hours.`,
    ...fulfillment,
    keywords: [
      'time saved',
      'hours saved',
      'save time',
      'fulfillment calculator',
      'formula',
      'count',
    ],
  },
  {
    question: 'How is the country quiz scored?',
    answer:
      'Each answer gives points to the countries that deserve them; points divided by 200, times 100, capped at 100, is a country’s score, and the three with the most points are shown. Category points come from the country’s rating for it. The report says why for each.',
    ...sourcingTools,
    keywords: ['points', 'score', 'ranking'],
  },
  {
    question: 'How is the readiness score calculated?',
    answer:
      'The country quiz’s readiness score starts at 50. The timeline adds 20 when it’s as soon as possible, 15 when you’re planning, 10 when you’re exploring and 5 otherwise. A known volume, a category, two or more priorities and a known budget add 10 each. It tops out at 100.',
    ...sourcingTools,
    keywords: ['readiness', 'ready', 'points'],
  },
];

const working: KnowledgeEntry[] = [
  {
    question: `Who is ${site.assistantName}, and what can it do?`,
    answer: `${site.assistantName} is the assistant of ${site.name}. Ask by voice or by text: the US duty on a product from a country, factories for a product, and anything about how we work, what it costs and how long it takes. It answers from the site’s own pages and shows which.`,
    ...assistant,
    keywords: ['you', 'bot', 'ai', 'help', 'robot', 'chatbot', 'are you human', 'who are you'],
  },
  {
    question: 'Are my conversations stored?',
    answer:
      'The thread stays in this tab of your browser until you reset it or close the tab. On our side, a conversation is stored only if you’re signed in, until you ask us to delete it. To word an answer or turn speech into text, we may pass your question to an AI service; your email address doesn’t go with it. What else we record is in the privacy policy.',
    ...assistant,
    keywords: ['chat', 'save', 'record', 'recording', 'chat history'],
  },
  {
    question: 'Are the factories in the search real?',
    answer:
      'Factories marked as samples are made up to show how the search works. For a real introduction, send the request by email or ask for a supplier intro; a person matches you with factories in our network.',
    ...search,
    keywords: ['sample factories', 'fake', 'vetted'],
  },
  {
    question: 'How do I find a factory?',
    answer:
      'Use the factory search: name the product, and a country if you have one. The results show minimum order, lead time, certifications and typical price. Or tell the assistant to find factories for your product.',
    ...search,
    keywords: ['supplier', 'manufacturer', 'producer', 'choose a factory', 'maker'],
  },
  {
    question: 'What is a minimum order quantity, or MOQ?',
    answer:
      'The smallest number of units a factory makes of one style. Many start at 500-1,000 units, others at 1,000-2,000; small makers in Portugal, Mexico and Turkey and printed stock goods start lower. The quiz and the factory search show it for each country and factory.',
    ...search,
    keywords: [
      'negotiate',
      'lower moq',
      'minimum',
      'smallest order',
      'small batch',
      'how many units',
    ],
  },
  {
    question: 'What is a lead time?',
    answer: `The time from the approved sample to finished goods at the factory gate: for apparel from ${shortest.from}-${shortest.to} days in ${shortest.name} to ${longest.from}-${longest.to} days in ${longest.name}. Sampling comes before it and freight after it. Our country profiles list the usual production lead time and the sea transit to each US coast.`,
    ...sourcingTools,
    keywords: ['manufacturing time'],
  },
  {
    question: 'How can I test demand before I order?',
    answer: `Set up a free demand test: a page with a drawing of your product and three prices. Your followers pick the highest price they’d pay, and you see visitors, votes and the share who’d buy at each price. Once it has ${minVisitorsForVerdict} visitors, it says whether the minimum order is within reach and which price earns the most. It runs for ${testDays.min} to ${testDays.max} days, no account needed.`,
    ...demandTest,
    keywords: [
      'validate',
      'validation',
      'pre-launch',
      'presale',
      'pre-sell',
      'poll',
      'survey',
      'vote',
      'interest',
      'idea',
      'try out',
      'waitlist',
    ],
  },
  {
    question: 'Will anybody buy my product?',
    answer: `Nobody knows until you ask them. Without a test, our calculators assume that ${conversionPct.value}% of the engaged audience order. With a demand test, you ask them: it shows a product with three prices and counts who’d buy at each. People say more than they do, so out of every 100 votes we plan on ${buyersPerHundredVotes.value.likely} buyers, between ${buyersPerHundredVotes.value.low} and ${buyersPerHundredVotes.value.high}. That measured rate then takes the place of the assumption.`,
    ...demandTest,
    keywords: [
      'followers',
      'fans',
      'audience',
      'subscribers',
      'people',
      'anyone',
      'purchase',
      'sell',
      'demand',
      'would',
    ],
  },
  {
    question: 'Which price would buyers pay?',
    answer:
      'A demand test tells you: your followers choose among three prices, and a vote for one counts for every lower price as well. The price curve shows the share who’d buy at each, with its 95% interval, and the price that leaves you the most after goods, freight, duty and fulfillment.',
    ...demandTest,
    keywords: ['willing', 'willingness', 'pricing', 'charge', 'price test'],
  },
  {
    question: 'Which free tools are there?',
    answer:
      'The revenue calculator and the brand potential calculator, product ideas and pictures, the demand test, the country quiz, the map explorer, the strategy builder, the tariff calculator, the RFQ generator, the quote decoder, Move my catalog, the in-hands planner, the fulfillment calculator, the swag shop, the factory search and this assistant. All of them are free.',
    ...vision,
    keywords: ['calculator', 'tools', 'free'],
  },
  {
    question: 'What is an RFQ, and can you write one?',
    answer:
      'A request for quotation: the document a factory prices your product from. The RFQ generator in the sourcing tools writes one from your answers, shows what’s still missing, and lets you copy or download it.',
    ...sourcingTools,
    keywords: ['request for quote', 'quotation', 'tech pack', 'quote'],
  },
  {
    question: 'Do I need an account or pay for the tools?',
    answer:
      'No account and no payment. Some tools ask for an email before they show the results, and the sourcing tools open once you have entered a work email.',
    ...sourcingTools,
    keywords: ['sign up', 'login', 'register', 'price', 'free', 'email'],
  },
  {
    question: 'How do I get started?',
    answer:
      'Start with a free tool if you want numbers first, or book the free 60-minute strategy call if you have a product in mind. A 15-minute assessment comes first; five of those are open each month.',
    ...howWeWork,
    keywords: ['begin', 'start', 'first step', 'next step', 'onboarding', 'assessment'],
  },
  {
    question: 'How do I talk to a person or book a call?',
    answer:
      'Book the free 60-minute strategy call, or email us: a person answers. Both links are under this answer and at the bottom of each page.',
    ...howWeWork,
    keywords: [
      'contact',
      'human',
      'email',
      'phone',
      'speak',
      'support',
      'agent',
      'someone',
      'meeting',
    ],
  },
  {
    question: 'Can you make any product?',
    answer:
      'Nearly any consumer product: apparel, accessories, home goods, beauty, fitness, tech, music, gaming, food and pet goods. If a product can’t be made at your price, we’ll say so on the first call.',
    ...howWeWork,
    keywords: ['categories', 'kinds of products', 'what can you make', 'food', 'drink'],
  },
  {
    question: 'How is quality checked?',
    answer:
      'Against a golden sample, sealed and signed, and a list of defects agreed with the factory: inspection during the run and before loading, third-party tests for the market you sell in, and a report with pictures before the balance is paid.',
    page: 'Build it',
    path: paths.buildIt,
    keywords: ['inspection', 'qc', 'defects', 'quality control', 'audit'],
  },
  {
    question: 'Is China or Vietnam cheaper?',
    answer:
      'At the factory, China is often a little cheaper and takes smaller orders; on duty, Vietnam doesn’t pay the China lists. Which is cheaper in the end depends on the product: ask for the duty on it from both countries, and compare the quotes.',
    ...sourcingTools,
    keywords: ['china vs vietnam', 'compare'],
  },
];

const mapNames = mapCountries.map((country) => mapCountryLabels[country]);

const company: KnowledgeEntry[] = [
  {
    question: 'Which countries do you use?',
    answer: `Our network: ${figureOf('factories')}. The map explorer profiles ${mapCountryCount} of the countries: ${mapNames.slice(0, -1).join(', ')} and ${mapNames.at(-1)}.`,
    ...howWeWork,
    keywords: ['country', 'network', 'where do you manufacture', 'factories'],
  },
  {
    question: 'How many units have you shipped, and for how many brands?',
    answer: `${figureOf('units shipped')}, and ${figureOf('brands served')}.`,
    ...howWeWork,
    keywords: [
      'clients',
      'customers',
      'brands',
      'served',
      'experience',
      'shipped',
      'products made',
    ],
  },
  {
    question: 'How many creators have you worked with?',
    answer: `${figureOf('creators served')}. You’ll find some of their stories on the About page.`,
    ...howWeWork,
    keywords: ['creators served', 'influencers', 'experience', 'clients'],
  },
  {
    question: 'What are your pricing tiers, or partnership tiers?',
    answer:
      'There are three ways to work with us: self-guided with the free tools for $0, expert consultation at pay-as-you-go, and the white-glove partnership at custom pricing. What white-glove clients invest falls into three ranges: Starter $10K-$25K, Growth $25K-$75K and Enterprise $75K+.',
    ...howWeWork,
    keywords: [
      'plans',
      'packages',
      'levels',
      'price list',
      'cost',
      'partnership',
      'models',
      'your prices',
      'what do you charge',
    ],
  },
  {
    question: 'Who is the founder?',
    answer: `A letter from our founder, who put design, production, fulfillment, marketing and project management into one team, is on the About page. Our pages don’t give a name.`,
    page: 'About',
    path: paths.about,
    keywords: ['ceo', 'owner of the company', 'started the company', 'who runs'],
  },
  {
    question: 'How do I cancel, change or track an order?',
    answer: `${site.assistantName} can’t see orders. Clients find theirs in the client portal, linked at the top of each page; for anything else, email us and a person will answer.`,
    ...howWeWork,
    keywords: ['my order', 'where is my order', 'order status', 'tracking', 'refund', 'portal'],
  },
];

/** All entries, by topic. */
export const kiraKnowledge = {
  duties,
  formulas,
  working: [...working, ...questionsAboutOurWork],
  company,
  terms: [...tradeTerms, ...freightTerms, ...productionTerms],
  customs: withSources([...customsEntries, ...entryEntries]),
  compliance: withSources(complianceEntries),
  suppliers: withSources(supplierEntries),
  brand: withSources([...brandEntries, ...retailEntries]),
};

/** The first day of the Section 338 lists whose program passes. */
function firstDayOf(isWanted: (program: string) => boolean): string {
  const [first] = section338Lists
    .filter(({ program }) => isWanted(program))
    .map(({ effectiveFrom }) => effectiveFrom)
    .sort();
  if (first === undefined) throw new Error('No list of Section 338.');
  return first;
}

/** A figure of the page for use in a sentence: "3M+ units shipped". */
function figureOf(part: string): string {
  const figure = howWeWorkFigures.find(({ label }) => label.includes(part));
  if (figure === undefined) throw new Error(`No figure about ${part}.`);
  return `${figure.value} ${figure.label}`;
}
