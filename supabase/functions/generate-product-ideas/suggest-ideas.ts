import { ideasPerGeneration, type ProductIdea } from '../_shared/contracts/product-ideas.ts';
import { foreignLanguage } from '../_shared/domain/niches/text-language.ts';
import { chooseIdeas } from './choose-ideas.ts';
import { type ClassicSubject, chooseClassics, classicSubjects } from './classics.ts';
import { type ChosenLook, type CreatorProfile, creatorWhoSays } from './creator-profile.ts';
import { refusalsOf } from './refusals.ts';
import { writeClassic, writeIdea } from './write-idea.ts';

export type Suggestion = {
  ideas: ProductIdea[];
  /** What we could not read or do not know, with a question; undefined when all is well. */
  notice: string | undefined;
};

/** From this many classics on, we say that we know little. */
const classicsToMention = 3;

/**
 * Five ideas from the catalog, or fewer when there is nothing (more) to go on: ideas made for what
 * the visitor posts about, then classics that carry their own subject.
 */
export function suggestIdeas(
  creator: CreatorProfile,
  {
    excludedNames = [],
    look,
  }: { excludedNames?: readonly string[]; look?: ChosenLook | undefined } = {},
): Suggestion {
  const isRefused = refusalsOf(creator, excludedNames);
  const chosen = chooseIdeas(creator, isRefused, ideasPerGeneration);
  const subjects = classicSubjects(readableOnly(creator));
  const classics = chooseClassics(
    subjects,
    chosen.map(({ idea }) => idea),
    isRefused,
    excludedNames,
    ideasPerGeneration - chosen.length,
  );
  const hasSeenIdeas = excludedNames.length > 0;
  const written = chosen.map((item) => writeIdea(item, creator));
  const writtenClassics = classics.map((item) =>
    writeClassic(item, creator, { look, hasSeenIdeas }),
  );
  // Of an unknown subject the classics say more than ideas for its audience.
  const knowsSubject = creator.texts.description.niches.some(({ isHead }) => isHead);
  const hasWords = subjects[0]?.from === 'words' && subjects[0].origin === 'description';
  return {
    ideas:
      knowsSubject || !hasWords
        ? [...written, ...writtenClassics]
        : [...writtenClassics, ...written],
    notice: noticeFor(creator, subjects, classics.length),
  };
}

/** Five ideas for a description alone; fewer when it says nothing. For the evaluation. */
export function ideasFor(description: string): Suggestion {
  return suggestIdeas(creatorWhoSays(description));
}

/** Words of a language that we do not read are no subject, unless they name a niche. */
function readableOnly(creator: CreatorProfile): CreatorProfile {
  const { description, bio, name, handle } = creator.texts;
  const language = foreignLanguage(description.text, description.words);
  if (language === undefined) return creator;
  const { words } = description;
  return {
    ...creator,
    texts: { description: { ...description, denied: words.map(() => true) }, bio, name, handle },
  };
}

function noticeFor(
  { texts: { description } }: CreatorProfile,
  subjects: readonly ClassicSubject[],
  classicCount: number,
): string | undefined {
  const language = foreignLanguage(description.text, description.words);
  const [subject] = subjects;
  if (language !== undefined) {
    return `We read English and Spanish, and your words look like ${language}, so we may have missed what they say. Describe your content in English or Spanish for closer ideas.`;
  }
  if (description.niches.length === 0 && (subject === undefined || subject.from === 'handle')) {
    return 'We couldn’t tell what you post about. Tell us in a few words, in English or Spanish, such as “sourdough for beginners”, and the ideas will be about it.';
  }
  if (classicCount >= classicsToMention && subject?.from === 'words') {
    return `We know few products made only for “${subject.phrase}”, so some of these are classics that carry it. What do your followers use for it? Tell us, and we’ll look again.`;
  }
  return undefined;
}
