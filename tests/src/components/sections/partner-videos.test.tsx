import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NewTabHint } from '@/components/layout/new-tab-hint.tsx';
import { PartnerVideos } from '@/components/sections/partner-videos.tsx';
import { partnerVideos } from '@/pages/about/partner-videos-copy.ts';

test('each of the eleven cards links to its profile, named after the platform', () => {
  render(
    <MemoryRouter>
      <PartnerVideos words={partnerVideos} />
      <NewTabHint />
    </MemoryRouter>,
  );
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(11);
  cards.forEach((card, index) => {
    const video = partnerVideos.videos[index];
    if (video === undefined) throw new Error(`no video ${index}`);
    const platform = video.embedUrl.includes('tiktok.com') ? 'TikTok' : 'Instagram';
    const link = within(card).getByRole('link', {
      name: `View on ${platform}: ${video.creatorName}`,
      description: 'Opens in a new tab',
    });
    expect(link).toHaveAttribute('href', video.embedUrl);
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(within(card).getByText(video.handle)).toBeVisible();
  });
});

test('both platforms are included, and samples are marked as samples', () => {
  const hosts = new Set(partnerVideos.videos.map(({ embedUrl }) => new URL(embedUrl).hostname));
  expect([...hosts].toSorted()).toEqual(['www.instagram.com', 'www.tiktok.com']);
  const ids = new Set(partnerVideos.videos.map(({ id }) => id));
  expect(ids.size).toBe(11);
  expect(partnerVideos.videos.every(({ handle }) => handle.endsWith('.sample'))).toBe(true);
  expect(partnerVideos.note).toMatch(/^Sample partners/);
});
