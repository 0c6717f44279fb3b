import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { spokenPieces } from '@/tools/assistant/rules/sentences.ts';
import { createDictation, type Recognition } from '@/tools/assistant/screen/dictation.ts';
import { createSpeaker } from '@/tools/assistant/screen/speaker.ts';

const mp3 = btoa('ID3');
let play: ReturnType<typeof vi.fn<() => Promise<void>>>;
let audio: HTMLAudioElement;

beforeEach(() => {
  vi.useFakeTimers();
  audio = document.createElement('audio');
  play = vi.fn(async () => undefined);
  audio.play = play;
  audio.pause = vi.fn();
  URL.createObjectURL = vi.fn(() => 'blob:reply');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

const say = (speaker: ReturnType<typeof createSpeaker>) =>
  speaker.say({ by: 'audio', audio: mp3 }, 'Hello');

test('plays our voice in the audio element until its end', async () => {
  const saying = say(createSpeaker(audio, undefined, spokenPieces));
  expect(audio.src).toBe('blob:reply');
  audio.dispatchEvent(new Event('ended'));
  await expect(saying).resolves.toBeUndefined();
  expect(URL.revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:reply');
});

test('reports playback that the browser blocks by its error name', async () => {
  play.mockRejectedValue(named('NotAllowedError'));
  await expect(say(createSpeaker(audio, undefined, spokenPieces))).rejects.toMatchObject({
    name: 'NotAllowedError',
  });
});

test('reports undecodable audio as not supported', async () => {
  const saying = say(createSpeaker(audio, undefined, spokenPieces));
  audio.dispatchEvent(new Event('error'));
  await expect(saying).rejects.toMatchObject({ name: 'NotSupportedError' });
});

test('audio paused by a call or a headset is aborted, not failed', async () => {
  const saying = say(createSpeaker(audio, undefined, spokenPieces));
  audio.dispatchEvent(new Event('pause'));
  await expect(saying).rejects.toMatchObject({ name: 'AbortError' });
});

test('silences our voice', async () => {
  const speaker = createSpeaker(audio, undefined, spokenPieces);
  const saying = say(speaker);
  speaker.silence();
  expect(audio.pause).toHaveBeenCalled();
  await expect(saying).rejects.toMatchObject({ name: 'AbortError' });
});

test('unlocking plays a silent clip once', () => {
  const speaker = createSpeaker(audio, undefined, spokenPieces);
  speaker.unlock();
  speaker.unlock();
  expect(audio.src).toMatch(/^data:audio\/wav;base64,/);
  expect(play).toHaveBeenCalledOnce();
});

test('tries unlocking again in the next tap if the browser refused it', async () => {
  play.mockRejectedValueOnce(named('NotAllowedError'));
  const speaker = createSpeaker(audio, undefined, spokenPieces);
  speaker.unlock();
  await vi.advanceTimersByTimeAsync(0);
  speaker.unlock();
  expect(play).toHaveBeenCalledTimes(2);
});

test('counts as unlocked when a reply replaced the clip', async () => {
  play.mockRejectedValueOnce(named('AbortError'));
  const speaker = createSpeaker(audio, undefined, spokenPieces);
  speaker.unlock();
  await vi.advanceTimersByTimeAsync(0);
  speaker.unlock();
  expect(play).toHaveBeenCalledOnce();
});

describe('the browser’s voice', () => {
  class FakeUtterance {
    lang = '';
    onstart: (() => void) | null = null;
    onend: (() => void) | null = null;
    onerror: ((event: { error: string }) => void) | null = null;
    constructor(readonly text: string) {}
  }

  function fakeSynthesis(speak: (utterance: FakeUtterance) => void) {
    vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance);
    const synthesis = { speak: vi.fn(speak), cancel: vi.fn() };
    return {
      synthesis,
      speaker: createSpeaker(audio, synthesis as unknown as SpeechSynthesis, spokenPieces),
    };
  }

  test('speaks sentence after sentence and ends with the last', async () => {
    const { synthesis, speaker } = fakeSynthesis((utterance) => {
      utterance.onstart?.();
      utterance.onend?.();
    });
    await speaker.say({ by: 'browser' }, 'It is 36.5%. Anything else?');
    expect(synthesis.speak.mock.calls.map(([{ text }]) => text)).toEqual([
      'It is 36.5 percent.',
      'Anything else?',
    ]);
  });

  test('speaks the words of a reply but not its symbols', async () => {
    const { synthesis, speaker } = fakeSynthesis((utterance) => utterance.onend?.());
    await speaker.say({ by: 'browser' }, '**HTS 6109.10.00** pays [36.5%](/sourcing) 🎉');
    const said = synthesis.speak.mock.calls.map(([{ text }]) => text).join(' ');
    expect(said).toContain('36.5 percent');
    expect(said).not.toMatch(/[*[\]()🎉]/u);
  });

  test('ends at once for a reply without words', async () => {
    const { synthesis, speaker } = fakeSynthesis(() => undefined);
    await expect(speaker.say({ by: 'browser' }, '🎉')).resolves.toBeUndefined();
    expect(synthesis.speak).not.toHaveBeenCalled();
  });

  test('reports an interruption by its error name', async () => {
    const { speaker } = fakeSynthesis((utterance) =>
      utterance.onerror?.({ error: 'synthesis-failed' }),
    );
    await expect(speaker.say({ by: 'browser' }, 'Hello')).rejects.toMatchObject({
      name: 'synthesis-failed',
    });
  });

  test('fails after four seconds if it never starts', async () => {
    const { synthesis, speaker } = fakeSynthesis(() => undefined);
    const saying = expect(speaker.say({ by: 'browser' }, 'Hello')).rejects.toMatchObject({
      name: 'synthesis-unavailable',
    });
    await vi.advanceTimersByTimeAsync(4000);
    await saying;
    expect(synthesis.cancel).toHaveBeenCalled();
  });

  test('fails at once if the browser has none', async () => {
    const speaker = createSpeaker(audio, undefined, spokenPieces);
    await expect(speaker.say({ by: 'browser' }, 'Hello')).rejects.toMatchObject({
      name: 'NotSupportedError',
    });
  });
});

describe('the browser’s speech recognition', () => {
  class FakeRecognition implements Recognition {
    static latest: FakeRecognition;
    lang = '';
    interimResults = false;
    onresult: Recognition['onresult'] = null;
    onend: Recognition['onend'] = null;
    onerror: Recognition['onerror'] = null;
    start = vi.fn();
    stop = vi.fn();
    constructor() {
      FakeRecognition.latest = this;
    }
  }

  function dictate() {
    const on = { heard: vi.fn(), ended: vi.fn(), failed: vi.fn() };
    const dictation = createDictation(FakeRecognition);
    dictation.start(on);
    return { on, dictation, recognition: FakeRecognition.latest };
  }

  test('reports everything heard so far', () => {
    const { on, recognition } = dictate();
    expect(recognition.start).toHaveBeenCalledOnce();
    const results = [[{ transcript: 'duty on ' }], [{ transcript: 'mugs' }]];
    recognition.onresult?.({ results: results as unknown as SpeechRecognitionResultList });
    expect(on.heard).toHaveBeenCalledExactlyOnceWith('duty on mugs');
  });

  test.each([
    ['network', 1],
    ['not-allowed', 1],
    ['no-speech', 0],
    ['aborted', 0],
  ])('%s counts as failed %i times', (error, times) => {
    const { on, recognition } = dictate();
    recognition.onerror?.({ error });
    expect(on.failed).toHaveBeenCalledTimes(times);
  });

  test('stops on request and reports its end', () => {
    const { on, dictation, recognition } = dictate();
    dictation.stop();
    recognition.onend?.();
    expect(recognition.stop).toHaveBeenCalledOnce();
    expect(on.ended).toHaveBeenCalledOnce();
  });
});
