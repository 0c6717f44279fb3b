import { darken, lighten, luminance } from '../color.ts';
import { hasPattern, patternFill } from '../patterns.ts';
import { lockup, nameBlock } from '../print.ts';
import { ellipse, polygon, rect } from '../shapes.ts';
import {
  clipped,
  contactShadow,
  flatShadow,
  lit,
  roundLight,
  type Studio,
  softLight,
} from '../studio.ts';
import { accentOn } from '../theme.ts';
import { cloth, softFolds, stitches } from './cloth.ts';
import type { Drawing } from './turned.ts';

const teeOutline =
  'M298 128C330 158 470 158 502 128L572 146C622 166 668 246 700 330C704 342 700 348 690 352L606 388C598 392 594 388 590 380L574 342C576 440 578 560 586 664C586 676 582 682 570 684C460 696 340 696 230 684C218 682 214 676 214 664C222 560 224 440 226 342L210 380C206 388 202 392 194 388L110 352C100 348 96 342 100 330C132 246 178 166 228 146z';

export const tee: Drawing = (studio) => {
  const { body } = studio.theme;
  return (
    flatShadow(studio, teeOutline) +
    cloth(studio, teeOutline, body, [
      'M226 342C232 300 238 270 252 232',
      'M574 342C568 300 562 270 548 232',
      'M250 660C270 560 262 470 240 400',
      'M546 656C528 560 540 470 562 400',
      'M330 672C338 620 352 580 346 540',
    ]) +
    `<path d="M298 128C330 158 470 158 502 128L486 122C460 142 340 142 314 122z" fill="${darken(body, 0.42)}"/>` +
    `<path d="M292 128C318 186 482 186 508 128" fill="none" stroke="${darken(body, 0.2)}" stroke-width="20"/><path d="M292 126C318 182 482 182 508 126" fill="none" stroke="${lighten(body, 0.1)}" stroke-width="15"/>` +
    stitches('M108 334L196 372', body) +
    stitches('M692 334L604 372', body) +
    stitches('M218 664C340 680 460 680 582 664', body) +
    lockup(studio, { cx: 400, cy: 392, width: 250, height: 280, on: body })
  );
};

const sweatOutline =
  'M302 148C330 166 470 166 498 148L570 170C618 190 636 250 650 330L694 610C696 624 690 630 680 632L620 642C608 644 602 640 600 628L570 420C570 500 572 580 576 660C576 672 572 678 560 680C460 692 340 692 240 680C228 678 224 672 224 660C228 580 230 500 230 420L200 628C198 640 192 644 180 642L120 632C110 630 104 624 106 610L150 330C164 250 182 190 230 170z';

const sweatFolds = [
  'M232 420C236 360 246 300 262 250',
  'M568 420C564 360 554 300 538 250',
  'M152 420C168 400 176 380 200 372',
  'M648 420C632 400 624 380 600 372',
  'M136 520C156 506 168 500 190 498',
  'M664 520C644 506 632 500 610 498',
];

export const sweatshirt: Drawing = (studio) => {
  const { body } = studio.theme;
  return (
    flatShadow(studio, sweatOutline) +
    cloth(studio, sweatOutline, body, sweatFolds) +
    ribs(studio, body) +
    `<path d="M302 148C330 166 470 166 498 148L484 140C460 154 340 154 316 140z" fill="${darken(body, 0.42)}"/>` +
    `<path d="M298 146C322 198 478 198 502 146" fill="none" stroke="${darken(body, 0.22)}" stroke-width="25"/><path d="M298 144C322 194 478 194 502 144" fill="none" stroke="${lighten(body, 0.06)}" stroke-width="19"/>` +
    lockup(studio, { cx: 400, cy: 380, width: 240, height: 250, on: body })
  );
};

export const hoodie: Drawing = (studio) => {
  const { body, paper } = studio.theme;
  const hood =
    'M280 210C262 120 316 62 400 62C484 62 538 120 520 210C500 252 440 268 400 272C360 268 300 252 280 210z';
  const opening =
    'M316 196C306 138 346 106 400 106C454 106 494 138 484 196C470 226 430 246 400 252C370 246 330 226 316 196z';
  const pocket = 'M292 500H508L548 628C500 638 300 638 252 628z';
  const cord = luminance(body) > 0.6 ? darken(body, 0.35) : paper;
  return (
    flatShadow(studio, `${sweatOutline}${hood}`) +
    cloth(studio, sweatOutline, body, sweatFolds) +
    ribs(studio, body) +
    lit(studio, hood, lighten(body, 0.04)) +
    `<path d="${opening}" fill="${darken(body, 0.5)}"/><path d="M340 208C350 150 450 150 460 208C446 226 420 238 400 244C380 238 354 226 340 208z" fill="${darken(body, 0.34)}"/>` +
    stitches(opening, body) +
    `<path d="M352 236C346 290 350 320 346 352M448 236C454 290 450 312 455 338" fill="none" stroke="${darken(cord, 0.3)}" stroke-width="9" stroke-linecap="round"/><path d="M351 236C345 290 349 320 345 352M447 236C453 290 449 312 454 338" fill="none" stroke="${cord}" stroke-width="6" stroke-linecap="round"/>` +
    lit(studio, pocket, darken(body, 0.03)) +
    stitches(pocket, body) +
    nameBlock(studio, { cx: 400, cy: 420, width: 250, height: 120, on: body })
  );
};

export const leggings: Drawing = (studio) => {
  const { body } = studio.theme;
  const outline =
    'M280 112H520C536 200 548 280 544 360C540 470 528 580 520 700C518 712 512 716 502 716H448C438 716 434 712 432 702L404 384H396L368 702C366 712 362 716 352 716H298C288 716 282 712 280 700C272 580 260 470 256 360C252 280 264 200 280 112z';
  const band =
    'M280 112H520C526 150 532 176 536 202C460 216 340 216 264 202C268 176 274 150 280 112z';
  const stripe =
    'M264 202C256 270 252 320 256 360C260 470 272 580 280 700L300 716C296 580 286 470 282 360C280 300 286 250 292 206z';
  return (
    flatShadow(studio, outline) +
    cloth(studio, outline, body, [
      'M396 300C370 330 340 340 310 342',
      'M404 300C430 330 460 340 490 342',
      'M290 520C310 530 330 532 352 528',
      'M510 520C490 530 470 532 448 528',
      'M292 640C310 650 330 650 350 646',
    ]) +
    clipped(
      studio,
      stripe,
      `<path d="${stripe}" fill="${hasPattern(studio) ? patternFill(studio, accentOn(studio.theme, body), 0.5) : accentOn(studio.theme, body)}"/>`,
    ) +
    lit(studio, band, darken(body, 0.08)) +
    stitches('M264 204C340 218 460 218 536 204', body) +
    nameBlock(studio, { cx: 400, cy: 164, width: 190, height: 56, on: body })
  );
};

export const foldedGarment: Drawing = (studio) => {
  const { theme } = studio;
  const layer = (y: number, height: number, inset: number, color: string) =>
    lit(studio, rect(170 + inset, y, 460 - inset * 2, height, 26), color);
  const tag = polygon(
    [
      [548, 470],
      [640, 446],
      [684, 606],
      [592, 632],
    ],
    10,
  );
  return (
    contactShadow(studio, 408, 650, 256, 34) +
    layer(556, 96, 0, theme.accent) +
    layer(474, 94, 6, lighten(theme.body, 0.12)) +
    layer(250, 240, 2, theme.body) +
    `<path d="M210 250C300 330 500 330 590 250" fill="none" stroke="${darken(theme.body, 0.3)}" stroke-width="3" stroke-opacity=".5"/>` +
    softFolds(studio, rect(172, 250, 456, 240, 26), theme.body, [
      'M220 470C240 410 230 360 200 320',
      'M600 460C570 420 580 370 606 330',
    ]) +
    lockup(studio, { cx: 400, cy: 392, width: 230, height: 130, on: theme.body }) +
    `<path d="M560 430C570 450 580 456 592 470" fill="none" stroke="${theme.ink}" stroke-width="4"/>` +
    lit(studio, tag, theme.paper) +
    `<circle cx="594" cy="474" r="8" fill="${darken(theme.paper, 0.5)}"/>` +
    `<g transform="rotate(-15 616 546)">${nameBlock(studio, { cx: 616, cy: 540, width: 78, height: 50, on: theme.paper })}</g>`
  );
};

export const socks: Drawing = (studio) => {
  const { theme } = studio;
  const outline =
    'M0 0H138C142 90 140 190 146 268C150 306 176 322 214 348C256 376 262 440 210 456C160 470 96 424 44 388C6 362 -6 330 -6 290C-2 190 -4 90 0 0z';
  const sock = (x: number, y: number, turn: number, color: string, trim: string) => {
    const sole =
      'M16 366C26 378 34 384 44 388C96 424 160 470 210 456C240 446 250 420 244 396C220 420 120 400 16 366z';
    const stripe = (top: number) => `<path d="M-10 ${top}H160v20H-10z" fill="${trim}"/>`;
    return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(1.28)">${flatShadow(studio, outline)}${cloth(studio, outline, color, ['M-4 300C40 296 80 300 140 262', 'M10 340C50 330 100 340 150 300', 'M70 400C96 372 110 352 150 330'])}${clipped(studio, outline, `<path d="${sole}" fill="${trim}"/><path d="M-8 252C20 330 60 300 30 386L-10 360z" fill="${trim}"/>${stripe(78)}${stripe(110)}<path d="M-10 0H150V56H-10z" fill="${darken(color, 0.1)}"/><path d="M8 4V52M24 4V52M40 4V52M56 4V52M72 4V52M88 4V52M104 4V52M120 4V52" stroke="${darken(color, 0.3)}" stroke-opacity=".35" stroke-width="4"/><path d="${outline}" fill="${softLight(studio, 0.8)}"/>`)}${nameBlock(studio, { cx: 68, cy: 194, width: 112, height: 96, on: color })}</g>`;
  };
  const trim = accentOn(theme, theme.body);
  return sock(436, 84, 4, trim, accentOn(theme, trim)) + sock(120, 128, -5, theme.body, trim);
};

export const cap: Drawing = (studio) => {
  const { body } = studio.theme;
  const crown = 'M196 470C186 270 270 168 404 166C540 168 618 270 606 470C540 440 270 440 196 470z';
  const brim =
    'M190 462C150 500 108 560 118 596C132 634 270 570 402 570C534 570 668 634 682 596C692 560 650 500 612 462C540 420 262 420 190 462z';
  const panel = 'M404 166C330 240 306 340 306 444C370 434 436 434 500 444C500 340 478 240 404 166z';
  return (
    contactShadow(studio, 400, 604, 270, 38) +
    cloth(studio, crown, body, ['M220 430C228 330 260 250 320 200']) +
    `<path d="${panel}" fill="${lighten(body, 0.06)}"/>${stitches('M404 166C330 240 306 340 306 444M404 166C478 240 502 340 500 444', body)}` +
    `<path d="${crown}" fill="${roundLight(studio, 'matte')}" opacity=".7"/>` +
    `<path d="${ellipse(404, 166, 20, 11)}" fill="${darken(body, 0.15)}"/><path d="${ellipse(402, 162, 14, 6)}" fill="${lighten(body, 0.25)}"/>` +
    `<path d="${ellipse(272, 262, 6)}${ellipse(536, 262, 6)}" fill="${darken(body, 0.45)}"/>` +
    lit(studio, brim, accentBrim(studio)) +
    stitches(
      'M172 500C150 530 138 556 142 578C190 590 290 550 402 550C514 550 610 590 658 578C662 556 650 530 628 500',
      accentBrim(studio),
    ) +
    `<path d="M190 462C262 420 540 420 612 462C540 444 262 444 190 462z" fill="#1a0f14" opacity=".35"/>` +
    lockup(studio, { cx: 402, cy: 346, width: 170, height: 150, on: body })
  );
};

export const beanie: Drawing = (studio) => {
  const { theme } = studio;
  const dome = 'M192 500C178 300 250 168 400 164C550 168 622 300 608 500z';
  const cuff =
    'M174 470C250 446 550 446 626 470C636 520 634 580 626 626C550 650 250 650 174 626C166 580 164 520 174 470z';
  const pom = accentOn(theme, theme.body);
  const ribLines = Array.from({ length: 15 }, (_, index) => {
    const share = (index - 7) / 7;
    return `M${400 + share * 26} 170C${400 + share * 150} 240 ${400 + share * 200} 360 ${400 + share * 206} 470`;
  }).join('');
  const cuffLines = Array.from({ length: 27 }, (_, index) => {
    const x = 186 + index * 16.5;
    return `M${x} 474V622`;
  }).join('');
  const fluff = Array.from({ length: 22 }, (_, index) => {
    const angle = (index / 22) * Math.PI * 2;
    return ellipse(400 + Math.cos(angle) * 56, 132 + Math.sin(angle) * 52, 22);
  }).join('');
  return (
    contactShadow(studio, 404, 636, 222, 34) +
    cloth(studio, dome, theme.body, []) +
    clipped(
      studio,
      dome,
      `<path d="${ribLines}" fill="none" stroke="${darken(theme.body, 0.35)}" stroke-opacity=".4" stroke-width="5"/><path d="${dome}" fill="${roundLight(studio, 'matte')}"/>`,
    ) +
    lit(studio, `${fluff}${ellipse(400, 132, 60)}`, pom, softLight(studio, 1.2)) +
    lit(studio, cuff, lighten(theme.body, 0.05), roundLight(studio, 'matte')) +
    clipped(
      studio,
      cuff,
      `<path d="${cuffLines}" stroke="${darken(theme.body, 0.35)}" stroke-opacity=".38" stroke-width="5"/>`,
    ) +
    lit(studio, rect(304, 494, 192, 108, 8), theme.paper) +
    stitches(rect(312, 502, 176, 92, 4), theme.paper) +
    nameBlock(studio, { cx: 400, cy: 548, width: 156, height: 70, on: theme.paper })
  );
};

export const sneakers: Drawing = (studio) => {
  const { theme } = studio;
  const { body, paper } = theme;
  const trim = accentOn(theme, body);
  const upper =
    'M150 300C176 322 232 330 268 300C300 330 352 392 420 432C500 462 620 470 664 520C684 548 684 574 680 592H132C120 500 128 380 150 300z';
  const sole =
    'M122 580C300 600 520 600 688 580C700 612 694 650 668 656C520 668 280 668 146 656C120 652 114 616 122 580z';
  const laces = [0, 1, 2, 3, 4]
    .map((i) => `M${292 + i * 34} ${362 + i * 25}L${350 + i * 36} ${326 + i * 30}`)
    .join('');
  return (
    contactShadow(studio, 410, 656, 296, 28) +
    cloth(studio, upper, body, ['M430 480C460 500 480 540 478 580']) +
    `<path d="M150 300C176 322 232 330 268 300L258 276C230 296 190 292 164 272z" fill="${darken(body, 0.45)}"/>` +
    clipped(
      studio,
      upper,
      `<path d="M520 440C500 500 520 560 560 600H700V440z" fill="${trim}"/><path d="M120 420C170 420 200 470 208 600H110z" fill="${trim}"/><path d="M268 300C300 330 352 392 420 432L470 452C420 490 340 440 250 380z" fill="${darken(body, 0.12)}"/><path d="${upper}" fill="${softLight(studio, 0.7)}"/>`,
    ) +
    stitches('M520 446C500 500 520 556 556 588M132 424C170 428 196 474 204 588', trim) +
    `<path d="${laces}" stroke="${darken(paper, 0.3)}" stroke-width="17" stroke-linecap="round"/><path d="${laces}" stroke="${paper}" stroke-width="12" stroke-linecap="round"/>` +
    lit(studio, sole, paper) +
    `<path d="M124 616C300 634 520 634 692 616" fill="none" stroke="${trim}" stroke-width="9"/>` +
    nameBlock(studio, { cx: 352, cy: 530, width: 230, height: 66, on: body })
  );
};

/** Ribbed hem and cuffs of a sweatshirt. */
function ribs(studio: Studio, color: string): string {
  const hem =
    'M225 634C340 648 460 648 575 634L576 660C576 672 572 678 560 680C460 692 340 692 240 680C228 678 224 672 224 660z';
  const cuff = (sign: number) => {
    const x = (value: number) => 400 + sign * value;
    return `M${x(288)} 572L${x(195)} 588L${x(200)} 628C${x(202)} 640 ${x(208)} 644 ${x(220)} 642L${x(280)} 632C${x(290)} 630 ${x(296)} 624 ${x(294)} 610z`;
  };
  const lines = Array.from({ length: 30 }, (_, index) => `M${232 + index * 11.6} 636v52`).join('');
  const path = `${hem}${cuff(1)}${cuff(-1)}`;
  return `<path d="${path}" fill="${darken(color, 0.14)}"/>${clipped(studio, hem, `<path d="${lines}" stroke="${darken(color, 0.4)}" stroke-opacity=".4" stroke-width="3"/>`)}`;
}

function accentBrim(studio: Studio): string {
  return accentOn(studio.theme, studio.theme.body);
}
