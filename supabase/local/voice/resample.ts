import type { Sound } from './sound.ts';

/** Half the length of the filter, in periods of the lower rate: enough for speech. */
const halfWidth = 12;

/** The share of the lower rate's band that is kept; the rest is the slope of the filter. */
const keptBand = 0.9;

/** Changes the sample rate with a windowed-sinc low-pass filter, which prevents aliasing. */
export function resample({ samples, rateHz }: Sound, toHz: number): Sound {
  if (rateHz === toHz) return { samples, rateHz };
  const divisor = greatestCommonDivisor(rateHz, toHz);
  const phases = toHz / divisor;
  const step = rateHz / divisor;
  const filters = Array.from({ length: phases }, (_, phase) =>
    filterFor(phase / phases, Math.min(1, toHz / rateHz)),
  );
  const output = new Float32Array(Math.floor((samples.length * toHz) / rateHz));
  for (let index = 0; index < output.length; index += 1) {
    const position = index * step;
    const whole = Math.floor(position / phases);
    const filter = filters[position % phases];
    if (filter) output[index] = weigh(samples, whole, filter);
  }
  return { samples: output, rateHz: toHz };
}

/** Weights for the samples around a point `fraction` of a sample after the middle one. */
function filterFor(fraction: number, ratio: number): Float32Array {
  const reach = Math.ceil(halfWidth / ratio);
  const cutoff = ratio * keptBand;
  const weights = Float32Array.from({ length: reach * 2 + 1 }, (_, index) => {
    const distance = index - reach - fraction;
    const window =
      Math.abs(distance) < reach ? 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach) : 0;
    return sinc(distance * cutoff) * window;
  });
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

function weigh(samples: Float32Array, middle: number, filter: Float32Array): number {
  const reach = (filter.length - 1) / 2;
  const first = Math.max(0, reach - middle);
  const last = Math.min(filter.length, samples.length - middle + reach);
  let sum = 0;
  for (let index = first; index < last; index += 1) {
    sum += (samples[middle - reach + index] ?? 0) * (filter[index] ?? 0);
  }
  return sum;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
