import { AssistantHead } from '@/components/sections/assistant-head.tsx';
import { FactorySearchForm } from '@/components/sections/factory-search-form.tsx';
import { FeatureHero } from '@/components/sections/feature-hero.tsx';
import { HeroPaths } from '@/components/sections/hero-paths.tsx';
import { HomeHero } from '@/components/sections/home-hero.tsx';
import { LostParcel } from '@/components/sections/lost-parcel.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { ShelfHead } from '@/components/sections/shelf-head.tsx';
import { ToolHeader } from '@/components/sections/tool-header.tsx';
import { IncognitoSticker } from '@/components/stickers/incognito-sticker.tsx';
import { aboutPage } from '@/pages/about/copy.ts';
import { factorySearchPage } from '@/pages/factory-search/copy.ts';
import { homePage } from '@/pages/home/copy.ts';
import { howWeWorkPage } from '@/pages/how-we-work/copy.ts';
import { mediaPage } from '@/pages/media/copy.ts';
import { notFound } from '@/pages/not-found/copy.ts';
import { privateClientsPage } from '@/pages/private-clients/copy.ts';
import { sourcingPage } from '@/pages/sourcing/copy.ts';
import { swagPage } from '@/pages/swag/copy.ts';
import { voiceAssistantPage } from '@/pages/voice-assistant/copy.ts';

/** Page heroes: with a wide picture, a square one, a mark, a form, or only text. */
export function HeadsDemo() {
  return (
    <>
      <HomeHero words={homePage.hero} />
      <PageHero words={howWeWorkPage.hero}>
        <HeroPaths items={howWeWorkPage.heroPaths} />
      </PageHero>
      <PageHero words={mediaPage.hero} />
      <ShelfHead words={aboutPage.hero} stand="board" />
      <ShelfHead words={swagPage.hero} stand="counter" />
      <PageHero
        words={privateClientsPage.hero}
        mark={<IncognitoSticker className="size-[min(18rem,22vw)] rotate-6" />}
      />
      <PageHero
        words={factorySearchPage.hero}
        below={
          <FactorySearchForm
            words={factorySearchPage.form}
            maxQueryLength={200}
            query="soy candles"
            country={null}
            category={null}
            onSearch={() => undefined}
          />
        }
      />
      <AssistantHead words={voiceAssistantPage.hero} />
      <ToolHeader words={sourcingPage.header}>A tool stands here.</ToolHeader>
      <FeatureHero words={sourcingPage.hero} />
      <LostParcel words={notFound} />
    </>
  );
}
