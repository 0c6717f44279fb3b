import { drawingFor } from '@functions/generate-mockup/builtin/drawing-for.ts';
import { readDescription } from '@functions/generate-mockup/read-description.ts';
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
