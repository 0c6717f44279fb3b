import type { Profile } from '@functions/_shared/contracts/fetch-tiktok-data.ts';
import type { ProductIdea } from '@functions/_shared/contracts/product-ideas.ts';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import {
  CreatorCalculatorScreen,
  type CreatorCalculatorScreenProps,
} from '@/tools/creator-calculator/screen/creator-calculator-screen.tsx';
import { readOpening } from '@/tools/creator-calculator/screen/read-opening.ts';
import { CreatorServices } from '@/tools/creator-calculator/services.ts';
import type { ReadPicture } from '@/tools/design-inspiration/screen/use-picture-upload.ts';
import { InspirationServices } from '@/tools/design-inspiration/services.ts';
import { IdeaServices } from '@/tools/idea-dialog/services.ts';
import { ProfileServices } from '@/tools/profile-fetch/services.ts';
import { aFactoryAnswer } from '../../revenue-calculator/screen/fakes.ts';

export const profileLink = 'https://www.tiktok.com/@fern.makes?lang=en';

export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    username: 'fern.makes',
    platform: 'TikTok',
    profileUrl: 'https://www.tiktok.com/@fern.makes',
    displayName: 'Fern Makes',
    followers: 48_200,
    engagement_rate: 5.7,
    engagementBasis: 'average-likes-and-comments',
    bio: 'Linen and slow mornings',
    ...overrides,
  };
}

export function anIdea(overrides: Partial<ProductIdea> = {}): ProductIdea {
  return {
    productName: 'Linen apron',
    category: 'apparel',
    reasoning: 'Fits “linen” in your bio.',
    estimatedPrice: 28,
    marketFit: 'About 55 orders a month.',
    ...overrides,
  };
}

/** One of each of five categories. */
export const fiveIdeas: ProductIdea[] = [
  anIdea(),
  anIdea({ productName: 'Bread crock', category: 'home-goods', estimatedPrice: 40 }),
  anIdea({ productName: 'Cat hammock', category: 'pets', estimatedPrice: 35 }),
  anIdea({ productName: 'Desk lamp', category: 'tech', estimatedPrice: 60 }),
  anIdea({ productName: 'Pick tin', category: 'music', estimatedPrice: 12 }),
];

type AllServices = CreatorServices & IdeaServices & InspirationServices & ProfileServices;

/** Services that all succeed at once unless told otherwise, and count their calls. */
export function fakeServices(overrides: Partial<AllServices> = {}) {
  const answers: AllServices = {
    fetchProfile: async () => ({ data: aProfile(), source: 'builtin' }),
    generateIdeas: async () => ({ ideas: fiveIdeas, source: 'builtin' }),
    drawGoods: async ({ goods }) => ({
      pictures: goods.map(({ productName }) => ({
        url: 'data:image/svg+xml;base64,PHN2Zy8+',
        depicts: productName.toLowerCase(),
        standsIn: false,
      })),
    }),
    saveSelectedIdea: async () => {},
    analyzeAesthetic: async () => ({
      analysis: {
        aesthetic: 'Cottagecore: cozy and soft.',
        colors: ['#9CAF88', '#F6EBD9'],
        mood: ['cozy', 'soft'],
        styles: ['cottagecore'],
      },
      basis: 'Read from “linen”.',
    }),
    searchFactories: async () => aFactoryAnswer(),
    saveFactoryResults: async () => {},
    generateMockup: async ({ targetModel }) => ({
      mockupUrl: 'data:image/svg+xml;base64,PHN2Zy8+',
      source: 'builtin',
      depicts: targetModel === 'product-design' ? 'apron' : 'mailer box',
      standsIn: false,
    }),
    ...overrides,
  };
  return {
    fetchProfile: vi.fn(answers.fetchProfile),
    generateIdeas: vi.fn(answers.generateIdeas),
    drawGoods: vi.fn(answers.drawGoods),
    saveSelectedIdea: vi.fn(answers.saveSelectedIdea),
    analyzeAesthetic: vi.fn(answers.analyzeAesthetic),
    searchFactories: vi.fn(answers.searchFactories),
    saveFactoryResults: vi.fn(answers.saveFactoryResults),
    generateMockup: vi.fn(answers.generateMockup),
  };
}

/** Every file is a picture of one green, except those whose name says what is wrong with them. */
export const readFakePicture: ReadPicture = async (file) => {
  if (file.name.endsWith('.heic')) return { ok: false, problem: 'heic' };
  if (file.name.endsWith('.pdf')) return { ok: false, problem: 'not-an-image' };
  if (file.name.startsWith('huge')) return { ok: false, problem: 'too-large' };
  if (file.name.startsWith('vast')) return { ok: false, problem: 'too-many-pixels' };
  if (file.name.startsWith('broken')) return { ok: false, problem: 'broken' };
  return {
    ok: true,
    image: {
      id: file.name,
      name: file.name,
      dataUrl: 'data:image/jpeg;base64,AA==',
      palette: [{ hex: '#1F7A4D', share: 1 }],
    },
  };
};

export function aPictureFile(name = 'look.png'): File {
  return new File(['x'], name, { type: 'image/png' });
}

export function fakeAddress(initialParams = new URLSearchParams()) {
  return {
    initialParams,
    replace: vi.fn<CreatorCalculatorScreenProps['address']['replace']>(),
    shareUrl: () => 'https://example.com/brand-vision?v=c1',
  };
}

export function renderCalculator({
  services = fakeServices(),
  address = fakeAddress(),
  ...overrides
}: Partial<CreatorCalculatorScreenProps> & {
  services?: ReturnType<typeof fakeServices>;
  address?: ReturnType<typeof fakeAddress>;
} = {}) {
  const user = userEvent.setup();
  const { initialParams: params } = address;
  const isShared = overrides.shared?.isShared ?? false;
  const view = render(
    <CreatorServices value={services}>
      <ProfileServices value={services}>
        <IdeaServices value={services}>
          <InspirationServices value={services}>
            <CreatorCalculatorScreen
              address={address}
              open={(stored) => readOpening({ params, stored, locale: 'en-US', isShared })}
              locale="en-US"
              readPicture={readFakePicture}
              {...overrides}
            />
          </InspirationServices>
        </IdeaServices>
      </ProfileServices>
    </CreatorServices>,
    { wrapper: MemoryRouter },
  );
  return { user, services, address, view };
}
