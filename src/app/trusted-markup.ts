type Rules = Record<'createHTML' | 'createScript', (text: string) => string | undefined>;

/** As far as a page uses it; browsers without trusted types have none of it. */
type TrustedTypes = {
  createPolicy: (name: 'default', rules: Rules) => unknown;
};

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the DOM's own.
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/**
 * What may become markup or script out of text where the host demands trusted types: what React
 * makes a script element of, text that opens no element (Radix writes a style so), and JSON, which
 * does nothing when it is run (facts for search engines). No address of a script or worker.
 */
const rules: Rules = {
  createHTML: (text: string) => /^(?:[^<]*|<script><\/script>)$/.exec(text)?.[0],
  /** @throws SyntaxError for anything but JSON */
  createScript: (text: string) => JSON.parse(text) && text,
};

/** To be called once, before React renders anything. */
export function trustOwnMarkup({ trustedTypes }: Pick<Window, 'trustedTypes'>): void {
  trustedTypes?.createPolicy('default', rules);
}
