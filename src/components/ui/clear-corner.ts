type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
type Size = Pick<DOMRect, 'width' | 'height'>;
type Corners = readonly [Corner, ...Corner[]];
/** Corners in the order in which they are tried. */
export type CornerPreference = { phone: Corners; wide: Corners };
type Obstacle = { box: Box; weight: number };

const CONTROLS = 'input, textarea, select, button, a[href], summary, [role="slider"]';
const DIALOG = '[role="dialog"]';
/** What a visitor is working in. */
const WORKPLACE = `form, fieldset, ${DIALOG}, [role="tabpanel"]`;
/** What one notice carries for another to keep off it. */
const NOTICE = '[data-toast], [data-notice]';

/** What is in use outweighs any number of controls around it, and another notice. */
const weights = { other: 1, notice: 10, inUse: 100, focused: 1000 } as const;

const EDGE_PX = 24;
/** Below the header, where it stays in view and there is room beside the notice. */
const UNDER_HEADER_PX = 88;
const FROM_SM_PX = 640;
const NOT_SHORT_PX = 500;

/** Where each corner is. On a phone there are a top and a bottom only. */
const cornerClasses = {
  'top-left': 'top-4 short:top-1 sm:not-short:top-22 sm:left-6 sm:right-auto',
  'top-right': 'top-4 short:top-1 sm:not-short:top-22 sm:right-6 sm:left-auto',
  'bottom-left': 'bottom-4 short:bottom-1 sm:not-short:bottom-6 sm:left-6 sm:right-auto',
  'bottom-right': 'bottom-4 short:bottom-1 sm:not-short:bottom-6 sm:right-6 sm:left-auto',
} as const satisfies Record<Corner, string>;

/** Toasts: the bottom of a phone has the buttons of dialogs. */
export const toastCorners: CornerPreference = {
  phone: ['top-right', 'bottom-right'],
  wide: ['bottom-right', 'top-right', 'bottom-left', 'top-left'],
};

/** What stays until something is done about it. */
export const noticeCorners: CornerPreference = {
  phone: ['bottom-left', 'top-left'],
  wide: ['bottom-left', 'top-left', 'bottom-right', 'top-right'],
};

/**
 * Where a notice covers least of the form that the visitor is working in, and then least of the
 * other controls in view.
 * @param notice on the page already, wherever: its size counts
 * @returns the classes that put it there
 */
export function clearCorner(notice: Element, preference: CornerPreference): string {
  const corners = innerWidth < FROM_SM_PX ? preference.phone : preference.wide;
  const size = notice.getBoundingClientRect();
  return cornerClasses[clearestCorner(size, corners, findObstacles(notice))];
}

/** Whether a control in use lies under a notice, even in part. */
export function isUnder(notice: Element, control: Element): boolean {
  if (notice.contains(control) || !control.matches(CONTROLS)) return false;
  return sharedArea(notice.getBoundingClientRect(), control.getBoundingClientRect()) > 0;
}

/**
 * The corner of the window where a notice of that size, in px, covers least; the first of equals.
 */
export function clearestCorner(
  notice: Size,
  corners: Corners,
  obstacles: readonly Obstacle[],
): Corner {
  let [best] = corners;
  let least = Number.POSITIVE_INFINITY;
  for (const corner of corners) {
    const place = boxAt(corner, notice);
    const covered = obstacles.reduce(
      (sum, { box, weight }) => sum + weight * sharedArea(place, box),
      0,
    );
    if (covered < least) [best, least] = [corner, covered];
  }
  return best;
}

function boxAt(corner: Corner, { width, height }: Size): Box {
  const isUnderHeader = innerWidth >= FROM_SM_PX && innerHeight >= NOT_SHORT_PX;
  const topEdge = isUnderHeader ? UNDER_HEADER_PX : EDGE_PX;
  const top = corner.startsWith('top') ? topEdge : innerHeight - EDGE_PX - height;
  const left = corner.endsWith('left') ? EDGE_PX : innerWidth - EDGE_PX - width;
  return { top, left, bottom: top + height, right: left + width };
}

function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

function findObstacles(notice: Element): Obstacle[] {
  const { activeElement } = document;
  const dialog = document.querySelector(DIALOG);
  const inUse = activeElement?.closest(WORKPLACE) ?? dialog;
  function weightOf(control: Element): number {
    if (control === activeElement) return weights.focused;
    return inUse?.contains(control) ? weights.inUse : weights.other;
  }
  const controls = new Set(document.querySelectorAll(`:is(main, ${DIALOG}) :is(${CONTROLS})`));
  // In the header too, what has the focus must stay in sight.
  if (activeElement?.matches(CONTROLS) && !notice.contains(activeElement)) {
    controls.add(activeElement);
  }
  const notices = [...document.querySelectorAll(NOTICE)].filter((each) => !each.contains(notice));
  return [
    ...[...controls].map((each) => ({
      box: each.getBoundingClientRect(),
      weight: weightOf(each),
    })),
    ...notices.map((each) => ({ box: each.getBoundingClientRect(), weight: weights.notice })),
  ];
}
