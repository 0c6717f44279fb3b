import { darken, lighten, mix } from '../color.ts';
import { emblem } from '../emblems.ts';
import { hasPattern, patternFill } from '../patterns.ts';
import { label, lockup, nameBlock } from '../print.ts';
import { ellipse, polygon, rect } from '../shapes.ts';
import { clipped, contactShadow, flatShadow, linear, lit, softLight } from '../studio.ts';
import { accentOn } from '../theme.ts';
import { cloth, stitches } from './cloth.ts';
import type { Drawing } from './turned.ts';

export const pillow: Drawing = (studio) => {
  const { body } = studio.theme;
  const outline =
    'M130 190C120 160 150 132 186 146C320 176 480 176 614 146C650 132 680 160 670 190C644 320 644 470 670 610C680 640 650 668 614 654C480 626 320 626 186 654C150 668 120 640 130 610C156 470 156 320 130 190z';
  return (
    contactShadow(studio, 408, 650, 262, 34) +
    cloth(studio, outline, body, [
      'M150 170C190 200 220 240 236 280',
      'M650 170C610 200 580 240 564 280',
      'M150 632C190 600 220 570 230 530',
      'M650 632C610 600 580 570 570 530',
    ]) +
    (hasPattern(studio)
      ? clipped(
          studio,
          outline,
          `<g opacity=".999"><path d="M100 120H206V690H100zM594 120H700V690H594z" fill="${patternFill(studio, body, 0.75)}"/><path d="${outline}" fill="${softLight(studio)}"/></g>`,
        )
      : '') +
    stitches(
      'M146 200C168 320 168 470 146 602C142 632 160 642 188 636C320 608 480 608 612 636C640 642 658 632 654 602C632 470 632 320 654 200C658 170 640 160 612 164C480 192 320 192 188 164C160 160 142 170 146 200z',
      body,
    ) +
    lockup(studio, { cx: 400, cy: 400, width: 320, height: 320, on: body })
  );
};

export const blanket: Drawing = (studio) => {
  const { theme } = studio;
  const fold = (y: number, inset: number, color: string) =>
    lit(
      studio,
      rect(150 + inset, y, 500 - inset * 2, 104, 50),
      color,
      linear(
        studio,
        [
          [0, '#fffdf8', 0.3],
          [0.4, '#fffdf8', 0],
          [1, '#1a0f14', 0.34],
        ],
        [0, 0, 0, 1],
      ),
    );
  const topFace =
    'M196 250C330 236 470 236 604 250C640 254 654 284 652 320L650 392C500 404 300 404 150 392L148 320C146 284 160 254 196 250z';
  const fringe = Array.from({ length: 34 }, (_, index) => {
    const x = 156 + index * 14.8;
    return `M${x.toFixed(1)} 396C${(x - 3).toFixed(1)} 416 ${(x + 4).toFixed(1)} 428 ${x.toFixed(1)} 444`;
  }).join('');
  return (
    contactShadow(studio, 408, 654, 270, 34) +
    fold(550, 0, darken(theme.body, 0.1)) +
    fold(466, 4, theme.accent) +
    fold(384, 2, darken(theme.body, 0.04)) +
    `<path d="${fringe}" fill="none" stroke="${darken(theme.accent, 0.25)}" stroke-width="8" stroke-linecap="round"/><path d="${fringe}" fill="none" stroke="${lighten(theme.accent, 0.15)}" stroke-width="5" stroke-linecap="round"/>` +
    lit(studio, topFace, theme.body, softLight(studio), patternFill(studio, theme.body, 0.8)) +
    label(studio, 296, 272, 208, 106)
  );
};

export const poster: Drawing = (studio) => {
  const { theme } = studio;
  const frame = rect(206, 70, 388, 560, 4);
  const art = rect(222, 86, 356, 528, 2);
  const floor = `<path d="M0 648H800V800H0z" fill="${darken(theme.ground, 0.12)}"/><path d="M0 648H800" stroke="${lighten(theme.ground, 0.3)}" stroke-opacity=".6" stroke-width="3"/>`;
  return (
    floor +
    `<g transform="translate(0 30)">${flatShadow(studio, frame, 20, 18)}${lit(studio, frame, mix(theme.ink, '#8a6a4a', 0.25))}` +
    `<path d="${art}" fill="${theme.paper}"/><path d="${rect(246, 110, 308, 330, 2)}" fill="${hasPattern(studio) ? patternFill(studio, theme.body) : theme.body}"/>` +
    `<circle cx="400" cy="275" r="112" fill="${theme.paper}"/>${emblem(studio, 400, 275, 84, theme.paper)}` +
    nameBlock(studio, { cx: 400, cy: 526, width: 296, height: 116, on: theme.paper }) +
    `<path d="${art}" fill="${linear(
      studio,
      [
        [0, '#fffdf8', 0.3],
        [0.38, '#fffdf8', 0.08],
        [0.39, '#fffdf8', 0],
        [1, '#1a0f14', 0.08],
      ],
      [0, 0, 1, 0.8],
    )}"/></g>`
  );
};

export const notebook: Drawing = (studio) => {
  const { theme } = studio;
  const cover = rect(198, 88, 404, 600, 20);
  const pages = polygon(
    [
      [214, 100],
      [618, 100],
      [618, 702],
      [214, 702],
    ],
    18,
  );
  const band = accentOn(theme, theme.body);
  return (
    `<g transform="rotate(-5 400 400)">${flatShadow(studio, pages)}` +
    lit(studio, pages, darken(theme.body, 0.2)) +
    `<path d="M226 694H608" stroke="#f4ecdc" stroke-width="12"/><path d="M226 690H608M226 696H608" stroke="#cfc3ac" stroke-width="1.5"/>` +
    lit(studio, cover, theme.body) +
    `<path d="M236 88V688" stroke="${darken(theme.body, 0.3)}" stroke-opacity=".6" stroke-width="3"/><path d="M241 88V688" stroke="${lighten(theme.body, 0.3)}" stroke-opacity=".4" stroke-width="2"/>` +
    (hasPattern(studio)
      ? `<path d="M244 520H548V688H244z" fill="${patternFill(studio, theme.body, 0.8)}" opacity=".9"/>`
      : '') +
    lockup(studio, { cx: 396, cy: 306, width: 240, height: 300, on: theme.body }) +
    `<path d="M556 84V706" stroke="${darken(band, 0.3)}" stroke-width="19"/><path d="M555 84V706" stroke="${band}" stroke-width="15"/>` +
    `<path d="M330 686L330 748L344 734L358 748L358 686z" fill="${band}"/></g>`
  );
};

export const plush: Drawing = (studio) => {
  const { theme } = studio;
  const { body } = theme;
  const muzzle = lighten(body, 0.55);
  const features = '#2a1d1a';
  const limb = (path: string) => lit(studio, path, body, softLight(studio, 1.2));
  const turnedEllipse = (
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    turn: number,
    color: string,
  ) =>
    `<g transform="rotate(${turn} ${cx} ${cy})">${lit(studio, ellipse(cx, cy, rx, ry), color, softLight(studio, 1.1))}</g>`;
  return (
    contactShadow(studio, 404, 716, 230, 32) +
    limb(ellipse(270, 158, 66)) +
    limb(ellipse(530, 158, 66)) +
    `<path d="${ellipse(270, 160, 36)}${ellipse(530, 160, 36)}" fill="${theme.pop}"/>` +
    turnedEllipse(236, 500, 58, 112, 32, body) +
    turnedEllipse(564, 500, 58, 112, -32, body) +
    limb(ellipse(400, 556, 168, 166)) +
    turnedEllipse(290, 668, 74, 60, -12, body) +
    turnedEllipse(510, 668, 74, 60, 12, body) +
    `<path d="${ellipse(284, 674, 38, 31)}${ellipse(516, 674, 38, 31)}" fill="${muzzle}"/>` +
    limb(ellipse(400, 274, 186, 164)) +
    `<path d="${ellipse(400, 330, 84, 62)}" fill="${muzzle}"/><path d="${ellipse(330, 262, 17, 20)}${ellipse(470, 262, 17, 20)}${ellipse(400, 304, 25, 17)}" fill="${features}"/><path d="${ellipse(325, 255, 6)}${ellipse(465, 255, 6)}${ellipse(393, 298, 7, 4)}" fill="#fff"/><path d="M400 320V338C380 362 358 354 354 344M400 338C420 362 442 354 446 344" fill="none" stroke="${features}" stroke-width="6" stroke-linecap="round"/>` +
    `<path d="${ellipse(272, 318, 28, 19)}${ellipse(528, 318, 28, 19)}" fill="${theme.pop}" opacity=".75"/>` +
    lit(studio, 'M284 420C340 446 460 446 516 420L520 470C460 494 340 494 280 470z', theme.accent) +
    lit(studio, rect(304, 500, 192, 116, 26), theme.paper) +
    stitches(rect(312, 508, 176, 100, 20), theme.paper) +
    nameBlock(studio, { cx: 400, cy: 558, width: 154, height: 82, on: theme.paper })
  );
};

export const cardDeck: Drawing = (studio) => {
  const { theme } = studio;
  const card = rect(-96, -140, 192, 280, 16);
  const fan = [-28, -9, 10, 29]
    .map(
      (turn, index) =>
        `<g transform="translate(${510 + index * 8} 330) rotate(${turn} 0 190)">${flatShadow(studio, card, 5, 7)}${lit(studio, card, theme.paper)}<path d="${rect(-82, -126, 164, 252, 8)}" fill="${index === 3 ? theme.paper : hasPattern(studio) ? patternFill(studio, theme.body, 0.6) : theme.body}"/>${index === 3 ? emblem(studio, 0, 0, 62, theme.paper) : ''}</g>`,
    )
    .join('');
  const front = polygon(
    [
      [150, 280],
      [392, 280],
      [392, 656],
      [150, 656],
    ],
    8,
  );
  const side = polygon(
    [
      [392, 280],
      [448, 258],
      [448, 628],
      [392, 656],
    ],
    4,
  );
  const cap = polygon(
    [
      [150, 280],
      [206, 258],
      [448, 258],
      [392, 280],
    ],
    2,
  );
  return (
    contactShadow(studio, 330, 656, 220, 28) +
    fan +
    lit(studio, side, darken(theme.body, 0.28)) +
    lit(studio, cap, lighten(theme.body, 0.25)) +
    lit(studio, front, theme.body) +
    `<path d="${rect(164, 296, 214, 344, 6)}" fill="none" stroke="${accentOn(theme, theme.body)}" stroke-width="3"/>` +
    lockup(studio, { cx: 271, cy: 468, width: 182, height: 270, on: theme.body })
  );
};
