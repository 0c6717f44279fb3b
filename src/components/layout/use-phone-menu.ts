import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';

/**
 * The open state of a full-page menu.
 * @param placeKey changes with every navigation, which closes the menu whatever triggered it
 */
export function usePhoneMenu(placeKey: string) {
  const [isOpen, setIsOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState(placeKey);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const rootRef = useRef<HTMLDivElement>(null);
  useScrollLock(isOpen);

  if (openedAt !== placeKey) {
    setOpenedAt(placeKey);
    setIsOpen(false);
  }

  return {
    isOpen,
    close: () => setIsOpen(false),
    toggleProps: { ref: toggleRef, onClick: () => setIsOpen(!isOpen) },
    rootProps: {
      ref: rootRef,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !isOpen) return;
        setIsOpen(false);
        toggleRef.current?.focus();
      },
      // The page behind the open menu must not receive focus.
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget && !rootRef.current?.contains(event.relatedTarget)) {
          setIsOpen(false);
        }
      },
    },
  };
}

function useScrollLock(isLocked: boolean) {
  useEffect(() => {
    if (!isLocked) return;
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      style.overflow = '';
    };
  }, [isLocked]);
}
