import type { ProductIdea } from '@functions/_shared/contracts/product-ideas.ts';
import { isProductCategory } from '@functions/_shared/domain/product-categories.ts';
import {
  flag,
  list,
  number,
  object,
  record,
  type Schema,
  text,
  texts,
} from '@functions/_shared/domain/schema.ts';
import { emailKey } from '@/lib/email.ts';
import { tabStorage } from '@/lib/storage.ts';
import { useToolState } from '@/tools/shared/use-tool-state.ts';
import { ideaKey } from './key.ts';
import type { IdeaFieldName, IdeaFields } from './rules/idea-fields.ts';

/** What the tab stores of the dialog. */
type IdeaMemory = IdeaFields & {
  /** The link of the surrounding form when the dialog last opened; only a new one is taken over. */
  offeredUrl: string;
  /** Set aside by the visitor, to compare. */
  kept: readonly ProductIdea[];
  /** Every product offered so far, so that none is offered twice. */
  shownNames: readonly string[];
};

/** The contract allows no more names; the catalog has fewer products. */
const maxShownNames = 400;

/** As many as can be compared side by side. */
export const maxKept = 4;

/** An idea as the tab stored it; null for anything else. */
const keptIdeas = list<ProductIdea>((raw) => {
  const stored = record(raw);
  const productName = text(stored.productName);
  const estimatedPrice = number(null)(stored.estimatedPrice);
  if (productName === '' || estimatedPrice === null || !isProductCategory(stored.category)) {
    return null;
  }
  const [kindId, motif] = [text(stored.kindId), text(stored.motif)];
  return {
    productName,
    ...(kindId !== '' && { kindId }),
    ...(motif !== '' && { motif }),
    category: stored.category,
    reasoning: text(stored.reasoning),
    estimatedPrice,
    marketFit: text(stored.marketFit),
    isClassic: flag(stored.isClassic),
  };
});

const storedSchema = object<IdeaMemory>({
  profileUrl: text,
  contentDescription: text,
  email: text,
  offeredUrl: text,
  kept: (raw) => keptIdeas(raw).slice(-maxKept),
  shownNames: (raw) => texts(raw).slice(-maxShownNames),
});

/** Without an email of its own the dialog starts with the one that another tool was given. */
const memorySchema: Schema<IdeaMemory> = (raw) => {
  const stored = storedSchema(raw);
  return { ...stored, email: stored.email || (tabStorage.read(emailKey) ?? '') };
};

/** The dialog's fields and the products it has shown, stored in the tab. */
export function useIdeaMemory() {
  const { state, set } = useToolState({ key: ideaKey, schema: memorySchema });
  const { offeredUrl: _, shownNames, kept, ...fields } = state;
  return {
    fields,
    shownNames,
    kept,
    /** Keeps an idea, or lets go of one that is kept. */
    toggleKept: (idea: ProductIdea) =>
      set((before) => {
        const others = before.kept.filter(({ productName }) => productName !== idea.productName);
        const isKept = others.length < before.kept.length;
        return { ...before, kept: isKept ? others : [...others, idea].slice(-maxKept) };
      }),
    change: (name: IdeaFieldName, value: string) => set((before) => ({ ...before, [name]: value })),
    /** Takes over the link of the surrounding form if it is new or the dialog has none. */
    offerLink(profileUrl: string) {
      const link = profileUrl.trim();
      set((before) => {
        const isNew = link !== '' && link !== before.offeredUrl;
        if (!isNew && before.profileUrl !== '') return before;
        return { ...before, offeredUrl: link, profileUrl: link };
      });
    },
    addShown: (names: readonly string[]) =>
      set((before) => ({
        ...before,
        shownNames: [...before.shownNames, ...names].slice(-maxShownNames),
      })),
    /** Other tools of the site start with this email. */
    shareEmail: (email: string) => tabStorage.write(emailKey, email),
  };
}
