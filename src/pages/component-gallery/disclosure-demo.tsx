import { Accordion } from '@/components/ui/accordion.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Carousel } from '@/components/ui/carousel.tsx';
import {
  LoopCarousel,
  LoopCarouselControls,
  LoopCarouselSlides,
} from '@/components/ui/loop-carousel.tsx';
import { PhonePart, PhoneParts } from '@/components/ui/phone-part.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';

export function DisclosureDemo() {
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      <Tabs
        label="Design inspiration"
        items={[
          {
            value: 'styles',
            label: 'Style Tags',
            content: <p>Pick up to three styles your audience would know you by.</p>,
          },
          { value: 'upload', label: 'Upload', content: <p>Up to three pictures.</p> },
          { value: 'auto', label: 'Auto-Analyze', content: <p>From your profile.</p> },
        ]}
      />
      <Accordion
        defaultOpenId="moq"
        items={[
          {
            id: 'moq',
            title: 'What is the smallest order?',
            content: <p>It depends on the product: 100 to 500 units for most.</p>,
          },
          {
            id: 'time',
            title: 'How long does production take, from the first sample to the warehouse door?',
            content: <p>30 to 45 days.</p>,
          },
          { id: 'fob', title: 'What does FOB mean?', content: <p>Free on board.</p> },
        ]}
      />
      <PhoneParts>
        <PhonePart title="What makes up the profit" defaultOpen>
          <p>A part of a result: on phones a bar opens it, elsewhere it is laid out as usual.</p>
        </PhonePart>
        <PhonePart title="Your first year, month by month, with every cost on the way">
          <p>Closed on phones.</p>
        </PhonePart>
      </PhoneParts>
      <Carousel
        label="A list that swipes on phones"
        slides={numbered(3)}
        renderSlide={({ id }) => <Card className="w-full">Slide {id}</Card>}
        previousLabel="Swiping list: previous"
        nextLabel="Swiping list: next"
        formatPosition={(position, of) => `${position} of ${of}`}
        className="md:grid md:grid-cols-3 md:gap-4"
      />
      <CarouselDemo label="Five slides, going round" count={5} />
      <CarouselDemo label="Two slides, going nowhere" count={2} />
    </div>
  );
}

function CarouselDemo({ label, count }: { label: string; count: number }) {
  return (
    <LoopCarousel label={label} slideCount={count} className="min-w-0">
      <LoopCarouselSlides
        slides={numbered(count)}
        renderSlide={({ id }) => <Card className="w-full">Slide {id}</Card>}
      />
      <LoopCarouselControls
        previousLabel={`${label}: previous`}
        nextLabel={`${label}: next`}
        formatPosition={(position, of) => `${position} of ${of}`}
        formatGoTo={(position, of) => `${label}: ${position} of ${of}`}
      />
    </LoopCarousel>
  );
}

function numbered(count: number): { id: string }[] {
  return Array.from({ length: count }, (_, index) => ({ id: `${index + 1}` }));
}
