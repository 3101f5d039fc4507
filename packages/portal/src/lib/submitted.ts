import { useLocation } from 'react-router-dom';
import { useServices, type Submitted } from './services.ts';

/** The rejected form of this page; `null` where there is none. */
export function useSubmitted(): Submitted | null {
  const { submitted } = useServices();
  const { pathname } = useLocation();
  return submitted?.path === pathname ? submitted : null;
}

/** Initial values of a form: those of the rejected form of this page, else `initial`. */
export function useInitialValues<Values extends Record<string, string>>(initial: Values): Values {
  const values = useSubmitted()?.values ?? {};
  return Object.fromEntries(Object.entries(initial).map(([name, value]) => [name, values[name] ?? value])) as Values;
}
