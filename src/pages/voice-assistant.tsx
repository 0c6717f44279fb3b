import { PageHead } from '@/components/layout/page-head.tsx';
import { AssistantHead } from '@/components/sections/assistant-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { Section } from '@/components/ui/section.tsx';
import { voiceAssistantPage } from '@/content/voice-assistant.ts';
import { AssistantBlock } from '@/pages/blocks/assistant-block.tsx';

export function VoiceAssistantPage() {
  const { meta, hero, honesty, call } = voiceAssistantPage;
  return (
    <>
      <PageHead meta={meta} />
      <AssistantHead words={hero} />
      <Section className="pt-10 lg:pt-14">
        <AssistantBlock />
      </Section>
      <TitledList words={honesty} ground="kraft" />
      <ClosingCall words={call} />
    </>
  );
}
