import type { RfqRequest } from '../_shared/contracts/rfq-request.ts';
import { brandName } from '../_shared/domain/brand.ts';
import { withoutLinks } from '../_shared/domain/without-links.ts';
import { type MessageContent, renderMessage } from '../_shared/email-document.ts';
import { rfqBlocks } from '../_shared/rfq-blocks.ts';

/** The visitor's own copy of the request they sent us, and what happens next. */
export function writeRfqCopy(
  rfq: RfqRequest,
  { siteUrl }: { siteUrl: string | undefined },
): MessageContent {
  return renderMessage(`${brandName} has your request for quotation`, [
    {
      kind: 'paragraph',
      text: 'Thank you. Here’s your request for quotation as our sourcing team received it.',
    },
    { kind: 'heading', text: 'What happens next' },
    {
      kind: 'list',
      items: [
        'We read your request and email you here if a supplier would still have questions.',
        'We take it to factories that can make it, and send you three quotes to compare. A quote takes 48 hours on average.',
        ...(rfq.picture_count === 0
          ? []
          : [
              'Your reference pictures stayed on your device. When we email you, reply with them or with the PDF.',
            ]),
        'You haven’t ordered anything. You decide once you have the quotes.',
      ],
    },
    { kind: 'heading', text: 'Your request' },
    ...rfqBlocks(withoutStrangersLinks(rfq)),
    {
      kind: 'small',
      text: `You’re getting this email because this address was entered in the RFQ generator${siteUrl === undefined ? '' : ` on ${siteUrl}`}. Web addresses are left out of this copy; our team has them. It’s not a subscription. If it wasn’t you, ignore it.`,
    },
  ]);
}

function withoutStrangersLinks(rfq: RfqRequest): RfqRequest {
  const clean = (text: string | undefined) => (text === undefined ? undefined : withoutLinks(text));
  return {
    ...rfq,
    product: withoutLinks(rfq.product),
    materials: clean(rfq.materials),
    specification: clean(rfq.specification),
    packaging: clean(rfq.packaging),
    destination: clean(rfq.destination),
    company: clean(rfq.company),
    notes: clean(rfq.notes),
  };
}
