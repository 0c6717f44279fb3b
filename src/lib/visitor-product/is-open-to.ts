import type { AnswerName } from './answers.ts';
import type { AnswerSource, VisitorProduct } from './products.ts';

/**
 * Whether one of these tools may give the answer: it is missing, or came from one of them. For what
 * a tool derives or recommends, which is never to replace what the visitor said.
 */
export function isOpenTo(
  sources: readonly AnswerSource[],
  name: AnswerName,
  { answers, origins }: Pick<VisitorProduct, 'answers' | 'origins'>,
): boolean {
  const from = origins[name]?.from;
  return answers[name] === undefined || (from !== undefined && sources.includes(from));
}
