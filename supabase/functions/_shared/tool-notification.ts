import {
  categoryLabel,
  countryLabel,
  formatCents,
  formatCount,
  formatDollars,
  inputFigures,
  resultFigures,
} from './calculation-figures.ts';
import type { SendToolNotificationRequest } from './contracts/send-tool-notification.ts';
import { cutText } from './domain/cut-text.ts';
import { type EmailBlock, type MessageContent, renderMessage } from './email-document.ts';
import { type EmailFlag, flagSentence } from './email-flag.ts';

/**
 * The lead for the team. Replies go to the visitor (reply-to).
 * @param note what else the team should know, as a sentence
 */
export function writeLeadNotification(
  request: SendToolNotificationRequest,
  submissionId: string | null,
  flag: EmailFlag | null = null,
  note?: string,
): MessageContent {
  const { details } = request;
  const subject = `New lead, revenue calculator: ${offerOf(details)}; ${formatCount(details.audience_size)} followers, ${formatDollars(details.results.yearlyRevenue)} a year`;
  const blocks: EmailBlock[] = [
    { kind: 'paragraph', text: `${request.userEmail} used the revenue calculator.` },
    ...(note === undefined ? [] : [{ kind: 'paragraph', text: note } as const]),
    { kind: 'heading', text: 'Lead' },
    ...(flag === null ? [] : [{ kind: 'paragraph', text: flagSentence(flag) } as const]),
    {
      kind: 'figures',
      rows: [
        { label: 'Email', value: request.userEmail },
        { label: 'Tool', value: request.tool },
        { label: "Time (visitor's clock)", value: request.timestamp },
        { label: 'Submission', value: submissionId ?? 'not linked to a stored row' },
        { label: 'Product as sent', value: details.product ?? 'not described' },
        { label: 'Quantity', value: quantityOf(details) ?? 'not known' },
        { label: 'Category as sent', value: details.product_category },
        { label: 'Made in as sent', value: details.made_in },
      ],
    },
    { kind: 'heading', text: 'Inputs' },
    { kind: 'figures', rows: inputFigures(details) },
    { kind: 'heading', text: 'Results' },
    { kind: 'figures', rows: resultFigures(details) },
    { kind: 'small', text: 'Reply to this message to email the visitor.' },
  ];
  return renderMessage(subject, blocks);
}

type Details = SendToolNotificationRequest['details'];

/** What could be made, how many, where and for which price, as far as it is known. */
function offerOf(details: Details): string {
  const { product, product_category: category } = details;
  return [
    (product && cutText(product, 80)) ?? categoryLabel(category) ?? 'a product',
    quantityOf(details),
    countryLabel(details.made_in) ?? countryLabel(details.landed?.country ?? ''),
    formatCents(details.average_order_value),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

function quantityOf({ quantity, landed }: Details): string | undefined {
  const pieces = quantity ?? landed?.pieces;
  return pieces === undefined ? undefined : `${formatCount(pieces)} pieces`;
}
