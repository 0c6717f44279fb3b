import { paths } from '@/config/paths.ts';
import { operator } from '@/content/operator.ts';
import { site } from '@/content/site.ts';
import type { PageHeroWords, PageMeta } from '@/content/types.ts';

const meta: PageMeta = {
  title: `Privacy policy | ${site.name}`,
  description:
    'What this site records, why, for how long, who else handles it, what stays on your device, and how to see, correct or delete what we have about you.',
  keywords: ['privacy policy', 'personal data', 'delete my data'],
  path: paths.privacy,
};

const hero: PageHeroWords = {
  label: 'Privacy policy',
  title: 'What we know about you, and how to change that',
  lead: 'You can read everything here without telling us who you are. No ads, no cookies, no trackers from other companies, and we don’t sell your data.',
  actions: [],
  ground: 'sky',
};

export const privacyPage = { meta, hero, since: operator.since };
