import { PageHead } from '@/components/layout/page-head.tsx';
import { AssistantHead } from '@/components/sections/assistant-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { retryingPart } from '@/components/tools/shared/retrying-part.tsx';
import { Section } from '@/components/ui/section.tsx';
import { voiceAssistantPage } from '@/content/voice-assistant.ts';
import { ToolPlace } from './blocks/tool-place.tsx';

const AssistantBlock = retryingPart(() =>
  import('./blocks/assistant-block.tsx').then((m) => m.AssistantBlock),
);

export function VoiceAssistantPage() {
  const { meta, hero, loading, honesty, call } = voiceAssistantPage;
  return (
    <>
      <PageHead meta={meta} />
      <AssistantHead words={hero} />
      <Section className="pt-10 lg:pt-14">
        <ToolPlace loading={loading} skeletonClassName="h-160">
          <AssistantBlock />
        </ToolPlace>
      </Section>
      <TitledList words={honesty} ground="kraft" />
      <ClosingCall words={call} />
    </>
  );
}
