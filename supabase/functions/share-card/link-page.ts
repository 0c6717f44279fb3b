import { brandName } from '../_shared/domain/brand.ts';
import { html } from '../_shared/html.ts';
import { cardSizePx, cardTitle } from './draw-card.ts';
import type { ShareCard } from './share-card.ts';

type LinkPage = {
  card: ShareCard;
  /** The shared link on the site. */
  linkUrl: string;
  /** The card as a PNG. */
  pictureUrl: string;
};

/** A page of tags for the programs that show a link's preview; it sends people on to the link. */
export function linkPage({ card, linkUrl, pictureUrl }: LinkPage): string {
  const title = cardTitle(card);
  const facts = card.facts.map(({ label, value }) => `${label}: ${value}`);
  const description = [...facts, card.note].join('. ');
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${title} | ${brandName}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${brandName}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${linkUrl}">
<meta property="og:image" content="${pictureUrl}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${cardSizePx.width}">
<meta property="og:image:height" content="${cardSizePx.height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url=${linkUrl}">
</head>
<body><p><a href="${linkUrl}">Open this result on ${brandName}</a></p></body>
</html>
`.markup;
}
