import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { EngagementHelp } from '@/tools/engagement-dialog/screen/engagement-help.tsx';
import { ProfileFetch } from '@/tools/profile-fetch/screen/profile-fetch.tsx';
import { CalculatorAnswersOffer } from '@/tools/shared/calculator-answers-offer.tsx';
import { browserLocale } from '@/tools/shared/typed-numbers.ts';
import { creatorFieldNames, creatorRules } from '../rules/creator-input.ts';
import { CreatorAside } from './creator-aside.tsx';
import type { CreatorCalculatorProps, StartedAfter } from './creator-calculator-props.ts';
import { CreatorForm } from './creator-form.tsx';
import { CreatorOutcome } from './creator-outcome.tsx';
import { LateCreatorDialogs } from './late-creator-dialogs.tsx';
import { useCreatorParts } from './use-creator-parts.ts';

// No answer that the form asks for: it may come after the others.
const DesignInspiration = lazyComponent(() =>
  import('@/tools/design-inspiration/screen/design-inspiration.tsx').then(
    (m) => m.DesignInspiration,
  ),
);

/** As high as it is with its first tab, so that nothing below it jumps. */
const designHeight = 'h-170 min-[24rem]:h-153 w-full rounded-card sm:h-85 lg:h-98 xl:h-85';

type CreatorScreenProps = CreatorCalculatorProps & {
  startedAfter: StartedAfter;
  /** Everything typed has been taken out of the tab: begin anew. */
  onStartOver: (after: StartedAfter) => void;
};

/** The form, and below it everything it answers. */
export function CreatorScreen({
  words,
  services,
  address,
  sharedAnswers,
  disabled = false,
  locale = browserLocale(),
  readPicture,
  startedAfter,
  onStartOver,
}: CreatorScreenProps) {
  const formId = useId();
  const formPlace = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLHeadingElement>(null);
  const [isEngagementOpen, setEngagementOpen] = useState(false);
  const parts = useCreatorParts({
    services,
    address,
    sharedAnswers,
    locale,
  });
  const { form, calculator, arrival, isStale, submit, changePrice, clear } = parts;
  const { profileFetch, ideas, highlight } = parts;
  const { profile, profileUrl, inspiration, fields } = form.draft;

  // The button that emptied the form went away with it.
  useEffect(() => {
    if (startedAfter === 'clearing') formPlace.current?.focus();
  }, [startedAfter]);

  function startOver(after: StartedAfter) {
    clear();
    onStartOver(after);
  }

  return (
    <div className="flex flex-col gap-12">
      <div className="grid gap-8 lg:grid-cols-12">
        <Card ref={formPlace} tabIndex={-1} padding="lg" className="self-start lg:col-span-7">
          {sharedAnswers && (
            <CalculatorAnswersOffer
              {...sharedAnswers}
              fields={fields}
              productMaxLength={creatorRules.productMaxLength}
              onUse={form.change}
              locale={locale}
              wasForgotten={startedAfter === 'forgetting'}
              className="mb-7"
              onForgotten={() => startOver('forgetting')}
            />
          )}
          <CreatorForm
            id={formId}
            words={words.calculator}
            form={form}
            locale={locale}
            disabled={disabled}
            profileFetch={
              <ProfileFetch
                url={profileUrl}
                state={profileFetch.state}
                onUrlChange={form.setProfileUrl}
                onFetch={() => profileFetch.fetch(profileUrl)}
                onRemove={profileFetch.clear}
              />
            }
            engagementHelp={<EngagementHelp onCalculate={() => setEngagementOpen(true)} />}
            designInspiration={
              <Suspense fallback={<Skeleton className={designHeight} />}>
                <DesignInspiration
                  inspiration={inspiration}
                  onChange={form.setInspiration}
                  profile={profile}
                  readPicture={readPicture}
                />
              </Suspense>
            }
            isProductHighlighted={highlight.isOn}
            onNeedIdea={() => ideas.open(profileUrl)}
            onSubmit={submit}
            onClear={() => {
              sharedAnswers?.memory.dismiss();
              startOver('clearing');
              toast({ title: words.calculator.cleared });
            }}
          />
        </Card>
        <div className="lg:col-span-5">
          <CreatorAside
            words={words.calculator.aside}
            answeredCount={creatorFieldNames.filter((name) => fields[name].trim() !== '').length}
            input={calculator.state.input}
            onSeeResult={() =>
              outcome.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
            }
          />
        </div>
      </div>
      <CreatorOutcome
        words={words.outcome}
        state={calculator.state}
        typedPrice={fields.price}
        isStale={isStale}
        formId={formId}
        arrival={arrival}
        headingRef={outcome}
        shareUrl={address.shareUrl}
        locale={locale}
        onPriceChange={changePrice}
        onQuantity={(units) => sharedAnswers?.memory.save({ quantities: [units] })}
        onSearchFactories={calculator.searchCountry}
      />
      <LateCreatorDialogs
        parts={parts}
        isEngagementOpen={isEngagementOpen}
        onEngagementOpenChange={setEngagementOpen}
        formPlace={formPlace}
        locale={locale}
      />
    </div>
  );
}
