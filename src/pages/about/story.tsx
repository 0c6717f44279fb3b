import { FounderLetter } from '@/components/sections/founder-letter.tsx';
import { StorySpread } from '@/components/sections/story-spread.tsx';
import { aboutStory } from './story-copy.ts';

/** About, below the first screen: the founder's letter and four stories. */
export function AboutStory() {
  const { founder, storiesHeading, stories } = aboutStory;
  return (
    <>
      <FounderLetter words={founder} />
      <StorySpread heading={storiesHeading} stories={stories} />
    </>
  );
}
