/** The browser's own speech recognition, for sites without a voice service of their own. */
export type Dictation = {
  start: (on: {
    /** All words so far; they may still change. */
    words: (text: string) => void;
    ended: () => void;
    /** Offering it again makes no sense: it is switched off, or its service cannot be reached. */
    failed: () => void;
  }) => void;
  stop: () => void;
};

/** The part of the Web Speech API that is used; TypeScript's DOM library does not describe it. */
export type Recognition = {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start: () => void;
  stop: () => void;
};

/** Errors after which a person simply tries again. */
const passing = ['no-speech', 'aborted'];

export function createDictation(RecognitionClass: new () => Recognition): Dictation {
  const recognition = new RecognitionClass();
  recognition.lang = 'en-US';
  recognition.interimResults = true;
  return {
    start({ words, ended, failed }) {
      recognition.onresult = ({ results }) =>
        words(
          Array.from(results, (result) => result[0]?.transcript ?? '')
            .join('')
            .trim(),
        );
      recognition.onend = ended;
      recognition.onerror = ({ error }) => {
        if (!passing.includes(error)) failed();
      };
      recognition.start();
    },
    stop: () => recognition.stop(),
  };
}
