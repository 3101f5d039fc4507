import type { InputOf } from '@taawun/api-client';
import { internalPath } from '../../lib/internal-path.ts';

/** Returns the input of a reset-link request: the username, and the page to return to. */
export function forgottenInput(username: string, query: URLSearchParams): InputOf<'forgotPassword'> {
  const redirect = internalPath(query.get('redirect'));
  return { username, ...(redirect && { redirect }) };
}
