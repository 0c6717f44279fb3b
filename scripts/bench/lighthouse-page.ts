import { launch } from 'chrome-launcher';
import lighthouse, {
  type Config,
  defaultConfig,
  desktopConfig,
  type Item,
  type Report,
} from 'lighthouse';
import { chromiumFlags } from './chromium.ts';

/** A phone or desktop as Lighthouse configures it; "applied" actually slows the browser down. */
export type Setting = 'phone' | 'phone, applied' | 'desktop';

export type PageRun = {
  lcpMs: number;
  cls: number;
  /** Transferred bytes by kind: Script, Font, Image, Document and so on. */
  bytes: Readonly<Record<string, number>>;
  fontFilesBytes: number[];
  /** 0 to 100; only if requested. */
  scores: Readonly<Record<string, number>>;
  failedAudits: string[];
  /** The element of the largest contentful paint. */
  lcpElement: string;
  shiftedElements: string[];
  /** The speed of the machine at that time, in Lighthouse's own measure. */
  benchmarkIndex: number;
};

const JUDGED = ['accessibility', 'best-practices', 'seo'];

export type PageOptions = {
  chromePath: string;
  /** How many times slower than this machine a phone is. */
  cpuSlowdown: number;
  /** Includes accessibility, best practices and SEO. */
  isJudged?: boolean;
};

/**
 * Opens a page once in a fresh browser and returns Lighthouse's results.
 * @throws Error when Lighthouse could not measure the page
 */
export async function measurePage(
  url: string,
  setting: Setting,
  { chromePath, cpuSlowdown, isJudged = false }: PageOptions,
): Promise<PageRun> {
  const chrome = await launch({ chromePath, chromeFlags: chromiumFlags, logLevel: 'silent' });
  try {
    const onlyCategories = ['performance', ...(isJudged ? JUDGED : [])];
    const result = await lighthouse(
      url,
      { port: chrome.port, logLevel: 'silent', onlyCategories },
      configOf(setting, cpuSlowdown),
    );
    if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.code} ${runtimeError.message}`);
    return readReport(result.lhr);
  } finally {
    chrome.kill();
  }
}

/** Desktops keep the machine's own speed, as in Lighthouse's configuration. */
function configOf(setting: Setting, cpuSlowdown: number): Config {
  if (setting === 'desktop') {
    return {
      ...desktopConfig,
      settings: { ...desktopConfig.settings, throttlingMethod: 'simulate' },
    };
  }
  return {
    ...defaultConfig,
    settings: {
      ...defaultConfig.settings,
      throttlingMethod: setting === 'phone, applied' ? 'devtools' : 'simulate',
      // The network stays that of Lighthouse's phone.
      throttling: { cpuSlowdownMultiplier: cpuSlowdown },
    },
  };
}

/** The part of a report that the benchmark compares. */
export function readReport({ audits, categories, environment }: Report): PageRun {
  const requests: Item[] = (audits['network-requests']?.details?.items ?? []).filter(({ url }) =>
    url?.startsWith('https:'),
  );
  const fonts = requests.filter(({ resourceType }) => resourceType === 'Font');
  const [painted] = audits['largest-contentful-paint-element']?.details?.items ?? [];
  const judged = JUDGED.flatMap((name) => {
    const category = categories[name];
    return category ? [{ name, category }] : [];
  });
  return {
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    bytes: bytesByKind(requests),
    fontFilesBytes: fonts.map(({ transferSize = 0 }) => transferSize),
    scores: Object.fromEntries(
      judged.map(({ name, category }) => [name, Math.round((category.score ?? 0) * 100)]),
    ),
    failedAudits: judged.flatMap(({ category }) =>
      category.auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => id),
    ),
    lcpElement: painted?.items?.[0]?.node?.snippet ?? '',
    shiftedElements: (audits['layout-shifts']?.details?.items ?? []).map(
      ({ node, score = 0 }) => `${score.toFixed(3)} ${node?.snippet ?? ''}`,
    ),
    benchmarkIndex: environment.benchmarkIndex,
  };
}

function bytesByKind(requests: readonly Item[]): Record<string, number> {
  const bytes: Record<string, number> = {};
  for (const { resourceType = 'Other', transferSize = 0 } of requests) {
    bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
  }
  return bytes;
}
