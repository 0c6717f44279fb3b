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
      text: 'Open the site settings next to the address bar, allow the microphone, then tap again. Or just type.',
    },
    absent: {
      title: 'No microphone found.',
      text: 'Plug one in or turn it on, then tap again. Or just type.',
    },
    busy: {
      title: 'Your microphone is in use by another app.',
      text: 'Close the call or recorder that’s using it, then tap again. Or just type.',
    },
    insecure: {
      title: 'The microphone needs a secure connection.',
      text: 'Browsers allow it only on https pages. Open this page with https, or type your question.',
    },
    unsupported: {
      title: 'This browser can’t record sound.',
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
  nothingHeardYet: 'I can’t hear anything yet. Is the right microphone on?',
  unavailable: {
    title: 'Voice input isn’t available right now.',
    text: 'Type your question and I’ll answer it.',
    offer:
      'Or let your browser write down what you say. Some browsers send the audio to the company behind them.',
    start: 'Use this browser’s speech recognition',
    stop: 'Stop listening',
    failed: 'This browser’s speech recognition isn’t responding. Please type your question.',
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
  greeting: `Hi, I’m ${kira}.`,
  text: 'I look things up before I answer, and I show you where: the US tariff schedule, our factory list and this site’s pages.',
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
