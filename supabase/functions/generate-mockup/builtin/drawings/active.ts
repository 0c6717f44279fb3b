import { darken, lighten, mix } from '../color.ts';
import { emblem } from '../emblems.ts';
import { hasPattern, patternFill } from '../patterns.ts';
import { lockup, nameBlock } from '../print.ts';
import { ellipse, polygon, rect } from '../shapes.ts';
import {
  blurred,
  clipped,
  contactShadow,
  flatShadow,
  linear,
  lit,
  roundLight,
  softLight,
} from '../studio.ts';
import { accentOn } from '../theme.ts';
import { brass, type Drawing, steel } from './turned.ts';

export const yogaMat: Drawing = (studio) => {
  const { theme } = studio;
  const { body } = theme;
  const sheet = 'M176 400L676 330L736 640L150 700z';
  const roll =
    'M150 350C150 300 186 274 220 274L610 236C650 236 680 270 680 318C680 366 652 400 616 404L224 444C180 444 150 400 150 350z';
  const spiral =
    'M216 436C176 434 158 396 158 358C158 316 186 286 218 288C250 290 274 320 274 358C274 394 250 418 224 416C196 414 180 386 180 358C180 330 198 310 218 312C240 314 252 336 252 358C252 380 238 394 224 392C208 390 202 374 204 358C206 344 214 338 224 340';
  const strap = (x: number) =>
    `M${x} 254C${x + 36} 290 ${x + 40} 360 ${x + 10} ${428 - (x - 330) * 0.1}`;
  const band = accentOn(theme, body);
  return (
    flatShadow(studio, sheet, 14, 16) +
    lit(studio, sheet, darken(body, 0.03)) +
    `<g transform="matrix(1 -.09 .2 1 -70 32)">${nameBlock(studio, { cx: 412, cy: 562, width: 330, height: 118, on: body })}</g>` +
    blurred(
      studio,
      10,
      `<path d="M190 440L680 396L690 430L200 474z" fill="#1a0f14" opacity=".4"/>`,
    ) +
    lit(
      studio,
      roll,
      body,
      linear(
        studio,
        [
          [0, '#1a0f14', 0.1],
          [0.22, '#fffdf8', 0.34],
          [0.5, '#fffdf8', 0],
          [1, '#1a0f14', 0.42],
        ],
        [0, 0, 0.08, 1],
      ),
    ) +
    `<path d="${strap(360)}" fill="none" stroke="${band}" stroke-width="30"/><path d="${strap(540)}" fill="none" stroke="${band}" stroke-width="30"/>` +
    `<path d="${ellipse(216, 359, 62, 84)}" fill="${darken(body, 0.25)}"/><path d="${spiral}" fill="none" stroke="${lighten(body, 0.28)}" stroke-width="11"/>`
  );
};

export const resistanceBand: Drawing = (studio) => {
  const { theme } = studio;
  const loop = (cy: number, color: string) => {
    const front = `M120 ${cy}C150 ${cy + 96} 650 ${cy + 96} 680 ${cy}V${cy + 96}C650 ${cy + 196} 150 ${cy + 196} 120 ${cy + 96}z`;
    const back = `M120 ${cy}C150 ${cy - 84} 650 ${cy - 84} 680 ${cy}V${cy + 84}C650 ${cy - 6} 150 ${cy - 6} 120 ${cy + 84}z`;
    const wrap = { cx: 400, radius: 300, tilt: 0.24 };
    return (
      lit(studio, back, darken(color, 0.38), roundLight(studio, 'matte')) +
      lit(studio, front, color, roundLight(studio, 'matte')) +
      nameBlock(studio, { cx: 400, cy: cy + 121, width: 330, height: 58, on: color, wrap })
    );
  };
  const third = mix(theme.pop, theme.accent, 0.1);
  return (
    contactShadow(studio, 404, 660, 290, 50) +
    loop(490, third) +
    loop(350, theme.accent) +
    loop(210, theme.body)
  );
};

export const dumbbell: Drawing = (studio) => {
  const { theme } = studio;
  const head = (x: number) =>
    polygon(
      [
        [x - 84, 300],
        [x - 50, 266],
        [x + 50, 266],
        [x + 84, 300],
        [x + 84, 500],
        [x + 50, 534],
        [x - 50, 534],
        [x - 84, 500],
      ],
      18,
    );
  const light = linear(
    studio,
    [
      [0, '#fffdf8', 0.34],
      [0.3, '#fffdf8', 0.1],
      [0.6, '#1a0f14', 0.06],
      [1, '#1a0f14', 0.42],
    ],
    [0, 0, 0.2, 1],
  );
  const knurl = Array.from(
    { length: 15 },
    (_, index) => `M${322 + index * 11} 366l8 68M${330 + index * 11} 366l-8 68`,
  ).join('');
  return (
    contactShadow(studio, 400, 536, 300, 30) +
    lit(
      studio,
      rect(250, 364, 300, 72, 14),
      steel,
      linear(
        studio,
        [
          [0, '#fff', 0.7],
          [0.5, '#1a0f14', 0.05],
          [1, '#1a0f14', 0.45],
        ],
        [0, 0, 0, 1],
      ),
    ) +
    `<path d="${knurl}" stroke="#73767d" stroke-opacity=".5" stroke-width="2"/>` +
    [206, 594]
      .map(
        (x) =>
          lit(studio, head(x), theme.body, light) +
          `<path d="${polygon(
            [
              [x - 62, 312],
              [x - 38, 288],
              [x + 38, 288],
              [x + 62, 312],
              [x + 62, 488],
              [x + 38, 512],
              [x - 38, 512],
              [x - 62, 488],
            ],
            12,
          )}" fill="none" stroke="${lighten(theme.body, 0.3)}" stroke-opacity=".6" stroke-width="3"/>`,
      )
      .join('') +
    nameBlock(studio, { cx: 206, cy: 400, width: 112, height: 130, on: theme.body }) +
    emblem(studio, 594, 400, 50, theme.body)
  );
};

export const headphones: Drawing = (studio) => {
  const { theme } = studio;
  const { body } = theme;
  const band = 'M176 470C150 60 650 60 624 470';
  const pad = accentOn(theme, body);
  const cup = (x: number, sign: number) =>
    lit(studio, rect(x - 48 + sign * 34, 424, 66, 232, 33), darken(pad, 0.12)) +
    lit(studio, rect(x - 62, 406, 112, 268, 56), body, roundLight(studio, 'gloss')) +
    emblem(studio, x - 6, 540, 38, body);
  return (
    contactShadow(studio, 404, 672, 270, 26) +
    `<path d="${band}" fill="none" stroke="${darken(body, 0.35)}" stroke-width="50"/><path d="${band}" fill="none" stroke="${body}" stroke-width="42"/>` +
    `<path d="M208 326C262 164 538 164 592 326" fill="none" stroke="${pad}" stroke-width="22" stroke-linecap="round"/>` +
    `<path d="M178 380V440M622 380V440" stroke="${steel}" stroke-width="22"/>` +
    cup(176, 1) +
    cup(636, -1) +
    nameBlock(studio, {
      cx: 400,
      cy: 161,
      width: 270,
      height: 27,
      on: body,
      wrap: { cx: 400, radius: 250, tilt: -0.62 },
    })
  );
};

export const deskMat: Drawing = (studio) => {
  const { theme } = studio;
  const mat = polygon(
    [
      [150, 190],
      [650, 190],
      [742, 650],
      [58, 650],
    ],
    34,
  );
  const mouse =
    'M560 420C596 414 622 446 626 496C630 560 612 598 578 600C542 602 522 566 520 506C518 452 528 424 560 420z';
  return (
    flatShadow(studio, mat, 8, 16) +
    `<path d="${mat}" transform="translate(0 9)" fill="${darken(theme.body, 0.45)}"/>` +
    lit(studio, mat, theme.body) +
    (hasPattern(studio)
      ? clipped(
          studio,
          mat,
          `<path d="M50 560H750V660H50zM140 180H660V256H140z" fill="${patternFill(studio, theme.body, 0.8)}"/>`,
        )
      : '') +
    `<path d="${polygon(
      [
        [158, 199],
        [642, 199],
        [731, 641],
        [69, 641],
      ],
      28,
    )}" fill="none" stroke="${accentOn(theme, theme.body)}" stroke-width="4" stroke-dasharray="9 5"/>` +
    lockup(studio, { cx: 318, cy: 412, width: 300, height: 226, on: theme.body }) +
    flatShadow(studio, mouse, 10, 14) +
    lit(studio, mouse, theme.paper, softLight(studio, 1.3)) +
    `<path d="M522 486C556 494 596 492 625 484M566 420L572 488" fill="none" stroke="${darken(theme.paper, 0.4)}" stroke-width="3"/><path d="M566 442L570 470" stroke="${theme.accent}" stroke-width="11" stroke-linecap="round"/>`
  );
};

export const controller: Drawing = (studio) => {
  const { theme } = studio;
  const { body } = theme;
  const shell =
    'M226 236C290 214 330 226 356 246H444C470 226 510 214 574 236C650 262 700 420 712 540C718 620 660 640 610 596C570 560 546 516 510 506H290C254 516 230 560 190 596C140 640 82 620 88 540C100 420 150 262 226 236z';
  const dark = darken(body, 0.55);
  const stick = (x: number) =>
    `<circle cx="${x}" cy="452" r="52" fill="${dark}"/><circle cx="${x - 3}" cy="446" r="38" fill="${darken(body, 0.35)}" stroke="${lighten(body, 0.2)}" stroke-opacity=".5" stroke-width="3"/>`;
  const button = (x: number, y: number, color: string) =>
    `<circle cx="${x}" cy="${y + 3}" r="20" fill="${dark}"/><circle cx="${x}" cy="${y}" r="19" fill="${color}"/><circle cx="${x - 5}" cy="${y - 6}" r="6" fill="#fff" opacity=".5"/>`;
  return (
    contactShadow(studio, 404, 606, 300, 40) +
    lit(
      studio,
      'M214 250C220 206 300 196 340 236L330 270zM586 250C580 206 500 196 460 236L470 270z',
      darken(body, 0.3),
    ) +
    lit(studio, shell, body, softLight(studio, 1.2)) +
    stick(302) +
    stick(498) +
    `<path d="M198 306H226V278C226 270 258 270 258 278V306H286C294 306 294 338 286 338H258V366C258 374 226 374 226 366V338H198C190 338 190 306 198 306z" fill="${dark}"/>` +
    button(564, 286, theme.accent) +
    button(564, 358, theme.pop) +
    button(528, 322, theme.paper) +
    button(600, 322, mix(theme.accent, theme.pop, 0.5)) +
    nameBlock(studio, { cx: 400, cy: 320, width: 196, height: 84, on: body })
  );
};

export const vinyl: Drawing = (studio) => {
  const { theme } = studio;
  const grooves = [196, 178, 160, 142, 124, 106].map((r) => ellipse(492, 400, r)).join('');
  const shine = linear(
    studio,
    [
      [0, '#fff', 0],
      [0.44, '#fff', 0.02],
      [0.5, '#fff', 0.34],
      [0.56, '#fff', 0.02],
      [1, '#fff', 0],
    ],
    [0, 0, 1, 0.9],
  );
  const sleeve = rect(90, 190, 430, 430, 5);
  return (
    flatShadow(studio, `${sleeve}${ellipse(492, 400, 206)}`) +
    `<circle cx="492" cy="400" r="206" fill="#1c1a1f"/><path d="${grooves}" fill="none" stroke="#3b383f" stroke-width="2"/><circle cx="492" cy="400" r="206" fill="${shine}"/>` +
    `<circle cx="492" cy="400" r="76" fill="${theme.accent}"/><circle cx="492" cy="400" r="9" fill="${theme.ground}"/>` +
    lit(studio, sleeve, theme.body) +
    (hasPattern(studio)
      ? `<path d="M90 508H520V620H90z" fill="${patternFill(studio, theme.body)}"/>`
      : '') +
    lockup(studio, {
      cx: 305,
      cy: hasPattern(studio) ? 352 : 405,
      width: 320,
      height: 270,
      on: theme.body,
    }) +
    `<path d="M520 195V615" stroke="#1a0f14" stroke-opacity=".4" stroke-width="4"/>`
  );
};

export const guitarPick: Drawing = (studio) => {
  const { theme } = studio;
  const pick =
    'M0 -250C130 -250 240 -214 240 -140C240 -20 110 250 0 250C-110 250 -240 -20 -240 -140C-240 -214 -130 -250 0 -250z';
  const one = (x: number, y: number, turn: number, scale: number, color: string, content: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${flatShadow(studio, pick)}${lit(studio, pick, color, softLight(studio, 1.4))}<path d="M-196 -170C-130 -214 60 -222 130 -206" fill="none" stroke="#fffdf8" stroke-opacity=".6" stroke-width="14" stroke-linecap="round"/>${content}</g>`;
  return (
    one(574, 500, 24, 0.62, theme.accent, emblem(studio, 0, -50, 110, theme.accent)) +
    one(
      312,
      372,
      -10,
      0.98,
      theme.body,
      lockup(studio, { cx: 0, cy: -44, width: 290, height: 250, on: theme.body }),
    )
  );
};

export const petCollar: Drawing = (studio) => {
  const { theme } = studio;
  const { body } = theme;
  const back = 'M150 330C170 210 630 210 650 330L650 380C630 276 170 276 150 380z';
  const front = 'M150 330C170 490 630 490 650 330V396C640 566 160 566 150 396z';
  const tag = ellipse(400, 634, 84);
  const gold = linear(
    studio,
    [
      [0, '#fbeec4'],
      [0.45, '#dcb25c'],
      [1, '#b78634'],
    ],
    [0, 0, 1, 1],
  );
  return (
    contactShadow(studio, 404, 560, 250, 44) +
    lit(studio, back, darken(body, 0.4), roundLight(studio, 'matte')) +
    lit(studio, front, body, roundLight(studio, 'matte'), patternFill(studio, body, 0.5)) +
    `<path d="M152 344C176 500 624 500 648 344M152 386C172 554 628 554 648 386" fill="none" stroke="${lighten(body, 0.4)}" stroke-width="2.5" stroke-dasharray="8 6"/>` +
    lit(studio, rect(226, 428, 92, 94, 14), darken(theme.ink, 0.1), roundLight(studio, 'gloss')) +
    `<path d="M272 432V518" stroke="#fffdf8" stroke-opacity=".35" stroke-width="3"/>` +
    `<circle cx="400" cy="534" r="26" fill="none" stroke="${darken(brass, 0.3)}" stroke-width="10"/><circle cx="400" cy="534" r="26" fill="none" stroke="${brass}" stroke-width="6"/>` +
    blurred(studio, 7, `<path d="${ellipse(408, 644, 84)}" fill="#1a0f14" opacity=".35"/>`) +
    `<path d="${tag}" fill="${gold}" stroke="#a97a2c" stroke-width="2"/><circle cx="400" cy="634" r="72" fill="none" stroke="#a97a2c" stroke-opacity=".6" stroke-width="2"/>` +
    nameBlock(
      {
        ...studio,
        theme: { ...theme, paper: '#4a3210', ink: '#4a3210', accent: '#4a3210', pop: '#f7e3b0' },
      },
      { cx: 400, cy: 638, width: 116, height: 74, on: '#e2bd6c' },
    )
  );
};

export const dogToy: Drawing = (studio) => {
  const { theme } = studio;
  const bone =
    'M208 330C150 300 110 350 136 400C110 450 150 500 208 470C232 458 252 462 280 462H520C548 462 568 458 592 470C650 500 690 450 664 400C690 350 650 300 592 330C568 342 548 338 520 338H280C252 338 232 342 208 330z';
  return (
    `<g transform="rotate(-9 400 400) translate(-60 -70) scale(1.15)">${flatShadow(studio, bone, 18, 26)}${lit(studio, bone, theme.body, softLight(studio, 1.4))}` +
    `<path d="M176 344C150 346 142 370 152 392M270 352H520C556 352 570 344 596 344" fill="none" stroke="#fffdf8" stroke-opacity=".55" stroke-width="9" stroke-linecap="round"/>` +
    nameBlock(studio, { cx: 400, cy: 404, width: 256, height: 80, on: theme.body }) +
    '</g>' +
    flatShadow(studio, ellipse(596, 606, 62), 12, 14) +
    lit(studio, ellipse(596, 606, 62), theme.accent, softLight(studio, 1.6)) +
    `<path d="M538 590C570 610 620 610 654 588" fill="none" stroke="${theme.paper}" stroke-width="7"/>`
  );
};

export const powerBank: Drawing = (studio, caption) => {
  const { theme } = studio;
  const shell = rect(250, 90, 300, 590, 48);
  return (
    `<g transform="rotate(-6 400 400)">${flatShadow(studio, shell)}${lit(studio, shell, theme.body, softLight(studio, 1.3))}` +
    `<path d="${rect(262, 102, 276, 566, 38)}" fill="none" stroke="${lighten(theme.body, 0.4)}" stroke-opacity=".4" stroke-width="2.5"/>` +
    `<path d="${rect(368, 88, 64, 16, 8)}" fill="${darken(theme.body, 0.6)}"/>` +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<circle cx="${352 + i * 32}" cy="622" r="7" fill="${i < 3 ? accentOn(theme, theme.body) : darken(theme.body, 0.4)}"/>`,
      )
      .join('') +
    `${lockup(studio, { cx: 400, cy: 360, width: 210, height: 300, on: theme.body, caption })}</g>`
  );
};
