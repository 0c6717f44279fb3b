import { sendSourcingToolNotificationRequestSchema } from '@functions/_shared/contracts/send-sourcing-tool-notification.ts';
import { expect, test, vi } from 'vitest';
import { sendChosenIdea } from '@/api/chosen-idea.ts';
import { submit } from '@/api/submissions/submit.ts';

vi.mock('@/api/submissions/submit.ts', () => ({ submit: vi.fn(async () => undefined) }));

test('sendChosenIdea sends what the contract of the message takes, and nothing else of the idea', async () => {
  await sendChosenIdea('ana@example.com', {
    productName: 'Recipe card box',
    category: 'home-goods',
    reasoning: 'Fits “recipes” in what you told us.',
    estimatedPrice: 32,
    marketFit: 'About 8 orders a month.',
    kindId: 'recipe-box',
    motif: 'wheat',
  });
  const [kind, content] = vi.mocked(submit).mock.calls[0] ?? [];
  expect(kind).toBe('sourcing-message');
  expect(content).toEqual({
    message: {
      type: 'idea',
      email: 'ana@example.com',
      data: {
        productName: 'Recipe card box',
        category: 'home-goods',
        reasoning: 'Fits “recipes” in what you told us.',
        estimatedPrice: 32,
        marketFit: 'About 8 orders a month.',
      },
    },
  });
  const message = content !== undefined && 'message' in content ? content.message : undefined;
  expect(sendSourcingToolNotificationRequestSchema.safeParse(message).success).toBe(true);
});
