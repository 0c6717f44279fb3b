/** Why a call failed, in words the page may show. */
export class ApiError extends Error {
  constructor(
    message: string,
    /** `network` when nothing answered, `timeout`, or the code the backend gave. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ApiError';
  }
}

export const unreachableMessage =
  'We could not reach our server. Check your connection and try again.';
