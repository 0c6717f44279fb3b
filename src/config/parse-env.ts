import { defaultPublishableKey } from './local-backend.ts';

/** Settings the browser may know. Every value is public: it becomes part of the bundle. */
export type PublicEnv = {
  /** The site's own URL, without a trailing slash, for canonical links and social previews. */
  siteUrl: string;
  clientPortalUrl: string;
  intakeFormUrl: string;
  bookingUrl: string;
  swagCatalogUrl: string;
  contactEmail: string;
  /** Empty for the page's own origin, under which the development server serves the backend. */
  supabaseUrl: string;
  supabasePublishableKey: string;
};

type RawEnv = Readonly<Record<string, unknown>>;

const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Parses the VITE_ variables. Unset or blank ones get their defaults.
 * @throws Error naming every invalid variable, so that all can be fixed at once
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
    if (!isEmailAddress(value)) problems.push(`${name} must be an email address, got "${value}"`);
    return value;
  }

  const parsed: PublicEnv = {
    siteUrl: withoutTrailingSlash(webAddress('VITE_SITE_URL', 'https://example.com')),
    clientPortalUrl: webAddress('VITE_CLIENT_PORTAL_URL', 'https://example.com/client-portal'),
    intakeFormUrl: webAddress('VITE_INTAKE_FORM_URL', 'https://example.com/intake'),
    bookingUrl: webAddress('VITE_BOOKING_URL', 'https://example.com/book-a-call'),
    swagCatalogUrl: webAddress('VITE_SWAG_CATALOG_URL', 'https://example.com/swag-catalog'),
    contactEmail: emailAddress('VITE_CONTACT_EMAIL', 'hello@example.com'),
    supabaseUrl: withoutTrailingSlash(webAddress('VITE_SUPABASE_URL', '')),
    supabasePublishableKey: text('VITE_SUPABASE_PUBLISHABLE_KEY', defaultPublishableKey),
  };

  if (problems.length > 0) {
    throw new Error(`The environment is invalid:\n- ${problems.join('\n- ')}`);
  }
  return parsed;
}

export function isEmailAddress(text: string): boolean {
  return EMAIL_SHAPE.test(text);
}

function isWebAddress(value: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

function withoutTrailingSlash(address: string): string {
  return address.replace(/\/+$/, '');
}

/**
 * Whether the site's own address is set and could be anybody's: not this machine, and no name that is
 * reserved for examples.
 */
export function isPublicSite({ siteUrl }: Pick<PublicEnv, 'siteUrl'>): boolean {
  return !isPrivateHost(new URL(siteUrl).hostname);
}

/**
 * The placeholders among the settings of a public site, each as a sentence that names its variable.
 */
export function placeholderProblems(env: PublicEnv): string[] {
  if (!isPublicSite(env)) return [];
  const addresses: Record<string, string> = {
    VITE_CLIENT_PORTAL_URL: new URL(env.clientPortalUrl).hostname,
    VITE_INTAKE_FORM_URL: new URL(env.intakeFormUrl).hostname,
    VITE_BOOKING_URL: new URL(env.bookingUrl).hostname,
    VITE_SWAG_CATALOG_URL: new URL(env.swagCatalogUrl).hostname,
    VITE_CONTACT_EMAIL: env.contactEmail.slice(env.contactEmail.lastIndexOf('@') + 1),
  };
  return Object.entries(addresses)
    .filter(([, host]) => isExampleHost(host))
    .map(
      ([name, host]) =>
        `${name} still leads to ${host}, a placeholder. Set it to your own, since ${env.siteUrl} is a public site.`,
    );
}

/** Names that nobody can own (RFC 2606). */
function isExampleHost(host: string): boolean {
  return /(^|\.)(example\.(com|net|org)|example|test|invalid)$/i.test(host);
}

function isPrivateHost(host: string): boolean {
  return isExampleHost(host) || /(^|\.)(localhost|local)$|^(\d+\.){3}\d+$|^\[/i.test(host);
}
