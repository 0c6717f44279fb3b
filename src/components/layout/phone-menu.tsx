import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { PhoneMenuList } from '@/components/layout/phone-menu-list.tsx';
import { usePhoneMenu } from '@/components/layout/use-phone-menu.ts';
import { Glyph } from '@/components/ui/glyph.tsx';
import { headerWords } from '@/content/site.ts';

export function PhoneMenu() {
  const { pathname, key } = useLocation();
  const { isOpen, close, rootProps, toggleProps } = usePhoneMenu(key);
  const panelId = useId();

  return (
    <div {...rootProps} className="opens-without-script covers-page -mr-2 min-[70rem]:hidden">
      <button
        {...toggleProps}
        type="button"
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={isOpen ? headerWords.closeMenu : headerWords.openMenu}
        className="grid size-[min(2.75rem,15vw)] place-items-center rounded-pill hover:bg-ink/10"
      >
        <Glyph name={isOpen ? 'x' : 'menu'} />
      </button>
      <div
        id={panelId}
        hidden={!isOpen}
        className="fixed inset-x-0 top-[calc(4.5rem+1px)] h-[calc(100dvh-4.5rem-1px)] animate-fade-in overflow-y-auto overscroll-contain bg-paper"
      >
        <PhoneMenuList currentPath={pathname} onChoose={close} />
      </div>
    </div>
  );
}
