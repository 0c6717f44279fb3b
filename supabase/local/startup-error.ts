/** A startup failure that the developer can fix: one sentence, shown without a stack. */
export class StartupError extends Error {}
