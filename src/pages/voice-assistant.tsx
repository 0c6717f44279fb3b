import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { voiceAssistantPage } from '@/content/voice-assistant.ts';

export function VoiceAssistantPage() {
  const { meta, hero, questions, call } = voiceAssistantPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero words={hero} />
      <TitledList words={questions} />
      <ClosingCall words={call} />
    </>
  );
}
