import tokenizer from 'llama-tokenizer-js';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { packageFile, type ReadFile } from './package-file.ts';
import { isSilent } from './silence.ts';
import { recognizerRateHz, type Sound } from './sound.ts';
import { type NextToken, searchTokens } from './token-search.ts';

/**
 * Transcribes 16 kHz mono sound, '' when nothing was said. `words` makes it prefer those words,
 * which takes longer.
 */
export type Recognizer = (sound: Sound, options?: { words?: readonly string[] }) => Promise<string>;

/** Shape of the tiny model: layers, attention heads and the size of each. */
const layers = 6;
const heads = 8;
const headSize = 36;
const startToken = 1;
const endToken = 2;

/** Nobody speaks faster; without a limit the model can repeat itself endlessly. */
const tokensPerSecond = 6.5;
const minTokens = 8;

/**
 * Tuned by experiment: word errors in trade questions fall by two thirds, those in others stay the
 * same.
 */
const searchWidth = 4;
const wordBonus = 3;

/**
 * Silence added on both sides of a short recording in which the model hears nothing, in seconds.
 */
const paddingSeconds = 0.5;

/** Loads Moonshine tiny, an English speech recognizer with 27 million parameters. */
export async function loadMoonshine(readFile: ReadFile): Promise<Recognizer> {
  // A second thread gains nothing with a model this small, and needs workers.
  env.wasm.numThreads = 1;
  env.logLevel = 'error';
  const [encoder, decoder] = [
    await openModel(readFile, 'encoder_model.onnx'),
    await openModel(readFile, 'decoder_model_merged.onnx'),
  ];

  async function transcribe(samples: Float32Array, words: readonly string[]): Promise<string> {
    const encoded = await encoder.run({
      input_values: new Tensor('float32', samples, [1, samples.length]),
    });
    const tokens = await searchTokens(nextTokenOf(decoder, output(encoded, 'last_hidden_state')), {
      startToken,
      endToken,
      maxTokens: Math.max(
        minTokens,
        Math.floor((samples.length / recognizerRateHz) * tokensPerSecond),
      ),
      width: words.length > 0 ? searchWidth : 1,
      words: words.map((word) => tokenizer.encode(word, false, true)),
      wordBonus,
    });
    return tokenizer.decode([startToken, ...tokens]).trim();
  }

  return async function recognize(sound, { words = [] } = {}) {
    if (isSilent(sound)) return '';
    return (await transcribe(sound.samples, words)) || transcribe(padded(sound.samples), words);
  };
}

async function openModel(readFile: ReadFile, name: string): Promise<InferenceSession> {
  const file = packageFile(`@moonshine-ai/moonshine-js/dist/model/tiny/quantized/${name}`);
  return InferenceSession.create(await readFile(file), {
    executionProviders: ['wasm'],
  });
}

type Memory = Record<string, Tensor>;

/** The decoder caches its computations in tensors, which are passed back at the next step. */
function nextTokenOf(decoder: InferenceSession, encoded: Tensor): NextToken<Memory> {
  const empty = emptyMemory();
  return async function next(token, memory) {
    const results = await decoder.run({
      input_ids: new Tensor('int64', BigInt64Array.of(BigInt(token)), [1, 1]),
      encoder_hidden_states: encoded,
      use_cache_branch: new Tensor('bool', [memory !== undefined]),
      ...(memory ?? empty),
    });
    const logits = output(results, 'logits').data;
    if (!(logits instanceof Float32Array)) throw new Error('The model answered no numbers.');
    const state = { ...(memory ?? empty) };
    for (const name of Object.keys(empty)) {
      // The encoder's part is computed in the first step and empty in later results.
      if (memory !== undefined && name.includes('.encoder.')) continue;
      state[name] = output(results, name.replace('past_key_values', 'present'));
    }
    return { logits, state };
  };
}

function emptyMemory(): Memory {
  const memory: Memory = {};
  for (let layer = 0; layer < layers; layer += 1) {
    for (const part of ['decoder.key', 'decoder.value', 'encoder.key', 'encoder.value']) {
      memory[`past_key_values.${layer}.${part}`] = new Tensor('float32', new Float32Array(), [
        0,
        heads,
        1,
        headSize,
      ]);
    }
  }
  return memory;
}

function output(results: InferenceSession.OnnxValueMapType, name: string): Tensor {
  const value = results[name];
  if (!(value instanceof Tensor)) throw new Error(`The model gave no ${name}.`);
  return value;
}

function padded(samples: Float32Array): Float32Array {
  const padding = Math.round(paddingSeconds * recognizerRateHz);
  const longer = new Float32Array(samples.length + padding * 2);
  longer.set(samples, padding);
  return longer;
}
