import { useLocation } from 'react-router-dom';
import { useServices, type Submitted } from './services.ts';

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
