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
    { kind: 'paragraph', text: 'Here is the product idea you chose, so that it is not lost.' },
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
      text: `You get this message because this address was entered with a request for product ideas${siteUrl === undefined ? '' : ` on ${siteUrl}`}. It is not a subscription. If it was not you, ignore it.`,
    },
  ]);
}
