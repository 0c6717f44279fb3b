import { AssistantHead } from '@/components/sections/assistant-head.tsx';
import { CutPicture } from '@/components/sections/cut-picture.tsx';
import { FactorySearchForm } from '@/components/sections/factory-search-form.tsx';
import { FeatureHero } from '@/components/sections/feature-hero.tsx';
import { HeroPaths } from '@/components/sections/hero-paths.tsx';
import { HomeHero } from '@/components/sections/home-hero.tsx';
import { LostParcel } from '@/components/sections/lost-parcel.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { ShelfHead } from '@/components/sections/shelf-head.tsx';
import { SpecHead } from '@/components/sections/spec-head.tsx';
import { ToolHeader } from '@/components/sections/tool-header.tsx';
import { IncognitoSticker } from '@/components/stickers/incognito-sticker.tsx';
import { aboutPage } from '@/pages/about/copy.ts';
import { buildItPage } from '@/pages/build-it/copy.ts';
import { HeadSheet as BuildItSheet } from '@/pages/build-it/head-sheet.tsx';
import { factorySearchPage } from '@/pages/factory-search/copy.ts';
import { gripSocksFactoryPage } from '@/pages/grip-socks-factory/copy.ts';
import { HeadSheet as GripSocksSheet } from '@/pages/grip-socks-factory/head-sheet.tsx';
import { growItPage } from '@/pages/grow-it/copy.ts';
import { HeadSheet as GrowItSheet } from '@/pages/grow-it/head-sheet.tsx';
import { homePage } from '@/pages/home/copy.ts';
import { howWeWorkPage } from '@/pages/how-we-work/copy.ts';
import { mediaPage } from '@/pages/media/copy.ts';
import { notFound } from '@/pages/not-found/copy.ts';
import { privateClientsPage } from '@/pages/private-clients/copy.ts';
import { HeadSheet as PrivateSheet } from '@/pages/private-clients/head-sheet.tsx';
import { sourcingPage } from '@/pages/sourcing/copy.ts';
import { swagPage } from '@/pages/swag/copy.ts';
import { voiceAssistantPage } from '@/pages/voice-assistant/copy.ts';

/** Page heads: with a picture, a mark, a drawing, a form, or only text. */
export function HeadsDemo() {
  return (
    <>
      <HomeHero words={homePage.hero} />
      <ShelfHead words={aboutPage.hero} stand="board" />
      <ShelfHead words={swagPage.hero} stand="counter" />
      <SpecHead
        words={howWeWorkPage.hero}
        sheet={<CutPicture picture={howWeWorkPage.hero.picture} sizes="50vw" />}
        below={<HeroPaths items={howWeWorkPage.heroPaths} />}
      />
      <SpecHead words={buildItPage.hero} sheet={<BuildItSheet />} />
      <SpecHead words={growItPage.hero} layout="below" sheet={<GrowItSheet />} />
      <SpecHead words={gripSocksFactoryPage.hero} sheet={<GripSocksSheet />} />
      <SpecHead words={privateClientsPage.hero} sheet={<PrivateSheet />} />
      <PageHero words={mediaPage.hero} />
      <PageHero words={mediaPage.hero} mark={<IncognitoSticker className="size-60" />} />
      <SpecHead
        words={factorySearchPage.hero}
        layout="below"
        sheet={
          <FactorySearchForm
            words={factorySearchPage.form}
            counts={factorySearchPage.counts}
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
