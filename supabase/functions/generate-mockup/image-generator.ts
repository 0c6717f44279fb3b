/** An outside service that turns a prompt into a picture; answers its data: or https: address. */
export type ImageGenerator = (prompt: string) => Promise<string>;
