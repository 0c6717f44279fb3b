import { useId, useRef } from 'react';
import { FlowerSticker } from '@/components/stickers/flower-sticker.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ideaDialogCopy } from '../dialog-copy.ts';
import { IdeaForm } from './idea-form.tsx';
import { IdeaList } from './idea-list.tsx';
import { KeptIdeas } from './kept-ideas.tsx';
import type { IdeaDialogState } from './use-idea-dialog.ts';
import { pictureBrand } from './use-idea-pictures.ts';

export type IdeaDialogProps = {
  dialog: IdeaDialogState;
  /** Moves the focus after closing; by default it returns to what opened the dialog. */
  onCloseAutoFocus?: (event: Event) => void;
};

/** 'Need Product Ideas?': three questions, then five products to choose from. */
export function IdeaDialog({ dialog, onCloseAutoFocus }: IdeaDialogProps) {
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const { step, kept, isComparing } = dialog;
  const brand = pictureBrand(dialog.username, dialog.look);
  const isList = step.name === 'ideas' && !isComparing;
  const compare = kept.length > 0 && step.name !== 'generating' && (
    <Button
      variant={isComparing ? 'secondary' : 'tertiary'}
      onClick={() => dialog.compare(!isComparing)}
    >
      {isComparing ? ideaDialogCopy.kept.back : ideaDialogCopy.kept.compare(kept.length)}
    </Button>
  );
  return (
    <Dialog
      ref={content}
      open={dialog.isOpen}
      onOpenChange={dialog.setOpen}
      title={ideaDialogCopy.title}
      description={
        isComparing
          ? ideaDialogCopy.kept.description
          : isList
            ? ideaDialogCopy.listDescription
            : ideaDialogCopy.description
      }
      closeLabel={ideaDialogCopy.close}
      onCloseAutoFocus={onCloseAutoFocus}
      footer={
        isComparing ? (
          compare
        ) : isList ? (
          <>
            {compare}
            <Button variant="secondary" onClick={dialog.startOver}>
              {ideaDialogCopy.different}
            </Button>
          </>
        ) : (
          <>
            {compare}
            <Button
              type="submit"
              form={formId}
              busy={step.name === 'generating'}
              busyLabel={step.name === 'generating' ? ideaDialogCopy.phases[step.phase] : undefined}
            >
              {ideaDialogCopy.submit}
            </Button>
          </>
        )
      }
    >
      <p role="status" className="sr-only">
        {step.name === 'generating' && ideaDialogCopy.phases[step.phase]}
      </p>
      {step.name === 'generating' && <GeneratingIdeas text={ideaDialogCopy.phases[step.phase]} />}
      {step.name === 'input' && !isComparing && (
        <IdeaForm
          id={formId}
          fields={dialog.fields}
          errors={dialog.errors}
          wordsFrom={dialog.wordsFrom}
          onChange={dialog.change}
          onSubmit={dialog.submit}
        />
      )}
      {step.name === 'ideas' && !isComparing && (
        <IdeaList
          ideas={step.ideas}
          source={step.source}
          notice={step.notice}
          brand={brand}
          onUse={dialog.choose}
          keptNames={kept.map(({ productName }) => productName)}
          onToggleKept={dialog.toggleKept}
        />
      )}
      {isComparing && (
        <KeptIdeas ideas={kept} brand={brand} onUse={dialog.choose} onRemove={dialog.toggleKept} />
      )}
    </Dialog>
  );
}

/** The current phase in place of the form; the dialog's status line announces it. */
export function GeneratingIdeas({ text }: { text: string }) {
  return (
    <div aria-hidden="true" className="flex min-h-64 flex-col items-center justify-center gap-5">
      <FlowerSticker className="size-20 motion-safe:animate-turn" />
      <p key={text} className="animate-rise-in font-display text-title">
        {text}
      </p>
    </div>
  );
}
