import { toNumberText } from '@functions/_shared/domain/parse-number.ts';
import type { RefObject } from 'react';
import type { ToolProduct } from '@/hooks/use-tool-product.ts';
import { EngagementDialog } from '@/tools/engagement-dialog/screen/engagement-dialog.tsx';
import { IdeaDialog } from '@/tools/idea-dialog/screen/idea-dialog.tsx';
import type { useCreatorParts } from './use-creator-parts.ts';

export type CreatorDialogsProps = {
  parts: Pick<ReturnType<typeof useCreatorParts>, 'form' | 'ideas' | 'highlight' | 'learn'>;
  /** What is known of the visitor's product. */
  known: ToolProduct['known'] | undefined;
  isEngagementOpen: boolean;
  onEngagementOpenChange: (isOpen: boolean) => void;
  /** Holds the form that gets the focus back. */
  formPlace: RefObject<HTMLElement | null>;
  locale: string;
};

/** The form's two helpers; each gives the focus to the field that it filled. */
export function CreatorDialogs({
  parts,
  known,
  isEngagementOpen,
  onEngagementOpenChange,
  formPlace,
  locale,
}: CreatorDialogsProps) {
  const { form, ideas, highlight, learn } = parts;

  const focusOn = (selector: string) =>
    formPlace.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

  return (
    <>
      <IdeaDialog
        dialog={ideas}
        onCloseAutoFocus={(event) => {
          if (!highlight.isOn) return;
          // The field that was filled, not the button that opened the dialog.
          event.preventDefault();
          focusOn('[data-highlighted]');
        }}
      />
      <EngagementDialog
        open={isEngagementOpen}
        onOpenChange={onEngagementOpenChange}
        formFollowers={form.draft.fields.followers}
        known={known}
        onUse={(engagementRatePct, followers) => {
          form.change({ engagementRate: toNumberText(engagementRatePct, locale) });
          if (form.draft.fields.followers.trim() === '') {
            form.change({ followers: toNumberText(followers, locale) });
          }
          learn('engagement', { followers, engagementRatePct });
        }}
        locale={locale}
        onCloseAutoFocus={(event) => {
          // What opened it went away with the help popover.
          event.preventDefault();
          focusOn('[name="engagementRate"]');
        }}
      />
    </>
  );
}
