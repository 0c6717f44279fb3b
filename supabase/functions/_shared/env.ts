import { isPlainAddress } from './email.ts';
import { type ServiceName, servicePolicies } from './external-services.assumptions.ts';
import type { AccessPolicy } from './http.ts';
import type { VoiceService } from './voice-service.ts';

/**
 * The configuration of the functions. Hosted Supabase sets the SUPABASE_* names; the rest are
 * secrets set with `supabase secrets set`, each explained in .env.example.
 */
export type FunctionEnv = {
  supabaseUrl: string;
  /** Bypasses row security; must never leave the function. */
  secretKey: string;
  /** Every secret key of the project; the owner may use any of them. */
  ownerKeys: readonly string[];
  access: AccessPolicy;
  /** Missing or invalid settings, each as a sentence; `health` shows them to the owner. */
  problems: readonly string[];
  /** The problem that prevents all e-mail, if there is one. */
  mailProblem: string | undefined;
  /** Receives the leads. */
  notifyEmail: string;
  /** The sender of every e-mail. */
  fromEmail: string;
  /** Without a trailing slash. When not set, e-mails leave it out. */
  siteUrl: string | undefined;
  /** Where a call is booked; e-mails link to it, or to the site when it is not set. */
  bookingUrl: string | undefined;
  resendApiKey: string | undefined;
  openAiApiKey: string | undefined;
  openAiBaseUrl: string;
  openAiImageModel: string;
  openAiChatModel: string;
  firecrawlApiKey: string | undefined;
  youTubeApiKey: string | undefined;
  profileApiKey: string | undefined;
  /** URL of the paid profile service; called only when its key is set as well. */
  profileApiUrl: string | undefined;
  /** USITC's search of the published schedule; called only when it is set. */
  tariffScheduleUrl: string | undefined;
  /** Undefined when there is no voice service. */
  voice: VoiceService | undefined;
  /**
   * Number of proxies in front of the functions that each add a hop; null on hosted Supabase, see
   * rate-limit.ts.
   */
  trustedProxies: number | null;
  /** Maximum calls per day to each external service; null where there is no limit. */
  dailyCeilings: Readonly<Record<ServiceName, number | null>>;
};

const openAiBaseUrl = 'https://api.openai.com/v1';

/** Reads the environment; throws with a list of everything missing or invalid. */
export function readFunctionEnv(): FunctionEnv {
  const missing: string[] = [];
  const publishableKeys = [
    ...keys('SUPABASE_PUBLISHABLE_KEYS'),
    ...list(optional('SUPABASE_PUBLISHABLE_KEY')),
    ...list(optional('SUPABASE_ANON_KEY')),
  ];
  if (publishableKeys.length === 0) missing.push('SUPABASE_PUBLISHABLE_KEY');
  const required = (...names: string[]) => {
    for (const name of names) {
      const value = optional(name);
      if (value !== undefined) return value;
    }
    missing.push(names.join(' or '));
    return '';
  };
  const mailProblem = findMailProblem();
  const env: FunctionEnv = {
    supabaseUrl: required('SUPABASE_URL'),
    secretKey:
      firstKey('SUPABASE_SECRET_KEYS') ??
      required('SUPABASE_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY'),
    ownerKeys: [
      ...keys('SUPABASE_SECRET_KEYS'),
      ...list(optional('SUPABASE_SECRET_KEY')),
      ...list(optional('SUPABASE_SERVICE_ROLE_KEY')),
    ],
    access: { publishableKeys, allowedOrigins: parseAllowedOrigins() },
    problems: [mailProblem, findOriginProblem(), findSiteProblem()].filter(
      (problem) => problem !== undefined,
    ),
    mailProblem,
    // Without a mail key nothing is sent, so a placeholder is enough.
    notifyEmail: optional('NOTIFY_EMAIL') ?? 'leads@example.com',
    fromEmail: optional('FROM_EMAIL') ?? 'BrandBFF <hello@example.com>',
    siteUrl: optional('SITE_URL')?.replace(/\/+$/, ''),
    bookingUrl: optional('BOOKING_URL'),
    resendApiKey: optional('RESEND_API_KEY'),
    openAiApiKey: optional('OPENAI_API_KEY'),
    openAiBaseUrl: optional('OPENAI_BASE_URL') ?? openAiBaseUrl,
    openAiImageModel: optional('OPENAI_IMAGE_MODEL') ?? 'gpt-image-1',
    openAiChatModel: optional('OPENAI_CHAT_MODEL') ?? 'gpt-4.1-mini',
    firecrawlApiKey: optional('FIRECRAWL_API_KEY'),
    youTubeApiKey: optional('YOUTUBE_API_KEY'),
    profileApiKey: optional('PROFILE_API_KEY'),
    profileApiUrl: optional('PROFILE_API_URL'),
    tariffScheduleUrl: optional('TARIFF_SCHEDULE_URL'),
    voice: readVoiceService(),
    trustedProxies: parseTrustedProxies(),
    dailyCeilings: parseDailyCeilings(),
  };
  if (missing.length > 0) throw new Error(`Missing in the environment: ${missing.join(', ')}`);
  return env;
}

/** The listed origins, or else that of the site; without either no browser may call. */
function parseAllowedOrigins(): string[] {
  const named = optional('ALLOWED_ORIGINS') ?? optional('SITE_URL');
  return list(named).flatMap((origin) => {
    if (origin === '*') return origin;
    return URL.canParse(origin) ? new URL(origin).origin : [];
  });
}

function findOriginProblem(): string | undefined {
  if (parseAllowedOrigins().length > 0) return undefined;
  return 'Neither ALLOWED_ORIGINS nor SITE_URL names a site, so no browser may call the functions.';
}

/** Reports are still sent, but without a link to the site. */
function findSiteProblem(): string | undefined {
  if (optional('RESEND_API_KEY') === undefined || optional('SITE_URL') !== undefined)
    return undefined;
  return 'RESEND_API_KEY is set, but SITE_URL is not: e-mails to visitors name no site.';
}

/** With a mail key both addresses must be real: leads must not go to a stranger's domain. */
function findMailProblem(): string | undefined {
  if (optional('RESEND_API_KEY') === undefined) return undefined;
  const unusable = ['NOTIFY_EMAIL', 'FROM_EMAIL'].filter((name) => !isReachable(optional(name)));
  if (unusable.length === 0) return undefined;
  return `RESEND_API_KEY is set, but ${unusable.join(' and ')} ${unusable.length === 1 ? 'is not a working address' : 'are not working addresses'}: e-mails wait in the outbox.`;
}

/** "ana@brand.com" or "Brand <ana@brand.com>", at a domain that is not reserved for examples. */
function isReachable(value = ''): boolean {
  const address = /<([^<>]*)>$/.exec(value)?.[1] ?? value;
  return isPlainAddress(address) && !reservedDomains.test(address);
}

/** RFC 2606 and RFC 6762. */
const reservedDomains = /[@.](example(\.(com|net|org))?|test|invalid|localhost|local)$/i;

function parseTrustedProxies(): number | null {
  const value = optional('TRUSTED_PROXIES');
  if (value === undefined) return null;
  if (/^[1-9]$/.test(value)) return Number(value);
  throw new Error(
    `TRUSTED_PROXIES is "${value}": set it to a number from 1 to 9, or leave it out.`,
  );
}

/** Reads DAILY_CEILING_CHAT and so on; 0 means that the service is never called. */
function parseDailyCeilings(): FunctionEnv['dailyCeilings'] {
  return {
    chat: parseCeiling('chat'),
    images: parseCeiling('images'),
    transcription: parseCeiling('transcription'),
    speech: parseCeiling('speech'),
    email: parseCeiling('email'),
    prices: parseCeiling('prices'),
    profiles: parseCeiling('profiles'),
    youtube: parseCeiling('youtube'),
    tariff_schedule: parseCeiling('tariff_schedule'),
  };
}

function parseCeiling(name: ServiceName): number | null {
  const variable = `DAILY_CEILING_${name.toUpperCase()}`;
  const value = optional(variable);
  if (value === undefined) return defaultCeiling(name);
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new Error(`${variable} is "${value}": set it to a whole number, or leave it out.`);
}

/** A voice server on the same machine costs nothing. */
function defaultCeiling(name: ServiceName): number | null {
  const isVoice = name === 'transcription' || name === 'speech';
  if (isVoice && readVoiceService()?.apiKey === undefined) return null;
  return servicePolicies[name].dailyCeiling;
}

/** A dedicated voice service, or else the one for the other model calls. */
function readVoiceService(): VoiceService | undefined {
  const models = {
    transcriptionModel: optional('VOICE_TRANSCRIPTION_MODEL') ?? 'gpt-4o-mini-transcribe',
    speechModel: optional('VOICE_SPEECH_MODEL') ?? 'gpt-4o-mini-tts',
  };
  const baseUrl = optional('VOICE_BASE_URL');
  if (baseUrl !== undefined) return { ...models, baseUrl, apiKey: optional('VOICE_API_KEY') };
  const apiKey = optional('OPENAI_API_KEY');
  if (apiKey === undefined) return undefined;
  return { ...models, baseUrl: optional('OPENAI_BASE_URL') ?? openAiBaseUrl, apiKey };
}

function optional(name: string): string | undefined {
  const value = Deno.env.get(name)?.trim();
  return value === '' ? undefined : value;
}

function list(value: string | undefined): string[] {
  return (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Hosted Supabase passes its keys as a JSON object, from name to key. */
function keys(name: string): string[] {
  const value = optional(name);
  if (value === undefined) return [];
  const parsed: unknown = JSON.parse(value);
  return typeof parsed === 'object' && parsed !== null
    ? Object.values(parsed).filter((key) => typeof key === 'string' && key !== '')
    : [];
}

function firstKey(name: string): string | undefined {
  return keys(name)[0];
}
