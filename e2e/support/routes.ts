/** Every address a visitor can open, with the words of its main heading's page. */
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
] as const;
