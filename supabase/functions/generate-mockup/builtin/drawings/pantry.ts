import { darken, lighten, mix } from '../color.ts';
import { hasPattern, patternFill } from '../patterns.ts';
import { label, lockup, wrapLabel } from '../print.ts';
import { ellipse, lathe, polygon, rect } from '../shapes.ts';
import { contactShadow, linear, lit, roundLight, type Studio, softLight } from '../studio.ts';
import { accentOn } from '../theme.ts';
import { brass, type Drawing, top, turned, wood, woodTop } from './turned.ts';

const honey = '#d98a2b';

export const foodJar: Drawing = (studio, caption) => {
  const { theme } = studio;
  const [cx, tilt] = [400, 0.15];
  const filling = mix(theme.body, honey, 0.8);
  return (
    contactShadow(studio, cx, 686, 164, 30) +
    turned(
      studio,
      cx,
      [
        [228, 124, 10],
        [276, 160, 50],
        [664, 160, 30],
        [686, 136],
      ],
      '#efe9de',
      'glass',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [292, 152, 30],
        [662, 150, 26],
        [674, 130],
      ],
      filling,
      'glass',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [152, 136, 12],
        [232, 138],
      ],
      theme.body,
      'gloss',
      tilt,
    ) +
    top(cx, 154, 130, tilt, lighten(theme.body, 0.18)) +
    wrapLabel(studio, { cx, radius: 160, tilt }, 366, 620, 0.86, caption)
  );
};

export const sauceBottle: Drawing = (studio, caption) => {
  const { theme } = studio;
  const [cx, tilt] = [400, 0.13];
  const sauce = mix(theme.body, '#b3261e', 0.8);
  return (
    contactShadow(studio, cx, 724, 104, 22) +
    turned(
      studio,
      cx,
      [
        [168, 36],
        [262, 38, 40],
        [372, 98, 60],
        [704, 98, 18],
        [724, 84],
      ],
      sauce,
      'gloss',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [76, 40, 10],
        [176, 42],
      ],
      accentOn(theme, theme.ground),
      'gloss',
      tilt,
    ) +
    wrapLabel(studio, { cx, radius: 98, tilt }, 408, 674, 1, caption)
  );
};

export const supplementTub: Drawing = (studio, caption) => {
  const { theme } = studio;
  const [cx, tilt] = [400, 0.15];
  const lid = accentOn(theme, theme.body);
  const wrap = { cx, radius: 190, tilt };
  return (
    contactShadow(studio, cx, 696, 202, 34) +
    turned(
      studio,
      cx,
      [
        [238, 168, 10],
        [278, 190, 26],
        [672, 190, 26],
        [696, 166],
      ],
      theme.body,
      'matte',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [140, 182, 12],
        [242, 184],
      ],
      lid,
      'gloss',
      tilt,
    ) +
    top(cx, 142, 174, tilt, lighten(lid, 0.16)) +
    lockup(studio, { ...wrap, cx, cy: 482, width: 268, height: 320, on: theme.body, wrap, caption })
  );
};

export const snackPouch: Drawing = (studio, caption) => {
  const { theme } = studio;
  const bag = 'M236 92H564C560 190 588 470 578 690C520 716 280 716 222 690C212 470 240 190 236 92z';
  const gusset = 'M222 690C300 650 500 650 578 690C520 716 280 716 222 690z';
  return (
    contactShadow(studio, 400, 698, 186, 30) +
    lit(studio, bag, theme.body, pouchLight(studio)) +
    (hasPattern(studio)
      ? `<path d="M226 560C330 610 470 610 574 560L578 690C520 716 280 716 222 690z" fill="${patternFill(studio, theme.body, 0.7)}"/><path d="${bag}" fill="${pouchLight(studio)}" opacity=".6"/>`
      : '') +
    `<path d="${gusset}" fill="${darken(theme.body, 0.25)}" opacity=".5"/>` +
    `<path d="M236 92H564L562 132H238z" fill="${lighten(theme.body, 0.14)}"/><path d="M238 150H562" stroke="${darken(theme.body, 0.35)}" stroke-width="3" stroke-opacity=".5"/><path d="M236 108H564M236 120H564" stroke="${darken(theme.body, 0.3)}" stroke-opacity=".35" stroke-width="2"/>` +
    lockup(studio, { cx: 400, cy: 352, width: 256, height: 330, on: theme.body, caption })
  );
};

export const coffeeBag: Drawing = (studio, caption) => {
  const { theme } = studio;
  const front = 'M226 170H574L588 700H212z';
  const fold = polygon(
    [
      [222, 108],
      [578, 108],
      [576, 190],
      [224, 190],
    ],
    6,
  );
  const tie = accentOn(theme, theme.body);
  return (
    contactShadow(studio, 400, 698, 198, 30) +
    lit(studio, front, theme.body, pouchLight(studio)) +
    `<path d="M226 170L268 700H212zM574 170L532 700H588z" fill="#1a0f14" opacity=".13"/>` +
    lit(studio, fold, lighten(theme.body, 0.08)) +
    lit(
      studio,
      polygon(
        [
          [204, 172],
          [596, 172],
          [596, 196],
          [204, 196],
        ],
        8,
      ),
      tie,
    ) +
    `<circle cx="400" cy="246" r="17" fill="${darken(theme.body, 0.25)}"/><path d="M394 246h12M400 240v12" stroke="${lighten(theme.body, 0.3)}" stroke-width="3"/>` +
    label(studio, 284, 300, 232, 316, caption)
  );
};

export const chocolateBar: Drawing = (studio, caption) => {
  const { theme } = studio;
  const bar = rect(262, 96, 276, 330, 8);
  const squares = Array.from({ length: 6 }, (_, index) =>
    lit(
      studio,
      rect(276 + (index % 3) * 84, 110 + Math.floor(index / 3) * 84, 78, 78, 10),
      '#6b3f26',
    ),
  ).join('');
  const wrapper = rect(248, 282, 304, 420, 6);
  const foil = linear(
    studio,
    [
      [0, '#f4f0e8'],
      [0.3, '#cfcac0'],
      [0.55, '#fbf8f1'],
      [1, '#b9b3a8'],
    ],
    [0, 0, 1, 0.4],
  );
  return (
    contactShadow(studio, 410, 690, 172, 26) +
    lit(studio, bar, '#54301d') +
    squares +
    `<path d="M248 300L262 262L284 284L310 254L338 286L366 258L396 288L424 256L452 286L480 260L508 286L534 258L552 300z" fill="${foil}"/>` +
    lit(studio, wrapper, theme.body) +
    (hasPattern(studio)
      ? `<path d="${rect(248, 590, 304, 112, 0)}" fill="${patternFill(studio, theme.body, 0.7)}"/><path d="${wrapper}" fill="${softLight(studio)}"/>`
      : '') +
    lockup(studio, { cx: 400, cy: 436, width: 236, height: 250, on: theme.body, caption })
  );
};

export const petTreatJar = (studio: Studio, caption: string): string => {
  const { theme } = studio;
  const [cx, tilt] = [400, 0.17];
  return (
    contactShadow(studio, cx, 676, 190, 34) +
    turned(
      studio,
      cx,
      [
        [246, 176, 12],
        [650, 182, 30],
        [676, 160],
      ],
      theme.body,
      'gloss',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [210, 184],
        [250, 184],
      ],
      wood,
      'matte',
      tilt,
    ) +
    woodTop(cx, 210, 184, tilt) +
    turned(
      studio,
      cx,
      [
        [150, 30, 14],
        [206, 22],
      ],
      wood,
      'matte',
      tilt,
    ) +
    lockup(studio, {
      cx,
      cy: 468,
      width: 250,
      height: 290,
      on: theme.body,
      wrap: { cx, radius: 180, tilt },
      caption,
    })
  );
};

export const tin: Drawing = (studio, caption) => {
  const { theme } = studio;
  const [cx, tilt] = [400, 0.17];
  const wrap = { cx, radius: 178, tilt };
  return (
    contactShadow(studio, cx, 680, 190, 34) +
    turned(
      studio,
      cx,
      [
        [290, 178],
        [672, 178, 6],
        [680, 174],
      ],
      theme.body,
      'gloss',
      tilt,
    ) +
    `<path d="${lathe(
      cx,
      [
        [668, 179],
        [682, 177],
      ],
      tilt,
    )}" fill="${brass}"/><path d="${lathe(
      cx,
      [
        [668, 179],
        [682, 177],
      ],
      tilt,
    )}" fill="${roundLight(studio, 'metal')}"/>` +
    turned(
      studio,
      cx,
      [
        [186, 184, 10],
        [294, 184],
      ],
      theme.accent,
      'gloss',
      tilt,
    ) +
    top(cx, 188, 176, tilt, lighten(theme.accent, 0.16)) +
    `<path d="${ellipse(cx, 188, 146, 25)}" fill="none" stroke="${darken(theme.accent, 0.25)}" stroke-opacity=".5" stroke-width="2"/>` +
    lockup(studio, { cx, cy: 484, width: 250, height: 260, on: theme.body, wrap, caption })
  );
};

function pouchLight(studio: Studio): string {
  return linear(studio, [
    [0, '#1a0f14', 0.3],
    [0.07, '#fffdf8', 0.3],
    [0.16, '#fffdf8', 0.06],
    [0.4, '#fffdf8', 0.16],
    [0.6, '#1a0f14', 0.02],
    [0.9, '#1a0f14', 0.2],
    [0.95, '#fffdf8', 0.14],
    [1, '#1a0f14', 0.34],
  ]);
}
