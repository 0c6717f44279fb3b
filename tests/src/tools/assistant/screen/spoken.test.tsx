import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Transcription } from '@/api/voice.ts';
import { dismissToast, getToast } from '@/components/ui/toast-store.ts';
import type { MicrophoneFault } from '@/tools/assistant/rules/microphone.ts';
import type { Dictation } from '@/tools/assistant/screen/dictation.ts';
import { MicrophoneError } from '@/tools/assistant/screen/microphone.ts';
import {
  ask,
  button,
  copy,
  fakeMicrophone,
  log,
  press,
  settle,
  showAssistant,
  textBox,
} from './fakes.tsx';

beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 10, 28, 12) }));
afterEach(() => {
  vi.useRealTimers();
  dismissToast();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const down = async () => {
  throw new Error('down');
};
const status = () =>
  within(screen.getByRole('region', { name: copy.controls.label })).getByRole('status');
const speakReplies = () => screen.getByRole('switch', { name: 'Speak replies' });

/** A tap, so many milliseconds of speech, and a second tap. */
async function speak(ms = 2000) {
  await press('Ask by voice');
  await settle();
  await pass(ms);
  await press('Stop recording');
  await pass(0);
  await settle();
}

test('a spoken question is recorded, transcribed, answered and its reply spoken', async () => {
  const { services, microphone, speaker } = showAssistant();
  expect(status()).toHaveTextContent('Ready when you are');
  await press('Ask by voice');
  await settle();
  expect(status()).toHaveTextContent('Listening');
  await pass(2000);
  await press('Stop recording');
  await pass(0);
  await settle();
  expect(services.transcribe).toHaveBeenCalledExactlyOnceWith({
    audio: Buffer.alloc(5000).toString('base64'),
    mimeType: 'audio/webm',
  });
  expect(microphone.release).toHaveBeenCalled();
  const question = within(log()).getByRole('article', { name: 'You' });
  expect(question).toHaveTextContent('What does the call cost?');
  expect(question).toHaveTextContent('said');
  expect(speaker.say).toHaveBeenCalledExactlyOnceWith(
    { by: 'audio', audio: 'SUQz' },
    'The call is free.',
  );
  expect(status()).toHaveTextContent('Speaking');
  await speaker.end();
  expect(status()).toHaveTextContent('Ready when you are');
});

test('turns the microphone off before playing any sound', async () => {
  const { microphone, speaker } = showAssistant();
  await speak();
  expect(microphone.release.mock.invocationCallOrder[0]).toBeLessThan(
    speaker.say.mock.invocationCallOrder[0] ?? 0,
  );
});

test('unlocks sound in the tap on the microphone', async () => {
  const { speaker } = showAssistant();
  fireEvent.click(button('Ask by voice'));
  expect(speaker.unlock).toHaveBeenCalled();
  await settle();
});

test('a recording shows its level and time and stops by itself', async () => {
  const { services } = showAssistant();
  await press('Ask by voice');
  await settle();
  await pass(3200);
  expect(screen.getByRole('meter', { name: 'Microphone level' })).toHaveValue(50);
  expect(screen.getByRole('timer', { name: 'Recording time' })).toHaveTextContent('0:03 of 0:24');
  await pass(22_000);
  await settle();
  expect(services.transcribe).toHaveBeenCalledOnce();
});

test('a quick second tap still records for 700 ms', async () => {
  const { microphone } = showAssistant();
  await press('Ask by voice');
  await settle();
  await pass(200);
  await press('Stop recording');
  await pass(499);
  expect(microphone.stop).not.toHaveBeenCalled();
  await pass(1);
  expect(microphone.stop).toHaveBeenCalledOnce();
  await settle();
});

test('a canceled recording leaves nothing behind', async () => {
  const { services, microphone } = showAssistant();
  await press('Ask by voice');
  await settle();
  await press('Cancel');
  expect(button('Ask by voice')).toHaveFocus();
  expect(microphone.release).toHaveBeenCalled();
  expect(services.transcribe).not.toHaveBeenCalled();
  expect(textBox()).toBeVisible();
});

test('a recording does not change the typed text', async () => {
  showAssistant();
  fireEvent.change(textBox(), { target: { value: 'Half a quest' } });
  await press('Ask by voice');
  await settle();
  await press('Cancel');
  expect(textBox()).toHaveValue('Half a quest');
});

test('a spoken question can be edited and asked again', async () => {
  const { services, speaker } = showAssistant();
  await speak();
  await speaker.end();
  await press('Edit what you asked');
  fireEvent.change(screen.getByRole('textbox', { name: 'Edit what you asked' }), {
    target: { value: 'What does the tall cost?' },
  });
  await press('Ask again');
  await settle();
  expect(services.askKira).toHaveBeenLastCalledWith({
    prompt: 'What does the tall cost?',
    history: [],
  });
});

test('the microphone is disabled while KIRA thinks and speaks', async () => {
  const { speaker } = showAssistant();
  await speak();
  expect(button('Ask by voice')).toBeDisabled();
  await speaker.end();
  expect(button('Ask by voice')).toBeEnabled();
});

test('a recording says when it hears nothing', async () => {
  const microphone = { ...fakeMicrophone(), level: () => 0 };
  showAssistant({ openMicrophone: async () => microphone });
  await press('Ask by voice');
  await settle();
  await pass(3200);
  expect(screen.getByText(copy.microphone.nothingHeardYet)).toBeVisible();
});

test.each<[string, readonly number[], string]>([
  ['without a piece', [], 'No audio recorded. Please try again.'],
  ['of empty pieces', [0, 0], 'No audio recorded. Please try speaking longer.'],
  ['of 999 bytes', [999], 'Audio too short. Please speak for at least 1 second.'],
])(
  'a recording that holds no question %s says so and is sent nowhere',
  async (_what, chunkBytes, message) => {
    const microphone = fakeMicrophone(chunkBytes);
    const { services } = showAssistant({ openMicrophone: async () => microphone });
    await speak();
    expect(getToast()).toMatchObject({ title: message, variant: 'destructive' });
    expect(services.transcribe).not.toHaveBeenCalled();
    expect(microphone.release).toHaveBeenCalled();
    expect(status()).toHaveTextContent('Ready when you are');
  },
);

test('an empty transcript shows an error', async () => {
  const { services } = showAssistant({
    services: { transcribe: vi.fn(async () => ({ status: 'heard', text: ' ' }) as const) },
  });
  await speak();
  expect(getToast()?.title).toBe("I didn't catch that. Please try speaking again.");
  expect(services.askKira).not.toHaveBeenCalled();
});

describe('when speech cannot be processed', () => {
  const trouble = {
    title: 'Sorry, I had trouble processing that. Please try again.',
    variant: 'destructive',
  };

  test('a failed transcription shows an error', async () => {
    showAssistant({ services: { transcribe: vi.fn(down) } });
    await speak();
    expect(getToast()).toMatchObject(trouble);
    expect(status()).toHaveTextContent('Ready when you are');
  });

  test('a failed reply shows an error, which no voice replaces', async () => {
    const { speaker } = showAssistant({ services: { askKira: vi.fn(down) } });
    await speak();
    expect(getToast()).toMatchObject(trouble);
    expect(speaker.say).not.toHaveBeenCalled();
    expect(status()).toHaveTextContent('Ready when you are');
  });

  test('sends a recording again as WAV if the server cannot read its container', async () => {
    const transcribe = vi
      .fn<() => Promise<Transcription>>()
      .mockResolvedValueOnce({ status: 'unsupported' })
      .mockResolvedValueOnce({ status: 'heard', text: 'Hello' });
    showAssistant({ services: { transcribe } });
    await speak();
    expect(transcribe).toHaveBeenLastCalledWith({ audio: btoa('RIFF'), mimeType: 'audio/wav' });
    expect(within(log()).getByRole('article', { name: 'You' })).toHaveTextContent('Hello');
  });

  const unavailable = { transcribe: vi.fn(async () => ({ status: 'unavailable' }) as const) };

  test('without a voice service the visitor is asked to type', async () => {
    showAssistant({ services: unavailable });
    await speak();
    expect(screen.getByRole('note')).toHaveTextContent('Voice input isn’t available right now.');
    expect(screen.queryByRole('button', { name: /browser’s speech recognition/ })).toBeNull();
    expect(getToast()).toBeNull();
    await ask('Hello');
    expect(within(log()).getByRole('article', { name: 'KIRA' })).toBeVisible();
  });

  function fakeDictation() {
    let on: Parameters<Dictation['start']>[0] | undefined;
    const stop = vi.fn(() => on?.ended());
    return {
      create: () => ({
        start: (handlers: NonNullable<typeof on>) => {
          on = handlers;
        },
        stop,
      }),
      say: (text: string) => act(async () => on?.heard(text)),
      fail: () =>
        act(async () => {
          on?.failed();
          on?.ended();
        }),
    };
  }

  test('offers the browser’s own recognition, whose text goes into the text box', async () => {
    const dictation = fakeDictation();
    const { services } = showAssistant({
      services: unavailable,
      createDictation: dictation.create,
    });
    await speak();
    await press('Use this browser’s speech recognition');
    await dictation.say('duty on mugs');
    expect(textBox()).toHaveValue('duty on mugs');
    expect(services.lookupTariff).not.toHaveBeenCalled();
    await press('Stop listening');
    expect(button('Use this browser’s speech recognition')).toBeVisible();
  });

  test('withdraws the offer when the browser’s recognition does not answer', async () => {
    const dictation = fakeDictation();
    showAssistant({ services: unavailable, createDictation: dictation.create });
    await speak();
    await press('Use this browser’s speech recognition');
    await dictation.fail();
    expect(screen.getByRole('alert')).toHaveTextContent('Please type your question.');
  });
});

test.each<[MicrophoneFault, string]>([
  ['denied', 'Unable to access microphone. Please check permissions.'],
  ['absent', 'No microphone found.'],
  ['busy', 'Your microphone is in use by another app.'],
  ['insecure', 'The microphone needs a secure connection.'],
  ['unsupported', 'This browser can’t record sound.'],
])(
  'a microphone that cannot be had %s is called by its name, and typing goes on',
  async (fault, title) => {
    const { speaker } = showAssistant({
      openMicrophone: async () => {
        throw new MicrophoneError(fault);
      },
    });
    await press('Ask by voice');
    await settle();
    expect(getToast()).toMatchObject({ title, variant: 'destructive' });
    expect(screen.getByRole('note')).toHaveTextContent(title);
    await ask('Hello');
    expect(within(log()).getByRole('article', { name: 'KIRA' })).toBeVisible();
    expect(speaker.say).not.toHaveBeenCalled();
    await press('Close this note');
    expect(screen.queryByRole('note')).toBeNull();
    expect(button('Ask by voice')).toHaveFocus();
  },
);

test('typed questions get spoken replies only once these are turned on, also on later visits', async () => {
  const first = showAssistant();
  await ask('Hello');
  expect(first.speaker.say).not.toHaveBeenCalled();
  fireEvent.click(speakReplies());
  expect(first.speaker.unlock).toHaveBeenCalled();
  await ask('Again');
  expect(first.speaker.say).toHaveBeenCalledOnce();
  first.unmount();
  sessionStorage.clear();
  showAssistant();
  expect(speakReplies()).toBeChecked();
});

test('spoken replies stay off once they are turned off, even for spoken questions', async () => {
  const { speaker } = showAssistant();
  fireEvent.click(speakReplies());
  fireEvent.click(speakReplies());
  await speak();
  expect(speaker.say).not.toHaveBeenCalled();
  expect(speakReplies()).not.toBeChecked();
});

test('a button stops a spoken reply', async () => {
  const { speaker } = showAssistant();
  await speak();
  act(() => button('Stop speaking').focus());
  await press('Stop speaking');
  expect(button('Ask by voice')).toHaveFocus();
  expect(speaker.silence).toHaveBeenCalled();
  expect(status()).toHaveTextContent('Ready when you are');
  expect(screen.queryByRole('button', { name: 'Stop speaking' })).toBeNull();
});

test('a reset stops a spoken reply', async () => {
  showAssistant();
  await speak();
  await press('Reset KIRA');
  expect(status()).toHaveTextContent('Ready when you are');
});

test('the next question stops a spoken reply', async () => {
  const { services } = showAssistant();
  await speak();
  await ask('What does the call cover?');
  expect(services.askKira).toHaveBeenLastCalledWith(
    expect.objectContaining({ prompt: 'What does the call cover?' }),
  );
});

test('a spoken reply that the browser blocks waits for a tap without an error', async () => {
  const { speaker } = showAssistant();
  await speak();
  await speaker.breakOff('NotAllowedError');
  expect(getToast()).toBeNull();
  await press('Tap to hear');
  expect(speaker.say).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('button', { name: 'Tap to hear' })).toBeNull();
});

test('the browser speaks a reply when our voice fails', async () => {
  const { speaker } = showAssistant({ services: { fetchVoice: vi.fn(down) } });
  await speak();
  expect(speaker.say).toHaveBeenCalledExactlyOnceWith({ by: 'browser' }, 'The call is free.');
  expect(getToast()).toBeNull();
});

test('playback fails only when neither voice can be heard', async () => {
  const { speaker } = showAssistant();
  await speak();
  await speaker.breakOff('NotSupportedError');
  expect(getToast()).toBeNull();
  await speaker.breakOff('synthesis-failed');
  expect(getToast()).toMatchObject({ title: 'Audio playback failed', variant: 'destructive' });
});

test('each reply can be played again', async () => {
  const { speaker } = showAssistant();
  await ask('Hello');
  await press('Hear this');
  await settle();
  expect(speaker.say).toHaveBeenCalledOnce();
});

test('leaving the page turns the microphone off', async () => {
  const { unmount, microphone } = showAssistant();
  await press('Ask by voice');
  await settle();
  unmount();
  expect(microphone.release).toHaveBeenCalled();
});
