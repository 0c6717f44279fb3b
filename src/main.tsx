import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/app.tsx';
import { pageAt } from '@/app/router.tsx';
import '@/styles/index.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const app = (
  <StrictMode>
    <App inRouter={(site) => <BrowserRouter>{site}</BrowserRouter>} />
  </StrictMode>
);

const { page } = root.dataset;
if (page !== undefined && page !== location.pathname) {
  const { settleAddress } = await import('@/hooks/settle-address.ts');
  settleAddress(root, page);
}

if (root.hasChildNodes()) {
  // The build has put the page here already: its code comes first, so that nothing flashes.
  await pageAt(location.pathname).ready();
  hydrateRoot(root, app);
} else {
  createRoot(root).render(app);
}
