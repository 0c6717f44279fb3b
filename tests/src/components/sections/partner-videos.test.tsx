import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NewTabHint } from '@/components/layout/new-tab-hint.tsx';
import { PartnerVideos } from '@/components/sections/partner-videos.tsx';
import { studioPicture } from '@/content/studio-pictures.ts';
import type { PartnerVideo } from '@/content/types.ts';
import { partnerVideos } from '@/pages/about/partner-videos-copy.ts';

function show(videos: readonly PartnerVideo[]) {
  render(
    <MemoryRouter>
      <PartnerVideos words={{ ...partnerVideos, videos }} />
      <NewTabHint />
    </MemoryRouter>,
  );
  return screen.getAllByRole('article');
}

function expectNewTab(link: HTMLElement, url: string) {
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
}

test('each of the eleven tags links to its own page, named after the platform', () => {
  const cards = show([]);
  expect(cards).toHaveLength(11);
  cards.forEach((card, index) => {
    const tag = partnerVideos.tags[index];
    if (tag === undefined) throw new Error(`no tag ${index}`);
    const platform = tag.url.includes('tiktok.com') ? 'TikTok' : 'Instagram';
    const link = within(card).getByRole('link', {
      name: `View on ${platform}: ${tag.tag}`,
      description: 'Opens in a new tab',
    });
    expectNewTab(link, tag.url);
    expect(tag.url).toContain(tag.tag.slice(1));
  });
});

test('both platforms are included, and nobody is made up', () => {
  const hosts = new Set(partnerVideos.tags.map(({ url }) => new URL(url).hostname));
  expect([...hosts].toSorted()).toEqual(['www.instagram.com', 'www.tiktok.com']);
  expect(new Set(partnerVideos.tags.map(({ id }) => id)).size).toBe(11);
  // A handle begins with @, and each would belong to a person.
  expect(JSON.stringify(partnerVideos)).not.toContain('@');
  expect(partnerVideos.note).toMatch(/not our partners’/);
});

test('the videos of real partners take the place of the tags', () => {
  const cards = show([
    {
      id: 'ada',
      creatorName: 'Ada',
      handle: '@ada',
      thumbnail: studioPicture('candle'),
      description: 'A test burn.',
      embedUrl: 'https://www.instagram.com/ada/',
    },
  ]);
  expect(cards).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'View on Instagram: Ada' });
  expectNewTab(link, 'https://www.instagram.com/ada/');
  expect(screen.getByText('@ada')).toBeVisible();
});
