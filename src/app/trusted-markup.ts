type Rules = Record<'createHTML' | 'createScript', (text: string) => string | undefined>;

/** The part of the API a page uses; missing in browsers without trusted types. */
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
 * The text that may become markup or script where the host requires trusted types: the empty script
 * element React creates one from, text that opens no element (a style of Radix), and JSON, which does
 * nothing when it runs (structured data). Never the address of a script or worker.
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
