/** Paths, without locale prefix, of the pages whose form works without JavaScript. */
export const PLAIN_FORMS = ['/contact-us', '/forgotpassword', '/resetpassword', '/delete-account'] as const;
export type PlainFormPath = (typeof PLAIN_FORMS)[number];
