import { useEffect, useState } from 'react';

/**
 * Lets what says something leave by itself once there was time to read it. The clock starts anew
 * after the pointer or the focus was on it, and stands still while the tab is out of sight.
 *
 * @param timeMs null for what stays until it is closed
 * @returns handlers for the element that leaves
 */
export function useReadingTime(timeMs: number | null, onOver: () => void) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;

  useEffect(() => {
    if (timeMs === null || isHeld) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wind() {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(onOver, timeMs ?? 0);
    }
    wind();
    document.addEventListener('visibilitychange', wind);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wind);
    };
  }, [timeMs, isHeld, onOver]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
