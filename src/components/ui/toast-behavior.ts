import { toastCorners } from '@/components/ui/clear-corner.ts';
import { dismissToast } from '@/components/ui/toast-store.ts';
import { keepInClearCorner } from '@/components/ui/use-clear-corner.ts';
import { dismissAfterReading } from '@/hooks/use-auto-dismiss.ts';

/** Enough to read two sentences twice. */
const READING_TIME_MS = 8000;
/** A finger that moves less than this taps. */
const SWIPE_STARTS_PX = 10;
const SWIPE_DISMISSES_PX = 50;

/**
 * Keeps a toast off the form in use, and dismisses it after its reading time, on Escape, or on a
 * swipe to the right.
 * @param onMove receives the classes of the corner where the toast covers least
 * @param gone aborted when the toast is gone, which ends all of this
 */
export function addToastBehavior(
  card: HTMLElement | null,
  toastId: number,
  onMove: (corner: string) => void,
  gone: AbortSignal,
): void {
  if (!card || gone.aborted) return;
  const onDismiss = () => dismissToast(toastId);
  const ends = [
    keepInClearCorner(card, toastCorners, onMove),
    dismissAfterReading(card, READING_TIME_MS, onDismiss),
  ];
  dismissByEscape(onDismiss, gone);
  dismissBySwipe(card, onDismiss, gone);
  gone.addEventListener('abort', () => {
    for (const end of ends) end();
  });
}

function dismissByEscape(onDismiss: () => void, signal: AbortSignal): void {
  function onKey({ key, defaultPrevented }: KeyboardEvent) {
    // A dialog or popover that Escape has just closed prevents the default.
    if (key === 'Escape' && !defaultPrevented) onDismiss();
  }
  document.addEventListener('keydown', onKey, { signal });
}

function dismissBySwipe(card: HTMLElement, onDismiss: () => void, signal: AbortSignal): void {
  let startX: number | undefined;

  function endSwipe() {
    startX = undefined;
    card.style.translate = '';
  }

  // Otherwise the browser would use the gesture for scrolling or navigation.
  card.style.touchAction = 'pan-y';
  card.addEventListener(
    'pointerdown',
    ({ button, clientX }) => {
      if (button === 0) startX = clientX;
    },
    { signal },
  );
  card.addEventListener(
    'pointermove',
    ({ clientX, pointerId }) => {
      if (startX === undefined || clientX - startX < SWIPE_STARTS_PX) return;
      card.setPointerCapture(pointerId);
      card.style.translate = `${clientX - startX}px 0`;
    },
    { signal },
  );
  card.addEventListener(
    'pointerup',
    ({ clientX }) => {
      const isSwipe = startX !== undefined && clientX - startX >= SWIPE_DISMISSES_PX;
      endSwipe();
      if (isSwipe) onDismiss();
    },
    { signal },
  );
  card.addEventListener('pointercancel', endSwipe, { signal });
}
