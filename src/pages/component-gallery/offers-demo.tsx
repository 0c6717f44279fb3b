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
import { aboutPage } from '@/content/about.ts';
import { buildItPage } from '@/content/build-it.ts';
import { factorySearchPage } from '@/content/factory-search.ts';
import { fulfillmentPage } from '@/content/fulfillment.ts';
import { guideSignup } from '@/content/guide-signup.ts';
import { homeSections } from '@/content/home-sections.ts';
import { howWeWorkPage } from '@/content/how-we-work.ts';
import { howWeWorkSections } from '@/content/how-we-work-sections.ts';
import { mediaPage } from '@/content/media.ts';
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
      <CaseStudyList words={howWeWorkPage.caseStudies} />
      <StoryGrid heading={aboutPage.storiesHeading} stories={aboutPage.stories} />
      <FounderLetter words={aboutPage.founder} />
      <PartnerVideos words={partnerVideos} />
      <GuideSignup words={guideSignup} />
      <CapabilityTabs words={buildItPage.capabilities} openId={openId} onOpen={setOpenId} />
      <CallDetails words={howWeWorkPage.callDetails} />
      <PriceCards words={howWeWorkSections.tiers} />
      <PriceCards words={howWeWorkSections.whiteGlove} ground="ink" />
      <QuestionList words={howWeWorkSections.faq} />
      <PictureBand words={fulfillmentPage.facility} ground="kraft" />
      <PictureGallery words={mediaPage.gallery} ground="kraft" />
      <FactoryRequest
        words={factorySearchPage.request}
        terms={{ query: 'soy candles', country: null, category: null }}
      />
      <ClosingCall words={aboutPage.call} ground="blush" />
    </>
  );
}
