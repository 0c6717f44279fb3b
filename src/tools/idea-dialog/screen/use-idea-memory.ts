import { useEffect, useState } from 'react';
import { emailKey } from '@/lib/email.ts';
import { tabStorage } from '@/lib/storage.ts';
import {
  type IdeaFieldName,
  ideaMemoryFromText,
  ideaMemoryToText,
  mostShownNames,
} from './idea-fields.ts';

/** The key in the tab's storage. */
export const ideaKey = 'idea_form';

/** What the dialog was told and has shown, kept for the tab. */
export function useIdeaMemory() {
  const [memory, setMemory] = useState(() => {
    const kept = ideaMemoryFromText(tabStorage.read(ideaKey));
    const email = kept.fields.email || (tabStorage.read(emailKey) ?? '');
    return { ...kept, fields: { ...kept.fields, email } };
  });

  useEffect(() => {
    tabStorage.write(ideaKey, ideaMemoryToText(memory));
  }, [memory]);

  function change(name: IdeaFieldName, text: string) {
    setMemory((before) => ({ ...before, fields: { ...before.fields, [name]: text } }));
  }

  /** @param profileUrl what the form's own profile link holds: taken over whenever it is another. */
  function offerLink(profileUrl: string) {
    const link = profileUrl.trim();
    setMemory((before) => {
      const isNews = link !== '' && link !== before.offeredUrl;
      if (!isNews && before.fields.profileUrl !== '') return before;
      return { ...before, offeredUrl: link, fields: { ...before.fields, profileUrl: link } };
    });
  }

  function noteShown(names: readonly string[]) {
    setMemory((before) => ({
      ...before,
      shownNames: [...before.shownNames, ...names].slice(-mostShownNames),
    }));
  }

  return {
    fields: memory.fields,
    shownNames: memory.shownNames,
    change,
    offerLink,
    noteShown,
    /** Other tools of the site start from it. */
    keepEmail: (email: string) => tabStorage.write(emailKey, email),
  };
}
