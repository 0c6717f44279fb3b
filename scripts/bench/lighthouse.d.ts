/** The part of Lighthouse in use; its own types include those of two browsers' drivers. */
declare module 'lighthouse' {
  type Node = { snippet?: string };
  export type Item = {
    resourceType?: string;
    transferSize?: number;
    url?: string;
    node?: Node;
    score?: number;
    items?: Item[];
  };
  export type Audit = {
    score: number | null;
    numericValue?: number;
    details?: { items?: Item[] };
  };
  export type Report = {
    audits: Readonly<Record<string, Audit | undefined>>;
    categories: Readonly<
      Record<
        string,
        { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
      >
    >;
    environment: { benchmarkIndex: number; hostUserAgent: string };
    runtimeError?: { code: string; message: string };
  };
  export type Config = { extends: string; settings?: Record<string, unknown> };

  export const defaultConfig: Config;
  export const desktopConfig: Config;
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'silent'; onlyCategories: readonly string[] },
    config: Config,
  ): Promise<{ lhr: Report } | undefined>;
}
