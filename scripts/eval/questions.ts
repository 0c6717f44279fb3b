import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What an engine made of one question. */
export type Verdict = 'right' | 'wrong' | 'unanswered';

/** A question with the verdict and what was answered. */
export type Judged = { question: string; verdict: Verdict; answer: string };

/** The result of one engine on its list. */
export type EngineResult = { engine: string; judged: readonly Judged[] };

const folder = join(import.meta.dirname, '../../data/eval');

/**
 * The rows of a list in data/eval, cell by cell. Lines that begin with "#" are comments.
 * @param name the file's name without `.tsv`
 */
export function readQuestions(name: string): readonly (readonly string[])[] {
  return readFileSync(join(folder, `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'));
}

/** Right when the pattern occurs in the answer; unanswered when the engine says it does not know. */
export function judge(question: string, pattern: string, answer: string | undefined): Judged {
  if (answer === undefined) return { question, verdict: 'unanswered', answer: '' };
  const isRight = new RegExp(pattern, 'i').test(answer);
  return { question, verdict: isRight ? 'right' : 'wrong', answer };
}
