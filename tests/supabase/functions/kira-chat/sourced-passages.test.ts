import { rewriteReply } from '@functions/_shared/domain/reply-rewriting.ts';
import { isAnswered } from '@functions/kira-chat/compose-reply.ts';
import { findAnswer } from '@functions/kira-chat/find-answer.ts';
import type { Knowledge } from '@functions/kira-chat/knowledge.ts';
import { beforeAll, expect, test } from 'vitest';
import { allPassages } from '../../../../scripts/data/knowledge/all-passages.ts';
import { siteKnowledge } from './site-knowledge.ts';
import { sourcedQuestions } from './sourced-questions.ts';

let knowledge: Knowledge;

beforeAll(async () => {
  knowledge = await siteKnowledge();
});

const sourced = allPassages().filter(({ body }) => body.includes(' Source: '));

test.each(
  sourcedQuestions.flatMap(([title, ...questions]) =>
    questions.map((question) => [question, title] as const),
  ),
)('%s is answered by %s', async (question, title) => {
  const { terms, passages } = await findAnswer(question, [], knowledge);
  expect({ title: passages[0]?.title, isAnswered: isAnswered(passages, terms.length) }).toEqual({
    title,
    isAnswered: true,
  });
});

test('each sourced passage is asked for in three ways', () => {
  expect(sourcedQuestions.map(([title]) => title).sort()).toEqual(
    sourced.map(({ title }) => title).sort(),
  );
  for (const [, ...questions] of sourcedQuestions) expect(new Set(questions).size).toBe(3);
});

test('sourced passages are dated, and the rewriting for display changes none', () => {
  for (const { body } of sourced) {
    expect(body).toMatch(/ Source: .+, as of [A-Z][a-z]{2} \d{1,2}, \d{4}\.$/);
    expect(rewriteReply(body)).toBe(body);
  }
});
