import { maxRecordingSeconds } from '@functions/_shared/domain/voice.ts';
import { site } from '@/content/site.ts';
import type { MicrophoneFault } from './rules/microphone.ts';
import type { RecordingFault } from './rules/recorder.ts';

const kira = site.assistantName;

/** Verbatim from specification §5 and §8. */
const messages = {
  recordingFault: {
    nothing: 'No audio recorded. Please try again.',
    empty: 'No audio recorded. Please try speaking longer.',
    'too-short': 'Audio too short. Please speak for at least 1 second.',
  } satisfies Record<RecordingFault, string>,
  nothingHeard: "I didn't catch that. Please try speaking again.",
  microphoneDenied: 'Unable to access microphone. Please check permissions.',
  processingFailed: 'Sorry, I had trouble processing that. Please try again.',
  sendFailed: 'Failed to send message. Please try again.',
  trouble: "I'm having trouble responding right now. Please try again in a moment.",
  playbackFailed: 'Audio playback failed',
  factorySearchFailed: 'Factory search failed. Please try again.',
  reset: `${kira} assistant reset successfully`,
};

const microphone = {
  /** Each title names the problem, the text its remedy. */
  fault: {
    denied: {
      title: messages.microphoneDenied,
      text: 'Open the site settings beside the address, allow the microphone for this site, then tap again. Typing works all the same.',
    },
    absent: {
      title: 'No microphone found.',
      text: 'Plug one in or switch it on, then tap again. Typing works all the same.',
    },
    busy: {
      title: 'Your microphone is in use by another app.',
      text: 'Close the call or the recorder that holds it, then tap again. Typing works all the same.',
    },
    insecure: {
      title: 'The microphone needs a secure connection.',
      text: 'Browsers open it on https addresses only. Open this page with https, or type your question.',
    },
    unsupported: {
      title: 'This browser cannot record sound.',
      text: 'Type your question here, or open the page in another browser to speak.',
    },
  } satisfies Record<MicrophoneFault, { title: string; text: string }>,
  dismiss: 'Close this note',
  ask: 'Ask by voice',
  stop: 'Stop recording',
  cancel: 'Cancel',
  level: 'Microphone level',
  elapsed: 'Recording time',
  maxTime: `of 0:${maxRecordingSeconds - 1}`,
  nothingHeardYet: 'I cannot hear anything yet. Is the right microphone on?',
  unavailable: {
    title: 'There is no speech recognition on this site right now.',
    text: 'Type your question; I answer just the same.',
    offer:
      'Or let your browser write down what you say. Some browsers send the sound to their maker.',
    start: 'Use the speech recognition of this browser',
    stop: 'Stop listening',
    failed: 'The speech recognition of this browser does not answer. Please type your question.',
  },
};

const status = {
  idle: 'Ready when you are',
  opening: 'Waiting for the microphone',
  listening: 'Listening',
  thinking: 'Thinking',
  transcribing: 'Writing down what you said',
  speaking: 'Speaking',
};

const composer = {
  label: `Your question for ${kira}`,
  placeholder: 'Type your question',
  hint: 'Enter sends, Shift+Enter starts a new line',
  send: 'Send',
  /** Room for a supplier’s reply. */
  maxLength: 2000,
};

const controls = {
  label: `${kira}’s voice and thread`,
  speakReplies: 'Speak replies',
  stopSpeaking: 'Stop speaking',
  stopWaiting: 'Stop waiting',
  tapToHear: 'Tap to hear',
  reset: `Reset ${kira}`,
  undoReset: 'Bring the conversation back',
};

const thread = {
  label: `Conversation with ${kira}`,
  you: 'You',
  spoken: 'said',
  kira,
  edit: 'Edit',
  editLabel: 'Edit what you asked',
  askAgain: 'Ask again',
  cancelEdit: 'Cancel',
  retry: 'Try again',
  unanswered: 'This question has no answer yet.',
  hear: 'Hear this',
  nextLabel: 'You could ask next',
};

const empty = {
  greeting: `Hi, I am ${kira}.`,
  text: 'I look things up before I answer, and show you where: the US tariff schedule, our factory list and the pages of this site.',
  groups: [
    {
      title: 'Duties',
      questions: [
        'How much is the duty on cotton T-shirts from China?',
        'What is the tariff on ceramic mugs from Mexico?',
        'Compare the duty on leather handbags from Italy and Vietnam',
      ],
    },
    {
      title: 'Factories',
      questions: ['Find factories for soy candles', 'Shortlist factories for baby grip socks'],
    },
    {
      title: 'Working with us',
      questions: ['What does the strategy call cost?', 'How long does a launch take?'],
    },
  ],
};

export const assistantCopy = {
  kira,
  messages,
  microphone,
  status,
  composer,
  controls,
  thread,
  empty,
};
