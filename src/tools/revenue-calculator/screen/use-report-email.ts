import { useState } from 'react';
import { emailKey, isAcceptableEmail, parseEmail } from '@/lib/email.ts';
import { tabStorage } from '@/lib/storage.ts';

/** The address reports go to, remembered for the tab until the visitor changes or clears it. */
export function useReportEmail() {
  const [typed, setTyped] = useState(() => tabStorage.read(emailKey) ?? '');
  const [isSettled, setSettled] = useState(() => isAcceptableEmail(typed));

  return {
    /** What the dialog starts from. */
    typed,
    /** Null while the next submission has to ask. */
    address: isSettled ? parseEmail(typed) : null,
    settle: (email: string) => {
      setTyped(email);
      setSettled(true);
      tabStorage.write(emailKey, email);
    },
    /** The next submission asks again, starting from what was typed. */
    reconsider: () => {
      setSettled(false);
      tabStorage.remove(emailKey);
    },
    forget: () => {
      setTyped('');
      setSettled(false);
      tabStorage.remove(emailKey);
    },
  };
}
