import { formatDollars } from '../_shared/calculation-figures.ts';
import type { ChosenIdea } from '../_shared/contracts/send-sourcing-tool-notification.ts';
import { withoutLinks } from '../_shared/domain/without-links.ts';
import { type EmailBlock, type MessageContent, renderMessage } from '../_shared/email-document.ts';

/** The product idea that the visitor chose, for them to keep. */
export function writeIdeaCopy(
  idea: ChosenIdea,
  { siteUrl }: { siteUrl: string | undefined },
): MessageContent {
  const calculator: EmailBlock[] =
    siteUrl === undefined
      ? []
      : [
          {
            kind: 'action',
            label: 'See what it could earn',
            url: `${siteUrl}/brand-vision#calculator`,
          },
        ];
  return renderMessage('The product idea you chose', [
    { kind: 'paragraph', text: 'Here’s the product idea you chose, so you don’t lose it.' },
    { kind: 'heading', text: withoutLinks(idea.productName) },
    {
      kind: 'figures',
      rows: [{ label: 'A usual price', value: `about ${formatDollars(idea.estimatedPrice)}` }],
    },
    { kind: 'paragraph', text: withoutLinks(idea.reasoning) },
    { kind: 'paragraph', text: withoutLinks(idea.marketFit) },
    ...calculator,
    {
      kind: 'small',
      text: `You’re getting this email because this address was entered to request product ideas${siteUrl === undefined ? '' : ` on ${siteUrl}`}. It’s not a subscription. If it wasn’t you, ignore it.`,
    },
  ]);
}
