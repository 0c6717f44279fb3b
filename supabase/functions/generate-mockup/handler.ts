import {
  type GenerateMockupRequest,
  type GenerateMockupResponse,
  generateMockupRequestSchema,
} from '../_shared/contracts/generate-mockup.ts';
import { cutText } from '../_shared/domain/cut-text.ts';
import { kindById } from '../_shared/domain/goods/kinds.ts';
import { drawMockup } from '../_shared/drawing/draw-mockup.ts';
import type { DescribedGoods } from '../_shared/drawing/drawing-for.ts';
import { svgDataUrl } from '../_shared/drawing/svg.ts';
import { type AccessPolicy, createJsonHandler, type Handler } from '../_shared/http.ts';
import type { Log } from '../_shared/log.ts';
import type { HasQuota } from '../_shared/rate-limit.ts';
import type { ImageGenerator } from './image-generator.ts';
import { buildPrompt } from './prompt.ts';

export type Dependencies = {
  access: AccessPolicy;
  /** The external image service, if one is configured. */
  generateImage: ImageGenerator | undefined;
  /** What the visitor's words name, and what they ask to have printed on it. */
  readGoods: (productDescription: string) => DescribedGoods;
};

/**
 * Returns one picture of the product or its packaging (specification §7, call 8): from the image
 * service if there is one and it succeeds, or else drawn by the built-in engine.
 */
export function createHandler({ access, generateImage, readGoods }: Dependencies): Handler {
  return createJsonHandler({
    access,
    request: generateMockupRequestSchema,
    respond: (input, log, hasQuota) =>
      pictureOf(input, generateImage, goodsFor(input, readGoods), { log, hasQuota }),
  });
}

/** A known kind decides; the words still say what is printed on it. */
function goodsFor(
  { productDescription, kindId }: GenerateMockupRequest,
  readGoods: Dependencies['readGoods'],
): DescribedGoods {
  const read = readGoods(productDescription);
  const kind = kindId === undefined ? undefined : kindById(kindId);
  if (kind === undefined || kind.id === read.kindId) return read;
  return { kindId: kind.id, kindName: kind.name, printWords: read.printWords };
}

async function pictureOf(
  input: GenerateMockupRequest,
  generateImage: ImageGenerator | undefined,
  goods: DescribedGoods,
  { log, hasQuota }: { log: Log; hasQuota: HasQuota },
): Promise<GenerateMockupResponse> {
  const { svg, depicts, standsIn, missingPrint } = drawMockup(input, goods);
  if (generateImage && (await hasQuota('images'))) {
    try {
      const mockupUrl = await generateImage(buildPrompt(input, goods));
      return { mockupUrl, source: 'live', depicts: depictsLive(input), standsIn: false };
    } catch (error) {
      log('warn', 'drawn instead of generated', {}, error);
    }
  }
  return {
    mockupUrl: svgDataUrl(svg),
    source: 'builtin',
    depicts,
    standsIn,
    ...(missingPrint === undefined ? {} : { missingPrint: cutText(missingPrint, 80) }),
  };
}

/** The service's picture presumably shows what was requested. */
function depictsLive({ productDescription, targetModel }: GenerateMockupRequest): string {
  return targetModel === 'packaging-design'
    ? `packaging for ${productDescription}`
    : productDescription;
}
