import {
  countryLabel,
  formatCount,
  formatDollars,
  formatShare,
  inputFigures,
  orderSharePct,
  resultFigures,
  unitCostSharePct,
} from '../_shared/calculation-figures.ts';
import type { ProductIdea } from '../_shared/contracts/product-ideas.ts';
import type { SendToolNotificationRequest } from '../_shared/contracts/send-tool-notification.ts';
import { bookingAddress } from '../_shared/domain/booking-address.ts';
import { brandName } from '../_shared/domain/brand.ts';
import { conversionPct } from '../_shared/domain/calc/revenue.assumptions.ts';
import { cutText } from '../_shared/domain/cut-text.ts';
import { listInWords } from '../_shared/domain/list-in-words.ts';
import { withoutLinks } from '../_shared/domain/without-links.ts';
import { type EmailBlock, type MessageContent, renderMessage } from '../_shared/email-document.ts';
import { landedBlocks } from './landed-blocks.ts';
import { ideaBlocks } from './report-ideas.ts';
import { type ResultLinks, resultLinks } from './result-link.ts';

type Details = SendToolNotificationRequest['details'];

/** Links in a report; those that are not set are left out. */
export type ReportLinks = {
  /** Without a trailing slash. */
  siteUrl: string | undefined;
  /** Where our functions are called; without a trailing slash. */
  functionsUrl: string;
  bookingUrl: string | undefined;
};

/**
 * The visitor's own report: the product, the figures, how they were computed, the factories found,
 * and what to do next.
 */
export function writeVisitorReport(
  details: Details,
  links: ReportLinks,
  ideas: readonly ProductIdea[] = [],
): MessageContent {
  const { results } = details;
  const product = productOf(details);
  const result = resultLinks(links, details.result_query);
  const subject = `Your ${brandName} report: ${formatDollars(results.yearlyRevenue)} a year in potential revenue`;
  const blocks: EmailBlock[] = [
    {
      kind: 'paragraph',
      text: `Here’s the report you asked for: what ${product === undefined ? 'your own product' : `“${product}”`} could earn with an audience of ${formatCount(details.audience_size)}.`,
    },
    {
      kind: 'paragraph',
      text: `In short: about ${formatCount(results.totalOrderedUnits)} orders a month, ${formatDollars(results.monthlyRevenue)} in revenue and ${formatDollars(results.monthlyGrossProfit)} in gross profit. Over a year, that’s ${formatDollars(results.yearlyGrossProfit)} in gross profit.`,
    },
    ...resultBlocks(result),
    { kind: 'heading', text: 'What you told us' },
    {
      kind: 'figures',
      rows: [
        ...(product === undefined ? [] : [{ label: 'Product', value: product }]),
        ...inputFigures(details),
      ],
    },
    { kind: 'heading', text: 'What it could earn' },
    { kind: 'figures', rows: resultFigures(details) },
    { kind: 'heading', text: 'How we counted' },
    { kind: 'list', items: assumptions(details) },
    { kind: 'heading', text: 'If fewer or more fans order' },
    {
      kind: 'paragraph',
      text: `How many fans order changes everything else. Here’s the gross profit per year in the page’s three scenarios, where ${listInWords(conversions, 'or')} of your engaged fans order each month:`,
    },
    { kind: 'figures', rows: scenarios(details) },
    ...landedBlocks(details.landed),
    ...factoryBlocks(details),
    ...ideaBlocks(ideas),
    ...nextStep(links, result?.page),
    {
      kind: 'small',
      text: `You’re getting this email because this address was entered in the revenue calculator${links.siteUrl === undefined ? '' : ` on ${links.siteUrl}`}. Each calculation sends one report and nothing more. It’s not a subscription. If it wasn’t you, ignore it.`,
    },
  ];
  return renderMessage(subject, blocks);
}

/** A call, if there is a booking page, and the tools, if the site's address is known. */
function nextStep(
  { bookingUrl, siteUrl }: ReportLinks,
  resultUrl: string | undefined,
): EmailBlock[] {
  const callUrl = bookingUrl ?? siteUrl;
  if (callUrl === undefined) return [];
  return [
    { kind: 'heading', text: 'Your next step' },
    {
      kind: 'paragraph',
      text: 'Book a free call. Bring this report: we’ll go through the figures with you and tell you which product fits your audience and what a first order would really cost.',
    },
    {
      kind: 'action',
      label: bookingUrl === undefined ? 'Book a free call on our site' : 'Book a free call',
      // A setting that is no address is printed as it is rather than losing the report.
      url: URL.canParse(callUrl) && bookingUrl ? bookingAddress(bookingUrl, resultUrl) : callUrl,
    },
    ...(siteUrl === undefined
      ? []
      : [
          {
            kind: 'paragraph' as const,
            text:
              resultUrl === undefined
                ? `Want to change a number first? The calculator is at ${siteUrl}/#calculator and our other free tools at ${siteUrl}/brand-vision`
                : `Want to change a number first? Open your result with the link above. Our other free tools are at ${siteUrl}/brand-vision`,
          },
        ]),
  ];
}

/** Derived from the figures themselves, so that text and table cannot disagree. */
function assumptions(details: Details): string[] {
  const orderShare = orderSharePct(details);
  const costShare = unitCostSharePct(details);
  const country = countryLabel(details.made_in);
  return [
    `Engaged fans are your audience times your engagement rate: ${formatCount(details.audience_size)} x ${formatShare(details.engagement_rate)}.`,
    ...(orderShare === undefined
      ? []
      : [
          isMeasured(orderShare)
            ? `${formatShare(orderShare)} of engaged fans order in a month: what your demand test measured, counting a quarter of those who said they’d buy.`
            : `${formatShare(orderShare)} of engaged fans order in a month. This is our planning assumption, not a measurement of your audience.`,
        ]),
    ...(costShare === undefined
      ? []
      : [
          `A unit costs ${formatShare(costShare)} of its price to make${country === undefined ? '' : ` in ${country}`}. This is our estimate; a supplier's quote replaces it.`,
        ]),
    'Pricing is FOB: without shipping, freight or import duties. Advertising, returns, payment fees and fulfillment aren’t included either.',
    'A year is twelve of these months. All figures are estimates, not a promise.',
  ];
}

/** The shares of engaged fans in the page's three scenarios; a test compares the two. */
export const conversions = ['1%', '2%', '4%'] as const;

/** Whether a demand test has taken the place of the assumed share. */
function isMeasured(orderSharePct: number): boolean {
  return Math.abs(orderSharePct - conversionPct.value) > 0.001;
}

function scenarios(details: Details) {
  const [low, expected, high] = conversions;
  const orderShare = orderSharePct(details) ?? conversionPct.value;
  const hasTest = isMeasured(orderShare);
  // What the page's scenarios say, whatever share the figures above rest on.
  const yearlyGrossProfitUsd = hasTest
    ? (details.results.yearlyGrossProfit / orderShare) * conversionPct.value
    : details.results.yearlyGrossProfit;
  return [
    { label: `Low, ${low}: half the orders`, value: formatDollars(yearlyGrossProfitUsd * 0.5) },
    {
      label: hasTest ? `Expected, ${expected}` : `Expected, ${expected}: as counted above`,
      value: formatDollars(yearlyGrossProfitUsd),
    },
    { label: `High, ${high}: twice the orders`, value: formatDollars(yearlyGrossProfitUsd * 2) },
  ];
}

/** The visitor's words, short and without links: the address may be somebody else's. */
function productOf({ product }: Details): string | undefined {
  return product === undefined ? undefined : cutText(withoutLinks(product), 120);
}

/** Mail carries no pictures, so that nothing is blocked and nobody is tracked; the link leads to them. */
function resultBlocks(result: ResultLinks | undefined): EmailBlock[] {
  if (result === undefined) return [];
  return [
    { kind: 'picture', alt: 'Your product and what it could earn', url: result.picture },
    { kind: 'action', label: 'Open your result', url: result.page },
    {
      kind: 'paragraph',
      text: 'The link opens the calculator with these figures. There you can see the pictures of your product and the factories again, and change any number.',
    },
  ];
}

function factoryBlocks({ factories = [] }: Details): EmailBlock[] {
  if (factories.length === 0) return [];
  return [
    { kind: 'heading', text: 'Factories that fit' },
    {
      kind: 'list',
      items: factories.map(
        ({ name, location, why, isSample }) =>
          `${withoutLinks(name)}, ${withoutLinks(location)}: ${withoutLinks(why)}${isSample ? ' (Sample data: this factory is invented. We’ll name real ones on a call.)' : ''}`,
      ),
    },
  ];
}
