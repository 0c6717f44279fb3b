import { PageHead } from '@/components/layout/page-head.tsx';
import { SiteLink } from '@/components/layout/site-link.tsx';
import { Button, buttonClass } from '@/components/ui/button.tsx';
import { errorPage } from '@/content/error-pages.ts';

/** Browsers' messages for a failed dynamic import; they have no error type for it. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|loading (css )?chunk/i;

type RouteErrorProps = { error: unknown; onReload?: () => void };

export function RouteError({ error, onReload = reloadPage }: RouteErrorProps) {
  const isFetchFailure = error instanceof Error && CHUNK_FAILURE.test(error.message);
  const words = isFetchFailure ? errorPage.fetchFailure : errorPage.crash;

  return (
    <section className="page-container min-h-svh pt-40 pb-24" role="alert">
      <PageHead meta={errorPage.meta} />
      <h1 tabIndex={-1} className="text-display-2">
        {words.title}
      </h1>
      <p className="mt-6 max-w-measure text-lead text-muted">{words.text}</p>
      <div className="mt-8 flex flex-wrap gap-4">
        <Button onClick={onReload}>{errorPage.reload}</Button>
        <SiteLink
          href={errorPage.home.href}
          className={buttonClass({ variant: 'secondary' })}
          reloads
        >
          {errorPage.home.label}
        </SiteLink>
      </div>
    </section>
  );
}

function reloadPage() {
  window.location.reload();
}
