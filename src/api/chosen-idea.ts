import type { ProductIdea } from '@functions/_shared/contracts/product-ideas.ts';
import { submit } from './submissions/submit.ts';

/**
 * Mails a chosen idea to the visitor and tells the team. It is kept on the device until it has
 * arrived.
 * @throws ApiError when it was not accepted this time
 */
export function sendChosenIdea(userEmail: string, idea: ProductIdea): Promise<unknown> {
  const { productName, category, estimatedPrice, reasoning, marketFit } = idea;
  return submit('sourcing-message', {
    message: {
      type: 'idea',
      email: userEmail,
      data: { productName, category, estimatedPrice, reasoning, marketFit },
    },
  });
}
