import { brandName } from '../_shared/domain/brand.ts';
import {
  drawLine,
  fittingSizePx,
  lineWidthPx,
  wrapLines,
} from '../_shared/drawing/card-lettering.ts';
import { cardFaces } from '../_shared/drawing/card-letters.generated.ts';
import { drawMockup } from '../_shared/drawing/draw-mockup.ts';
import type { DescribedGoods } from '../_shared/drawing/drawing-for.ts';
import { escapeXml } from '../_shared/drawing/svg.ts';
import type { CardFact, ShareCard } from './share-card.ts';

/** The size that link previews are shown at. */
export const cardSizePx = { width: 1200, height: 630 } as const;

/** The site's own colors; see tailwind.config.ts. */
const ink = '#17121F';
const grounds: Readonly<Record<ShareCard['ground'], string>> = {
  blush: '#FFC9D6',
  butter: '#FFD44D',
  sky: '#BFE0FF',
};

const { display, mono } = cardFaces;
const marginPx = 64;
/** The text ends where the picture begins. */
const textWidthPx = 600;
const picturePx = 440;
const figureSizesPx = [132, 116, 104, 92, 80, 68, 58, 48, 40];

/** A shared link's picture as an SVG document. It holds no text that a font is needed for. */
export function drawCard(card: ShareCard, siteHost: string): string {
  const { width, height } = cardSizePx;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escapeXml(cardTitle(card))}</title>`,
    `<rect width="${width}" height="${height}" fill="${grounds[card.ground]}"/>`,
    words(card),
    footer(card, siteHost),
    card.goods === null ? sticker() : picture(card.goods),
    '</svg>',
  ].join('');
}

/** The card as one line of text. */
export function cardTitle({ kind, figure, caption, label }: ShareCard): string {
  return kind === 'general' ? `${brandName}: ${caption}` : `${figure}. ${caption} (${label})`;
}

function words({ label, figure, caption, facts }: ShareCard): string {
  const labelLines = wrapLines(mono, label, { widthPx: textWidthPx, sizePx: 24, maxLines: 2 });
  const captionLines = wrapLines(display, caption, {
    widthPx: textWidthPx,
    sizePx: 36,
    maxLines: 2,
  });
  // A second line below needs the space of a larger figure.
  const largestPx = captionLines.length > 1 ? 104 : Number.POSITIVE_INFINITY;
  const figurePx = fittingSizePx(
    display,
    figure,
    textWidthPx,
    figureSizesPx.filter((sizePx) => sizePx <= largestPx),
  );
  const figureLines = wrapLines(display, figure, {
    widthPx: textWidthPx,
    sizePx: figurePx,
    maxLines: 2,
  });
  const parts: string[] = [];
  let y = marginPx + 24;
  for (const line of labelLines) {
    parts.push(drawLine(mono, line, { x: marginPx, y, sizePx: 24, color: ink }));
    y += 32;
  }
  y += figurePx * 0.82;
  for (const line of figureLines) {
    parts.push(drawLine(display, line, { x: marginPx - 4, y, sizePx: figurePx, color: ink }));
    y += figurePx;
  }
  y += 56 - figurePx;
  for (const line of captionLines) {
    parts.push(drawLine(display, line, { x: marginPx, y, sizePx: 36, color: ink }));
    y += 42;
  }
  return parts.join('') + factRow(facts, y);
}

/** Figures side by side, each under a rule with its name in print, as on the page. */
function factRow(facts: readonly CardFact[], top: number): string {
  const gapPx = 20;
  const columns = Math.max(2, facts.length);
  const widthPx = (textWidthPx - gapPx * (columns - 1)) / columns;
  return facts
    .map(({ label, value }, index) => {
      const x = marginPx + index * (widthPx + gapPx);
      const [line = ''] = wrapLines(mono, label, { widthPx, sizePx: 19, maxLines: 1 });
      const sizePx = fittingSizePx(display, value, widthPx, [36, 32, 28, 24, 20, 17]);
      const [shown = ''] = wrapLines(display, value, { widthPx, sizePx, maxLines: 1 });
      return [
        `<rect x="${x}" y="${top}" width="${widthPx}" height="2" fill="${ink}"/>`,
        drawLine(mono, line, { x, y: top + 30, sizePx: 19, color: ink }),
        drawLine(display, shown, { x, y: top + 72, sizePx, color: ink }),
      ].join('');
    })
    .join('');
}

function footer({ note, kind }: ShareCard, siteHost: string): string {
  const y = cardSizePx.height - marginPx;
  const noteLines = wrapLines(mono, note, { widthPx: textWidthPx, sizePx: 18, maxLines: 2 });
  const fromX = marginPx + 54 + lineWidthPx(display, brandName, 34) + 20;
  const [from = ''] = wrapLines(
    mono,
    kind === 'general' ? siteHost : `An estimate from ${siteHost}`,
    { widthPx: cardSizePx.width - marginPx - fromX, sizePx: 19, maxLines: 1 },
  );
  return [
    ...noteLines.map((line, index) =>
      drawLine(mono, line, {
        x: marginPx,
        y: y - 66 - (noteLines.length - 1 - index) * 25,
        sizePx: 18,
        color: ink,
      }),
    ),
    `<g transform="translate(${marginPx} ${y - 36}) scale(0.66)">${smiley}</g>`,
    drawLine(display, brandName, { x: marginPx + 54, y: y - 4, sizePx: 34, color: ink }),
    drawLine(mono, from, { x: fromX, y: y - 5, sizePx: 19, color: ink }),
  ].join('');
}

function picture(goods: DescribedGoods): string {
  const { svg } = drawMockup(
    {
      productDescription: goods.kindName ?? '',
      brandName: 'hello',
      styleVibe: 'bold-colorful',
      targetModel: 'product-design',
    },
    goods,
  );
  const x = cardSizePx.width - marginPx - picturePx;
  const y = (cardSizePx.height - picturePx) / 2;
  const inner = svg.replace(
    /^<svg [^>]*>/,
    `<svg x="${x}" y="${y}" width="${picturePx}" height="${picturePx}" viewBox="0 0 800 800">`,
  );
  const frame = `x="${x}" y="${y}" width="${picturePx}" height="${picturePx}" rx="24"`;
  return `<clipPath id="frame"><rect ${frame}/></clipPath><g clip-path="url(#frame)">${inner}</g><rect ${frame} fill="none" stroke="${ink}" stroke-width="3"/>`;
}

/** The brand's smiley where there are no goods to show. */
function sticker(): string {
  return `<g transform="translate(772 130) rotate(6) scale(5.6)">${smiley}</g>`;
}

/** The drawing of public/favicon.svg, 64 units wide. */
const smiley =
  '<circle cx="32" cy="32" r="31" fill="#FFFBF5"/><circle cx="32" cy="32" r="28" fill="#FFD44D"/><ellipse cx="23" cy="26" rx="3.6" ry="5.4" fill="#17121F"/><ellipse cx="41" cy="26" rx="3.6" ry="5.4" fill="#17121F"/><path d="M17 37c2.6 8.4 8.2 12.6 15 12.6S44.4 45.4 47 37" fill="none" stroke="#17121F" stroke-width="4.6" stroke-linecap="round"/>';
