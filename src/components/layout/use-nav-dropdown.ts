import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';

/** `hovered` closes when the pointer leaves; `pinned` was opened by click or key and stays open. */
export type OpenState = 'closed' | 'hovered' | 'pinned';

const OPEN_DELAY_MS = 60;
/** Tolerates a pointer that briefly leaves the menu on its way to the panel. */
const CLOSE_DELAY_MS = 250;

export function useNavDropdown(state: OpenState, onStateChange: (state: OpenState) => void) {
  const rootRef = useRef<HTMLLIElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = state !== 'closed';

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!isOpen) return;
    function closeOutside(event: globalThis.PointerEvent) {
      const inside = event.target instanceof Node && rootRef.current?.contains(event.target);
      if (!inside) onStateChange('closed');
    }
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen, onStateChange]);

  function change(next: OpenState, delayMs = 0) {
    clearTimeout(timer.current);
    if (delayMs === 0) onStateChange(next);
    else timer.current = setTimeout(() => onStateChange(next), delayMs);
  }

  function focusLink(position: 'first' | 'last' | 'next' | 'previous') {
    const links: (Element | null)[] = [...(panelRef.current?.querySelectorAll('a') ?? [])];
    const current = links.indexOf(document.activeElement);
    const target = {
      first: 0,
      last: links.length - 1,
      next: (current + 1) % links.length,
      previous: (current - 1 + links.length) % links.length,
    }[position];
    const link = links[target];
    if (link instanceof HTMLElement) link.focus();
  }

  /** The panel must be rendered before anything in it can take the focus. */
  function openAndFocus(position: 'first' | 'last') {
    change('pinned');
    requestAnimationFrame(() => focusLink(position));
  }

  return {
    rootProps: {
      ref: rootRef,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') return;
        if (isOpen) clearTimeout(timer.current);
        else change('hovered', OPEN_DELAY_MS);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' || state === 'pinned') return;
        change('closed', CLOSE_DELAY_MS);
      },
      onBlur: (event: FocusEvent) => {
        const movedOut = event.relatedTarget && !rootRef.current?.contains(event.relatedTarget);
        if (movedOut) change('closed');
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        change('closed');
        triggerRef.current?.focus();
      },
    },
    triggerProps: {
      ref: triggerRef,
      // A click after a hover keeps the menu open; only the next click closes it.
      onClick: () => change(state === 'pinned' ? 'closed' : 'pinned'),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        openAndFocus(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
    panelProps: {
      ref: panelRef,
      onKeyDown: (event: KeyboardEvent) => {
        const position = LINK_KEYS[event.key];
        if (!position) return;
        event.preventDefault();
        focusLink(position);
      },
      // A link to the current page does not change the address, so it has to close the menu here.
      onClick: () => change('closed'),
    },
  };
}

const LINK_KEYS: Record<string, 'first' | 'last' | 'next' | 'previous' | undefined> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
};
