import { darken, distance, lighten, mix } from '../color.ts';
import { captionLine, lockup, nameBlock, wrapLabel } from '../print.ts';
import { ellipse, parallelogram, polygon, rect } from '../shapes.ts';
import {
  blurred,
  clipped,
  contactShadow,
  linear,
  lit,
  roundLight,
  type Studio,
  softLight,
} from '../studio.ts';
import { accentOn } from '../theme.ts';
import { brass, type Drawing, top, turned } from './turned.ts';

export const serum: Drawing = (studio, caption) => {
  const { theme } = studio;
  const [cx, tilt] = [400, 0.13];
  const bulb = accentOn(theme, theme.ground);
  const wrap = { cx, radius: 128, tilt };
  return (
    contactShadow(studio, cx, 712, 138, 26) +
    turned(
      studio,
      cx,
      [
        [86, 24, 22],
        [146, 42, 22],
        [196, 42],
      ],
      bulb,
      'gloss',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [346, 56, 10],
        [402, 128, 46],
        [690, 128, 26],
        [712, 108],
      ],
      theme.body,
      'gloss',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [334, 58],
        [356, 56],
      ],
      brass,
      'metal',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [194, 62, 8],
        [330, 62, 8],
        [336, 58],
      ],
      theme.paper,
      'matte',
      tilt,
    ) +
    ridges(cx, 62, 204, 326, darken(theme.paper, 0.4)) +
    wrapLabel(studio, wrap, 450, 672, 0.86, caption)
  );
};

export const creamJar: Drawing = (studio, caption) => {
  const { theme } = studio;
  const [cx, radius, tilt] = [400, 210, 0.19];
  const lid = accentOn(theme, theme.body);
  return (
    contactShadow(studio, cx, 628, 222, 42) +
    turned(
      studio,
      cx,
      [
        [396, radius - 8],
        [596, radius - 8, 34],
        [628, radius - 46],
      ],
      theme.body,
      'gloss',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [268, radius, 18],
        [400, radius + 2],
      ],
      lid,
      'gloss',
      tilt,
    ) +
    top(cx, 270, radius - 8, tilt, lighten(lid, 0.14)) +
    `<path d="${ellipse(cx, 270, radius - 34, (radius - 34) * tilt)}" fill="none" stroke="${lighten(lid, 0.4)}" stroke-width="2" opacity=".7"/>` +
    nameBlock(studio, {
      cx,
      cy: 516,
      width: 262,
      height: 96,
      on: theme.body,
      wrap: { cx, radius: 202, tilt },
    }) +
    captionLine(studio, caption, cx, 596, 150, 15, theme.body, { cx, radius: 202, tilt })
  );
};

export const lipstick: Drawing = (studio) => {
  const { theme } = studio;
  const [cx, tilt] = [330, 0.16];
  const color = distance(theme.body, theme.ground) > 0.3 ? theme.body : theme.accent;
  const pomade = mix(color, '#cf2f48', 0.82);
  const bullet = 'M288 330V196C288 160 372 118 372 158V330z';
  const capX = 520;
  return (
    contactShadow(studio, cx, 672, 92, 20) +
    contactShadow(studio, capX, 684, 92, 20) +
    lit(studio, bullet, pomade, roundLight(studio, 'gloss')) +
    `<path d="M290 196C294 164 364 126 370 156C374 186 300 224 290 196z" fill="${lighten(pomade, 0.3)}"/>` +
    turned(
      studio,
      cx,
      [
        [316, 54],
        [430, 54],
      ],
      brass,
      'metal',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [424, 76, 4],
        [672, 76],
      ],
      theme.body,
      'gloss',
      tilt,
    ) +
    top(cx, 424, 76, tilt, lighten(theme.body, 0.2)) +
    turned(
      studio,
      cx,
      [
        [314, 56],
        [322, 56],
      ],
      brass,
      'metal',
      tilt,
    ) +
    turned(
      studio,
      capX,
      [
        [392, 78, 6],
        [684, 78],
      ],
      theme.body,
      'gloss',
      tilt,
    ) +
    top(capX, 393, 76, tilt, lighten(theme.body, 0.24)) +
    turned(
      studio,
      capX,
      [
        [654, 79],
        [684, 79],
      ],
      brass,
      'metal',
      tilt,
    ) +
    nameBlock(studio, {
      cx: capX,
      cy: 540,
      width: 118,
      height: 110,
      on: theme.body,
      wrap: { cx: capX, radius: 78, tilt },
    }) +
    nameBlock(studio, {
      cx,
      cy: 560,
      width: 112,
      height: 80,
      on: theme.body,
      wrap: { cx, radius: 76, tilt },
    })
  );
};

export const nailPolish: Drawing = (studio) => {
  const { theme } = studio;
  const bottle = (cx: number, floor: number, color: string, capColor: string) => {
    const glass = rect(cx - 92, floor - 214, 184, 214, 34);
    const paint = rect(cx - 76, floor - 196, 152, 182, 24);
    return (
      contactShadow(studio, cx, floor - 4, 96, 20) +
      lit(studio, glass, mix(color, '#ffffff', 0.62), roundLight(studio, 'glass')) +
      lit(studio, paint, color, roundLight(studio, 'gloss')) +
      turned(
        studio,
        cx,
        [
          [floor - 246, 46],
          [floor - 208, 50],
        ],
        brass,
        'metal',
        0.16,
      ) +
      turned(
        studio,
        cx,
        [
          [floor - 462, 36, 18],
          [floor - 240, 50],
        ],
        capColor,
        'gloss',
        0.16,
      ) +
      nameBlock(studio, { cx, cy: floor - 100, width: 132, height: 100, on: color })
    );
  };
  return bottle(270, 660, theme.accent, theme.paper) + bottle(510, 704, theme.body, theme.ink);
};

export const soap: Drawing = (studio, caption) => {
  const { theme } = studio;
  const [x, y] = [176, 250];
  const front = parallelogram([x + 82, y + 112], [222, 0], [0, 108]);
  const over = parallelogram([x + 145, y - 1], [222, 0], [-63, 114]);
  return (
    contactShadow(studio, 418, 650, 226, 34) +
    soapBar(studio, 206, 430, mix(theme.accent, '#fff4e6', 0.55)) +
    blurred(
      studio,
      8,
      `<path d="M216 470H560L600 440V480L566 520H216z" fill="#1a0f14" opacity=".3"/>`,
    ) +
    soapBar(studio, x, y, mix(theme.body, '#fff4e6', 0.35)) +
    lit(studio, front, theme.paper) +
    lit(studio, over, lighten(theme.paper, 0.3)) +
    `<g transform="matrix(1 0 -.553 1 ${x + 224} ${y + 56})">${nameBlock(studio, { cx: 0, cy: 0, width: 190, height: 86, on: theme.paper })}</g>` +
    captionLine(studio, caption, x + 193, y + 164, 170, 20, theme.paper)
  );
};

/** A rounded bar seen from above, 446 by 222 units. */
function soapBar(studio: Studio, x: number, y: number, color: string): string {
  const outline = polygon(
    [
      [x, y + 112],
      [x + 63, y],
      [x + 446, y],
      [x + 446, y + 106],
      [x + 386, y + 222],
      [x, y + 222],
    ],
    30,
  );
  const face = parallelogram([x + 63, y - 2], [390, 0], [-63, 116]);
  const end = parallelogram([x + 386, y + 112], [64, -118], [0, 120]);
  return (
    lit(studio, outline, darken(color, 0.1)) +
    clipped(
      studio,
      outline,
      `<path d="${end}" fill="${darken(color, 0.26)}"/><path d="${face}" fill="${lighten(color, 0.16)}"/><path d="${face}" fill="${softLight(studio)}"/><path d="M${x} ${y + 113}H${x + 387}L${x + 450} ${y - 4}" fill="none" stroke="${lighten(color, 0.5)}" stroke-opacity=".7" stroke-width="5"/>`,
    )
  );
}

export const perfume: Drawing = (studio) => {
  const { theme } = studio;
  const glass = rect(232, 312, 336, 388, 40);
  const juice = rect(258, 344, 284, 332, 24);
  const liquid = mix(theme.accent, '#fff4e6', 0.35);
  return (
    contactShadow(studio, 400, 698, 176, 28) +
    lit(studio, glass, mix(liquid, '#ffffff', 0.55), roundLight(studio, 'glass')) +
    lit(studio, juice, liquid, roundLight(studio, 'glass')) +
    turned(
      studio,
      400,
      [
        [276, 56],
        [318, 60],
      ],
      brass,
      'metal',
      0.12,
    ) +
    turned(
      studio,
      400,
      [
        [120, 84, 14],
        [280, 84, 10],
        [288, 78],
      ],
      theme.body,
      'gloss',
      0.14,
    ) +
    top(400, 122, 78, 0.14, lighten(theme.body, 0.2)) +
    lit(studio, rect(290, 412, 220, 196, 6), theme.paper) +
    lockup(studio, { cx: 400, cy: 510, width: 178, height: 160, on: theme.paper })
  );
};

export const pumpBottle: Drawing = (studio, caption) => {
  const { theme } = studio;
  const [cx, tilt] = [400, 0.12];
  const head = accentOn(theme, theme.ground);
  const wrap = { cx, radius: 140, tilt };
  return (
    contactShadow(studio, cx, 716, 150, 26) +
    lit(
      studio,
      polygon(
        [
          [290, 96],
          [430, 96],
          [436, 142],
          [352, 142],
          [300, 128],
          [280, 146],
          [262, 138],
        ],
        12,
      ),
      head,
      softLight(studio),
    ) +
    turned(
      studio,
      cx,
      [
        [138, 15],
        [204, 15],
      ],
      darken(head, 0.1),
      'gloss',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [198, 52, 10],
        [262, 56],
      ],
      head,
      'gloss',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [258, 60, 20],
        [318, 140, 60],
        [694, 140, 28],
        [716, 118],
      ],
      theme.body,
      'matte',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [198, 54, 8],
        [266, 58],
      ],
      head,
      'gloss',
      tilt,
    ) +
    top(cx, 199, 50, tilt, lighten(head, 0.2)) +
    wrapLabel(studio, wrap, 392, 668, 0.82, caption)
  );
};

export const creamTube: Drawing = (studio, caption) => {
  const { theme } = studio;
  const tube = 'M262 96H538C540 300 522 470 500 596H300C278 470 260 300 262 96z';
  const cap = accentOn(theme, theme.body);
  return (
    contactShadow(studio, 400, 708, 118, 24) +
    turned(
      studio,
      400,
      [
        [604, 96],
        [690, 104, 16],
        [708, 94],
      ],
      cap,
      'gloss',
      0.12,
    ) +
    lit(studio, tube, theme.body, roundLight(studio, 'gloss')) +
    `<path d="M262 96H538L536 128H264z" fill="${darken(theme.body, 0.18)}"/>${crimps(264, 536, 98, 126, lighten(theme.body, 0.35))}` +
    turned(
      studio,
      400,
      [
        [590, 101],
        [612, 101],
      ],
      lighten(cap, 0.1),
      'gloss',
      0.12,
    ) +
    lockup(studio, { cx: 400, cy: 356, width: 210, height: 320, on: theme.body, caption })
  );
};

export const makeupPalette: Drawing = (studio) => {
  const { theme } = studio;
  const base = rect(150, 410, 500, 250, 22);
  const lid = polygon(
    [
      [176, 116],
      [624, 116],
      [650, 408],
      [150, 408],
    ],
    22,
  );
  const pans = [
    theme.accent,
    theme.pop,
    theme.body,
    lighten(theme.accent, 0.45),
    mix(theme.pop, theme.ink, 0.35),
    mix(theme.body, '#e9b7a5', 0.5),
    brass,
    lighten(theme.body, 0.5),
  ];
  const wells = pans
    .map((color, index) => {
      const [x, y] = [178 + (index % 4) * 114, 438 + Math.floor(index / 4) * 102];
      return `${lit(studio, rect(x, y, 102, 90, 10), color)}<path d="${rect(x, y, 102, 12, 8)}" fill="#1a0f14" opacity=".22"/>`;
    })
    .join('');
  const mirror = polygon(
    [
      [200, 138],
      [600, 138],
      [624, 388],
      [176, 388],
    ],
    12,
  );
  const glare = linear(
    studio,
    [
      [0, '#dfe9ee'],
      [0.42, '#f8fbfc'],
      [0.46, '#cfdde4'],
      [0.7, '#eef4f6'],
      [1, '#c3d2da'],
    ],
    [0, 0, 1, 0.7],
  );
  return (
    contactShadow(studio, 410, 656, 270, 34) +
    lit(studio, lid, theme.body) +
    `<path d="${mirror}" fill="${glare}"/>` +
    lit(studio, base, theme.body) +
    wells +
    lockup(studio, { cx: 400, cy: 262, width: 260, height: 190, on: '#e6eef2' })
  );
};

/** Vertical grip lines around a small cap. */
function ridges(cx: number, radius: number, y0: number, y1: number, color: string): string {
  const lines = Array.from({ length: 9 }, (_, index) => {
    const x = cx + radius * 0.94 * Math.sin(((index - 4) / 4) * 1.3);
    return `M${x.toFixed(1)} ${y0}V${y1}`;
  }).join('');
  return `<path d="${lines}" stroke="${color}" stroke-opacity=".28" stroke-width="3"/>`;
}

function crimps(x0: number, x1: number, y0: number, y1: number, color: string): string {
  const lines = Array.from(
    { length: 23 },
    (_, index) => `M${x0 + 8 + ((x1 - x0 - 16) / 22) * index} ${y0}V${y1}`,
  );
  return `<path d="${lines.join('')}" stroke="${color}" stroke-opacity=".5" stroke-width="2"/>`;
}
