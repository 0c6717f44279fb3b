import { darken, lighten, mix } from '../color.ts';
import { emblem } from '../emblems.ts';
import { hasPattern, patternFill } from '../patterns.ts';
import { label, lockup, nameBlock } from '../print.ts';
import { ellipse, polygon, rect } from '../shapes.ts';
import {
  blurred,
  clipped,
  contactShadow,
  flatShadow,
  linear,
  lit,
  type Studio,
  softLight,
} from '../studio.ts';
import { accentOn } from '../theme.ts';
import { cloth, stitches } from './cloth.ts';
import { brass, type Drawing, steel } from './turned.ts';

export const tote: Drawing = (studio) => {
  const { body } = studio.theme;
  const bag =
    'M196 300C330 292 470 292 604 300C612 430 622 570 628 690C630 706 620 712 606 712C470 722 330 722 194 712C180 712 170 706 172 690C178 570 188 430 196 300z';
  const handle = (lift: number) => `M294 350V250C294 ${lift} 506 ${lift} 506 250V350`;
  const strap = (path: string, color: string) =>
    `<path d="${path}" fill="none" stroke="${darken(color, 0.25)}" stroke-width="34"/><path d="${path}" fill="none" stroke="${color}" stroke-width="30"/>`;
  return (
    contactShadow(studio, 404, 712, 236, 28) +
    strap(handle(10), darken(body, 0.22)) +
    cloth(studio, bag, body, [
      'M206 330C220 440 200 560 214 690',
      'M594 330C584 440 602 560 588 690',
      'M300 700C310 660 330 640 360 630',
      'M520 700C500 664 480 650 450 640',
    ]) +
    `<path d="M195 326C330 318 470 318 605 326" fill="none" stroke="${darken(body, 0.3)}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="7 5"/>` +
    strap('M294 366V262C294 40 506 40 506 262V366', body) +
    stitches('M284 346L304 366M304 346L284 366M496 346L516 366M516 346L496 366', body) +
    lockup(studio, { cx: 400, cy: 536, width: 300, height: 290, on: body })
  );
};

export const backpack: Drawing = (studio) => {
  const { theme } = studio;
  const { body } = theme;
  const trim = accentOn(theme, body);
  const shell =
    'M212 330C208 190 290 128 400 128C510 128 592 190 588 330L600 650C600 690 576 706 540 708H260C224 706 200 690 200 650z';
  const pocket =
    'M244 478C300 466 500 466 556 478L562 650C562 672 550 680 530 680H270C250 680 238 672 238 650z';
  return (
    contactShadow(studio, 404, 706, 216, 30) +
    `<path d="M346 140C346 66 454 66 454 140" fill="none" stroke="${darken(trim, 0.3)}" stroke-width="26"/><path d="M346 140C346 66 454 66 454 140" fill="none" stroke="${trim}" stroke-width="19"/>` +
    lit(
      studio,
      'M206 360C150 380 150 560 186 640L212 650V360zM594 360C650 380 650 560 614 640L588 650V360z',
      darken(body, 0.2),
    ) +
    cloth(studio, shell, body, [
      'M240 300C260 260 280 240 320 220',
      'M222 440C232 420 236 400 236 380',
    ]) +
    `<path d="M236 342C240 226 310 178 400 178C490 178 560 226 564 342" fill="none" stroke="${darken(body, 0.4)}" stroke-width="9"/><path d="M236 342C240 226 310 178 400 178C490 178 560 226 564 342" fill="none" stroke="${steel}" stroke-width="4" stroke-dasharray="4 4"/>` +
    lit(studio, rect(226, 334, 20, 40, 8), trim) +
    lit(studio, pocket, lighten(body, 0.05)) +
    stitches(pocket, body) +
    `<path d="M250 512C330 504 470 504 550 512" fill="none" stroke="${darken(body, 0.45)}" stroke-width="9"/><path d="M250 512C330 504 470 504 550 512" fill="none" stroke="${steel}" stroke-width="4" stroke-dasharray="4 4"/>` +
    lit(studio, rect(528, 504, 18, 42, 8), trim) +
    nameBlock(studio, { cx: 400, cy: 600, width: 240, height: 96, on: body }) +
    emblem(studio, 400, 336, 68, body)
  );
};

export const duffel: Drawing = (studio) => {
  const { theme } = studio;
  const { body } = theme;
  const trim = accentOn(theme, body);
  const bag =
    'M150 340C180 292 620 292 650 340C690 400 700 560 664 640C640 672 160 672 136 640C100 560 110 400 150 340z';
  const strap = (x: number) =>
    `<path d="M${x} 656V330" stroke="${darken(trim, 0.3)}" stroke-width="36"/><path d="M${x} 656V330" stroke="${trim}" stroke-width="30"/>`;
  return (
    contactShadow(studio, 404, 652, 286, 36) +
    `<path d="M270 340C270 130 530 130 530 340" fill="none" stroke="${darken(trim, 0.4)}" stroke-width="28"/>` +
    cloth(studio, bag, body, [
      'M180 380C160 440 160 540 182 610',
      'M620 380C640 440 640 540 618 610',
      'M330 360C340 400 344 420 340 450',
    ]) +
    `<path d="M180 336C300 312 500 312 620 336" fill="none" stroke="${darken(body, 0.45)}" stroke-width="11"/><path d="M180 336C300 312 500 312 620 336" fill="none" stroke="${steel}" stroke-width="5" stroke-dasharray="4 4"/>` +
    strap(262) +
    strap(538) +
    `<path d="M262 350C262 190 538 190 538 350" fill="none" stroke="${darken(trim, 0.3)}" stroke-width="30"/><path d="M262 350C262 190 538 190 538 350" fill="none" stroke="${trim}" stroke-width="23"/>` +
    nameBlock(studio, { cx: 400, cy: 510, width: 216, height: 150, on: body })
  );
};

export const pouchBag: Drawing = (studio) => {
  const { theme } = studio;
  const { body } = theme;
  const bag =
    'M150 296C300 284 500 284 650 296C668 400 674 500 660 600C656 624 642 632 620 634C480 644 320 644 180 634C158 632 144 624 140 600C126 500 132 400 150 296z';
  const pull = accentOn(theme, body);
  return (
    contactShadow(studio, 404, 634, 262, 34) +
    cloth(studio, bag, body, [
      'M170 330C160 420 170 540 190 610',
      'M630 330C640 420 630 540 610 610',
    ]) +
    `<path d="M152 310C300 298 500 298 648 310" fill="none" stroke="${darken(body, 0.4)}" stroke-width="20"/><path d="M152 310C300 298 500 298 648 310" fill="none" stroke="${brass}" stroke-width="8" stroke-dasharray="5 4"/>` +
    lit(studio, 'M630 300H660L672 402C672 414 650 414 646 402z', pull) +
    lockup(studio, { cx: 394, cy: 478, width: 330, height: 200, on: body })
  );
};

export const sunglasses: Drawing = (studio) => {
  const { theme } = studio;
  const { body } = theme;
  const frame =
    'M112 300C190 268 320 268 378 306C392 298 408 298 422 306C480 268 610 268 688 300C704 306 706 330 694 344C690 450 640 512 562 512C476 512 436 450 424 366C412 352 388 352 376 366C364 450 324 512 238 512C160 512 110 450 106 344C94 330 96 306 112 300z';
  const lens = (cx: number) =>
    `M${cx - 96} 336C${cx - 50} 308 ${cx + 50} 308 ${cx + 96} 336C${cx + 92} 430 ${cx + 50} 480 ${cx} 480C${cx - 50} 480 ${cx - 92} 430 ${cx - 96} 336z`;
  const tint = linear(
    studio,
    [
      [0, darken(theme.accent, 0.72)],
      [0.55, darken(theme.accent, 0.4)],
      [1, lighten(theme.accent, 0.2)],
    ],
    [0, 0, 0, 1],
  );
  const wipe = polygon(
    [
      [150, 560],
      [610, 548],
      [650, 700],
      [190, 716],
    ],
    16,
  );
  return (
    flatShadow(studio, wipe, 10, 12) +
    lit(studio, wipe, theme.paper) +
    (hasPattern(studio)
      ? clipped(
          studio,
          wipe,
          `<path d="${polygon([
            [150, 560],
            [610, 548],
            [616, 580],
            [156, 592],
          ])}" fill="${patternFill(studio, theme.paper, 0.4)}"/>`,
        )
      : '') +
    `<g transform="rotate(-1.5 400 640)">${nameBlock(studio, { cx: 400, cy: 644, width: 330, height: 88, on: theme.paper })}</g>` +
    contactShadow(studio, 400, 520, 290, 26) +
    `<path d="M118 314C132 268 164 236 216 216M682 314C668 268 636 236 584 216" fill="none" stroke="${darken(body, 0.3)}" stroke-width="26" stroke-linecap="round"/>` +
    lit(studio, frame, body, softLight(studio, 1.3)) +
    `<path d="M124 308C200 284 310 284 366 314M434 314C490 284 600 284 676 308" fill="none" stroke="${lighten(body, 0.6)}" stroke-opacity=".6" stroke-width="6" stroke-linecap="round"/>` +
    [240, 560]
      .map(
        (cx) =>
          `<path d="${lens(cx)}" fill="${tint}" stroke="${darken(body, 0.4)}" stroke-width="3"/>${clipped(studio, lens(cx), `<path d="M${cx - 110} 440L${cx + 10} 300H${cx + 50}L${cx - 90} 470zM${cx - 60} 480L${cx + 70} 320H${cx + 86}L${cx - 40} 490z" fill="#fffdf8" opacity=".26"/>`)}`,
      )
      .join('')
  );
};

export const necklace: Drawing = (studio) => {
  const { theme } = studio;
  const card = rect(170, 96, 460, 610, 22);
  const chain = 'M268 120C268 320 330 420 400 440C470 420 532 320 532 120';
  const gold = linear(
    studio,
    [
      [0, '#f7e3b0'],
      [0.4, '#dcb25c'],
      [0.7, '#b78634'],
      [1, '#f0d28c'],
    ],
    [0, 0, 1, 1],
  );
  return (
    flatShadow(studio, card) +
    lit(studio, card, theme.body) +
    `<path d="M250 96v26M550 96v26" stroke="${darken(theme.body, 0.5)}" stroke-width="5"/>` +
    `<path d="${chain}" transform="translate(5 7)" fill="none" stroke="#1a0f14" stroke-opacity=".3" stroke-width="7"/>` +
    `<path d="${chain}" fill="none" stroke="#a97a2c" stroke-width="8"/><path d="${chain}" fill="none" stroke="#f0d28c" stroke-width="6" stroke-dasharray="6 4" stroke-linecap="round"/>` +
    blurred(studio, 7, `<circle cx="408" cy="508" r="64" fill="#1a0f14" opacity=".4"/>`) +
    `<circle cx="400" cy="440" r="12" fill="none" stroke="#c9993f" stroke-width="6"/><circle cx="400" cy="498" r="62" fill="${gold}" stroke="#a97a2c" stroke-width="2"/><circle cx="400" cy="498" r="52" fill="none" stroke="#a97a2c" stroke-opacity=".6" stroke-width="2"/>` +
    pendantMark(studio) +
    nameBlock(studio, { cx: 400, cy: 632, width: 320, height: 76, on: theme.body })
  );
};

function pendantMark(studio: Studio): string {
  const gold: Studio = {
    ...studio,
    theme: {
      ...studio.theme,
      paper: '#5c3f10',
      ink: '#5c3f10',
      accent: '#8a5f1c',
      pop: '#6f4a14',
      body: '#5c3f10',
    },
  };
  return emblem(gold, 400, 498, 36, '#e2bd6c');
}

export const keychain: Drawing = (studio) => {
  const { theme } = studio;
  const fob =
    'M400 340C520 340 566 420 566 520C566 640 500 706 400 706C300 706 234 640 234 520C234 420 280 340 400 340z';
  const ring = (width: number, color: string) =>
    `<circle cx="400" cy="178" r="92" fill="none" stroke="${color}" stroke-width="${width}"/>`;
  return (
    flatShadow(studio, fob, 12, 14) +
    ring(20, '#83868d') +
    ring(14, steel) +
    `<path d="M322 130A92 92 0 0 1 420 88" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="M400 268V352" stroke="#83868d" stroke-width="22" stroke-linecap="round"/><path d="M400 268V352" stroke="${steel}" stroke-width="15" stroke-dasharray="16 7" stroke-linecap="round"/>` +
    lit(studio, fob, theme.body) +
    `<path d="M400 356C506 356 550 428 550 520C550 630 490 690 400 690C310 690 250 630 250 520C250 428 294 356 400 356z" fill="none" stroke="${lighten(theme.body, 0.4)}" stroke-opacity=".7" stroke-width="3"/>` +
    `<circle cx="400" cy="378" r="13" fill="${darken(theme.body, 0.45)}"/>` +
    lockup(studio, { cx: 400, cy: 538, width: 210, height: 230, on: theme.body })
  );
};

export const enamelPin: Drawing = (studio) => {
  const { theme } = studio;
  const card = rect(190, 96, 420, 610, 24);
  const gold = linear(
    studio,
    [
      [0, '#fbeec4'],
      [0.45, '#dcb25c'],
      [1, '#a97a2c'],
    ],
    [0, 0, 1, 1],
  );
  return (
    flatShadow(studio, card) +
    lit(studio, card, theme.paper) +
    (hasPattern(studio)
      ? clipped(
          studio,
          card,
          `<path d="M190 560H610V706H190z" fill="${patternFill(studio, theme.accent, 0.7)}"/>`,
        )
      : `<path d="M236 560H564" stroke="${theme.accent}" stroke-width="3"/>`) +
    `<path d="${ellipse(400, 148, 44, 12)}" fill="${darken(theme.ground, 0.15)}"/>` +
    blurred(studio, 8, `<circle cx="410" cy="344" r="142" fill="#1a0f14" opacity=".38"/>`) +
    `<circle cx="400" cy="330" r="144" fill="${gold}"/><circle cx="400" cy="330" r="132" fill="${theme.body}"/>` +
    emblem(studio, 400, 330, 96, theme.body) +
    `<path d="M288 290A120 120 0 0 1 380 214" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="10" stroke-linecap="round"/>` +
    nameBlock(studio, { cx: 400, cy: 520, width: 320, height: 62, on: theme.paper })
  );
};

export const stickerSheet: Drawing = (studio) => {
  const { theme } = studio;
  const sheet = polygon(
    [
      [176, 96],
      [624, 96],
      [624, 704],
      [176, 704],
    ],
    20,
  );
  const sticker = (path: string, color: string) =>
    `<path d="${path}" fill="#fff" stroke="#fff" stroke-width="16" stroke-linejoin="round"/><path d="${path}" fill="none" stroke="${mix(theme.ink, '#ffffff', 0.75)}" stroke-width="1.5" stroke-dasharray="5 4"/><path d="${path}" fill="${color}"/>`;
  const round = accentOn(theme, theme.body);
  return (
    `<g transform="rotate(-4 400 400)">${flatShadow(studio, sheet)}${lit(studio, sheet, mix(theme.paper, theme.accent, 0.12))}` +
    sticker(ellipse(312, 226, 96), theme.body) +
    emblem(studio, 312, 226, 66, theme.body) +
    sticker(rect(434, 146, 152, 160, 30), round) +
    emblem(studio, 510, 226, 54, round) +
    sticker(rect(218, 356, 364, 138, 69), theme.body) +
    nameBlock(studio, { cx: 400, cy: 425, width: 286, height: 84, on: theme.body }) +
    sticker(rect(214, 544, 172, 116, 18), theme.paper) +
    nameBlock(studio, { cx: 300, cy: 602, width: 136, height: 76, on: theme.paper }) +
    sticker(ellipse(500, 602, 82, 60), theme.pop) +
    emblem(studio, 500, 602, 44, theme.pop) +
    `<path d="${sheet}" fill="${softLight(studio, 0.6)}"/></g>`
  );
};

export const phoneCase: Drawing = (studio) => {
  const { theme } = studio;
  const shell = rect(238, 66, 324, 660, 62);
  const camera = rect(262, 92, 148, 152, 44);
  const lensAt = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="27" fill="#2b2a30" stroke="#55545c" stroke-width="5"/><circle cx="${x - 6}" cy="${y - 7}" r="8" fill="#8fa2c0" opacity=".7"/>`;
  return (
    `<g transform="rotate(5 400 400)">${flatShadow(studio, shell)}${lit(studio, shell, theme.body, softLight(studio), patternFill(studio, theme.body))}` +
    `<path d="${rect(246, 74, 308, 644, 55)}" fill="none" stroke="${lighten(theme.body, 0.5)}" stroke-opacity=".45" stroke-width="3"/>` +
    lit(studio, camera, darken(theme.body, 0.3)) +
    lensAt(304, 134) +
    lensAt(304, 202) +
    lensAt(370, 134) +
    `<circle cx="370" cy="202" r="10" fill="#fff3d0"/>` +
    (hasPattern(studio)
      ? label(studio, 288, 330, 224, 258)
      : lockup(studio, { cx: 400, cy: 450, width: 224, height: 260, on: theme.body })) +
    `<path d="M256 180C252 340 252 500 258 640" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="7" stroke-linecap="round"/></g>`
  );
};
