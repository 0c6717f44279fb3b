import type { MapCountry } from '@functions/_shared/domain/manufacturing-countries.ts';
import { useState } from 'react';
import { calendarDayOf } from '@/lib/calendar/calendar-day.ts';
import { deviceStorage, tabStorage } from '@/lib/storage.ts';
import type { ToolAddress } from '@/tools/shared/tool-address.ts';
import { browserLocale } from '@/tools/shared/typed-numbers.ts';
import type { StrategyBuilderContent } from '../copy.ts';
import type { StrategyAnswers } from '../rules/strategy-answers.ts';
import type { SharedRoadmap } from '../rules/strategy-url.ts';
import { RoadmapView } from './roadmap-view.tsx';
import type { StrategyServices } from './services.ts';
import { StrategyWizard } from './strategy-wizard.tsx';
import type { ChecklistStorage } from './use-checklist.ts';
import { type AnswersStorage, useStrategyBuilder } from './use-strategy-builder.ts';

export type StrategyBuilderProps = {
  words: StrategyBuilderContent;
  services: StrategyServices;
  address: ToolAddress<SharedRoadmap>;
  /** What the gate was given; the visitor may change it. */
  email?: string;
  /** The visitor asked for a roadmap here; a shared one is nobody's answer. */
  onAnswered?: (answers: StrategyAnswers) => void;
  /** The visitor wants to ask for quotes in that country. */
  onWriteRfq: (country: MapCountry) => void;
  answersStorage?: AnswersStorage;
  checklistStorage?: ChecklistStorage;
  locale?: string;
  clock?: () => Date;
};

/** Four questions' steps, then the roadmap; going back keeps every answer. */
export function StrategyBuilder({
  words,
  services,
  address,
  email = '',
  onAnswered,
  onWriteRfq,
  answersStorage = tabStorage,
  checklistStorage = deviceStorage,
  locale = browserLocale(),
  clock = () => new Date(),
}: StrategyBuilderProps) {
  const [today] = useState(() => calendarDayOf(clock()));
  const screen = useStrategyBuilder({
    services,
    address,
    storage: answersStorage,
    email,
    today,
    onAnswered,
  });
  // Set by what the visitor did here, so that a page opened on a roadmap does not steal the focus.
  const [hasMoved, setMoved] = useState(false);

  if (screen.shared) {
    return (
      <RoadmapView
        words={words}
        shared={screen.shared}
        shareUrl={address.shareUrl(screen.shared)}
        checklistStorage={checklistStorage}
        locale={locale}
        clock={clock}
        takesFocus={hasMoved}
        onWriteRfq={onWriteRfq}
        onStartDay={screen.setStartDay}
        onMix={screen.setMix}
        onBack={() => {
          setMoved(true);
          screen.back();
        }}
      />
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h2 className="text-display-3">{words.title}</h2>
        <p className="mt-2 max-w-measure">{words.lead}</p>
      </div>
      <StrategyWizard
        words={words}
        takesFocus={hasMoved}
        screen={{
          ...screen,
          generate: (signals) => {
            setMoved(true);
            screen.generate(signals);
          },
        }}
      />
    </div>
  );
}
