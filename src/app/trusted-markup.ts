type Rules = Record<'createHTML' | 'createScript', (text: string) => string | undefined>;

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
 * which does nothing when run (structured data). Never the URL of a script or worker.
 */
const rules: Rules = {
  createHTML: (text: string) => /^(?:[^<]*|<script><\/script>)$/.exec(text)?.[0],
  /** @throws SyntaxError for anything but JSON */
  createScript: (text: string) => JSON.parse(text) && text,
};

/** Call it once, before React renders anything. */
export function trustOwnMarkup({ trustedTypes }: Pick<Window, 'trustedTypes'>): void {
  trustedTypes?.createPolicy('default', rules);
}
