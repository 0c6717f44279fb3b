import { useRef, useState } from 'react';
import { deviceStorage } from '@/lib/storage.ts';

const storageKey = 'kira_speak_replies';

/**
 * Whether replies are said aloud. Until the visitor chooses, a spoken question gets a spoken reply
 * and a typed one a silent one; the choice is remembered on the device.
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
    /** As it is now, for an answer that was asked for some renders ago. */
    isOn: () => latest.current,
    choose(next: boolean): void {
      turn(next);
      deviceStorage.write(storageKey, next ? 'on' : 'off');
    },
    /** The visitor has asked something aloud. */
    noteSpeech: () => turn(readChoice() ?? true),
  };
}

function readChoice(): boolean | null {
  const kept = deviceStorage.read(storageKey);
  return kept === 'on' || kept === 'off' ? kept === 'on' : null;
}
