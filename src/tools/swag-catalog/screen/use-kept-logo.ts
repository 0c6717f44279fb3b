import { parseJson } from '@functions/_shared/domain/schema.ts';
import { useState } from 'react';
import { tabStorage } from '@/lib/storage.ts';
import { type Logo, type LogoLook, plainLook } from '../rules/logo.ts';
import { type KeptLogo, keptLogoSchema, logoKey } from '../storage.ts';

export type LogoState = KeptLogo & {
  /** False where the browser keeps nothing: the logo is gone with the page. */
  isKept: boolean;
  setLogo: (logo: Logo) => void;
  setLook: (patch: Partial<LogoLook>) => void;
  remove: () => void;
};

/** The visitor's logo, kept in this tab and nowhere else. */
export function useKeptLogo(): LogoState {
  const [kept, setKept] = useState(() => parseJson(keptLogoSchema, tabStorage.read(logoKey)));
  const [isKept, setIsKept] = useState(true);

  function keep(next: KeptLogo) {
    setKept(next);
    setIsKept(tabStorage.write(logoKey, JSON.stringify(next)));
  }

  return {
    ...kept,
    isKept,
    setLogo: (logo) => keep({ ...kept, logo }),
    setLook: (patch) => keep({ ...kept, look: { ...kept.look, ...patch } }),
    remove: () => {
      tabStorage.remove(logoKey);
      setKept({ logo: null, look: plainLook });
      setIsKept(true);
    },
  };
}
