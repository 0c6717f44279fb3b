import type { EmblemKind, PatternKind } from './styles.ts';

/** Colors by the names that an ornament gives them. */
export type Inks = Readonly<Record<string, string>>;

/** An ornament in these colors. @throws Error for a color that is not among them */
export function inked(ornament: string, inks: Inks): string {
  return ornament.replace(/\{(\w+)\}/g, (_, name: string) => {
    const color = inks[name];
    if (color === undefined) throw new Error(`The ornament has no color "${name}".`);
    return color;
  });
}

/** The styles' emblems around 0,0, 100 units to each side. */
export const emblems: Readonly<Record<Exclude<EmblemKind, 'monogram'>, string>> = {
  dot: '<circle r="60" fill="{accent}"/><circle r="96" fill="none" stroke="{print}" stroke-width="5"/>',
  smiley:
    '<circle r="100" fill="{accent}"/><g fill="{onAccent}"><ellipse cx="-33" cy="-22" rx="9.5" ry="15"/><ellipse cx="33" cy="-22" rx="9.5" ry="15"/></g><path d="M-50 20Q-30 56 0 56T50 20" fill="none" stroke="{onAccent}" stroke-width="12" stroke-linecap="round"/>',
  'box-logo':
    '<g fill="none" stroke="{print}" stroke-width="10"><circle r="82"/><ellipse rx="37" ry="82"/><path d="M-82 0H82M-69 -41H69M-69 41H69"/></g>',
  'chrome-star':
    '<path d="M0 -100Q12 -12 100 0Q12 12 0 100Q-12 12 -100 0Q-12 -12 0 -100z" fill="{chrome}" stroke="{accentDeep}" stroke-width="3.5" stroke-linejoin="round"/><path d="M68 -96Q72 -70 98 -66Q72 -62 68 -36Q64 -62 38 -66Q64 -70 68 -96zM-70 40Q-67 59 -48 62Q-67 65 -70 84Q-73 65 -92 62Q-73 59 -70 40z" fill="{accentLight}"/>',
  flower:
    '<path d="M0 95C20 40 75 30 100 42C85 90 40 105 0 95C-20 40 -75 30 -100 42C-85 90 -40 105 0 95z" fill="{leaf}"/><path d="M-29 -63a29 29 0 1 1 58 0a29 29 0 1 1 -58 0zM12 -40a29 29 0 1 1 58 0a29 29 0 1 1 -58 0zM12 8a29 29 0 1 1 58 0a29 29 0 1 1 -58 0zM-29 31a29 29 0 1 1 58 0a29 29 0 1 1 -58 0zM-70 8a29 29 0 1 1 58 0a29 29 0 1 1 -58 0zM-70 -40a29 29 0 1 1 58 0a29 29 0 1 1 -58 0z" fill="{petal}"/><circle cy="-16" r="24" fill="{heart}"/>',
  node: '<g fill="none" stroke="{print}" stroke-width="10"><rect x="-70" y="-70" width="140" height="140" rx="36"/><path d="M82 0H100M-82 0H-100M0 82V100M0 -82V-100"/></g><circle r="32" fill="{accent}"/><path d="M32 0H70" stroke="{accent}" stroke-width="10"/>',
  sunburst:
    '<path d="M-105 50a105 105 0 0 1 210 0z" fill="{band0}"/><path d="M-80 50a80 80 0 0 1 160 0z" fill="{band1}"/><path d="M-55 50a55 55 0 0 1 110 0z" fill="{band2}"/><path d="M-29 50a29 29 0 0 1 58 0z" fill="{band3}"/>',
  chevron:
    '<path d="M-88 70Q-90 75 -85 75H-53Q-48 75 -46 70L16 -70Q18 -75 13 -75H-19Q-24 -75 -26 -70z" fill="{print}"/><path d="M-28 70Q-30 75 -25 75H7Q12 75 14 70L76 -70Q78 -75 73 -75H41Q36 -75 34 -70z" fill="{accent}"/>',
  bolt: '<path d="M0 -100L19 -46L71 -71L46 -19L100 0L46 19L71 71L19 46L0 100L-19 46L-71 71L-46 19L-100 0L-46 -19L-71 -71L-19 -46z" fill="none" stroke="{print}" stroke-width="5"/><path d="M18 -100L-52 14L-6 14L-24 100L52 -24L6 -24z" fill="{accent}"/>',
};

export type Tile = { size: number; rotateDeg?: number; svg: string };

/** The styles' patterns, one repeat each. */
export const patterns: Readonly<Record<Exclude<PatternKind, 'none'>, Tile>> = {
  confetti: {
    size: 140,
    svg: '<g fill="{first}"><circle cx="30" cy="32" r="17"/><path d="M98.7 85a9.3 9.3 0 1 1 18.7 0a9.3 9.3 0 1 1 -18.7 0zM111 94a9.3 9.3 0 1 1 18.7 0a9.3 9.3 0 1 1 -18.7 0zM106.3 108.5a9.3 9.3 0 1 1 18.7 0a9.3 9.3 0 1 1 -18.7 0zM91 108.5a9.3 9.3 0 1 1 18.7 0a9.3 9.3 0 1 1 -18.7 0zM86.3 94a9.3 9.3 0 1 1 18.7 0a9.3 9.3 0 1 1 -18.7 0z"/></g><g fill="{second}"><path d="M87.7 19Q88 14 92.3 16.5L117.7 31.5Q122 34 117.5 36.2L90.5 49.8Q86 52 86.3 47z"/><circle cx="108" cy="98" r="6"/></g><path d="M18 92q12 -22 24 0t24 0" fill="none" stroke="{third}" stroke-width="9" stroke-linecap="round"/><g fill="{third}"><circle cx="62" cy="66" r="6"/><circle cx="70" cy="126" r="8"/></g>',
  },
  lattice: {
    size: 64,
    svg: '<path d="M0 0L64 64M64 0L0 64" fill="none" stroke="{firstSoft}" stroke-width="1.4"/><g fill="{first}"><path d="M32 24L33.7 30.3L40 32L33.7 33.7L32 40L30.3 33.7L24 32L30.3 30.3z"/><circle cy="32" r="2"/><circle cx="64" cy="32" r="2"/><circle cx="32" r="2"/><circle cx="32" cy="64" r="2"/></g>',
  },
  checker: { size: 56, svg: '<path d="M0 0h28v28H0zM28 28h28v28H28z" fill="{first}"/>' },
  bubbles: {
    size: 130,
    svg: '<circle cx="34" cy="36" r="25" fill="{first}"/><ellipse cx="26" cy="27" rx="7" ry="5" fill="{firstLight}"/><g fill="{second}"><circle cx="96" cy="92" r="18"/><path d="M36 83Q37 95 49 96Q37 97 36 109Q35 97 23 96Q35 95 36 83z"/></g><ellipse cx="90" cy="86" rx="5" ry="4" fill="{secondLight}"/><g fill="{third}"><path d="M96 9Q98 26 115 28Q98 30 96 47Q94 30 77 28Q94 26 96 9z"/><circle cx="66" cy="64" r="6"/></g>',
  },
  ditsy: {
    size: 112,
    svg: '<path d="M28 44C39.5 41.7 45.8 49.3 49.5 62C36.3 63.4 29 57.9 28 44zM28 44C19 51.3 16.3 61 18.4 70.3C26.9 66.3 30.3 56.9 28 44zM84 100C95.7 100.2 104.3 95.2 108.2 86C98.5 83.8 89.7 89.8 84 100zM84 100C86.2 88.6 82.8 79.2 74.4 73.7C69.9 82.6 74.9 92.6 84 100z" fill="{third}"/><g fill="{first}"><circle cx="28" cy="17" r="8"/><circle cx="39" cy="25" r="8"/><circle cx="35" cy="37" r="8"/><circle cx="21" cy="37" r="8"/><circle cx="17" cy="25" r="8"/></g><g fill="{second}"><circle cx="84" cy="74" r="6"/><circle cx="93" cy="79" r="6"/><circle cx="93" cy="89" r="6"/><circle cx="84" cy="94" r="6"/><circle cx="75" cy="89" r="6"/><circle cx="75" cy="79" r="6"/><circle cx="84" cy="26" r="4"/><circle cx="96" cy="36" r="3"/><circle cx="24" cy="88" r="4"/><circle cx="12" cy="76" r="3"/></g><g fill="{heart}"><circle cx="28" cy="28" r="5"/><circle cx="84" cy="84" r="5"/></g>',
  },
  grid: {
    size: 44,
    svg: '<path d="M0 0H44M0 0V44" fill="none" stroke="{firstSoft}" stroke-width="1.3"/><g fill="{second}"><circle r="3"/><circle cx="22" cy="22" r="1.8"/></g>',
  },
  'retro-stripes': {
    size: 120,
    svg: '<path d="M0 12h121v22H0z" fill="{first}"/><path d="M0 40h121v22H0z" fill="{second}"/><path d="M0 68h121v22H0z" fill="{third}"/>',
  },
  'speed-stripes': {
    size: 90,
    rotateDeg: -24,
    svg: '<path d="M0 8h91v30H0z" fill="{first}"/><path d="M0 46h91v8H0z" fill="{second}"/>',
  },
  hatch: {
    size: 60,
    rotateDeg: 38,
    svg: '<g fill="none" stroke-linecap="round"><path d="M0 14H60" stroke="{first}" stroke-width="7"/><path d="M0 44H26M38 44H44" stroke="{second}" stroke-width="3"/></g>',
  },
};
