/** An external service that turns a prompt into a picture; returns its data: or https: URL. */
export type ImageGenerator = (prompt: string) => Promise<string>;
