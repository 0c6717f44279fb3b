/** The page's address as a tool uses it; the page joins it to the router. */
export type ToolAddress<Shared> = {
  /** The query the page was opened with. */
  initialParams: URLSearchParams;
  /** Puts what is to be shared into the query in place of the former; null takes it out. */
  replace: (shared: Shared | null) => void;
  /** The full address that shows this again. */
  shareUrl: (shared: Shared) => string;
};
