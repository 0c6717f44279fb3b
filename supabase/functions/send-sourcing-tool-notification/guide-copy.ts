import { formatLongDate } from '../_shared/domain/format-long-date.ts';
import {
  guideChapters,
  guideDay,
  guidePath,
  guidePdfPath,
  guideTitle,
} from '../_shared/domain/guide.ts';
import { type EmailBlock, type MessageContent, renderMessage } from '../_shared/email-document.ts';

/**
 * The guide for whoever asked for it: what each chapter says, and a link to its PDF. A link instead of
 * an attachment, because the outbox keeps messages for months and retries them, mailboxes hold back
 * files from senders they do not know, and a link leads to the latest figures.
 */
export function writeGuideCopy({ siteUrl }: { siteUrl: string | undefined }): MessageContent {
  const links: EmailBlock[] =
    siteUrl === undefined
      ? []
      : [
          { kind: 'action', label: 'Download the PDF', url: `${siteUrl}${guidePdfPath}` },
          { kind: 'action', label: 'Read it online', url: `${siteUrl}${guidePath}` },
        ];
  return renderMessage(`Your copy of ${guideTitle}`, [
    {
      kind: 'paragraph',
      text: 'Here’s the guide you asked for: six chapters on what to settle before you pay for a first order.',
    },
    ...links,
    { kind: 'heading', text: 'The six chapters in short' },
    {
      kind: 'list',
      items: guideChapters.map(
        ({ title, takeaway }, index) => `${index + 1}. ${title}. ${takeaway}`,
      ),
    },
    {
      kind: 'paragraph',
      text: `The figures are as of ${formatLongDate(guideDay)}. Your own quotes replace our estimates, one by one.`,
    },
    {
      kind: 'small',
      text: `You’re getting this email because this address was entered to request the guide${siteUrl === undefined ? '' : ` on ${siteUrl}`}. It’s not a subscription; we may follow up once. If it wasn’t you, ignore it.`,
    },
  ]);
}
