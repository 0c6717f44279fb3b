/** The frame that all text-like controls share: an ink border on white, 48 px tall, 16 px type. */
export const controlFrame = [
  'w-full min-w-0 base:min-h-12 base:rounded-field border-[1.5px] base:border-ink base:bg-white base:text-ink text-base',
  'transition-colors duration-150',
].join(' ');

/** For controls that are their own frame. */
export const controlStates = [
  'hover:bg-butter/10 aria-invalid:border-risk-high aria-invalid:bg-risk-high/5',
  'disabled:cursor-not-allowed disabled:border-ink/30 disabled:bg-ink/5 disabled:text-smoke',
  'read-only:bg-ink/5',
].join(' ');
