import { useEffect, useState } from 'react';
import type { TextStore } from '../shared/session-store.ts';
import {
  type IdeaFieldName,
  ideaMemoryFromText,
  ideaMemoryToText,
  mostShownNames,
} from './idea-fields.ts';

type IdeaMemoryOptions = {
  store: TextStore;
  /** Begins the keys under which the tab remembers the dialog and the email. */
  storagePrefix: string;
};

/** What the dialog was told and has shown, kept for the tab. */
export function useIdeaMemory({ store, storagePrefix }: IdeaMemoryOptions) {
  const fieldsKey = `${storagePrefix}idea_form`;
  const emailKey = `${storagePrefix}email`;
  const [memory, setMemory] = useState(() => {
    const kept = ideaMemoryFromText(store.read(fieldsKey));
    const email = kept.fields.email || (store.read(emailKey) ?? '');
    return { ...kept, fields: { ...kept.fields, email } };
  });

  useEffect(() => store.write(fieldsKey, ideaMemoryToText(memory)), [memory, store, fieldsKey]);

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
    keepEmail: (email: string) => store.write(emailKey, email),
  };
}
