import { darken, lighten } from '../color.ts';
import { lockup, nameBlock, wrapLabel } from '../print.ts';
import { ellipse } from '../shapes.ts';
import { blurred, clipped, contactShadow } from '../studio.ts';
import { accentOn } from '../theme.ts';
import { type Drawing, mouth, steel, top, turned } from './turned.ts';

export const mug: Drawing = (studio) => {
  const { body, paper } = studio.theme;
  const [cx, radius, tilt] = [362, 172, 0.17];
  const handle = 'M522 330C690 300 700 545 508 520';
  const stroke = (color: string, width: number, extra = '') =>
    `<path d="${handle}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${extra}/>`;
  return (
    contactShadow(studio, cx + 22, 640, 190, 34) +
    stroke(darken(body, 0.42), 52) +
    stroke(darken(body, 0.12), 44) +
    stroke(lighten(body, 0.55), 7, ' transform="translate(2 -13)" stroke-opacity=".75"') +
    turned(
      studio,
      cx,
      [
        [238, radius],
        [600, radius, 50],
        [640, radius - 34],
      ],
      body,
      'gloss',
      tilt,
    ) +
    mouth(studio, cx, 238, radius, tilt, body, paper) +
    lockup(studio, { cx, cy: 452, width: 256, height: 288, on: body, wrap: { cx, radius, tilt } })
  );
};

export const tumbler: Drawing = (studio) => {
  const { theme } = studio;
  const [cx, tilt] = [392, 0.13];
  const straw = accentOn(theme, theme.ground);
  return (
    contactShadow(studio, cx + 10, 706, 112, 24) +
    `<path d="M404 196L424 66" stroke="${darken(straw, 0.3)}" stroke-width="21" stroke-linecap="round"/><path d="M403 196L423 66" stroke="${straw}" stroke-width="15" stroke-linecap="round"/>` +
    turned(
      studio,
      cx,
      [
        [232, 138],
        [690, 104, 14],
        [704, 92],
      ],
      theme.body,
      'matte',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [206, 140],
        [238, 138],
      ],
      steel,
      'metal',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [182, 132, 8],
        [210, 140],
      ],
      theme.paper,
      'gloss',
      tilt,
    ) +
    top(cx, 184, 130, tilt, lighten(theme.paper, 0.3)) +
    `<path d="${ellipse(404, 184, 17, 5)}" fill="${darken(theme.paper, 0.5)}"/><path d="M404 184L415 112" stroke="${straw}" stroke-width="15"/>` +
    lockup(studio, {
      cx,
      cy: 452,
      width: 180,
      height: 350,
      on: theme.body,
      wrap: { cx, radius: 124, tilt },
    })
  );
};

export const waterBottle: Drawing = (studio) => {
  const { theme } = studio;
  const [cx, tilt] = [400, 0.11];
  const cap = accentOn(theme, theme.body);
  return (
    contactShadow(studio, cx, 716, 112, 22) +
    turned(
      studio,
      cx,
      [
        [262, 52, 30],
        [318, 108, 60],
        [700, 108, 20],
        [716, 94],
      ],
      theme.body,
      'gloss',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [238, 54],
        [266, 54],
      ],
      steel,
      'metal',
      tilt,
    ) +
    `<path d="M352 150C352 74 448 74 448 150" fill="none" stroke="${darken(cap, 0.35)}" stroke-width="24"/><path d="M352 150C352 74 448 74 448 150" fill="none" stroke="${cap}" stroke-width="18"/>` +
    turned(
      studio,
      cx,
      [
        [146, 60, 12],
        [236, 60, 4],
        [240, 58],
      ],
      cap,
      'gloss',
      tilt,
    ) +
    top(cx, 147, 58, tilt, lighten(cap, 0.15)) +
    lockup(studio, {
      cx,
      cy: 528,
      width: 166,
      height: 310,
      on: theme.body,
      wrap: { cx, radius: 108, tilt },
    })
  );
};

export const drinkCan: Drawing = (studio) => {
  const { body } = studio.theme;
  const [cx, tilt] = [400, 0.14];
  return (
    contactShadow(studio, cx, 690, 128, 26) +
    turned(
      studio,
      cx,
      [
        [196, 112, 10],
        [232, 134, 14],
        [650, 134, 14],
        [692, 112],
      ],
      steel,
      'metal',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [232, 134],
        [650, 134],
      ],
      body,
      'gloss',
      tilt,
    ) +
    turned(
      studio,
      cx,
      [
        [190, 114],
        [200, 114],
      ],
      steel,
      'metal',
      tilt,
    ) +
    top(cx, 190, 114, tilt, '#d9dbdf') +
    `<path d="${ellipse(cx, 191, 98, 13)}" fill="#b9bcc2"/><path d="${ellipse(cx - 6, 190, 36, 6)}" fill="#e6e8ea" stroke="#8b8e95" stroke-width="2"/>` +
    lockup(studio, {
      cx,
      cy: 450,
      width: 206,
      height: 330,
      on: body,
      wrap: { cx, radius: 134, tilt },
    })
  );
};

export const petBowl: Drawing = (studio) => {
  const { theme } = studio;
  const [cx, tilt] = [400, 0.27];
  const kibble = Array.from({ length: 26 }, (_, index) => {
    const angle = index * 2.4;
    const reach = Math.sqrt((index + 0.5) / 26);
    return ellipse(
      cx + Math.cos(angle) * reach * 162,
      334 + Math.sin(angle) * reach * 34 - (1 - reach) * 26,
      20,
      15,
    );
  }).join('');
  const inner = ellipse(cx, 344, 192, 48);
  return (
    contactShadow(studio, cx, 590, 262, 52) +
    turned(
      studio,
      cx,
      [
        [340, 214, 16],
        [560, 262, 26],
        [592, 250],
      ],
      theme.body,
      'gloss',
      tilt * 0.8,
    ) +
    mouth(studio, cx, 340, 216, tilt, theme.body, lighten(theme.paper, 0.2), 18) +
    clipped(
      studio,
      `${inner}M180 180h440v164h-440z`,
      `<path d="${ellipse(cx, 356, 190, 46)}" fill="#7b4a28"/><path d="${kibble}" fill="#a9683a" stroke="#6d3f20" stroke-width="3"/>`,
    ) +
    nameBlock(studio, {
      cx,
      cy: 500,
      width: 300,
      height: 104,
      on: theme.body,
      wrap: { cx, radius: 250, tilt: 0.2 },
    })
  );
};

export const candle: Drawing = (studio, caption) => {
  const { theme } = studio;
  const [cx, radius, tilt] = [400, 168, 0.18];
  const wrap = { cx, radius, tilt };
  return (
    contactShadow(studio, cx, 660, 182, 34) +
    turned(
      studio,
      cx,
      [
        [250, radius],
        [636, radius, 26],
        [660, radius - 16],
      ],
      theme.body,
      'matte',
      tilt,
    ) +
    mouth(studio, cx, 250, radius, tilt, theme.body, darken(theme.body, 0.1), 12) +
    `<path d="${ellipse(cx, 264, 150, 22)}" fill="#fbf1dc"/>` +
    `<path d="M400 264C397 250 402 244 400 232" stroke="#4a3a30" stroke-width="5" stroke-linecap="round" fill="none"/>` +
    blurred(studio, 14, `<circle cx="400" cy="196" r="54" fill="#ffd98a" opacity=".75"/>`) +
    `<path d="M400 148C424 184 424 214 400 236C376 214 376 184 400 148z" fill="#ffb648"/><path d="M400 184C412 204 412 220 400 233C388 220 388 204 400 184z" fill="#fff4cf"/>` +
    wrapLabel(studio, wrap, 352, 606, 0.72, caption)
  );
};
