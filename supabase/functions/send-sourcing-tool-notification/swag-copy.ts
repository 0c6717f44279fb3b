import type { SwagRequest } from '../_shared/contracts/swag-request.ts';
import { brandName } from '../_shared/domain/brand.ts';
import { withoutLinks } from '../_shared/domain/without-links.ts';
import { type MessageContent, renderMessage } from '../_shared/email-document.ts';
import { swagBlocks } from '../_shared/swag-blocks.ts';

/** The visitor's own copy of the swag request they sent us, and what happens next. */
export function writeSwagCopy(
  request: SwagRequest,
  { siteUrl }: { siteUrl: string | undefined },
): MessageContent {
  return renderMessage(`${brandName} has your swag request`, [
    {
      kind: 'paragraph',
      text: 'Thank you. Here’s your list as our swag team received it.',
    },
    { kind: 'heading', text: 'What happens next' },
    {
      kind: 'list',
      items: [
        'We check stock and dates, and email you here with a quote. It lists stock, print, setup and freight.',
        request.logo_name === undefined
          ? 'We’ll ask you for your logo. A vector file (SVG, PDF, AI) prints best.'
          : 'Your logo stayed on your device. When we email you, reply with the file. A vector file (SVG, PDF, AI) prints best.',
        'You haven’t ordered anything. You decide once you have the quote.',
      ],
    },
    { kind: 'heading', text: 'Your request' },
    ...swagBlocks(withoutStrangersLinks(request)),
    {
      kind: 'small',
      text: `Planning prices, not an offer. You’re getting this email because this address was entered in the swag catalog${siteUrl === undefined ? '' : ` on ${siteUrl}`}. Web addresses are left out of this copy; our team has them. It’s not a subscription. If it wasn’t you, ignore it.`,
    },
  ]);
}

/** So that nobody can mail a link to a stranger with it. */
function withoutStrangersLinks(request: SwagRequest): SwagRequest {
  const clean = (text: string | undefined) => (text === undefined ? undefined : withoutLinks(text));
  return {
    ...request,
    contact_name: withoutLinks(request.contact_name),
    company: clean(request.company),
    // "logo.svg" itself looks like an address.
    logo_name: undefined,
    notes: clean(request.notes),
  };
}
