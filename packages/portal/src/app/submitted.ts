import type { ApiErrorKind, FieldErrors } from '@taawun/api-client';

/** A form that the browser has posted without the page's code, and that the server could not accept. */
export interface Submitted {
  /** Path of the page, with its language. */
  path: string;
  /** What was typed, except secrets. */
  values: Readonly<Record<string, string>>;
  errors: FieldErrors | null;
  /** Why it failed where no field is at fault. */
  failure: { kind: ApiErrorKind; serverMessage: string | null } | null;
}
