/** Every address of a page, with words from its main heading. */
export const routes = [
  '/',
  '/about',
  '/sourcing',
  '/how-we-work',
  '/build-it',
  '/grow-it',
  '/fulfillment',
  '/fulfillment?v=1&o=500&m=diy&c=6&x=pietra#calculator',
  '/private-clients',
  '/media',
  '/swag',
  '/voice-assistant',
  '/brand-vision',
  '/factory-search',
  '/factory-search?q=candles',
  '/factory-profile-grip-socks',
  '/assumptions',
  '/move-my-catalog',
  '/in-hands-planner',
  '/quote-decoder',
  '/guide',
  '/privacy',
  '/terms',
  '/demand-test',
  '/drop',
] as const;

/** Shared links to results, with all their figures and plots. */
export const results = [
  '/?v=1&a=12500&e=4&p=24.99&c=home-goods&m=china&d=A+scented+candle#calculator',
  '/brand-vision?v=c1&f=48200&e=5.7&p=28&m=china&d=Linen%20apron',
] as const;
