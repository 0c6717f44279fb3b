import { type ServiceName, serviceNames } from '../_shared/external-services.assumptions.ts';
import type { Dependencies } from './handler.ts';

type ServiceEnv = {
  [Key in
    | 'firecrawlApiKey'
    | 'openAiApiKey'
    | 'profileApiKey'
    | 'profileApiUrl'
    | 'resendApiKey'
    | 'tariffScheduleUrl'
    | 'youTubeApiKey']: string | undefined;
} & {
  voice: object | undefined;
  dailyCeilings: Readonly<Record<ServiceName, number | null>>;
};

/** Which services the environment switches on, and their daily ceilings. */
export function readAdapters(env: ServiceEnv): Dependencies['adapters'] {
  const isOn: Readonly<Record<ServiceName, boolean>> = {
    chat: env.openAiApiKey !== undefined,
    images: env.openAiApiKey !== undefined,
    transcription: env.voice !== undefined,
    speech: env.voice !== undefined,
    email: env.resendApiKey !== undefined,
    prices: env.firecrawlApiKey !== undefined,
    profiles: env.profileApiKey !== undefined && env.profileApiUrl !== undefined,
    youtube: env.youTubeApiKey !== undefined,
    tariff_schedule: env.tariffScheduleUrl !== undefined,
  };
  return Object.fromEntries(
    serviceNames.map((name) => [name, { on: isOn[name], dailyCeiling: env.dailyCeilings[name] }]),
  );
}
