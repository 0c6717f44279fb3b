import { readPicture } from '@/tools/design-inspiration/screen/read-picture.ts';
import { UploadTab } from '@/tools/design-inspiration/screen/upload-tab.tsx';
import { fieldId } from './field-id.ts';
import type { RfqPartProps } from './rfq-fieldset.tsx';

const noColors: readonly string[] = [];

/** Reference pictures, by click, drop or paste; they go into the PDF. */
export function RfqPictures({ words, form, idPrefix }: RfqPartProps) {
  return (
    <fieldset id={fieldId(idPrefix, 'pictures')} tabIndex={-1} className="min-w-0">
      <legend className="mb-4 text-title">{words.groups.pictures}</legend>
      <UploadTab
        copy={words.upload}
        images={form.pictures}
        colors={noColors}
        readPicture={readPicture}
        onAdd={form.addPictures}
        onRemove={form.removePicture}
      />
    </fieldset>
  );
}
