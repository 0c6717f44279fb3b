import type { StrategyReason } from '@functions/_shared/domain/strategy/strategy-type.ts';
import { absoluteUrl, outsideLinks, paths } from '@/config/paths.ts';
import { headerWords, site } from '@/content/site.ts';
import { keepReportCopy, reportFooterCopy } from '../report/copy.ts';
import { stillNeeded } from '../shared/still-needed.ts';
import { adviceCopy } from './advice-copy.ts';
import { strategyPlans } from './plans-copy.ts';

export const strategyBuilderCopy = {
  title: 'Strategy Builder',
  lead: 'Four short steps to a roadmap with dates: how to spread your production, in what order, and what to check along the way.',
  sharedText: 'The sender’s roadmap for spreading production over several countries.',
  progress: {
    label: (step: number, count: number) => `Step ${step} of ${count}`,
    value: (pct: string) => `${pct} complete`,
  },
  previous: 'Previous',
  next: 'Continue',
  generate: 'Generate My Roadmap',
  stillMissing: stillNeeded,
  steps: {
    1: { title: 'Where you are', text: 'What you make today, where, and how much of it.' },
    2: { title: 'What hurts', text: 'Choose all that apply.' },
    3: { title: 'How much risk', text: 'It sets the pace of the plan and which plan fits.' },
    4: { title: 'Your roadmap', text: 'The roadmap opens right here.' },
  },
  fields: {
    currentCountry: {
      label: 'Current manufacturing country',
      short: 'current manufacturing country',
      placeholder: 'Choose a country',
      hint: 'More than one? Choose the one that makes the most.',
    },
    volume: {
      label: 'Annual volume',
      short: 'annual volume',
      placeholder: 'Choose a volume',
      hint: 'Total units per year.',
    },
    category: {
      label: 'Product category',
      short: 'product category',
      placeholder: 'Choose a category',
    },
    painPoints: { label: 'Pain points', short: 'a pain point', hint: 'At least one.' },
    timeline: { label: 'Timeline', short: 'timeline' },
    riskTolerance: { label: 'Risk tolerance', short: 'risk tolerance' },
    email: {
      label: 'Email',
      short: 'your email address',
      hint: 'So we can follow up on your roadmap. It’s never part of a link you share.',
      placeholder: 'you@yourbrand.com',
    },
  },
  countries: {
    china: 'China',
    vietnam: 'Vietnam',
    india: 'India',
    mexico: 'Mexico',
    other: 'Other',
  },
  otherCountry: 'Your current country',
  /** Within a sentence. */
  otherCountryInside: 'your current country',
  volumes: {
    'under-10k': 'Under 10,000 units',
    '10k-50k': '10,000 to 50,000 units',
    '50k-100k': '50,000 to 100,000 units',
    '100k+': '100,000 units and more',
  },
  timelines: {
    asap: { label: 'As soon as possible', text: 'It’s urgent.' },
    'short-term': { label: 'Short term', text: 'Within about half a year.' },
    'medium-term': { label: 'Medium term', text: 'Within a year.' },
    'long-term': { label: 'Long term', text: 'A year or more.' },
  },
  riskTolerances: {
    conservative: {
      label: 'Conservative',
      text: 'Every sampling round, every audit. Phases are planned at their longest.',
    },
    balanced: {
      label: 'Balanced',
      text: 'Keep what works, add what is missing. Phases are planned at their middle.',
    },
    aggressive: {
      label: 'Aggressive',
      text: 'Speed over certainty. Phases are planned at their shortest.',
    },
  },
  plans: strategyPlans,
  advice: adviceCopy,
  why: {
    'tariffs-now': 'Tariffs are among your pain points, and you need it as soon as possible.',
    'many-pain-points': 'You named three or more pain points: no single move fixes them all.',
    'made-in-china': 'You make in China today, where duties stack highest.',
    'balanced-risk': 'You want balanced risk: a second source without giving up the first.',
    'no-other-rule': 'Few pain points and a clear view of risk: a planned move pays off best.',
  } satisfies Record<StrategyReason, string>,
  roadmap: {
    eyebrow: 'Your roadmap',
    ready: 'Your roadmap is ready.',
    back: 'Change my answers',
    whyTitle: 'Why this plan',
    basis: (category: string, country: string, volume: string) =>
      `${category} made in ${country}, ${volume.toLowerCase()} a year.`,
    spec: {
      duration: 'Duration',
      pilot: 'Pilot order',
      pilotNote: '10-15% of your volume',
      pilotWhy:
        'The Country Quiz says 10-20% for a pilot: at smaller volumes it takes a larger share to meet a factory’s minimum.',
      oneSource: 'Max. with one source',
      newCountry: 'Max. in a new country',
    },
    units: (text: string) => `${text} units`,
    upTo: (units: string) => `up to ${units}`,
    from: (units: string) => `${units} or more`,
    between: (min: string, max: string) => `${min} to ${max}`,
    phasesTitle: 'Phases',
    phase: (number: number, name: string) => `${number}. ${name}`,
    dates: (first: string, last: string) => `${first} to ${last}`,
    risksAndDecisions: 'Risks and decisions',
    riskTitle: 'Risk mitigation steps',
    decisionsTitle: 'Key decisions',
    checklistTitle: 'Checklist',
    checklistText: 'Ticks are kept on this device.',
    ticked: (done: number, count: number) => `${done} of ${count} done`,
    writeRfq: (country: string) => `Write an RFQ for ${country}`,
    categoryTitle: (category: string) => `For ${category.toLowerCase()} also`,
    caution:
      'A plan, not a promise. Durations are our planning figures for 2026; lead times, duties and rules change, so have them checked before you commit money.',
  },
  timing: {
    title: 'The plan in dates',
    startLabel: 'Start date',
    startHint: 'Everything below moves with it.',
    pastStart: 'This date is in the past. Everything below is still dated from it.',
    invalidStart: 'Choose a date that exists, such as 2027-03-01.',
    summary: (first: string, last: string, latest: string) =>
      `From ${first} to ${last} as planned; by ${latest} if every phase takes its longest.`,
    phaseLabel: 'Phase',
    columns: ['Phase', 'Planned', 'First day', 'Last day', 'Latest end'],
    readout: (phase: string, first: string, last: string, latest: string) =>
      `${phase}: ${first} to ${last}, at the latest ${latest}`,
    calendar: 'Add to calendar',
    calendarHint:
      'An .ics file for Apple, Google or Outlook calendars. Opened again with another start date, it moves the same entries.',
    calendarSaved: 'Calendar file saved.',
  },
  calendarFile: {
    productId: `-//${site.name}//Strategy Builder//EN`,
    name: (plan: string) => `${site.name}: ${plan} roadmap`,
    host: new URL(absoluteUrl('/')).host,
    phase: (number: number, phase: string) => `Phase ${number}: ${phase}`,
    decision: (number: number) => `Decision ${number}`,
  },
  mix: {
    title: 'Split your production',
    whyTitle: 'Why these countries',
    text: 'Move the shares and see what they do to your concentration. We begin with everything made in one country today.',
    kept: (country: string) => `${country} keeps`,
    share: (country: string) => `Share of ${country}`,
    shareOf: (country: string, share: string) => `${country} gets ${share}`,
    country: (number: number) => `New country ${number}`,
    add: 'Add a country',
    remove: (country: string) => `Remove ${country}`,
    before: 'Concentration today',
    after: 'Concentration after',
    indexNote: 'HHI, from 0 to 1: lower is safer',
    equal: (count: string) => `like ${count} equal sources`,
    one: 'all in one place',
    notAccepted: 'These shares aren’t used in the roadmap:',
    problems: {
      over100: (total: string) => `New countries add up to ${total}: more than you make.`,
      newCountryOver: (country: string, share: string, max: string) =>
        `${country} would get ${share}. At most ${max} can go to a country that’s new to you: first orders go wrong more often.`,
      keptOver: (country: string, share: string, max: string) =>
        `${country} would keep ${share}. At most ${max} should depend on one source: above that, a single tariff or closure can stop your shop.`,
    },
    fix: 'Fix it for me',
    fixed: 'Shares set to the closest that stay within both limits.',
    accepted: 'Within both limits.',
    switchNote:
      'A complete exit needs three new countries, since none can start with more than 40%. Otherwise today’s factory closes last.',
    estimate:
      'We go by the Country Quiz points, skip countries that would make one of your pain points worse, and never pick two from the same region or with the same factory holidays. The strength from 1 to 5 is our estimate.',
    option: (rating: string, leadTime: string) => `${rating} of 5 in your category, ${leadTime}`,
  },
  inMexicoAlready:
    'You already make in Mexico: the savings come from qualifying under USMCA. Do phase 1 with today’s factory first, and read “new country” below as your second one.',
  categoryTasks: {
    apparel: [
      'Fiber content, care and country-of-origin labels sewn in, in English',
      'Restricted-substance test (OEKO-TEX or RSL) per fabric; children’s wear also CPSIA with a certificate',
      'Cotton traced back to the gin: goods with Xinjiang cotton are stopped at the border',
    ],
    electronics: [
      'FCC declaration per factory, and a UL or ETL listing that names the new plant',
      'Lithium batteries: UN 38.3 report and a safety sheet from the cell maker',
      'Firmware and design files released to one factory at a time, under a contract valid in its country',
    ],
    'home-goods': [
      'Food-contact test for tableware and drinkware, lead and cadmium in glazes included',
      'Wood: species and harvest country for the Lacey Act declaration, TSCA Title VI label on boards',
      'Drop test with the final carton: new origin, new packing line',
    ],
    beauty: [
      'MoCRA: factory registered with the FDA, product listed, a responsible person on the label',
      'New stability and preservative tests: water and raw materials differ by factory',
      'Formula owned by you in writing, with a full ingredient list in INCI names',
    ],
    accessories: [
      'Lead, cadmium and nickel test on metal parts; Proposition 65 warning checked',
      'Leather: tannery named, chromium VI test on file',
      'Plating and hardware approved as a separate sealed sample',
    ],
  },
  keep: {
    ...keepReportCopy,
    title: 'Keep this roadmap',
    text: 'PDF, Markdown or a link with your answers, never your email. Files are made in your browser; nothing is uploaded.',
    saved: 'Roadmap saved.',
    copyFallback: 'The link to this roadmap',
    saveMarkdown: 'Save as Markdown',
  },
  files: {
    brand: site.name,
    title: (plan: string) => `${plan} roadmap`,
    fileName: (plan: string, day: string) => `brandbff-roadmap-${plan}-${day}`,
    madeOn: (day: string) => `Created ${day}`,
    figures: { duration: 'Duration', start: 'Start', end: 'Planned end' },
    phaseColumns: ['Phase', 'Duration', 'From', 'To', 'At the latest'],
    sharesTitle: 'Split your production',
    sharesText: (before: string, after: string) =>
      `Concentration (HHI) goes from ${before} to ${after}.`,
    decisionColumns: ['When', 'By', 'Decision'],
    nextTitle: 'What next',
    nextLines: [
      'An expert goes over this roadmap with you, free, for 60 minutes.',
      `Booking: ${outsideLinks.booking}`,
      `Sourcing tools: ${absoluteUrl(paths.sourcing)}`,
    ],
    thisRoadmap: 'Change this roadmap:',
    ...reportFooterCopy,
  },
  expert: {
    title: 'Have it checked before you commit money',
    text: 'Bring the roadmap to a free 60-minute call. We know which factories in these countries take orders of your size.',
    book: 'Get Expert Review',
    bookingUrl: outsideLinks.booking,
    opensInNewTab: headerWords.opensInNewTab,
  },
} as const;

export type StrategyBuilderCopy = typeof strategyBuilderCopy;
