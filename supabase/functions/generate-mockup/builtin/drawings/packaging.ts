import { darken, lighten, mix } from '../color.ts';
import { emblem } from '../emblems.ts';
import { hasPattern, patternFill } from '../patterns.ts';
import { label, lockup, nameBlock, wrapLabel } from '../print.ts';
import { ellipse, type Point, polygon, rect } from '../shapes.ts';
import {
  blurred,
  clipped,
  contactShadow,
  flatShadow,
  linear,
  lit,
  roundLight,
  type Studio,
  softLight,
} from '../studio.ts';
import { n } from '../svg.ts';
import { accentOn } from '../theme.ts';
import {
  add,
  type Box,
  boxShadow,
  corners,
  faces,
  lid,
  onFront,
  onLeaningFace,
  onSide,
  pt,
} from './box.ts';
import { cloth } from './cloth.ts';
import { type Drawing, top, turned } from './turned.ts';

const kraft = '#c99d6c';

export const mailerBox: Drawing = (studio) => {
  const { theme } = studio;
  const box: Box = { origin: [112, 548], width: [412, 66], depth: [176, -112], height: 168 };
  const inside = accentOn(theme, theme.body);
  const [a, b, c, d] = corners(box, box.height);
  const lean: Point = [22, -236];
  const lid = polygon([d, c, add(c, lean), add(d, lean)], 4);
  const flap = polygon(
    [add(d, lean), add(c, lean), add(add(c, lean), [-8, 46]), add(add(d, lean), [10, 46])],
    4,
  );
  const ears = `${polygon([d, add(d, lean), add(d, [-26, -190]), add(d, [-30, -30])], 10)}${polygon([c, add(c, lean), add(c, [40, -196]), add(c, [34, -34])], 10)}`;
  return (
    boxShadow(studio, box) +
    lit(studio, ears, darken(theme.body, 0.18)) +
    lit(studio, lid, inside, softLight(studio, 0.8), patternFill(studio, inside, 0.9)) +
    lit(studio, flap, darken(theme.body, 0.06)) +
    onLeaningFace(box.width, [-lean[0], -lean[1]], add(d, lean), (width) =>
      hasPattern(studio)
        ? label(studio, width / 2 - 132, 74, 264, 112)
        : nameBlock(studio, { cx: width / 2, cy: 126, width: 300, height: 100, on: inside }),
    ) +
    `<path d="${polygon([a, b, c, d])}" fill="${darken(theme.body, 0.5)}"/>` +
    clipped(
      studio,
      polygon([a, b, add(c, [0, -60]), add(d, [0, -60])]),
      tissuePaper(studio, a, b, d),
    ) +
    faces(studio, box, theme.body, theme.body) +
    `<path d="M${pt(a)}L${pt(b)}L${pt(c)}" fill="none" stroke="${lighten(theme.body, 0.4)}" stroke-width="4" stroke-linejoin="round"/>` +
    onFront(box, (width) =>
      nameBlock(studio, {
        cx: width / 2,
        cy: box.height / 2,
        width: width * 0.74,
        height: 96,
        on: theme.body,
      }),
    ) +
    onSide(box, (width) => emblem(studio, width / 2, box.height / 2, 46, theme.body))
  );
};

export const foldingCarton: Drawing = (studio, caption) => {
  const { theme } = studio;
  const box: Box = { origin: [210, 654], width: [250, 40], depth: [142, -72], height: 500 };
  const side = darken(theme.body, 0.2);
  return (
    boxShadow(studio, box) +
    faces(
      studio,
      box,
      theme.body,
      side,
      hasPattern(studio) ? patternFill(studio, side, 0.8) : undefined,
    ) +
    lid(studio, box, lighten(theme.body, 0.2)) +
    onFront(
      box,
      (width) =>
        `<path d="${rect(14, 14, width - 28, box.height - 28, 4)}" fill="none" stroke="${accentOn(theme, theme.body)}" stroke-width="2.5"/>` +
        (hasPattern(studio)
          ? `<path d="${rect(14, box.height - 126, width - 28, 112)}" fill="${patternFill(studio, theme.body, 0.7)}"/>`
          : '') +
        lockup(studio, {
          cx: width / 2,
          cy: hasPattern(studio) ? 190 : 240,
          width: width - 66,
          height: 280,
          on: theme.body,
          caption,
        }),
    )
  );
};

export const giftBox: Drawing = (studio) => {
  const { theme } = studio;
  const base: Box = { origin: [148, 604], width: [372, 62], depth: [176, -92], height: 232 };
  const cover: Box = { origin: [136, 408], width: [394, 66], depth: [188, -98], height: 84 };
  const ribbon = accentOn(theme, theme.body);
  const bandAt = (box: Box) => {
    const front = onFront(box, (width) =>
      lit(studio, rect(width / 2 - 24, 0, 48, box.height), ribbon),
    );
    return (
      front +
      onSide(
        box,
        (width) =>
          `<path d="${rect(width / 2 - 20, 0, 40, box.height)}" fill="${darken(ribbon, 0.24)}"/>`,
      )
    );
  };
  const [a, b, c, d] = corners(cover, cover.height);
  const middle: Point = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2];
  const across = (from: Point, to: Point, half: Point) =>
    polygon([
      add(from, half),
      add(to, half),
      add(to, [-half[0], -half[1]]),
      add(from, [-half[0], -half[1]]),
    ]);
  const mid = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const loop = (sign: number) =>
    `M${n(middle[0])} ${n(middle[1])}C${n(middle[0] + sign * 40)} ${n(middle[1] - 120)} ${n(middle[0] + sign * 170)} ${n(middle[1] - 136)} ${n(middle[0] + sign * 150)} ${n(middle[1] - 50)}C${n(middle[0] + sign * 136)} ${n(middle[1] - 6)} ${n(middle[0] + sign * 60)} ${n(middle[1] + 6)} ${n(middle[0])} ${n(middle[1])}z`;
  const tag = polygon(
    [
      [214, 442],
      [250, 420],
      [372, 440],
      [372, 566],
      [214, 540],
    ],
    8,
  );
  return (
    boxShadow(studio, base) +
    faces(
      studio,
      base,
      theme.body,
      darken(theme.body, 0.2),
      hasPattern(studio) ? patternFill(studio, darken(theme.body, 0.2), 0.8) : undefined,
    ) +
    bandAt(base) +
    blurred(
      studio,
      6,
      `<path d="M148 414L522 478L700 384V396L522 494L148 430z" fill="#1a0f14" opacity=".4"/>`,
    ) +
    faces(studio, cover, lighten(theme.body, 0.07), darken(theme.body, 0.14)) +
    lid(studio, cover, lighten(theme.body, 0.18)) +
    bandAt(cover) +
    `<path d="${across(mid(a, b), mid(d, c), [23, 4])}" fill="${lighten(ribbon, 0.12)}"/><path d="${across(mid(a, d), mid(b, c), [18, -10])}" fill="${lighten(ribbon, 0.06)}"/>` +
    `<path d="M${n(middle[0])} ${n(middle[1])}C${n(middle[0] - 40)} ${n(middle[1] + 20)} ${n(middle[0] - 90)} ${n(middle[1] + 40)} ${n(middle[0] - 116)} ${n(middle[1] + 20)}M${n(middle[0])} ${n(middle[1])}C${n(middle[0] + 40)} ${n(middle[1] + 24)} ${n(middle[0] + 90)} ${n(middle[1] + 34)} ${n(middle[0] + 120)} ${n(middle[1] + 10)}" fill="none" stroke="${darken(ribbon, 0.12)}" stroke-width="30"/>` +
    lit(studio, loop(-1), ribbon, softLight(studio, 1.4)) +
    lit(studio, loop(1), ribbon, softLight(studio, 1.4)) +
    lit(studio, ellipse(middle[0], middle[1] - 10, 30, 26), lighten(ribbon, 0.1)) +
    `<path d="M${n(middle[0] - 16)} ${n(middle[1])}C340 380 300 400 262 444" fill="none" stroke="${darken(ribbon, 0.35)}" stroke-width="3.5"/>` +
    `<g transform="translate(-2 26)">${blurred(studio, 6, `<path d="${tag}" transform="translate(7 9)" fill="#1a0f14" opacity=".4"/>`)}${lit(studio, tag, theme.paper)}<circle cx="252" cy="442" r="7" fill="${darken(theme.paper, 0.5)}"/><g transform="matrix(1 .165 0 1 0 -48)">${nameBlock(studio, { cx: 296, cy: 500, width: 128, height: 64, on: theme.paper })}</g></g>`
  );
};

export const labeledBottle: Drawing = (studio, caption) => {
  const { theme } = studio;
  const [cx, tilt] = [400, 0.12];
  const cap = theme.body;
  return (
    contactShadow(studio, cx, 714, 136, 26) +
    turned(
      studio,
      cx,
      [
        [230, 44, 10],
        [276, 46, 40],
        [344, 130, 60],
        [694, 130, 24],
        [714, 112],
      ],
      '#a65a22',
      'gloss',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [112, 54, 10],
        [240, 56],
      ],
      cap,
      'gloss',
      tilt,
    ) +
    top(cx, 114, 50, tilt, lighten(cap, 0.2)) +
    wrapLabel(studio, { cx, radius: 130, tilt }, 396, 664, 0.95, caption)
  );
};

export const paperTube: Drawing = (studio, caption) => {
  const { theme } = studio;
  const [cx, tilt] = [366, 0.15];
  const wrap = { cx, radius: 128, tilt };
  const cap = accentOn(theme, theme.body);
  const lidX = 590;
  return (
    contactShadow(studio, cx, 708, 140, 28) +
    contactShadow(studio, lidX, 704, 124, 26) +
    turned(
      studio,
      cx,
      [
        [150, 118],
        [230, 118],
      ],
      kraft,
      'matte',
      tilt,
    ) +
    `<path d="${ellipse(cx, 150, 118, 118 * tilt)}" fill="${darken(kraft, 0.12)}"/><path d="${ellipse(cx, 152, 108, 108 * tilt)}" fill="${darken(kraft, 0.62)}"/>` +
    turned(
      studio,
      cx,
      [
        [222, 128],
        [690, 128, 4],
        [704, 128],
      ],
      theme.body,
      'matte',
      tilt,
    ) +
    (hasPattern(studio)
      ? clipped(
          studio,
          `M${cx - 130} 590H${cx + 130}V740H${cx - 130}z`,
          turnedPattern(studio, cx, 584, 704, 128, tilt),
        )
      : '') +
    lockup(studio, {
      cx,
      cy: hasPattern(studio) ? 420 : 460,
      width: 188,
      height: 290,
      on: theme.body,
      wrap,
      caption,
    }) +
    turned(
      studio,
      lidX,
      [
        [590, 128],
        [706, 128],
      ],
      cap,
      'matte',
      tilt,
    ) +
    top(lidX, 590, 126, tilt, lighten(cap, 0.16)) +
    `<g transform="matrix(1 0 0 .32 0 401)">${emblem(studio, lidX, 590, 62, lighten(cap, 0.16))}</g>`
  );
};

export const polyMailer: Drawing = (studio) => {
  const { theme } = studio;
  const bag =
    'M168 106C320 98 480 98 632 106C640 280 640 520 634 694C480 704 320 704 166 694C160 520 160 280 168 106z';
  const flap = 'M168 106C320 98 480 98 632 106L636 214C480 222 320 222 164 214z';
  return (
    `<g transform="rotate(-4 400 400)">${flatShadow(studio, bag)}${lit(studio, bag, theme.body, softLight(studio, 1.2), patternFill(studio, theme.body))}` +
    clipped(
      studio,
      bag,
      blurred(
        studio,
        8,
        `<path d="M200 640C280 560 300 500 290 420M600 640C540 580 520 520 530 440M220 260C260 300 280 330 280 360M590 250C540 290 530 330 532 350" fill="none" stroke="#1a0f14" stroke-opacity=".26" stroke-width="14"/><path d="M190 632C268 552 288 492 278 412M588 632C528 572 508 512 518 432" fill="none" stroke="#fffdf8" stroke-opacity=".32" stroke-width="9"/>`,
      ),
    ) +
    lit(studio, flap, darken(theme.body, 0.07)) +
    `<path d="M164 198C320 206 480 206 636 198" fill="none" stroke="${darken(theme.body, 0.4)}" stroke-opacity=".5" stroke-width="2.5" stroke-dasharray="3 5"/>` +
    nameBlock(studio, { cx: 400, cy: 154, width: 260, height: 46, on: theme.body }) +
    (hasPattern(studio)
      ? label(studio, 262, 300, 276, 280)
      : lockup(studio, { cx: 400, cy: 450, width: 300, height: 310, on: theme.body })) +
    '</g>'
  );
};

export const hangTag: Drawing = (studio, caption) => {
  const { theme } = studio;
  const tag = polygon(
    [
      [280, 190],
      [340, 128],
      [460, 128],
      [520, 190],
      [520, 688],
      [280, 688],
    ],
    16,
  );
  const back = polygon(
    [
      [300, 200],
      [356, 140],
      [470, 140],
      [526, 200],
      [526, 680],
      [300, 680],
    ],
    16,
  );
  const string = 'M400 182C390 120 330 60 250 84C180 106 190 180 262 172C330 164 360 90 440 60';
  const cord = accentOn(theme, theme.ground);
  return (
    `<g transform="rotate(14 400 182)">${flatShadow(studio, back)}${lit(studio, back, theme.accent, softLight(studio), patternFill(studio, theme.accent, 0.7))}</g>` +
    `<g transform="rotate(-7 400 182)">${flatShadow(studio, tag, 10, 12)}${lit(studio, tag, theme.body)}` +
    `<path d="${polygon(
      [
        [296, 198],
        [347, 144],
        [453, 144],
        [504, 198],
        [504, 672],
        [296, 672],
      ],
      10,
    )}" fill="none" stroke="${accentOn(theme, theme.body)}" stroke-width="2.5"/>` +
    `<circle cx="400" cy="184" r="21" fill="none" stroke="#caa35a" stroke-width="9"/><circle cx="400" cy="184" r="15" fill="${darken(theme.ground, 0.45)}"/>` +
    lockup(studio, { cx: 400, cy: 420, width: 172, height: 320, on: theme.body, caption }) +
    '</g>' +
    `<path d="${string}" transform="translate(3 5)" fill="none" stroke="#1a0f14" stroke-opacity=".3" stroke-width="7"/><path d="${string}" fill="none" stroke="${darken(cord, 0.2)}" stroke-width="7" stroke-linecap="round"/><path d="${string}" fill="none" stroke="${lighten(cord, 0.2)}" stroke-width="3" stroke-dasharray="5 5"/>`
  );
};

export const bellyBand: Drawing = (studio, caption) => {
  const { theme } = studio;
  const content = mix(theme.accent, theme.paper, 0.35);
  const stack =
    'M150 300C150 270 170 254 200 254H600C630 254 650 270 650 300V600C650 630 630 646 600 646H200C170 646 150 630 150 600z';
  const band = rect(286, 250, 228, 400, 3);
  return (
    contactShadow(studio, 408, 648, 264, 34) +
    cloth(studio, stack, content, [
      'M176 300C200 360 196 460 180 560',
      'M624 300C600 360 604 460 620 560',
      'M250 270C262 320 262 380 256 430',
      'M552 640C540 590 540 540 546 490',
    ]) +
    `<path d="M152 386C240 396 560 396 648 386M152 516C240 526 560 526 648 516" fill="none" stroke="${darken(content, 0.35)}" stroke-opacity=".55" stroke-width="4"/>` +
    blurred(
      studio,
      7,
      `<path d="${band}" transform="translate(8 4)" fill="#1a0f14" opacity=".45"/>`,
    ) +
    lit(studio, band, theme.body) +
    (hasPattern(studio)
      ? `<path d="M286 250H514V326H286zM286 574H514V650H286z" fill="${patternFill(studio, theme.body, 0.6)}"/>`
      : '') +
    `<path d="${band}" fill="${linear(
      studio,
      [
        [0, '#fffdf8', 0.22],
        [0.12, '#fffdf8', 0],
        [0.86, '#1a0f14', 0],
        [1, '#1a0f14', 0.3],
      ],
      [0, 0, 0, 1],
    )}"/>` +
    lockup(studio, { cx: 400, cy: 450, width: 172, height: 210, on: theme.body, caption })
  );
};

export const shoppingBag: Drawing = (studio) => {
  const { theme } = studio;
  const box: Box = { origin: [190, 660], width: [316, 46], depth: [118, -66], height: 426 };
  const cord = accentOn(theme, theme.body);
  const handle = (x: number, y: number) =>
    `M${x} ${y}C${x + 6} ${y - 170} ${x + 150} ${y - 150} ${x + 156} ${y + 22}`;
  const side = darken(theme.body, 0.18);
  return (
    boxShadow(studio, box) +
    `<path d="${handle(356, 226)}" fill="none" stroke="${darken(cord, 0.35)}" stroke-width="11"/>` +
    `<path d="${polygon([...corners(box, box.height)])}" fill="${darken(theme.body, 0.5)}"/>` +
    faces(studio, box, theme.body, side) +
    onSide(
      box,
      (width) =>
        `<path d="M${n(width / 2)} 0V300L0 ${box.height}M${n(width / 2)} 300L${n(width)} ${box.height}" fill="none" stroke="#1a0f14" stroke-opacity=".28" stroke-width="3"/>`,
    ) +
    onFront(
      box,
      (width) =>
        (hasPattern(studio)
          ? `<path d="${rect(0, 330, width, 96)}" fill="${patternFill(studio, theme.body, 0.8)}"/>`
          : '') +
        lockup(studio, {
          cx: width / 2,
          cy: hasPattern(studio) ? 180 : 222,
          width: width * 0.74,
          height: 250,
          on: theme.body,
        }),
    ) +
    `<path d="${handle(266, 262)}" fill="none" stroke="${darken(cord, 0.3)}" stroke-width="13" stroke-linecap="round"/><path d="${handle(266, 262)}" fill="none" stroke="${cord}" stroke-width="9" stroke-linecap="round"/>`
  );
};

/** A closed box with the brand, for products without a drawing. */
export const brandedBox: Drawing = (studio) => {
  const { theme } = studio;
  const box: Box = { origin: [150, 586], width: [330, 78], depth: [196, -104], height: 300 };
  const tape = accentOn(theme, theme.body);
  const side = darken(theme.body, 0.2);
  const [a, b, c, d] = corners(box, box.height);
  const share = (p: Point, q: Point, t: number): Point => [
    p[0] + (q[0] - p[0]) * t,
    p[1] + (q[1] - p[1]) * t,
  ];
  const strip = polygon([
    share(a, d, 0.38),
    share(b, c, 0.38),
    share(b, c, 0.62),
    share(a, d, 0.62),
  ]);
  return (
    boxShadow(studio, box) +
    faces(
      studio,
      box,
      theme.body,
      side,
      hasPattern(studio) ? patternFill(studio, side, 0.9) : undefined,
    ) +
    lid(studio, box, lighten(theme.body, 0.16)) +
    `<path d="${strip}" fill="${tape}"/>` +
    onSide(
      box,
      (width) =>
        `<path d="${rect(width * 0.38, 0, width * 0.24, 74)}" fill="${darken(tape, 0.2)}"/>`,
    ) +
    onFront(box, (width) =>
      lockup(studio, {
        cx: width / 2,
        cy: box.height / 2,
        width: width * 0.76,
        height: 226,
        on: theme.body,
      }),
    )
  );
};

function tissuePaper(studio: Studio, a: Point, b: Point, d: Point): string {
  const color = studio.theme.paper;
  const at = (s: number, t: number): Point => [
    a[0] + (b[0] - a[0]) * s + (d[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * s + (d[1] - a[1]) * t,
  ];
  const tuft = (s: number, t: number, size: number, shade: number) => {
    const [x, y] = at(s, t);
    return lit(
      studio,
      polygon(
        [
          [x - size, y + 20],
          [x - size * 0.7, y - size * 0.5],
          [x - size * 0.2, y - size * 0.16],
          [x + size * 0.14, y - size * 0.66],
          [x + size * 0.5, y - size * 0.2],
          [x + size * 0.9, y - size * 0.44],
          [x + size, y + 24],
          [x, y + size * 0.7],
        ],
        8,
      ),
      darken(color, shade),
    );
  };
  const [x, y] = at(0.5, 0.56);
  const card = polygon(
    [
      [x - 104, y - 66],
      [x + 86, y - 36],
      [x + 96, y + 62],
      [x - 98, y + 32],
    ],
    6,
  );
  return (
    [
      [0.1, 0.85, 62, 0.12],
      [0.36, 0.92, 66, 0.05],
      [0.62, 0.9, 66, 0.1],
      [0.9, 0.85, 70, 0.04],
      [0.06, 0.4, 56, 0.03],
      [0.94, 0.4, 64, 0.09],
    ]
      .map(([s = 0, t = 0, size = 0, shade = 0]) => tuft(s, t, size, shade))
      .join('') +
    blurred(
      studio,
      5,
      `<path d="${card}" transform="translate(4 8)" fill="#1a0f14" opacity=".4"/>`,
    ) +
    lit(studio, card, studio.theme.paper) +
    `<g transform="matrix(1 .156 0 1 0 0)">${nameBlock(studio, { cx: x - 4, cy: y - 0.156 * x, width: 146, height: 54, on: studio.theme.paper })}</g>` +
    [
      [0.14, 0.12, 54, 0.02],
      [0.4, 0.0, 44, 0.1],
      [0.68, 0.02, 46, 0.02],
      [0.9, 0.12, 50, 0.07],
    ]
      .map(([s = 0, t = 0, size = 0, shade = 0]) => tuft(s, t, size, shade))
      .join('')
  );
}

function turnedPattern(
  studio: Studio,
  cx: number,
  y0: number,
  y1: number,
  radius: number,
  tilt: number,
): string {
  return `<path d="M${cx - radius} ${y0}A${radius} ${n(radius * tilt)} 0 0 0 ${cx + radius} ${y0}V${y1}A${radius} ${n(radius * tilt)} 0 0 1 ${cx - radius} ${y1}z" fill="${patternFill(studio, studio.theme.body, 0.7)}"/><path d="M${cx - radius} ${y0}A${radius} ${n(radius * tilt)} 0 0 0 ${cx + radius} ${y0}V${y1}A${radius} ${n(radius * tilt)} 0 0 1 ${cx - radius} ${y1}z" fill="${roundLight(studio, 'matte')}"/>`;
}
