import { formatCount, formatDollars, inputFigures, resultFigures } from './calculation-figures.ts';
import type { SendToolNotificationRequest } from './contracts/send-tool-notification.ts';
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
  const subject = `New lead, revenue calculator: ${formatCount(details.audience_size)} followers, ${formatDollars(details.results.yearlyRevenue)} a year`;
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
        { label: 'Category as sent', value: details.product_category },
        { label: 'Made in as sent', value: details.made_in },
      ],
    },
    { kind: 'heading', text: 'Inputs' },
    { kind: 'figures', rows: inputFigures(details) },
    { kind: 'heading', text: 'Results' },
    { kind: 'figures', rows: resultFigures(details) },
    { kind: 'small', text: 'Reply to this message to write to the visitor.' },
  ];
  return renderMessage(subject, blocks);
}
