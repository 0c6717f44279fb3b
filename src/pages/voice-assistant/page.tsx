import { PageHead } from '@/components/layout/page-head.tsx';
import { AssistantHead } from '@/components/sections/assistant-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { Section } from '@/components/ui/section.tsx';
import { DeferredTool } from '@/lazy/deferred-tool.tsx';
import { lazyComponent } from '@/lazy/lazy-component.tsx';
import { voiceAssistantPage } from './copy.ts';

const Assistant = lazyComponent(() => import('./tool.tsx').then((m) => m.Assistant));

export function Page() {
  const { meta, hero, loading, honesty, call } = voiceAssistantPage;
  return (
    <>
      <PageHead meta={meta} />
      <AssistantHead words={hero} />
      <Section className="pt-10 lg:pt-14">
        <DeferredTool loading={loading} skeletonClassName="h-160">
          <Assistant />
        </DeferredTool>
      </Section>
      <TitledList words={honesty} ground="kraft" />
      <ClosingCall words={call} />
    </>
  );
}
