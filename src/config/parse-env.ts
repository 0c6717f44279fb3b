import { defaultPublishableKey } from './local-backend.ts';

/** What the browser may know. Every value is public: it ends up in the bundle. */
export type PublicEnv = {
  /** Address of the site itself, without a closing slash: canonical links and social previews. */
  siteUrl: string;
  clientPortalUrl: string;
  intakeFormUrl: string;
  bookingUrl: string;
  swagCatalogUrl: string;
  contactEmail: string;
  /** Empty means the same origin as the page, which is how the development server mounts it. */
  supabaseUrl: string;
  supabasePublishableKey: string;
};

type RawEnv = Readonly<Record<string, unknown>>;

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Reads the VITE_ variables. One that is unset or blank takes its default.
 * @throws Error naming every variable that is wrong, so that they can be mended in one go.
 */
export function parseEnv(raw: RawEnv): PublicEnv {
  const problems: string[] = [];

  function text(name: string, fallback: string): string {
    const value = raw[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : fallback;
  }

  function webAddress(name: string, fallback: string): string {
    const value = text(name, fallback);
    if (value !== '' && !isWebAddress(value)) {
      problems.push(`${name} must be an http(s) address, got "${value}"`);
    }
    return value;
  }

  function emailAddress(name: string, fallback: string): string {
    const value = text(name, fallback);
    if (!EMAIL_SHAPE.test(value)) problems.push(`${name} must be an email address, got "${value}"`);
    return value;
  }

  const parsed: PublicEnv = {
    siteUrl: withoutClosingSlash(webAddress('VITE_SITE_URL', 'https://example.com')),
    clientPortalUrl: webAddress('VITE_CLIENT_PORTAL_URL', 'https://example.com/client-portal'),
    intakeFormUrl: webAddress('VITE_INTAKE_FORM_URL', 'https://example.com/intake'),
    bookingUrl: webAddress('VITE_BOOKING_URL', 'https://example.com/book-a-call'),
    swagCatalogUrl: webAddress('VITE_SWAG_CATALOG_URL', 'https://example.com/swag-catalog'),
    contactEmail: emailAddress('VITE_CONTACT_EMAIL', 'hello@example.com'),
    supabaseUrl: withoutClosingSlash(webAddress('VITE_SUPABASE_URL', '')),
    supabasePublishableKey: text('VITE_SUPABASE_PUBLISHABLE_KEY', defaultPublishableKey),
  };

  if (problems.length > 0) {
    throw new Error(`The environment is not usable:\n- ${problems.join('\n- ')}`);
  }
  return parsed;
}

function isWebAddress(value: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

function withoutClosingSlash(address: string): string {
  return address.replace(/\/+$/, '');
}
