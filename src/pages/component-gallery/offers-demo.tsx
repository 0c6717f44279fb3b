import { useState } from 'react';
import { CallDetails } from '@/components/sections/call-details.tsx';
import { CapabilityTabs } from '@/components/sections/capability-tabs.tsx';
import { CaseStudy } from '@/components/sections/case-study.tsx';
import { CaseStudyList } from '@/components/sections/case-study-list.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { FactoryRequest } from '@/components/sections/factory-request.tsx';
import { FounderLetter } from '@/components/sections/founder-letter.tsx';
import { GuideSignup } from '@/components/sections/guide-signup.tsx';
import { PartnerVideos } from '@/components/sections/partner-videos.tsx';
import { PathChooser } from '@/components/sections/path-chooser.tsx';
import { PictureBand } from '@/components/sections/picture-band.tsx';
import { PictureGallery } from '@/components/sections/picture-gallery.tsx';
import { PriceCards } from '@/components/sections/price-cards.tsx';
import { QuestionList } from '@/components/sections/question-list.tsx';
import { StoryGrid } from '@/components/sections/story-grid.tsx';
import { TestimonialCard } from '@/components/sections/testimonial-card.tsx';
import { Section } from '@/components/ui/section.tsx';
import { aboutSections } from '@/content/about-sections.ts';
import { aboutStory } from '@/content/about-story.ts';
import { buildItPage } from '@/content/build-it.ts';
import { factorySearchPage } from '@/content/factory-search.ts';
import { fulfillmentSections } from '@/content/fulfillment-sections.ts';
import { guideSignup } from '@/content/guide-signup.ts';
import { homeSections } from '@/content/home-sections.ts';
import { howWeWorkCases } from '@/content/how-we-work-cases.ts';
import { howWeWorkSections } from '@/content/how-we-work-sections.ts';
import { mediaSections } from '@/content/media-sections.ts';
import { partnerVideos } from '@/content/partner-videos.ts';
import { pathChooser } from '@/content/path-chooser.ts';
import { brandTestimonial } from '@/content/real-pricing-card.ts';

/** What pages show and ask: stories, pictures, prices, questions, calls. */
export function OffersDemo() {
  const [openId, setOpenId] = useState<string>();
  return (
    <>
      <PathChooser words={pathChooser} />
      <Section>
        <CaseStudy words={homeSections.caseStudy} />
        <TestimonialCard {...brandTestimonial} className="mt-10 max-w-lg" />
      </Section>
      <CaseStudyList words={howWeWorkCases.caseStudies} />
      <StoryGrid heading={aboutStory.storiesHeading} stories={aboutStory.stories} />
      <FounderLetter words={aboutStory.founder} />
      <PartnerVideos words={partnerVideos} />
      <GuideSignup words={guideSignup} />
      <CapabilityTabs words={buildItPage.capabilities} openId={openId} onOpen={setOpenId} />
      <CallDetails words={howWeWorkCases.callDetails} />
      <PriceCards words={howWeWorkSections.tiers} />
      <PriceCards words={howWeWorkSections.whiteGlove} ground="ink" />
      <QuestionList words={howWeWorkSections.faq} />
      <PictureBand words={fulfillmentSections.facility} ground="kraft" />
      <PictureGallery words={mediaSections.gallery} ground="kraft" />
      <FactoryRequest
        words={factorySearchPage.request}
        terms={{ query: 'soy candles', country: null, category: null }}
      />
      <ClosingCall words={aboutSections.call} ground="blush" />
    </>
  );
}
