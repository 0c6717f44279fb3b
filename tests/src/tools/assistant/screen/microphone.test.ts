import { describe, expect, test, vi } from 'vitest';
import { openMicrophone, type RecordingBrowser } from '@/tools/assistant/screen/microphone.ts';

function named(name: string): Error {
  return Object.assign(new Error(name), { name });
}

const track = { stop: vi.fn() };
const stream = { getTracks: () => [track] };

class FakeRecorder extends EventTarget {
  static supported: readonly string[] = ['audio/webm;codecs=opus'];
  static isTypeSupported(type: string) {
    return FakeRecorder.supported.includes(type);
  }
  static made: FakeRecorder[] = [];
  state = 'inactive';
  startedWith: number | undefined;
  constructor(
    readonly source: unknown,
    readonly options: { mimeType?: string },
  ) {
    super();
    FakeRecorder.made.push(this);
  }
  start(timesliceMs: number) {
    this.state = 'recording';
    this.startedWith = timesliceMs;
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['x']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

/** A browser of which only the parts the microphone uses are there. */
function browserWith(
  getUserMedia: (constraints: MediaStreamConstraints) => Promise<unknown>,
  overrides: Partial<RecordingBrowser> = {},
): RecordingBrowser {
  return {
    mediaDevices: { getUserMedia: getUserMedia as MediaDevices['getUserMedia'] },
    MediaRecorder: FakeRecorder as unknown as typeof MediaRecorder,
    isSecureContext: true,
    ...overrides,
  };
}

test('asks for 24 kHz mono without echo and noise', async () => {
  const getUserMedia = vi.fn(async () => stream);
  await openMicrophone(browserWith(getUserMedia));
  expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
    audio: {
      sampleRate: 24_000,
      channelCount: 1,
      echoCancellation: true,
      noiseSuppression: true,
    },
  });
});

test('takes any microphone if the constraints cannot be met', async () => {
  const getUserMedia = vi
    .fn(async (_constraints: MediaStreamConstraints): Promise<unknown> => stream)
    .mockRejectedValueOnce(named('OverconstrainedError'));
  await openMicrophone(browserWith(getUserMedia));
  expect(getUserMedia).toHaveBeenLastCalledWith({ audio: true });
});

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'absent'],
  ['NotReadableError', 'busy'],
])('the error %s means the microphone is %s', async (name, fault) => {
  const refuse = async () => {
    throw named(name);
  };
  await expect(openMicrophone(browserWith(refuse))).rejects.toMatchObject({ fault });
});

test('does not ask for the microphone without https', async () => {
  const getUserMedia = vi.fn(async () => stream);
  const browser = browserWith(getUserMedia, { isSecureContext: false });
  await expect(openMicrophone(browser)).rejects.toMatchObject({ fault: 'insecure' });
  expect(getUserMedia).not.toHaveBeenCalled();
});

test.each<Partial<RecordingBrowser>>([{ mediaDevices: undefined }, { MediaRecorder: undefined }])(
  'opening a browser that lacks %o cannot record',
  async (lack) => {
    const browser = browserWith(async () => stream, lack);
    await expect(openMicrophone(browser)).rejects.toMatchObject({ fault: 'unsupported' });
  },
);

test('turns the microphone off if the recorder cannot be created', async () => {
  track.stop.mockClear();
  class Broken {
    constructor() {
      throw named('NotSupportedError');
    }
  }
  const browser = browserWith(async () => stream, {
    MediaRecorder: Broken as unknown as typeof MediaRecorder,
  });
  await expect(openMicrophone(browser)).rejects.toMatchObject({ fault: 'unsupported' });
  expect(track.stop).toHaveBeenCalledOnce();
});

describe('recording', () => {
  async function record() {
    const microphone = await openMicrophone(browserWith(async () => stream));
    const heard: string[] = [];
    microphone.record({ chunk: () => heard.push('chunk'), ended: () => heard.push('ended') });
    const recorder = FakeRecorder.made.at(-1);
    if (!recorder) throw new Error('no recorder was made');
    return { microphone, heard, recorder };
  }

  test('uses the best available type and delivers every 500 ms', async () => {
    const { recorder } = await record();
    expect(recorder.options).toEqual({ mimeType: 'audio/webm;codecs=opus' });
    expect(recorder.startedWith).toBe(500);
  });

  test('leaves the type to a browser that supports none of ours', async () => {
    FakeRecorder.supported = [];
    const { recorder } = await record();
    FakeRecorder.supported = ['audio/webm;codecs=opus'];
    expect(recorder.options).toEqual({});
  });

  test('ends after its last chunk, and a second stop does nothing', async () => {
    const { microphone, heard } = await record();
    microphone.stop();
    microphone.stop();
    expect(heard).toEqual(['chunk', 'ended']);
  });

  test('releasing turns off every track', async () => {
    const { microphone } = await record();
    track.stop.mockClear();
    microphone.release();
    expect(track.stop).toHaveBeenCalledOnce();
  });

  test('without Web Audio the level is 0 and everything else works', async () => {
    const { microphone } = await record();
    expect(microphone.level()).toBe(0);
  });
});

test('the level comes from an audio context that is closed with the microphone', async () => {
  const connect = vi.fn();
  const close = vi.fn(async () => {});
  class FakeContext {
    state = 'running';
    close = close;
    createAnalyser() {
      return {
        fftSize: 0,
        getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.5),
      };
    }
    createMediaStreamSource() {
      return { connect };
    }
  }
  const microphone = await openMicrophone(
    browserWith(async () => stream, {
      AudioContext: FakeContext as unknown as typeof AudioContext,
    }),
  );
  expect(connect).toHaveBeenCalledOnce();
  expect(microphone.level()).toBe(1);
  microphone.release();
  expect(close).toHaveBeenCalledOnce();
});
