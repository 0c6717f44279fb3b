/** Small pages in the shapes of the real ones; all people and figures are invented. */

export function page(...parts: readonly string[]): string {
  return `<!DOCTYPE html><html><head>${parts.join('\n')}</head><body></body></html>`;
}

export function jsonScript(id: string, data: unknown): string {
  return `<script id="${id}" type="application/json">${JSON.stringify(data)}</script>`;
}

export function linkedData(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}

export function tikTokPage(
  overrides: { user?: object; stats?: object; statsV2?: object } = {},
): string {
  const userInfo = {
    user: {
      id: '6800000000000000001',
      uniqueId: 'ana.makes',
      nickname: 'Ana Makes',
      avatarLarger: 'https://p16-sign.tiktokcdn-us.com/obj/ana~c5_1080x1080.jpeg?x-expires=1',
      signature: 'Grip socks\nand <b>other</b> things',
      verified: false,
      ...overrides.user,
    },
    stats: {
      followerCount: 12_500,
      followingCount: 80,
      heart: 500_000,
      heartCount: 500_000,
      videoCount: 400,
      diggCount: 0,
      ...overrides.stats,
    },
    ...(overrides.statsV2 === undefined ? {} : { statsV2: overrides.statsV2 }),
    itemList: [],
  };
  return page(
    '<meta property="og:title" content="TikTok - Make Your Day"/>',
    jsonScript('__UNIVERSAL_DATA_FOR_REHYDRATION__', {
      __DEFAULT_SCOPE__: {
        'webapp.app-context': { language: 'en' },
        'webapp.user-detail': { userInfo, statusCode: 0, statusMsg: '' },
      },
    }),
  );
}

export function instagramPage(
  overrides: { title?: string; ogDescription?: string; description?: string } = {},
): string {
  const {
    title = 'Ana Lima (&#064;ana_makes) &#x2022; Instagram photos and videos',
    ogDescription = '12.3K Followers, 345 Following, 1,067 Posts - See Instagram photos and videos from Ana Lima (&#064;ana_makes)',
    description = '12.3K Followers, 345 Following, 1,067 Posts - Ana Lima (&#064;ana_makes) on Instagram: &quot;Socks &amp; more&quot;',
  } = overrides;
  return page(
    `<meta property="og:type" content="profile" />`,
    `<meta property="og:image" content="https://scontent.cdninstagram.com/v/ana.jpg?stp=s100&amp;oh=1" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${ogDescription}" />`,
    `<meta content="${description}" name="description" />`,
  );
}

const channelMetadata = {
  channelMetadataRenderer: {
    title: 'Ana Makes',
    description: 'Knitting; "socks" and {braces}.',
    externalId: 'UC-lHJZR3Gqxm24_Vd_AJ5Yw',
    vanityChannelUrl: 'http://www.youtube.com/@AnaMakes',
    avatar: { thumbnails: [{ url: 'https://yt3.googleusercontent.com/ana=s900', width: 900 }] },
  },
};

export function youTubePage(parts: readonly string[], metadata: object = channelMetadata): string {
  const data = {
    responseContext: {},
    header: {
      pageHeaderRenderer: {
        pageTitle: 'Ana Makes',
        content: {
          pageHeaderViewModel: {
            image: {
              decoratedAvatarViewModel: {
                avatar: {
                  avatarViewModel: {
                    image: {
                      sources: [
                        { url: 'https://yt3.googleusercontent.com/ana=s72' },
                        { url: 'https://yt3.googleusercontent.com/ana=s160' },
                      ],
                    },
                  },
                },
              },
            },
            metadata: {
              contentMetadataViewModel: {
                metadataRows: [
                  { metadataParts: parts.slice(0, 1).map((content) => ({ text: { content } })) },
                  { metadataParts: parts.slice(1).map((content) => ({ text: { content } })) },
                ],
              },
            },
          },
        },
      },
    },
    metadata,
  };
  return page(`<script nonce="x">var ytInitialData = ${JSON.stringify(data)};</script>`);
}

export function oldYouTubePage(): string {
  const data = {
    header: {
      c4TabbedHeaderRenderer: {
        channelId: 'UC-lHJZR3Gqxm24_Vd_AJ5Yw',
        title: 'Ana Makes',
        avatar: { thumbnails: [{ url: 'https://yt3.ggpht.com/ana=s176' }] },
        channelHandleText: { runs: [{ text: '@AnaMakes' }] },
        subscriberCountText: { simpleText: '1.23M subscribers' },
        videosCountText: { runs: [{ text: '456' }, { text: ' videos' }] },
      },
    },
  };
  return page(
    `<script>window["x"] = 1;</script><script>var ytInitialData = ${JSON.stringify(data)};</script>`,
  );
}
