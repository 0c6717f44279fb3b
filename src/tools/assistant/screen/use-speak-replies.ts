import { useRef, useState } from 'react';
import { deviceStorage } from '@/lib/storage.ts';

const storageKey = 'kira_speak_replies';

/**
 * Whether replies are spoken. Until the visitor chooses, only spoken questions get a spoken reply;
 * the choice is stored on the device.
 */
export function useSpeakReplies() {
  const [on, setOn] = useState(() => readChoice() ?? false);
  const latest = useRef(on);

  function turn(next: boolean): void {
    latest.current = next;
    setOn(next);
  }

  return {
    on,
    /** The current value, for an answer that was requested some renders ago. */
    isOn: () => latest.current,
    choose(next: boolean): void {
      turn(next);
      deviceStorage.write(storageKey, next ? 'on' : 'off');
    },
    /** To be called when the visitor asks by voice. */
    noteSpeech: () => turn(readChoice() ?? true),
  };
}

function readChoice(): boolean | null {
  const stored = deviceStorage.read(storageKey);
  return stored === 'on' || stored === 'off' ? stored === 'on' : null;
}
