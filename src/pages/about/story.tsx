import { FounderLetter } from '@/components/sections/founder-letter.tsx';
import { StoryGrid } from '@/components/sections/story-grid.tsx';
import { aboutStory } from './story-copy.ts';

/** About, below the first screen: the founder's letter and four stories. */
export function AboutStory() {
  const { founder, storiesHeading, stories } = aboutStory;
  return (
    <>
      <FounderLetter words={founder} />
      <StoryGrid heading={storiesHeading} stories={stories} />
    </>
  );
}
