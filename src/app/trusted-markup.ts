type Rules = Record<
  'createHTML' | 'createScript' | 'createScriptURL',
  (text: string) => string | undefined
>;

/** The parts of the Trusted Types API used here; missing in browsers without it. */
type TrustedTypes = {
  createPolicy: (name: 'default', rules: Rules) => unknown;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can extend the DOM's own.
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * What may become markup or script where the host's policy requires Trusted Types: the empty script
 * element that React creates scripts from, text that opens no element (a style of Radix), and JSON,
 * which does nothing when run (structured data). The URL of no script, and of one worker: the build's
 * own, which reads catalogs.
 */
const rules: Rules = {
  createHTML: (text: string) => /^(?:[^<]*|<script><\/script>)$/.exec(text)?.[0],
  /** @throws SyntaxError for anything but JSON */
  createScript: (text: string) => JSON.parse(text) && text,
  createScriptURL: (text: string) => (isOwnWorker(text, location.href) ? text : undefined),
};

/** Call it once, before React renders anything. */
export function trustOwnMarkup({ trustedTypes }: Pick<Window, 'trustedTypes'>): void {
  trustedTypes?.createPolicy('default', rules);
}

/** Whether an address is that of the build's worker, on this site and without a query. */
export function isOwnWorker(address: string, page: string): boolean {
  const { href } = new URL(address, page);
  const start = new URL('/assets/catalog-worker-', page).href;
  return href.startsWith(start) && /^[\w-]+\.js$/.test(href.slice(start.length));
}
