import { useState } from 'react';

/**
 * Which of a form's errors are shown: those of fields that were left, and from the first try to
 * send it all of them.
 */
export function useShownErrors<Name extends string, Code extends string>(
  errors: Partial<Record<Name, Code | 'required'>>,
) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [submitted, setSubmitted] = useState(false);

  function errorOf(name: Name) {
    const code = errors[name];
    if (code === undefined || submitted) return code;
    // Passing through an empty field by Tab is no mistake yet.
    return left.has(name) && code !== 'required' ? code : undefined;
  }

  return {
    errorOf,
    errorCount: Object.keys(errors).length,
    submitted,
    /** Someone who types again is not finished, and not yet wrong. */
    typedIn: (names: readonly string[]) =>
      setLeft((before) => new Set([...before].filter((name) => !names.includes(name)))),
    leave: (name: Name) =>
      setLeft((before) => (before.has(name) ? before : new Set(before).add(name))),
    showAll: () => setSubmitted(true),
    reset: () => {
      setLeft(new Set());
      setSubmitted(false);
    },
  };
}
