import { CallDetails } from '@/components/sections/call-details.tsx';
import { CaseStudy } from '@/components/sections/case-study.tsx';
import { CaseStudyList } from '@/components/sections/case-study-list.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { CropSheet } from '@/components/sections/crop-sheet.tsx';
import { FactoryRequest } from '@/components/sections/factory-request.tsx';
import { FounderLetter } from '@/components/sections/founder-letter.tsx';
import { LegalText } from '@/components/sections/legal-text.tsx';
import { PartnerVideos } from '@/components/sections/partner-videos.tsx';
import { PathChooser } from '@/components/sections/path-chooser.tsx';
import { PictureBand } from '@/components/sections/picture-band.tsx';
import { PriceCards } from '@/components/sections/price-cards.tsx';
import { QuestionList } from '@/components/sections/question-list.tsx';
import { StoryGrid } from '@/components/sections/story-grid.tsx';
import { StorySpread } from '@/components/sections/story-spread.tsx';
import { TestimonialCard } from '@/components/sections/testimonial-card.tsx';
import { Section } from '@/components/ui/section.tsx';
import { aboutSections } from '@/pages/about/below-copy.ts';
import { partnerVideos } from '@/pages/about/partner-videos-copy.ts';
import { aboutStory } from '@/pages/about/story-copy.ts';
import { BelowTheFold as BuildItSections } from '@/pages/build-it/below.tsx';
import { factorySearchPage } from '@/pages/factory-search/copy.ts';
import { FactorySearchGuide } from '@/pages/factory-search/guide.tsx';
import { fulfillmentSections } from '@/pages/fulfillment/below-copy.ts';
import { BelowTheFold as GripSocksSections } from '@/pages/grip-socks-factory/below.tsx';
import { BelowTheFold as GrowItSections } from '@/pages/grow-it/below.tsx';
import { homeSections } from '@/pages/home/below-copy.ts';
import { pathChooser } from '@/pages/home/path-chooser-copy.ts';
import { howWeWorkSections } from '@/pages/how-we-work/below-copy.ts';
import { HowWeWorkCases } from '@/pages/how-we-work/cases.tsx';
import { howWeWorkCases } from '@/pages/how-we-work/cases-copy.ts';
import { mediaSections } from '@/pages/media/below-copy.ts';
import { BelowTheFold as PrivateSections } from '@/pages/private-clients/below.tsx';
import { GuideBlock } from '@/pages/shared/guide-block.tsx';
import { sourcingPage } from '@/pages/sourcing/copy.ts';
import { termsPage } from '@/pages/terms/copy.ts';
import { termsSections } from '@/pages/terms/sections-copy.ts';
import { brandTestimonial } from '@/tools/real-pricing-card/copy.ts';

/** Sections that show and offer things: stories, pictures, prices, questions, calls to action. */
export function OffersDemo() {
  return (
    <>
      <PathChooser words={pathChooser} />
      <Section>
        <CaseStudy words={homeSections.caseStudy} />
        <TestimonialCard {...brandTestimonial} className="mt-10 max-w-lg" />
      </Section>
      <CaseStudyList words={howWeWorkCases.caseStudies} />
      <StoryGrid heading={sourcingPage.storiesHeading} stories={sourcingPage.stories} />
      <StorySpread heading={aboutStory.storiesHeading} stories={aboutStory.stories} />
      <FounderLetter words={aboutStory.founder} />
      <PartnerVideos words={partnerVideos} />
      <GuideBlock />
      <LegalText sections={termsSections.slice(0, 2)} since={termsPage.since} />
      <BuildItSections />
      <GrowItSections />
      <GripSocksSections />
      <PrivateSections />
      <HowWeWorkCases />
      <FactorySearchGuide isAsked={false} />
      <CallDetails words={howWeWorkCases.callDetails} />
      <PriceCards words={howWeWorkSections.tiers} />
      <PriceCards words={howWeWorkSections.whiteGlove} ground="ink" />
      <QuestionList words={howWeWorkSections.faq} />
      <PictureBand words={fulfillmentSections.facility} ground="kraft" />
      <CropSheet words={mediaSections.formats} ground="kraft" />
      <FactoryRequest
        words={factorySearchPage.request}
        terms={{ query: 'soy candles', country: null, category: null }}
        resultUrl="https://example.com/"
      />
      <ClosingCall words={aboutSections.call} ground="blush" />
    </>
  );
}
