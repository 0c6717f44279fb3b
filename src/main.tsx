import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app.tsx';
import { pageAt } from '@/app/router.tsx';
import { settleAddress } from '@/app/settle-address.ts';
import { trustOwnMarkup } from '@/app/trusted-markup.ts';
import { holdOriginal, isTranslated, surviveTranslation } from '@/hooks/translated-page.ts';
import { dispatchAutofillEvents } from './hooks/dispatch-autofill-events.ts';
import '@/styles/index.css';

trustOwnMarkup(window);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const app = (
  <StrictMode>
    <App wrapInRouter={(site) => <BrowserRouter>{site}</BrowserRouter>} />
  </StrictMode>
);

await settleAddress(root);

surviveTranslation();

if (root.hasChildNodes()) {
  // The page is prerendered: load its code before hydrating, so that nothing flashes.
  await pageAt(location.pathname).ready();
  document.addEventListener('page-hydrated', holdOriginal(root), { once: true });
  dispatchAutofillEvents(root);
  hydrateRoot(root, app, {
    onRecoverableError(error) {
      // A translator changed the text before hydration, and React has rendered that part from
      // scratch.
      if (!isTranslated()) reportError(error);
    },
  });
} else {
  createRoot(root).render(app);
}
