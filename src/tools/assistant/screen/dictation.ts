/** The browser's own speech recognition, for sites without a voice service. */
export type Dictation = {
  start: (on: {
    /** Everything heard so far; it may still change. */
    heard: (text: string) => void;
    ended: () => void;
    /** Retrying is pointless: recognition is turned off or its service is unreachable. */
    failed: () => void;
  }) => void;
  stop: () => void;
};

/** The part of the Web Speech API used here; TypeScript's DOM library does not describe it. */
export type Recognition = {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start: () => void;
  stop: () => void;
};

/** Errors after which the visitor can simply try again. */
const retryableErrors = ['no-speech', 'aborted'];

export function createDictation(RecognitionClass: new () => Recognition): Dictation {
  const recognition = new RecognitionClass();
  recognition.lang = 'en-US';
  recognition.interimResults = true;
  return {
    start({ heard, ended, failed }) {
      recognition.onresult = ({ results }) =>
        heard(
          Array.from(results, (result) => result[0]?.transcript ?? '')
            .join('')
            .trim(),
        );
      recognition.onend = ended;
      recognition.onerror = ({ error }) => {
        if (!retryableErrors.includes(error)) failed();
      };
      recognition.start();
    },
    stop: () => recognition.stop(),
  };
}
