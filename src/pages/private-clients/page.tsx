import { PageHead } from '@/components/layout/page-head.tsx';
import { ClosingCall } from '@/components/sections/closing-call.tsx';
import { PageHero } from '@/components/sections/page-hero.tsx';
import { SealedScope } from '@/components/sections/sealed-scope.tsx';
import { TitledList } from '@/components/sections/titled-list.tsx';
import { IncognitoSticker } from '@/components/stickers/incognito-sticker.tsx';
import { privateClientsPage } from './copy.ts';

export function Page() {
  const { meta, hero, terms, scope, introduction, call } = privateClientsPage;
  return (
    <>
      <PageHead meta={meta} />
      <PageHero
        words={hero}
        mark={<IncognitoSticker className="size-[min(18rem,22vw)] rotate-6" />}
      />
      <TitledList words={terms} />
      <SealedScope words={scope} />
      <TitledList words={introduction} numbered />
      <ClosingCall words={call} ground="blush" />
    </>
  );
}
