import { calendarDayOf } from '@functions/_shared/domain/calendar-day.ts';
import { strategyFor } from '@functions/_shared/domain/strategy/strategy-type.ts';
import { tariffLineFacts } from '@/api/tariffs.ts';
import { Card } from '@/components/ui/card.tsx';
import { sourcingToolPath } from '@/config/paths.ts';
import { QuestionCard } from '@/tools/country-quiz/screen/question-card.tsx';
import { QuizEmail } from '@/tools/country-quiz/screen/quiz-email.tsx';
import { QuizReport } from '@/tools/country-quiz/screen/quiz-report.tsx';
import { ChangedSinceNote } from '@/tools/shared/changed-since-note.tsx';
import { SharedResultBanner } from '@/tools/shared/shared-result-banner.tsx';
import { SourcingGate } from '@/tools/sourcing-gate/index.tsx';
import { ToolPreviews } from '@/tools/sourcing-gate/tool-previews.tsx';
import { suggestedMix } from '@/tools/strategy-builder/rules/candidates.ts';
import { type StrategyStep, strategySteps } from '@/tools/strategy-builder/rules/strategy-steps.ts';
import { RoadmapView } from '@/tools/strategy-builder/screen/roadmap-view.tsx';
import { StrategyWizard } from '@/tools/strategy-builder/screen/strategy-wizard.tsx';
import { TariffCalculatorScreen } from '@/tools/tariff-calculator/index.tsx';
import { TariffServices } from '@/tools/tariff-calculator/services.ts';
import { StateFrame } from './state-frame.tsx';
import { failing, never, quizAnswers, strategyAnswers } from './tool-fixtures.ts';

const nothing = () => undefined;

const nothingKnown = {
  known: { answers: {}, origins: {} },
  learn: nothing,
  decline: nothing,
  forget: nothing,
};

const questions = [
  { question: 'currentStatus', chosen: [] },
  { question: 'category', chosen: ['apparel'] },
  { question: 'priorities', chosen: ['low-cost', 'quality'] },
] as const;

// Each state has a line of its own: answers are cached by line.
const lines = {
  'no product yet': { product: '', lineFacts: tariffLineFacts },
  'duty on its way': { product: '4202.22.15', lineFacts: () => never<null>() },
  'two origins': { product: '6109.10.00', lineFacts: tariffLineFacts },
  'no such line': { product: '9999.99.99', lineFacts: async () => null },
  'tables do not answer': { product: '6911.10.10', lineFacts: failing },
};

/** The sourcing tools, step by step. */
export function SourcingDemo() {
  return (
    <div className="flex flex-col gap-12">
      <StateFrame name="gate">
        <SourcingGate onAccess={nothing} />
        <ToolPreviews />
      </StateFrame>
      <StateFrame name="somebody else's result, from an old link">
        <SharedResultBanner
          result={{ isShared: true, resultRef: nothing }}
          text="The US duty on a product, and what a piece costs once it arrives."
          ownHref={sourcingToolPath('tariff')}
          className="mb-4"
        />
        <ChangedSinceNote
          link={{ madeOn: '2026-11-29', figures: [34] }}
          now={[{ value: 36.5, unit: 'points', words: (change) => `duty ${change}` }]}
          today="2026-12-20"
        />
      </StateFrame>
      {questions.map(({ question, chosen }, index) => (
        <StateFrame key={question} name={`quiz: ${question}`}>
          <Card>
            <QuestionCard
              headingRef={null}
              question={question}
              index={index}
              chosen={chosen}
              onChoose={nothing}
              onContinue={nothing}
              onPrevious={nothing}
            />
          </Card>
        </StateFrame>
      ))}
      <StateFrame name="quiz: email">
        <Card>
          <QuizEmail headingRef={null} initialEmail="" onBack={nothing} onSubmit={nothing} />
        </Card>
      </StateFrame>
      <StateFrame name="quiz: report">
        <Card>
          <QuizReport
            answers={quizAnswers}
            shared
            isOthers
            shareUrl="https://example.com/"
            takesFocus={false}
            onRetake={nothing}
            onOpenCountry={nothing}
          />
        </Card>
      </StateFrame>
      {strategySteps.map((step) => (
        <StateFrame key={step} name={`strategy: ${step}`}>
          <Card>
            <StrategyAt step={step} />
          </Card>
        </StateFrame>
      ))}
      <StateFrame name="strategy: roadmap">
        <Card>
          <RoadmapView
            shared={{
              answers: strategyAnswers,
              startDay: today,
              mix: suggestedMix(strategyAnswers, strategyFor(strategyAnswers).type),
            }}
            shareUrl="https://example.com/"
            isOthers
            takesFocus={false}
            onStartDay={nothing}
            onMix={nothing}
            onBack={nothing}
            onWriteRfq={nothing}
          />
        </Card>
      </StateFrame>
      {Object.entries(lines).map(([name, { product, lineFacts }]) => (
        <StateFrame key={name} name={`tariff: ${name}`}>
          <Card>
            <TariffServices value={{ searchLines: () => never(), lineFacts }}>
              <TariffCalculatorScreen
                address={{
                  initialParams: new URLSearchParams({
                    tool: 'tariff',
                    ...(product && { product }),
                    origin: 'CN,MX',
                    value: '4',
                    quantity: '2000',
                    freight: '600',
                  }),
                  replace: nothing,
                  shareUrl: () => 'https://example.com/',
                }}
                today={today}
                product={nothingKnown}
                onWriteRfq={nothing}
              />
            </TariffServices>
          </Card>
        </StateFrame>
      ))}
    </div>
  );
}

const today = calendarDayOf(new Date(2026, 10, 1));

function StrategyAt({ step }: { step: StrategyStep }) {
  return (
    <StrategyWizard
      builder={{
        state: {
          draft: strategyAnswers,
          email: 'you@example.com',
          step,
          isShown: false,
          startDay: today,
          mix: [],
        },
        missing: [],
        answer: nothing,
        setEmail: nothing,
        previous: nothing,
        next: nothing,
        generate: nothing,
      }}
      takesFocus={false}
    />
  );
}
