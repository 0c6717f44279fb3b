import { tariffLineFacts } from '@/api/tariffs.ts';
import { QuestionCard } from '@/components/tools/country-quiz/question-card.tsx';
import { QuizEmail } from '@/components/tools/country-quiz/quiz-email.tsx';
import { QuizReport } from '@/components/tools/country-quiz/quiz-report.tsx';
import { SourcingGate } from '@/components/tools/sourcing-gate/sourcing-gate.tsx';
import { StrategyBuilder } from '@/components/tools/strategy-builder/strategy-builder.tsx';
import { stateToText } from '@/components/tools/strategy-builder/strategy-memory.ts';
import { TariffCalculator } from '@/components/tools/tariff-calculator/tariff-calculator.tsx';
import { Card } from '@/components/ui/card.tsx';
import { countryQuizContent } from '@/content/country-quiz.ts';
import { sourcingGateContent } from '@/content/sourcing-gate.ts';
import { sourcingTools } from '@/content/sourcing-tools.ts';
import { strategyBuilderContent } from '@/content/strategy-builder.ts';
import { tariffCalculatorContent } from '@/content/tariff-calculator.ts';
import { calendarDayOf } from '@/lib/calendar/calendar-day.ts';
import { strategySteps } from '@/lib/strategy/strategy-answers.ts';
import { StateFrame } from './state-frame.tsx';
import { failing, never, quizAnswers, storageWith, strategyAnswers } from './tool-fixtures.ts';

const nothing = () => undefined;

const questions = [
  { question: 'currentStatus', chosen: [] },
  { question: 'category', chosen: ['apparel'] },
  { question: 'priorities', chosen: ['low-cost', 'quality'] },
] as const;

const lines = {
  'no product yet': { product: '', lineFacts: tariffLineFacts },
  'duty on its way': { product: '6109.10.00', lineFacts: () => never<null>() },
  'two origins': { product: '6109.10.00', lineFacts: tariffLineFacts },
  'no such line': { product: '6109.10.00', lineFacts: async () => null },
  'tables do not answer': { product: '6109.10.00', lineFacts: failing },
};

/** The sourcing tools, step by step. */
export function SourcingDemo() {
  return (
    <div className="flex flex-col gap-12">
      <StateFrame name="gate">
        <SourcingGate words={sourcingGateContent} tools={sourcingTools} onAccess={nothing} />
      </StateFrame>
      {questions.map(({ question, chosen }, index) => (
        <StateFrame key={question} name={`quiz: ${question}`}>
          <Card>
            <QuestionCard
              words={countryQuizContent}
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
          <QuizEmail
            words={countryQuizContent.email}
            headingRef={null}
            initialEmail=""
            onBack={nothing}
            onSubmit={nothing}
          />
        </Card>
      </StateFrame>
      <StateFrame name="quiz: report">
        <Card>
          <QuizReport
            words={countryQuizContent}
            answers={quizAnswers}
            shared
            shareUrl="https://example.com/"
            takesFocus={false}
            onRetake={nothing}
            onOpenCountry={nothing}
          />
        </Card>
      </StateFrame>
      {[...strategySteps, 'roadmap' as const].map((step) => (
        <StateFrame key={step} name={`strategy: ${step}`}>
          <Card>
            <StrategyAt step={step} />
          </Card>
        </StateFrame>
      ))}
      {Object.entries(lines).map(([name, { product, lineFacts }]) => (
        <StateFrame key={name} name={`tariff: ${name}`}>
          <Card>
            <TariffCalculator
              words={tariffCalculatorContent}
              services={{ searchLines: () => never(), lineFacts }}
              address={{
                initialParams: new URLSearchParams({
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
            />
          </Card>
        </StateFrame>
      ))}
    </div>
  );
}

const today = calendarDayOf(new Date(2026, 10, 1));

function StrategyAt({ step }: { step: (typeof strategySteps)[number] | 'roadmap' }) {
  const isShown = step === 'roadmap';
  return (
    <StrategyBuilder
      words={strategyBuilderContent}
      services={{ saveStrategy: never, notify: never }}
      address={{
        initialParams: new URLSearchParams(),
        replace: nothing,
        shareUrl: () => 'https://example.com/',
      }}
      answersStorage={storageWith(
        stateToText({
          draft: strategyAnswers,
          email: 'you@example.com',
          step: isShown ? 4 : step,
          isShown,
          startDay: today,
          mix: null,
        }),
      )}
      checklistStorage={storageWith(null)}
      onWriteRfq={nothing}
    />
  );
}
