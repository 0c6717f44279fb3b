import { NEW_TAB_HINT_ID } from '@/components/layout/new-tab-hint.tsx';
import { privacyLink } from '@/content/privacy-link.ts';

type PrivacyNoteProps = {
  /** What the form says about the address, as sentences. */
  text?: string | undefined;
};

/**
 * The hint of every field that asks for an email address. The policy opens in a new tab, so that
 * nothing typed is lost.
 */
export function PrivacyNote({ text }: PrivacyNoteProps) {
  return (
    <>
      {text && `${text} `}
      <a
        href={privacyLink.href}
        target="_blank"
        rel="noopener"
        aria-describedby={NEW_TAB_HINT_ID}
        className="whitespace-nowrap text-link"
      >
        {privacyLink.label}
      </a>
    </>
  );
}
