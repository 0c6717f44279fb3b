/** Every address a visitor can open, with the words of its main heading's page. */
export const routes = [
  '/',
  '/about',
  '/sourcing',
  '/how-we-work',
  '/build-it',
  '/grow-it',
  '/fulfillment',
  '/private-clients',
  '/media',
  '/swag',
  '/voice-assistant',
  '/brand-vision',
  '/factory-search',
  '/factory-search?q=candles',
  '/factory-profile-grip-socks',
] as const;
