import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { FigureStrip } from '@/components/sections/figure-strip.tsx';
import { PriceCards } from '@/components/sections/price-cards.tsx';
import { QuestionList } from '@/components/sections/question-list.tsx';
import { howWeWorkSections } from '@/content/how-we-work-sections.ts';

/** How we work, farther down. */
export function HowWeWorkSections() {
  const { tiers, whiteGlove, figures, faq, call } = howWeWorkSections;
  return (
    <>
      <PriceCards words={tiers} />
      <PriceCards words={whiteGlove} ground="ink" />
      <FigureStrip figures={figures} ground="kraft" />
      <QuestionList words={faq} />
      <ClosingCall words={call} ground="blush" />
    </>
  );
}
