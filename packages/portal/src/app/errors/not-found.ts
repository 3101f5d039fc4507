import { data } from 'react-router-dom';

/** The specification's answer to an unmatched route (section 8). */
export function notFound(): never {
  throw data('This page could not be found', { status: 404, statusText: 'Not Found' });
}
