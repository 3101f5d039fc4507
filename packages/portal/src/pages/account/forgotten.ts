import type { InputOf } from '@taawun/api-client';
import { internalPath } from '../../lib/internal-path.ts';

/** What a reset link is asked for with: the account, and where its reader wanted to go. */
export function forgottenInput(username: string, query: URLSearchParams): InputOf<'forgotPassword'> {
  const redirect = internalPath(query.get('redirect'));
  return { username, ...(redirect && { redirect }) };
}
