import type { SharedCreator } from '@functions/_shared/domain/tool-inputs/creator-address.ts';
import { creatorFieldNames } from '@functions/_shared/domain/tool-inputs/creator-input.ts';
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { toast } from '@/components/ui/toast-store.ts';
import { scrollBehavior } from '@/hooks/scroll-behavior.ts';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { useInView } from '@/lazy/in-view.ts';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import type { ReadPicture } from '@/tools/design-inspiration/screen/use-picture-upload.ts';
import { ProfileFetch } from '@/tools/profile-fetch/screen/profile-fetch.tsx';
import { KnownAnswersNote } from '@/tools/shared/known-answers-note.tsx';
import { ownResult } from '@/tools/shared/own-result.ts';
import type { ToolAddress } from '@/tools/shared/use-query-address.ts';
import type { SharedResult } from '@/tools/shared/use-shared-result.ts';
import { creatorCalculatorCopy } from '../copy.ts';
import { storedDraft } from '../storage.ts';
import { CreatorAside } from './creator-aside.tsx';
import { loadCreatorCodec } from './creator-codec.ts';
import type { CreatorDraft } from './creator-draft.ts';
import { CreatorForm } from './creator-form.tsx';
import { blankOpening, type CreatorOpening } from './creator-opening.ts';
import { LazyCreatorDialogs } from './lazy-creator-dialogs.tsx';
import { PartSkeleton } from './part-skeleton.tsx';
import { useCreatorParts } from './use-creator-parts.ts';

// No answers that the form asks for: they may come after the others.
const DesignInspiration = lazyComponent(() =>
  import('@/tools/design-inspiration/screen/design-inspiration.tsx').then(
    (m) => m.DesignInspiration,
  ),
);

const EngagementHelp = lazyComponent(() =>
  import('@/tools/engagement-dialog/screen/engagement-help.tsx').then((m) => m.EngagementHelp),
);

/** As high as it is with its first tab, so that nothing below it jumps. */
const designHeight = 'h-170 min-[24rem]:h-153 w-full rounded-card sm:h-85 lg:h-98 xl:h-85';

// What calculates, asks and shows is heavier than the form, which does not wait for it.
const CreatorRun = lazyComponent(async () => {
  const [{ CreatorRun: run }] = await Promise.all([
    import('./creator-run.tsx'),
    loadCreatorCodec(),
  ]);
  return run;
});

const nothingKnown: ToolProduct['known'] = { answers: {}, origins: {} };

/** Why the form is as empty as it is. */
type StartedAfter = 'opening' | 'clearing' | 'forgetting';

export type CreatorCalculatorScreenProps = {
  address: ToolAddress<SharedCreator>;
  /** What it opens with, given what the tab stored of the form. */
  open?: (stored: CreatorDraft) => CreatorOpening;
  /** How the page was opened. */
  shared?: SharedResult;
  /** The visitor's product; without it nothing is filled in and nothing is learned. */
  product?: Pick<ToolProduct, 'known' | 'decline' | 'forget'>;
  /** Set when the address asks for the idea dialog; call it when the dialog has been asked for. */
  ideasCall?: (() => void) | undefined;
  /** A plan gate: the form can be looked at and not sent. */
  disabled?: boolean;
  locale: string;
  readPicture?: ReadPicture;
};

/**
 * The creator brand-potential calculator. Clearing it mounts it anew, so that no part of it can
 * hold on to what was typed.
 */
export function CreatorCalculatorScreen(props: CreatorCalculatorScreenProps) {
  const [start, setStart] = useState<{ count: number; after: StartedAfter }>({
    count: 0,
    after: 'opening',
  });

  function startOver(after: StartedAfter) {
    props.address.replace(null);
    props.shared?.endShared();
    setStart(({ count }) => ({ count: count + 1, after }));
  }

  return (
    <CreatorFormAndOutcome
      key={start.count}
      {...props}
      open={start.after === 'opening' ? props.open : undefined}
      startedAfter={start.after}
      onStartOver={startOver}
    />
  );
}

type CreatorFormAndOutcomeProps = Omit<CreatorCalculatorScreenProps, 'open'> & {
  open: CreatorCalculatorScreenProps['open'];
  startedAfter: StartedAfter;
  /** Everything typed has been taken out of the tab: begin anew. */
  onStartOver: (after: StartedAfter) => void;
};

/** The form, and below it everything it answers. */
function CreatorFormAndOutcome({
  address,
  open = blankOpening,
  shared = ownResult,
  product,
  ideasCall,
  disabled = false,
  locale,
  readPicture,
  startedAfter,
  onStartOver,
}: CreatorFormAndOutcomeProps) {
  const formId = useId();
  const formPlace = useRef<HTMLDivElement>(null);
  const outcomePlace = useRef<HTMLDivElement>(null);
  const isOutcomeNear = useInView(outcomePlace);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isEngagementOpen, setEngagementOpen] = useState(false);
  const [ideaCalls, setIdeaCalls] = useState(0);
  const [opening] = useState(() => open(storedDraft()));
  const parts = useCreatorParts({
    opening,
    shared,
    // What was cleared or forgotten here is not filled in again.
    product: product && startedAfter !== 'opening' ? { ...product, known: nothingKnown } : product,
    locale,
  });
  const { form, state, asked, profileFetch, highlight, submit, clear } = parts;
  const { profile, profileUrl, inspiration, fields } = form.draft;
  const hasResult = asked !== null || state.input !== null;

  // The button that emptied the form went away with it.
  useEffect(() => {
    if (startedAfter === 'clearing') formPlace.current?.focus();
  }, [startedAfter]);

  const callForIdeas = () => setIdeaCalls((before) => before + 1);
  const openIdeas = useEffectEvent(() => {
    if (disabled || ideasCall === undefined) return;
    callForIdeas();
    ideasCall();
  });
  const isCalled = ideasCall !== undefined;
  useEffect(() => {
    if (isCalled) openIdeas();
  }, [isCalled]);

  function startOver(after: StartedAfter) {
    clear();
    onStartOver(after);
  }

  return (
    <div className="flex flex-col gap-12">
      <div className="grid gap-8 lg:grid-cols-12">
        <Card ref={formPlace} tabIndex={-1} padding="lg" className="self-start lg:col-span-7">
          {product && (
            <KnownAnswersNote
              product={product}
              filled={form.filled}
              onEmpty={form.emptyFilled}
              wasForgotten={startedAfter === 'forgetting'}
              className="mb-7"
              onForgotten={() => startOver('forgetting')}
            />
          )}
          <CreatorForm
            id={formId}
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
            engagementHelp={
              <Suspense fallback={<span className="inline-block size-6" />}>
                <EngagementHelp onCalculate={() => setEngagementOpen(true)} />
              </Suspense>
            }
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
            onNeedIdea={callForIdeas}
            onSubmit={submit}
            onClear={() => {
              product?.decline();
              startOver('clearing');
              toast({ title: creatorCalculatorCopy.cleared });
            }}
          />
        </Card>
        <div className="lg:col-span-5">
          <CreatorAside
            answeredCount={creatorFieldNames.filter((name) => fields[name].trim() !== '').length}
            fields={fields}
            locale={locale}
            input={state.input}
            onSeeResult={() =>
              heading.current?.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
            }
          />
        </div>
      </div>
      <div ref={outcomePlace} className="flex flex-col gap-12">
        {hasResult || isOutcomeNear ? (
          <Suspense fallback={<OutcomeSkeleton hasResult={hasResult} />}>
            <CreatorRun
              parts={parts}
              opening={opening}
              address={address}
              shared={shared}
              known={product?.known}
              locale={locale}
              formId={formId}
              headingRef={heading}
            />
          </Suspense>
        ) : (
          <OutcomeSkeleton hasResult={false} />
        )}
      </div>
      <LazyCreatorDialogs
        parts={parts}
        known={product?.known}
        ideaCalls={ideaCalls}
        isEngagementOpen={isEngagementOpen}
        onEngagementOpenChange={setEngagementOpen}
        formPlace={formPlace}
        locale={locale}
      />
    </div>
  );
}

function OutcomeSkeleton({ hasResult }: { hasResult: boolean }) {
  return (
    <>
      {hasResult && <PartSkeleton label={creatorCalculatorCopy.loadingResults} />}
      <PartSkeleton label={creatorCalculatorCopy.loadingVolume} isFolded />
    </>
  );
}
