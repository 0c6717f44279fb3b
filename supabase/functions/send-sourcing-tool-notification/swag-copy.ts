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
  return renderMessage(`Your swag request is with ${brandName}`, [
    {
      kind: 'paragraph',
      text: 'Thank you. Here is your list as it reached our swag team.',
    },
    { kind: 'heading', text: 'What happens next' },
    {
      kind: 'list',
      items: [
        'We check stock and dates, and write to you at this address with a quote. It names stock, print, setup and freight.',
        request.logo_name === undefined
          ? 'We ask you for your logo. A vector file (SVG, PDF, AI) prints best.'
          : 'Your logo stayed on your device. When we write to you, reply with the file. A vector file (SVG, PDF, AI) prints best.',
        'Nothing is ordered. You decide when you have the quote.',
      ],
    },
    { kind: 'heading', text: 'Your request' },
    ...swagBlocks(withoutStrangersLinks(request)),
    {
      kind: 'small',
      text: `Planning prices, not an offer. You get this message because this address was entered in the swag catalog${siteUrl === undefined ? '' : ` on ${siteUrl}`}. Web addresses are left out of this copy; our team has them. It is not a subscription. If it was not you, ignore it.`,
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
