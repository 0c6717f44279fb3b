import * as z from 'zod/mini';
import { formatDollars } from '../_shared/calculation-figures.ts';
import { type ProductIdea, productIdeaSchema } from '../_shared/contracts/product-ideas.ts';
import type { ServiceDatabase } from '../_shared/database.ts';
import type { EmailBlock } from '../_shared/email-document.ts';

/** The ideas that a visitor was given, the chosen one first. Throws when a query fails. */
export type FindIdeas = (submissionId: string, userEmail: string) => Promise<ProductIdea[]>;

const ideasSchema = z.array(productIdeaSchema);

/**
 * Finds the latest ideas of the same visitor: of the session in which the calculation was stored, and
 * under the same address, so that nobody gets what another asked for.
 */
export function createFindIdeas(database: ServiceDatabase): FindIdeas {
  return async function findIdeas(submissionId, userEmail) {
    const submission = await database
      .from('calculator_submissions')
      .select('session_id')
      .eq('id', submissionId)
      .eq('user_email', userEmail)
      .maybeSingle();
    if (submission.error !== null) {
      throw new Error(`calculator_submissions select failed: ${submission.error.message}`);
    }
    if (submission.data === null) return [];
    const generation = await database
      .from('product_idea_generations')
      .select('ideas, selected_idea')
      .eq('session_id', submission.data.session_id)
      .eq('user_email', userEmail)
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle();
    if (generation.error !== null) {
      throw new Error(`product_idea_generations select failed: ${generation.error.message}`);
    }
    const ideas = ideasSchema.safeParse(generation.data?.ideas);
    if (!ideas.success) return [];
    const selected = productIdeaSchema.safeParse(generation.data?.selected_idea);
    return chosenFirst(ideas.data, selected.success ? selected.data.productName : undefined);
  };
}

/** The ideas for the report; nothing when there are none. */
export function ideaBlocks(ideas: readonly ProductIdea[]): EmailBlock[] {
  if (ideas.length === 0) return [];
  return [
    { kind: 'heading', text: 'Your product ideas' },
    {
      kind: 'list',
      items: ideas.map(
        ({ productName, estimatedPrice, marketFit }) =>
          `${productName}, about ${formatDollars(estimatedPrice)}. ${marketFit}`,
      ),
    },
  ];
}

function chosenFirst(ideas: readonly ProductIdea[], chosenName: string | undefined): ProductIdea[] {
  return [...ideas].sort(
    (one, other) =>
      Number(other.productName === chosenName) - Number(one.productName === chosenName),
  );
}
