import { drawingFor } from '@functions/_shared/drawing/drawing-for.ts';
import { readDescription } from '@functions/_shared/drawing/read-description.ts';
import { type EngineResult, judge, readQuestions } from './questions.ts';

/** Judges what the drawing of each product shows; a parcel that stands in is no answer. */
export function evaluatePictures(): EngineResult {
  return {
    engine: 'Pictures',
    judged: readQuestions('pictures').map(([question = '', pattern = '']) => {
      const { depicts, standsIn } = drawingFor(readDescription(question), 'product-design');
      return judge(question, pattern, standsIn ? undefined : depicts);
    }),
  };
}
