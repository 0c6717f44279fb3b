import { useState } from 'react';
import { FieldGroup } from '@/components/ui/field.tsx';
import { Tabs } from '@/components/ui/tabs.tsx';
import type { FetchedProfile } from '@/tools/profile-fetch/rules/fetched-profile.ts';
import { designInspirationCopy } from '../copy.ts';
import { mergePalettes } from '../rules/choose-palette.ts';
import type { Inspiration } from '../rules/inspiration.ts';
import { AutoTab } from './auto-tab.tsx';
import { readPicture as readPictureOnDevice } from './read-picture.ts';
import { StyleTags } from './style-tags.tsx';
import { UploadTab } from './upload-tab.tsx';
import { useAestheticAnalysis } from './use-aesthetic-analysis.ts';
import type { ReadPicture } from './use-picture-upload.ts';

export type DesignInspirationProps = {
  inspiration: Inspiration;
  onChange: (change: (before: Inspiration) => Inspiration) => void;
  /** The fetched profile, which the automatic analysis reads. */
  profile: FetchedProfile | null;
  readPicture?: ReadPicture;
};

/** How the product should look: by tags, by pictures, or from the creator's profile. */
export function DesignInspiration({
  inspiration,
  onChange,
  profile,
  readPicture = readPictureOnDevice,
}: DesignInspirationProps) {
  const [tab, setTab] = useState<'styles' | 'upload' | 'auto'>('styles');
  const { styles, referenceImages, autoAnalysis } = inspiration;
  const colors = mergePalettes(referenceImages.map(({ palette }) => palette)).map(({ hex }) => hex);
  const analysis = useAestheticAnalysis({
    profile,
    colors,
    onAnalysis: (found) => onChange((before) => ({ ...before, autoAnalysis: found })),
  });

  return (
    <FieldGroup label={designInspirationCopy.label} hint={designInspirationCopy.hint}>
      <Tabs
        label={designInspirationCopy.tabsLabel}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'styles',
            label: designInspirationCopy.tabs.styles,
            content: (
              <StyleTags
                label={designInspirationCopy.tabs.styles}
                styles={styles}
                onChange={(chosen) => onChange((before) => ({ ...before, styles: chosen }))}
              />
            ),
          },
          {
            value: 'upload',
            label: designInspirationCopy.tabs.upload,
            content: (
              <UploadTab
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
            label: designInspirationCopy.tabs.auto,
            content: (
              <AutoTab
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
