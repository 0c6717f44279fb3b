import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { FigureStrip } from '@/components/sections/figure-strip.tsx';
import { PriceCards } from '@/components/sections/price-cards.tsx';
import { QuestionList } from '@/components/sections/question-list.tsx';
import { howWeWorkSections } from './below-copy.ts';

/** How we work, farther down. */
export function BelowTheFold() {
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
