import { useEffect } from 'react';

/**
 * While the browser prints, the address is without its anchor: browsers print the address at the
 * edge of every sheet, and whoever gets the sheet would get the owner's secret.
 */
export function useUnprintedAnchor(): void {
  useEffect(() => {
    let hidden = '';
    const write = (hash: string) => {
      const { pathname, search } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search + hash);
    };
    const hide = () => {
      if (hidden !== '' || window.location.hash === '') return;
      hidden = window.location.hash;
      write('');
    };
    const restore = () => {
      if (hidden === '') return;
      write(hidden);
      hidden = '';
    };
    window.addEventListener('beforeprint', hide);
    window.addEventListener('afterprint', restore);
    return () => {
      window.removeEventListener('beforeprint', hide);
      window.removeEventListener('afterprint', restore);
    };
  }, []);
}
