import { entryDayAt } from '@functions/_shared/domain/tariff/entry-day.ts';
import { isRetryable } from '@/api/api-error.ts';
import { submit } from '@/api/submissions/submit.ts';
import { MapExplorer } from '@/components/tools/map-explorer/map-explorer.tsx';
import type { MapExplorerServices } from '@/components/tools/map-explorer/services.ts';
import { mapExplorerContent } from '@/content/map-explorer.ts';
import { useQueryParams } from '@/hooks/use-query-params.ts';

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
