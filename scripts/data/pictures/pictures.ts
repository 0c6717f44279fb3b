import type { GeneratedFiles } from '../makers.ts';
import { motifsModule } from './motifs.ts';
import { drawingsModule, templatesModule } from './templates.ts';

/** What the picture engine draws with. */
export function generatedFiles(): GeneratedFiles {
  const folder = 'supabase/functions/_shared/drawing';
  return {
    [`${folder}/templates.generated.ts`]: templatesModule(),
    [`${folder}/goods-drawings.generated.ts`]: drawingsModule(),
    [`${folder}/motifs.generated.ts`]: motifsModule(),
  };
}
