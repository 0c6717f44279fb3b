import { askChecked } from '../_shared/ask-checked.ts';
import type { ChatJson } from '../_shared/chat-json.ts';
import {
  type CreatorAesthetic,
  creatorAestheticSchema,
} from '../_shared/contracts/creator-aesthetic.ts';
import { designStyles, maxStyleTags } from '../_shared/domain/design-styles.ts';
import { ungroundedIn } from '../_shared/model-text/ungrounded.ts';
import type { CreatorLook } from './creator-look.ts';

const instructions = `You name the look of a social-media creator for the design of a product.
Judge only by the data: handle, bio, what they say about their content, and colors read from their pictures. Invent nothing about them.
aesthetic: one sentence, at most 300 characters. colors: three to five as #RRGGBB, those of the data first. mood: three to five single words. styles: the ${maxStyleTags} best of the allowed ones, best first.`;

const list = (items: object) => ({ type: 'array', items });

const answerSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['aesthetic', 'colors', 'mood', 'styles'],
  properties: {
    aesthetic: { type: 'string' },
    colors: list({ type: 'string' }),
    mood: list({ type: 'string' }),
    styles: list({ type: 'string', enum: designStyles }),
  },
};

/** The look according to a language model, checked; throws ServiceError when no answer passes. */
export function analyzeLive(chat: ChatJson, look: CreatorLook): Promise<CreatorAesthetic> {
  const question = {
    instructions,
    data: {
      username: look.username ?? null,
      bio: look.bio ?? null,
      contentDescription: look.description ?? null,
      pictureColors: look.palette,
    },
    answer: { name: 'creator_aesthetic', schema: answerSchema },
  };
  return askChecked(chat, question, (answer) => {
    const parsed = creatorAestheticSchema.safeParse(answer);
    return parsed.success && isGood(parsed.data, look) ? parsed.data : undefined;
  });
}

/** Numbers up to this one may describe a look ("three colors") without being in the profile. */
const maxFreeNumber = 20;

function isGood(
  { aesthetic, mood, styles }: CreatorAesthetic,
  { bio = '', description = '', username = '' }: CreatorLook,
): boolean {
  const given = { facts: [description], profile: [bio, username], freeUpTo: maxFreeNumber };
  return (
    new Set(styles).size === styles.length &&
    [aesthetic, ...mood].every((text) => ungroundedIn(text, given) === undefined)
  );
}
