import { data } from 'react-router-dom';

/** Throws the route error of an unmatched path (specification, section 8). */
export function notFound(): never {
  throw data('This page could not be found', { status: 404, statusText: 'Not Found' });
}
