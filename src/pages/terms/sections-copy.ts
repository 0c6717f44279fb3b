import { contactAddress, paths } from '@/config/paths.ts';
import type { LegalSection } from '@/content/legal.ts';
import { operator } from '@/content/operator.ts';

export const termsSections: readonly LegalSection[] = [
  {
    id: 'parties',
    title: 'Who this is between',
    paragraphs: [
      operator.sentence,
      'These terms are between you and us, and they cover this site and its free tools. By using them, you accept these terms. If you’re acting for a company, you accept them for it, too. If you don’t agree with something here, please don’t use the tools.',
    ],
  },
  {
    id: 'tools',
    title: 'What the tools are',
    paragraphs: [
      'The tools are free; some ask for an email address. They help you think through a product: what it could earn, what it costs to make and import, where to have it made. We may change, limit or remove any of them.',
    ],
    items: [
      'Figures are estimates. They come from the assumptions shown next to them, and your own results will differ.',
      'Duties come from a dated copy of the US tariff schedule and its notices. Only US Customs and Border Protection decides what you owe, and an importer is responsible for the right code.',
      'Product ideas, drawings and the assistant’s answers are made by software. Check them before you rely on them, and make sure an idea doesn’t use someone else’s name, design or patent.',
      'Nothing here is legal, tax, customs or financial advice, and nothing is an offer. Ask a professional before you commit money.',
      'Anything marked as a sample, such as a sample factory or profile, is made up to show how something works.',
    ],
  },
  {
    id: 'work',
    title: 'Paid work',
    paragraphs: [
      'Prices on this site are there to help you plan. Work begins when you accept a written proposal, and that proposal, not this page, says what we deliver, what it costs, and when. A request for quotation or an introduction doesn’t commit anyone to order.',
    ],
  },
  {
    id: 'yours',
    title: 'What’s yours',
    paragraphs: [
      'Your ideas, words, pictures and figures stay yours. You allow us to use what you send us for what you asked for: to answer you, to get quotes from factories that could make the product, and to introduce you to suppliers. Send only what you’re allowed to share, and tell us in your message what has to stay between us.',
      'The results, reports, lists and drawings the tools make for you are yours to use in your business. Other people may get similar ones from the same answers.',
    ],
  },
  {
    id: 'ours',
    title: 'What’s ours',
    paragraphs: [
      'The site’s design, text, pictures and code belong to us or to the people who let us use them. You’re welcome to link to any page and to share results by their links. Please don’t republish the site or its data, or present either as your own. Other companies’ names and marks belong to them.',
    ],
  },
  {
    id: 'rules',
    title: 'How to use the site',
    paragraphs: ['Please don’t:'],
    items: [
      'enter someone else’s email address without their permission',
      'send anything unlawful, or ask for quotes on goods that are illegal to make, import or sell',
      'get around the limits, flood the tools with scripts, or try to break in',
      'pass off the assistant’s answers as advice from a person',
    ],
    closing: ['If you do, we may block your access.'],
  },
  {
    id: 'links',
    title: 'Links to other sites',
    paragraphs: [
      'Some links and buttons lead to other services, such as our booking calendar or the agencies whose rules we quote. Their own terms apply there, and we don’t control what they say.',
    ],
  },
  {
    id: 'liability',
    title: 'What we’re responsible for',
    paragraphs: [
      'The site and the free tools are provided as is, without a warranty of any kind. We don’t promise that they’ll always be available, free of errors, or right for your purpose.',
      'As far as the law allows, we aren’t liable for indirect losses such as lost profit, lost orders or lost data, and for everything else arising from the free tools, taken together, we’re liable for at most 100 US dollars. Nothing here limits what can’t be limited by law, such as liability for fraud or for injury, or the rights you have as a consumer.',
    ],
  },
  {
    id: 'law',
    title: 'Which law applies',
    paragraphs: [operator.law],
  },
  {
    id: 'changes',
    title: 'Changes and questions',
    paragraphs: [
      `When these terms change, we’ll post the new ones here with their date, and they apply from then on. ${operator.since}`,
      `If one part of these terms turns out not to be valid, the rest still is. Questions? Email ${contactAddress}. How we handle your data is on the privacy page.`,
    ],
    link: { label: 'Read the privacy policy', href: paths.privacy },
  },
];
