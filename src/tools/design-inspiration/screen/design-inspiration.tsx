import { useState } from 'react';
import { FieldGroup } from '@/components/ui/field.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import type { FetchedProfile } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import type { DesignInspirationContent } from '../copy.ts';
import { mergePalettes } from '../rules/choose-palette.ts';
import { AutoTab } from './auto-tab.tsx';
import type { Inspiration } from './inspiration.ts';
import { readPicture as readPictureOnDevice } from './read-picture.ts';
import { StyleTags } from './style-tags.tsx';
import { UploadTab } from './upload-tab.tsx';
import { type AnalyzeAesthetic, useAestheticAnalysis } from './use-aesthetic-analysis.ts';
import type { ReadPicture } from './use-picture-upload.ts';

export type DesignInspirationProps = {
  words: DesignInspirationContent;
  inspiration: Inspiration;
  onChange: (change: (before: Inspiration) => Inspiration) => void;
  /** The fetched profile, which the automatic analysis reads. */
  profile: FetchedProfile | null;
  analyze: AnalyzeAesthetic;
  readPicture?: ReadPicture;
};

/** How the product should look: by tags, by pictures, or read from the creator's own profile. */
export function DesignInspiration({
  words,
  inspiration,
  onChange,
  profile,
  analyze,
  readPicture = readPictureOnDevice,
}: DesignInspirationProps) {
  const [tab, setTab] = useState<'styles' | 'upload' | 'auto'>('styles');
  const { styles, referenceImages, autoAnalysis } = inspiration;
  const colors = mergePalettes(referenceImages.map(({ palette }) => palette)).map(({ hex }) => hex);
  const analysis = useAestheticAnalysis({
    words: words.toasts,
    analyze,
    profile,
    colors,
    onAnalysis: (found) => onChange((before) => ({ ...before, autoAnalysis: found })),
  });

  return (
    <FieldGroup label={words.label} hint={words.hint}>
      <Tabs
        label={words.tabsLabel}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'styles',
            label: words.tabs.styles,
            content: (
              <StyleTags
                words={words.styleTags}
                label={words.tabs.styles}
                styles={styles}
                onChange={(chosen) => onChange((before) => ({ ...before, styles: chosen }))}
              />
            ),
          },
          {
            value: 'upload',
            label: words.tabs.upload,
            content: (
              <UploadTab
                words={words}
                images={referenceImages}
                colors={colors}
                readPicture={readPicture}
                onAdd={(added) =>
                  onChange((before) => ({
                    ...before,
                    referenceImages: [...before.referenceImages, ...added],
                  }))
                }
                onRemove={(id) =>
                  onChange((before) => ({
                    ...before,
                    referenceImages: before.referenceImages.filter((image) => image.id !== id),
                  }))
                }
              />
            ),
          },
          {
            value: 'auto',
            label: words.tabs.auto,
            content: (
              <AutoTab
                words={words}
                hasProfile={profile !== null}
                isAnalyzing={analysis.isAnalyzing}
                analysis={autoAnalysis}
                onAnalyze={analysis.run}
                onRemove={() => onChange((before) => ({ ...before, autoAnalysis: null }))}
              />
            ),
          },
        ]}
      />
    </FieldGroup>
  );
}
