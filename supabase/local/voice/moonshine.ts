import tokenizer from 'llama-tokenizer-js';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import { packageFile, type ReadFile } from './package-file.ts';
import { isSilent } from './silence.ts';
import { recogniserRateHz, type Sound } from './sound.ts';
import { type NextToken, searchTokens } from './token-search.ts';

/**
 * Writes down what was said in 16 kHz mono sound, '' when nothing was. It leans towards `words`,
 * which costs time.
 */
export type Recogniser = (sound: Sound, options?: { words?: readonly string[] }) => Promise<string>;

/** Shape of the tiny model: layers, attention heads and the size of each. */
const layers = 6;
const heads = 8;
const headSize = 36;
const startToken = 1;
const endToken = 2;

/** Nobody says more; without a limit the model can go round in circles. */
const tokensPerSecond = 6.5;
const fewestTokens = 8;

/** Found by trying: word errors of trade questions fall by two thirds, those of others stay. */
const searchWidth = 4;
const wordBonus = 3;

/** Silence added on both sides of a short word when the model hears nothing in it as it is. */
const paddingSeconds = 0.5;

/** Loads Moonshine tiny, an English speech recogniser of 27 million parameters. */
export async function loadMoonshine(readFile: ReadFile): Promise<Recogniser> {
  // A second thread brings nothing with a model this small, and needs workers.
  env.wasm.numThreads = 1;
  env.logLevel = 'error';
  const [encoder, decoder] = [
    await openModel(readFile, 'encoder_model.onnx'),
    await openModel(readFile, 'decoder_model_merged.onnx'),
  ];

  async function hear(samples: Float32Array, words: readonly string[]): Promise<string> {
    const encoded = await encoder.run({
      input_values: new Tensor('float32', samples, [1, samples.length]),
    });
    const tokens = await searchTokens(nextTokenOf(decoder, output(encoded, 'last_hidden_state')), {
      startToken,
      endToken,
      maxTokens: Math.max(
        fewestTokens,
        Math.floor((samples.length / recogniserRateHz) * tokensPerSecond),
      ),
      width: words.length > 0 ? searchWidth : 1,
      words: words.map((word) => tokenizer.encode(word, false, true)),
      wordBonus,
    });
    return tokenizer.decode([startToken, ...tokens]).trim();
  }

  return async function recognise(sound, { words = [] } = {}) {
    if (isSilent(sound)) return '';
    return (await hear(sound.samples, words)) || hear(padded(sound.samples), words);
  };
}

async function openModel(readFile: ReadFile, name: string): Promise<InferenceSession> {
  const file = packageFile(`@moonshine-ai/moonshine-js/dist/model/tiny/quantized/${name}`);
  return InferenceSession.create(await readFile(file), {
    executionProviders: ['wasm'],
  });
}

type Memory = Record<string, Tensor>;

/** The decoder remembers what it has computed in tensors that are handed back at the next step. */
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
      // What belongs to the encoder is computed at the first step, and empty in later answers.
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
  const padding = Math.round(paddingSeconds * recogniserRateHz);
  const longer = new Float32Array(samples.length + padding * 2);
  longer.set(samples, padding);
  return longer;
}
