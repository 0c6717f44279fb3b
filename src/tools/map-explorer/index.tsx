import { entryDayAt } from '@functions/_shared/domain/tariff/entry-day.ts';
import { isRetryable } from '@/api/api-error.ts';
import { submit } from '@/api/submissions/submit.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';
import { mapExplorerContent } from './copy.ts';
import { MapExplorer } from './screen/map-explorer.tsx';
import type { MapExplorerServices } from './screen/services.ts';

const services: MapExplorerServices = {
  async requestIntro(message) {
    try {
      await submit('sourcing-message', { message });
      return 'sent';
    } catch (error) {
      if (isRetryable(error)) return 'waiting';
      throw error;
    }
  },
};

/** Joins the map explorer to the backend and to the page's address. */
export function MapExplorerBlock({ email }: { email: string }) {
  const [params, setParams] = useQueryParams();
  return (
    <MapExplorer
      words={mapExplorerContent}
      services={services}
      address={{ params, replace: (next) => setParams(next, { replace: true }) }}
      entryDay={entryDayAt(new Date())}
      email={email}
      onWriteRfq={(origin) => setParams({ tool: 'rfq', origin })}
    />
  );
}
