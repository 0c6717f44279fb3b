import { fromBase64 } from '@functions/_shared/domain/base64.ts';
import type { Voice } from '../rules/playback.ts';
import { encodeWav } from '../rules/wav.ts';

/** Plays replies. */
export type Speaker = {
  /** To be called in a tap; from then on the browser plays sounds without one. */
  unlock: () => void;
  /** Resolves at the end of the reply. @throws Error with the name of the browser's error */
  say: (voice: Voice, text: string) => Promise<void>;
  silence: () => void;
};

/** A browser's voice that does not start within this time never will: some browsers have none. */
const maxStartMs = 4000;

/**
 * Uses one audio element for every sound, since a tap unlocks the element, not the page.
 * @param piecesOf splits a reply for the browser's own voice
 */
export function createSpeaker(
  audio: HTMLAudioElement,
  synthesis: SpeechSynthesis | undefined,
  piecesOf: (reply: string) => readonly string[],
): Speaker {
  let unlocked = false;
  let giveUp: (() => void) | undefined;
  // Chrome discards an utterance that nothing references and never fires its end event.
  let utterances: readonly SpeechSynthesisUtterance[] = [];

  function silence() {
    audio.pause();
    giveUp?.();
    synthesis?.cancel();
  }

  async function playAudio(base64: string): Promise<void> {
    const address = URL.createObjectURL(new Blob([fromBase64(base64)], { type: 'audio/mpeg' }));
    try {
      await new Promise<void>((resolve, reject) => {
        giveUp = () => reject(named('AbortError'));
        audio.onended = () => resolve();
        audio.onerror = () => reject(named('NotSupportedError'));
        // A phone call, a headset's button or the system; at the end it also precedes `ended`.
        audio.onpause = () => {
          if (!audio.ended) reject(named('AbortError'));
        };
        audio.src = address;
        audio.play().catch(reject);
      });
    } finally {
      giveUp = undefined;
      audio.onended = audio.onerror = audio.onpause = null;
      URL.revokeObjectURL(address);
    }
  }

  function speakInBrowser(text: string): Promise<void> {
    if (!synthesis) return Promise.reject(named('NotSupportedError'));
    utterances = piecesOf(text).map((piece) => new SpeechSynthesisUtterance(piece));
    return utterances.length === 0 ? Promise.resolve() : speakAll(synthesis, utterances);
  }

  return {
    unlock() {
      if (unlocked) return;
      unlocked = true;
      audio.src = silentClip();
      audio.play().catch((error: unknown) => {
        // Any other error means a reply replaced the clip, which takes an unlocked element.
        if (error instanceof Error && error.name === 'NotAllowedError') unlocked = false;
      });
    },
    say: (voice, text) => (voice.by === 'audio' ? playAudio(voice.audio) : speakInBrowser(text)),
    silence,
  };
}

function speakAll(
  synthesis: SpeechSynthesis,
  utterances: readonly SpeechSynthesisUtterance[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      synthesis.cancel();
      reject(named('synthesis-unavailable'));
    }, maxStartMs);
    for (const [index, utterance] of utterances.entries()) {
      utterance.lang = 'en-US';
      utterance.onstart = () => clearTimeout(timer);
      utterance.onerror = ({ error }) => {
        clearTimeout(timer);
        reject(named(error));
      };
      utterance.onend = () => {
        clearTimeout(timer);
        if (index === utterances.length - 1) resolve();
      };
      synthesis.speak(utterance);
    }
  });
}

/** A tenth of a second of silence. */
function silentClip(): string {
  const wav = encodeWav(new Float32Array(800), 8000);
  return `data:audio/wav;base64,${btoa(String.fromCharCode(...wav))}`;
}

function named(name: string): Error {
  const error = new Error(`Speech broke off: ${name}`);
  error.name = name;
  return error;
}
