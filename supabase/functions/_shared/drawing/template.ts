import { darken, luminance } from './color.ts';
import { softFoldsMarkup } from './folds.ts';
import { patternFill } from './patterns.ts';
import { printSlot } from './print-slot.ts';
import {
  blurred,
  contactShadow,
  linear,
  radial,
  roundLight,
  type Studio,
  softLight,
} from './studio.ts';
import { templateColor } from './template-colors.ts';

const tagPattern = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

/**
 * Draws a template (an SVG file with named slots, see docs/pictures.md) in the studio's palette and
 * light, with its shadow and prints.
 */
export function renderTemplate(studio: Studio, template: string): string {
  const [, rootText = '', content = ''] =
    /<svg\b([^>]*)>([\s\S]*)<\/svg>/.exec(template.replace(/<!--[\s\S]*?-->/g, '')) ?? [];
  const root = attributesOf(rootText);
  const scope = `${studio.idPrefix}t-`;
  const slots = {
    hasPrint: content.includes('data-slot="print"'),
    hasWordmark: content.includes('data-slot="wordmark"'),
  };
  const drawn = content
    .replace(/<title>[\s\S]*?<\/title>/, '')
    .replace(/>\s+</g, '><')
    .trim()
    .replace(
      tagPattern,
      (whole, closing: string, name: string, text: string, selfClosing: string) => {
        if (closing) return whole;
        const attributes = attributesOf(text);
        if (attributes.has('data-slot')) return printSlot(studio, attributes, slots);
        return element(studio, name, attributes, selfClosing === '/', scope);
      },
    );
  return shadowed(studio, root.get('data-shadow') ?? 'flat', drawn);
}

/** The name of what a template shows, as in "a yoga mat". */
export function templateTitle(template: string): string {
  return /<title>([^<]*)<\/title>/.exec(template)?.[1]?.trim() ?? '';
}

function attributesOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of text.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    found.set(name, value);
  }
  return found;
}

function element(
  studio: Studio,
  name: string,
  attributes: Map<string, string>,
  isEmpty: boolean,
  scope: string,
): string {
  const folds = attributes.get('data-folds');
  const fill = fillName(attributes);
  if (folds !== undefined) {
    return softFoldsMarkup(
      studio,
      attributes.get('d') ?? '',
      templateColor(studio.theme, folds),
      clipOf(attributes, scope),
    );
  }
  const light = attributes.get('data-light');
  const blur = attributes.get('data-blur');
  const pattern = attributes.get('data-pattern');
  const plain = new Map<string, string>();
  for (const [key, value] of attributes) {
    if (!key.startsWith('data-')) plain.set(key, resolved(studio, key, value, scope));
  }
  if (pattern !== undefined && fill !== undefined) {
    const printed = patternFill(studio, templateColor(studio.theme, fill), Number(pattern) || 1);
    // Where nothing is printed, the surface below already has its light.
    if (printed === undefined && fill === 'body' && light === undefined && isEmpty) return '';
    if (printed !== undefined) plain.set('fill', printed);
  }
  if (light !== undefined && !plain.has('stroke') && plain.get('fill') !== 'none') {
    plain.set('stroke', rimOf(studio, fill, plain.get('fill') ?? '#808080'));
    plain.set('stroke-opacity', '.35');
    plain.set('stroke-width', '1.6');
  }
  const drawn = tag(name, plain, isEmpty);
  const overlay = light === undefined ? '' : lightOverlay(studio, name, plain, light);
  return blur === undefined ? drawn + overlay : blurred(studio, Number(blur), drawn);
}

/** The thin edge of a lit part. */
function rimOf(studio: Studio, name: string | undefined, fill: string): string {
  if (name !== undefined) return templateColor(studio.theme, `${name.split('-')[0]}-line`);
  return /^#[0-9a-f]{6}$/i.test(fill) ? darken(fill, 0.36) : darken('#808080', 0.36);
}

function lightOverlay(
  studio: Studio,
  name: string,
  attributes: ReadonlyMap<string, string>,
  light: string,
): string {
  const shape = new Map([...attributes].filter(([key]) => geometry.has(key)));
  shape.set('fill', lightFill(studio, light));
  return tag(name, shape, true);
}

const geometry = new Set(
  'd x y width height rx ry cx cy r points transform clip-path fill-rule clip-rule'.split(' '),
);

/** @throws Error for a light that is not in the format */
function lightFill(studio: Studio, light: string): string {
  if (light === 'soft') return softLight(studio);
  if (light === 'faint') return softLight(studio, 0.5);
  if (light === 'ball') {
    return radial(
      studio,
      [
        [0, '#fffdf8', 0.5],
        [0.35, '#fffdf8', 0.12],
        [0.62, '#1a0f14', 0.04],
        [1, '#1a0f14', 0.42],
      ],
      0.36,
      0.3,
      0.75,
    );
  }
  if (light === 'down') {
    return linear(
      studio,
      [
        [0, '#fffdf8', 0.3],
        [0.4, '#fffdf8', 0],
        [1, '#1a0f14', 0.26],
      ],
      [0, 0, 0, 1],
    );
  }
  const [finish, axis] = light.split('-');
  if (finish === 'matte' || finish === 'gloss' || finish === 'metal' || finish === 'glass') {
    return roundLight(studio, finish, axis === 'y');
  }
  throw new Error(`No such light in the template format: ${light}`);
}

function tag(name: string, attributes: ReadonlyMap<string, string>, isEmpty: boolean): string {
  const text = [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
  return `<${name}${text}${isEmpty ? '/' : ''}>`;
}

/** The attribute's value with the palette's colors and with ids that are unique on a page. */
function resolved(studio: Studio, key: string, value: string, scope: string): string {
  if (key === 'id') return `${scope}${value}`;
  if (key === 'href') return value.replace('#', `#${scope}`);
  return value
    .replace(/var\(--([\w-]+)[^)]*\)/g, (_, name: string) => templateColor(studio.theme, name))
    .replace(/url\(#([\w-]+)\)/g, `url(#${scope}$1)`);
}

function clipOf(attributes: ReadonlyMap<string, string>, scope: string): string {
  return (attributes.get('clip-path') ?? '').replace('url(#', `url(#${scope}`);
}

function fillName(attributes: ReadonlyMap<string, string>): string | undefined {
  return /^var\(--([\w-]+)/.exec(attributes.get('fill') ?? '')?.[1];
}

/** "stand 400 690 180" (center, floor, half-width; several with ";"), "flat", "hang" or "none". */
function shadowed(studio: Studio, shadow: string, drawn: string): string {
  if (shadow === 'none') return drawn;
  if (shadow.startsWith('stand')) {
    const spots = shadow.split(';').map((spot) => {
      const [cx = 400, y = 690, rx = 180, ry] = spot
        .replace('stand', '')
        .trim()
        .split(/\s+/)
        .map(Number);
      return contactShadow(studio, cx, y, rx, ry);
    });
    return spots.join('') + drawn;
  }
  const [dx, dy, far] = shadow === 'hang' ? [26, 30, 22] : [14, 18, 14];
  const color = darken(studio.theme.ground, luminance(studio.theme.ground) < 0.12 ? 0.85 : 0.7);
  const id = studio.define(
    `shadow-${shadow}`,
    (name) =>
      `<filter id="${name}" filterUnits="userSpaceOnUse" x="0" y="0" width="800" height="800" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${far}"/><feOffset dx="${dx}" dy="${dy}" result="far"/><feGaussianBlur in="SourceAlpha" stdDeviation="4"/><feOffset dx="4" dy="5" result="near"/><feFlood flood-color="${color}" flood-opacity=".42"/><feComposite in2="far" operator="in" result="one"/><feFlood flood-color="${color}" flood-opacity=".4"/><feComposite in2="near" operator="in" result="two"/><feMerge><feMergeNode in="one"/><feMergeNode in="two"/><feMergeNode in="SourceGraphic"/></feMerge></filter>`,
  );
  return `<g filter="url(#${id})">${drawn}</g>`;
}
