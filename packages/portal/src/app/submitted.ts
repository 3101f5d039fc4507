import type { ApiErrorKind, FieldErrors } from '@taawun/api-client';
import { useLocation } from 'react-router-dom';
import { useServices } from './services.ts';

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

/** What was posted to this page; null on every other page, and where the page was opened as usual. */
export function useSubmitted(): Submitted | null {
  const { submitted } = useServices();
  const { pathname } = useLocation();
  return submitted?.path === pathname ? submitted : null;
}

/** A form's initial values: what was posted to this page, else `initial`. */
export function useInitialValues<Values extends Record<string, string>>(initial: Values): Values {
  const values = useSubmitted()?.values ?? {};
  return Object.fromEntries(Object.entries(initial).map(([name, value]) => [name, values[name] ?? value])) as Values;
}
