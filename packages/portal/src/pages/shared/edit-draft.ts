import { withoutSensitive } from '@taawun/domain/membership';
import { useState } from 'react';
import { useServices } from '../../lib/services.ts';
import { userOf } from '../../machines/auth/auth.ts';
import { createDraftStorage } from '../../machines/shared/storage.ts';

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the unsaved draft of a profile section of the signed-in user, without sensitive fields; it survives the end
 * of a session. Not for sections with a password.
 */
export function useDraft(section: string) {
  const { auth } = useServices();
  const [storage] = useState(() =>
    createDraftStorage<Values>({ name: `profile.${section}`, version: 1, isValue: isValues }),
  );
  // The user who typed it, also after the session has ended.
  const [userId] = useState(() => userOf(auth.get())?.id ?? null);
  const [draft, setDraft] = useState(() => storage.read(userId));
  return {
    /** Values that the form was opened with, or `null`. */
    draft,
    write: (values: Values) => storage.write(userId, withoutSensitive(values)),
    clear: () => {
      storage.write(userId, null);
      setDraft(null);
    },
  };
}
