import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { userOf } from '../../machines/auth/auth.ts';
import { createDraftStorage } from '../../machines/shared/storage.ts';

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What the signed-in user typed in a section of the profile and did not save: it survives a session that ends. No
 * section with a password has one.
 */
export function useDraft(section: string) {
  const { auth } = useServices();
  const [storage] = useState(() =>
    createDraftStorage<Values>({ name: `profile.${section}`, version: 1, isValue: isValues }),
  );
  // Of the user who typed it, also after the session has ended.
  const [userId] = useState(() => userOf(auth.get())?.id ?? null);
  const [draft, setDraft] = useState(() => storage.read(userId));
  return {
    /** What the form was opened with, or `null`. */
    draft,
    write: (values: Values) => storage.write(userId, values),
    clear: () => {
      storage.write(userId, null);
      setDraft(null);
    },
  };
}
