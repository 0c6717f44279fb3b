import { useId, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import type { IdeaDialogContent } from '../copy.ts';
import { GeneratingIdeas } from './generating-ideas.tsx';
import { IdeaForm } from './idea-form.tsx';
import { IdeaList } from './idea-list.tsx';
import type { IdeaDialogState } from './use-idea-dialog.ts';

export type IdeaDialogProps = {
  words: IdeaDialogContent;
  dialog: IdeaDialogState;
  /** Where the focus goes afterwards; by default to what opened the dialog. */
  onCloseAutoFocus?: (event: Event) => void;
};

/** 'Need Product Ideas?': three answers, then five products to choose from. */
export function IdeaDialog({ words, dialog, onCloseAutoFocus }: IdeaDialogProps) {
  const formId = useId();
  const content = useRef<HTMLDivElement>(null);
  const { step } = dialog;
  return (
    <Dialog
      ref={content}
      open={dialog.isOpen}
      onOpenChange={dialog.setOpen}
      title={words.title}
      description={step.name === 'ideas' ? words.listDescription : words.description}
      closeLabel={words.close}
      onCloseAutoFocus={onCloseAutoFocus}
      footer={
        step.name === 'ideas' ? (
          <Button variant="secondary" onClick={dialog.startOver}>
            {words.different}
          </Button>
        ) : (
          <Button
            type="submit"
            form={formId}
            busy={step.name === 'generating'}
            busyLabel={step.name === 'generating' ? words.phases[step.phase] : undefined}
          >
            {words.submit}
          </Button>
        )
      }
    >
      <p role="status" className="sr-only">
        {step.name === 'generating' && words.phases[step.phase]}
      </p>
      {step.name === 'generating' && <GeneratingIdeas text={words.phases[step.phase]} />}
      {step.name === 'input' && (
        <IdeaForm
          id={formId}
          words={words}
          fields={dialog.fields}
          errors={dialog.errors}
          onChange={dialog.change}
          onSubmit={dialog.submit}
        />
      )}
      {step.name === 'ideas' && (
        <IdeaList words={words} ideas={step.ideas} source={step.source} onUse={dialog.use} />
      )}
    </Dialog>
  );
}
