import type {
  GenerateMockupRequest,
  GenerateMockupResponse,
} from '@functions/_shared/contracts/generate-mockup.ts';
import { cutText } from '@functions/_shared/domain/cut-text.ts';
import { type DesignStyle, designStyleLabels } from '@functions/_shared/domain/design-styles.ts';
import type { Picture } from './picture.ts';

/** What a picture is drawn from, as far as the visitor told. */
export type MockupLook = {
  styles: readonly DesignStyle[];
  /** The look in words; "" when nobody described one. */
  aesthetic: string;
  /** Only hex colors are used; color words are left out. */
  colors: readonly string[];
};

/** Whose name stands on a picture when the visitor gave no handle (specification §7.8). */
export const nameWithoutHandle = 'Inspiration';

const HEX_COLOR = /^#[0-9a-f]{6}$/i;

/** Sent when the visitor named no style: the engines need some word, and this one is fair. */
const styleWithoutWords = 'Friendly and simple';

/** @param handle '@name', or null for none. */
export function mockupRequest({
  product,
  kindId,
  handle,
  look: { styles, aesthetic, colors },
  targetModel,
}: {
  product: string;
  /** The kind of goods, where it is known. */
  kindId?: string | undefined;
  handle: string | null;
  look: MockupLook;
  targetModel: GenerateMockupRequest['targetModel'];
}): GenerateMockupRequest {
  const styleNames = styles.map((style) => designStyleLabels[style]).join(', ');
  const palette = colors.filter((color) => HEX_COLOR.test(color)).slice(0, 8);
  return {
    productDescription: product,
    ...(kindId !== undefined && { kindId }),
    brandName: cutText(handle ?? nameWithoutHandle, 60),
    targetModel,
    styleVibe: styleNames || cutText(aesthetic, 300) || styleWithoutWords,
    ...(aesthetic !== '' && { creatorAesthetic: cutText(aesthetic, 1000) }),
    ...(palette.length > 0 && { colorPalette: palette }),
  };
}

/** The picture that was drawn. @throws whatever the engine rejects with */
export async function drawPicture(
  request: GenerateMockupRequest,
  generateMockup: (request: GenerateMockupRequest) => Promise<GenerateMockupResponse>,
): Promise<Picture> {
  const { mockupUrl: url, source, depicts, standsIn, missingPrint } = await generateMockup(request);
  const { targetModel, brandName } = request;
  return {
    targetModel,
    url,
    source,
    depicts,
    standsIn,
    ...(missingPrint !== undefined && { missingPrint }),
    brandName,
  };
}
