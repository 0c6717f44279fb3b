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
import { brandName } from '../_shared/domain/brand.ts';
import { type EmailBlock, type MessageContent, renderMessage } from '../_shared/email-document.ts';
import { ideaBlocks } from './report-ideas.ts';

type Details = SendToolNotificationRequest['details'];

/** Links in a report; those that are not set are left out. */
export type ReportLinks = {
  /** Without a trailing slash. */
  siteUrl: string | undefined;
  bookingUrl: string | undefined;
};

/** The visitor's own report: the figures, how they were computed, and what to do next. */
export function writeVisitorReport(
  details: Details,
  links: ReportLinks,
  ideas: readonly ProductIdea[] = [],
): MessageContent {
  const { results } = details;
  const subject = `Your ${brandName} report: ${formatDollars(results.yearlyRevenue)} a year in potential revenue`;
  const blocks: EmailBlock[] = [
    {
      kind: 'paragraph',
      text: `Here is the report you asked for: what your own product could earn with an audience of ${formatCount(details.audience_size)}.`,
    },
    {
      kind: 'paragraph',
      text: `In short: about ${formatCount(results.totalOrderedUnits)} orders a month, ${formatDollars(results.monthlyRevenue)} in revenue and ${formatDollars(results.monthlyGrossProfit)} in gross profit. Over a year that is ${formatDollars(results.yearlyGrossProfit)} in gross profit.`,
    },
    { kind: 'heading', text: 'What you told us' },
    { kind: 'figures', rows: inputFigures(details) },
    { kind: 'heading', text: 'What it could earn' },
    { kind: 'figures', rows: resultFigures(details) },
    { kind: 'heading', text: 'How we counted' },
    { kind: 'list', items: assumptions(details) },
    { kind: 'heading', text: 'If fewer or more fans order' },
    {
      kind: 'paragraph',
      text: 'How many fans order moves everything else. Gross profit a year if the orders are half, the same, or one and a half times what we counted:',
    },
    { kind: 'figures', rows: scenarios(results.yearlyGrossProfit) },
    ...ideaBlocks(ideas),
    ...nextStep(links),
    {
      kind: 'small',
      text: `You get this message because this address was entered in the revenue calculator${links.siteUrl === undefined ? '' : ` on ${links.siteUrl}`}. Each calculation sends one report and nothing more. It is not a subscription. If it was not you, ignore it.`,
    },
  ];
  return renderMessage(subject, blocks);
}

/** A call, if there is a booking page, and the tools, if the site's address is known. */
function nextStep({ bookingUrl, siteUrl }: ReportLinks): EmailBlock[] {
  const callUrl = bookingUrl ?? siteUrl;
  if (callUrl === undefined) return [];
  return [
    { kind: 'heading', text: 'Your next step' },
    {
      kind: 'paragraph',
      text: 'Book a free call. Bring this report: we go through the figures with you, say which product fits your audience, and what a first order would really cost.',
    },
    {
      kind: 'action',
      label: bookingUrl === undefined ? 'Book a free call on our site' : 'Book a free call',
      url: callUrl,
    },
    ...(siteUrl === undefined
      ? []
      : [
          {
            kind: 'paragraph' as const,
            text: `Want to change a number first? The calculator is at ${siteUrl}/#calculator and our other free tools at ${siteUrl}/brand-vision`,
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
          `${formatShare(orderShare)} of engaged fans order in a month. This is our planning assumption, not a measurement of your audience.`,
        ]),
    ...(costShare === undefined
      ? []
      : [
          `A unit costs ${formatShare(costShare)} of its price to make${country === undefined ? '' : ` in ${country}`}. This is our estimate; a supplier's quote replaces it.`,
        ]),
    'Pricing is FOB: without shipping, freight or import duties. Advertising, returns, payment fees and fulfillment are not in it either.',
    'A year is twelve such months. All figures are estimates, not a promise.',
  ];
}

function scenarios(yearlyGrossProfitUsd: number) {
  return [
    { label: 'Half the orders', value: formatDollars(yearlyGrossProfitUsd * 0.5) },
    { label: 'As counted above', value: formatDollars(yearlyGrossProfitUsd) },
    { label: 'One and a half times', value: formatDollars(yearlyGrossProfitUsd * 1.5) },
  ];
}
