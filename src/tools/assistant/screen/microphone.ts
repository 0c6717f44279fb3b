import {
  chooseRecordingType,
  loudness,
  type MicrophoneFault,
  microphoneFault,
} from '../rules/microphone.ts';
import { recorderRules } from '../rules/recorder.ts';

/** A live microphone with its recorder. */
export type Microphone = {
  /** Starts recording; `ended` follows the last chunk. */
  record: (on: { chunk: (chunk: Blob) => void; ended: () => void }) => void;
  stop: () => void;
  /** Turns the microphone off; may be called repeatedly. */
  release: () => void;
  /** The current level, 0 to 1. */
  level: () => number;
};

export class MicrophoneError extends Error {
  constructor(
    readonly fault: MicrophoneFault,
    options?: ErrorOptions,
  ) {
    super(`The microphone is ${fault}`, options);
    this.name = 'MicrophoneError';
  }
}

/** The parts of a browser that recording needs; old browsers and insecure pages lack some. */
export type RecordingBrowser = {
  mediaDevices?: Pick<MediaDevices, 'getUserMedia'>;
  MediaRecorder?: typeof MediaRecorder;
  AudioContext?: typeof AudioContext;
  isSecureContext: boolean;
};

/** From specification §9; devices ignore what they do not support. */
const audioConstraints = {
  sampleRate: 24_000,
  channelCount: 1,
  echoCancellation: true,
  noiseSuppression: true,
};

/** Asks for the microphone; to be called in a tap. @throws MicrophoneError */
export async function openMicrophone(browser: RecordingBrowser): Promise<Microphone> {
  const { mediaDevices, MediaRecorder: Recorder } = browser;
  // Browsers offer no microphone to pages without https.
  if (!browser.isSecureContext) throw new MicrophoneError('insecure');
  if (!mediaDevices || !Recorder) throw new MicrophoneError('unsupported');
  // Created in the tap, or Safari leaves it suspended.
  const meter = createMeter(browser.AudioContext);
  let stream: MediaStream | undefined;
  try {
    stream = await getStream(mediaDevices);
    meter?.listen(stream);
    return createMicrophone(stream, createRecorder(Recorder, stream), meter);
  } catch (error) {
    for (const track of stream?.getTracks() ?? []) track.stop();
    meter?.close();
    const name = error instanceof Error ? error.name : '';
    throw new MicrophoneError(microphoneFault(name), { cause: error });
  }
}

async function getStream(devices: Pick<MediaDevices, 'getUserMedia'>): Promise<MediaStream> {
  try {
    return await devices.getUserMedia({ audio: audioConstraints });
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'OverconstrainedError') throw error;
    return devices.getUserMedia({ audio: true });
  }
}

function createRecorder(Recorder: typeof MediaRecorder, stream: MediaStream): MediaRecorder {
  const type = chooseRecordingType(
    Recorder.isTypeSupported && ((candidate) => Recorder.isTypeSupported(candidate)),
  );
  return new Recorder(stream, type === undefined ? {} : { mimeType: type });
}

function createMicrophone(
  stream: MediaStream,
  recorder: MediaRecorder,
  meter: Meter | undefined,
): Microphone {
  return {
    record({ chunk, ended }) {
      recorder.addEventListener('dataavailable', ({ data }) => chunk(data));
      recorder.addEventListener('stop', ended);
      recorder.start(recorderRules.chunkMs);
    },
    stop() {
      if (recorder.state !== 'inactive') recorder.stop();
    },
    release() {
      for (const track of stream.getTracks()) track.stop();
      meter?.close();
    },
    level: () => meter?.level() ?? 0,
  };
}

type Meter = { listen: (stream: MediaStream) => void; level: () => number; close: () => void };

/** Undefined where the browser has no Web Audio: recording works without a meter. */
function createMeter(Context: typeof AudioContext | undefined): Meter | undefined {
  if (!Context) return undefined;
  // At its default rate: Firefox refuses to connect a microphone to a context of another rate.
  const context = new Context();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  const samples = new Float32Array(analyser.fftSize);
  return {
    listen: (stream) => {
      context.createMediaStreamSource(stream).connect(analyser);
    },
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return loudness(samples);
    },
    close: () => {
      if (context.state !== 'closed') void context.close();
    },
  };
}
