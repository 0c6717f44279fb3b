/** A reason not to start that the developer can act on: one sentence, shown without a stack. */
export class StartupError extends Error {}
