import { expect, test } from 'vitest';
import { platformForIdeas } from '@/lib/platform.ts';

test.each([
  ['https://www.tiktok.com/@ana', 'TikTok'],
  ['https://vm.tiktok.com/ZMabc/', 'TikTok'],
  ['instagram.com/ana', 'Instagram'],
  ['HTTPS://INSTAGRAM.COM/ANA', 'Instagram'],
  ['https://youtube.com/@ana', 'YouTube'],
  ['https://youtu.be/abc', 'YouTube'],
  ['https://example.com/ana', 'Unknown'],
  ['@ana', 'Unknown'],
  ['', 'Unknown'],
  ['https://tiktok.com/@ana?from=instagram.com', 'Instagram'],
  ['https://instagram.com/ana?from=youtube.com', 'Instagram'],
])('the platform for ideas of %j is %s', (url, platform) => {
  expect(platformForIdeas(url)).toBe(platform);
});
