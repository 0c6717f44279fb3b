import { maxRecordingSeconds } from '@functions/_shared/domain/voice.ts';
import { contactMailto, factorySearchPath, outsideLinks, paths } from '@/config/paths.ts';
import { site } from '@/content/site.ts';
import type { CallWords, PageMeta, TitledListWords } from '@/content/types.ts';
import type { MicrophoneFault } from '@/tools/assistant/rules/microphone-fault.ts';
import type { RecordingFault } from '@/tools/assistant/rules/recorder.ts';

const kira = site.assistantName;

const meta: PageMeta = {
  title: `Ask ${kira} about duties, factories and next steps | ${site.name}`,
  description: `${kira} knows how products are sourced, made, taxed and shipped. Ask by voice or text for US import duties with their headings, factories and sources.`,
  keywords: ['sourcing assistant', 'tariff questions', 'find factories', 'voice assistant'],
  path: paths.voiceAssistant,
};

const hero = {
  label: `Ask ${kira}`,
  title: 'Your question, in your own words',
  lead: 'US import duties with headings and dates, factories that fit, and how we work. Say it or type it; it works the same.',
};

/** Specification §5 and §8, word for word. */
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
  /** The first line of each; what to do follows. */
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
  longest: `of 0:${maxRecordingSeconds - 1}`,
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
  longest: 500,
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
  suggestionsLabel: 'Questions to start with',
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

/** The words of an answer that the page itself gives. */
const answers = {
  factoriesFound: (count: number, query: string) =>
    count === 1
      ? `One factory fits “${query}”.`
      : `${count === 2 ? 'Two' : 'Three'} factories fit “${query}” best.`,
  factoryProductOpen: 'Which product should they make? Name it together with the factories.',
  factoryExamples: ['Find factories for soy candles', 'Find factories for leather bags'],
  factoriesNotFound: (query: string) =>
    `I found no factory for “${query}” in our list. Search by hand with other words, or send the request to our sourcing team.`,
  factorySearchDown: (query: string) =>
    `The factory search did not answer. You can search for “${query}” by hand.`,
  moreLikeIt: (product: string, origin: string) => `What is the duty on ${product} from ${origin}?`,
};

const tariffCard = {
  title: 'Duty on entry to the United States',
  from: (origin: string) => `from ${origin}`,
  total: 'Total duty',
  atLeast: 'At least',
  noTotal: 'No single number',
  code: 'HTS code',
  barLabel: 'The parts of the duty',
  layersLabel: 'The duties, one by one',
  columns: { duty: 'Duty', heading: 'Heading', rate: 'Rate' },
  since: (day: string) => `since ${day}`,
  until: (day: string) => `until ${day}`,
  usmca: 'With a USMCA claim',
  candidatesLabel: 'Which of these is it?',
  otherKindsLabel: 'Or is it one of these?',
  otherLines: 'Other lines it could be',
  originsLabel: 'Where is it made?',
  origins: [
    { code: 'CN', name: 'China' },
    { code: 'VN', name: 'Vietnam' },
    { code: 'IN', name: 'India' },
    { code: 'MX', name: 'Mexico' },
    { code: 'TR', name: 'Turkey' },
    { code: 'PT', name: 'Portugal' },
  ],
  why: 'Why this code',
  notCovered: 'Not in this number',
  sources: 'Sources',
  open: 'Open this in the calculator',
  compareLabel: 'Side by side',
  confidence: {
    high: 'Sure of the code',
    medium: 'Fairly sure of the code',
    low: 'Unsure of the code: check it',
    none: 'No code yet',
  },
};

const factoryCards = {
  label: 'Factories',
  sample: 'Sample data',
  minOrder: (units: string) => `from ${units} units`,
  price: 'a unit',
  all: 'See all and refine',
  byHand: 'Search factories by hand',
  searchPath: factorySearchPath,
};

const pageCards = {
  label: {
    builtin: 'Where this comes from',
    live: 'Put in words by a language model from these pages',
  },
};

const people = {
  booking: { label: 'Book a free call', href: outsideLinks.booking },
  email: { label: 'Write to us', href: contactMailto(`A question for ${kira}`) },
};

const assistant = {
  kira,
  messages,
  microphone,
  status,
  composer,
  controls,
  thread,
  empty,
  answers,
  tariffCard,
  factoryCards,
  pageCards,
  people,
};

export type AssistantWords = typeof assistant;

const honesty: TitledListWords = {
  label: 'Good to know',
  title: 'What stands behind an answer',
  items: [
    {
      title: 'Duties come from the schedule',
      text: 'Every line of the US tariff schedule, the China lists, the forced-labor action and the metal duties, each with heading and dates. What is not in the number is named beside it.',
    },
    {
      title: 'Ranges are shown by their upper end',
      text: 'Where our pages name a range, an answer names its upper value, so that nothing costs more or takes longer than you heard.',
    },
    {
      title: 'The conversation stays in this tab',
      text: 'It is there after a reload, gone when you close the tab or reset. Only people who are signed in have theirs stored.',
    },
  ],
};

const call: CallWords = {
  title: 'Rather ask a person?',
  text: 'The first call is free. Or write down the question, and the right specialist answers it.',
  actions: [
    { label: 'Book a Free Call', href: outsideLinks.booking },
    { label: 'Write to us', href: contactMailto(`A question for ${kira}`) },
  ],
};

export const voiceAssistantPage = {
  meta,
  hero,
  loading: 'Loading the assistant',
  assistant,
  honesty,
  call,
};
