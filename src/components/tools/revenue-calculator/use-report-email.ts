import { useState } from 'react';
import { isAcceptableEmail, readEmail } from '@/lib/email.ts';
import type { TextStore } from '../shared/session-store.ts';

/** The address reports go to, remembered for the tab until the visitor changes or clears it. */
export function useReportEmail(store: TextStore, storageKey: string) {
  const [typed, setTyped] = useState(() => store.read(storageKey) ?? '');
  const [isSettled, setSettled] = useState(() => isAcceptableEmail(typed));

  return {
    /** What the dialog starts from. */
    typed,
    /** Null while the next submission has to ask. */
    address: isSettled ? readEmail(typed) : null,
    settle: (email: string) => {
      setTyped(email);
      setSettled(true);
      store.write(storageKey, email);
    },
    /** The next submission asks again, starting from what was typed. */
    reconsider: () => {
      setSettled(false);
      store.remove(storageKey);
    },
    forget: () => {
      setTyped('');
      setSettled(false);
      store.remove(storageKey);
    },
  };
}
