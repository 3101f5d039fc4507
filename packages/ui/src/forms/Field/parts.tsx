import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';

// What every field says beside its control. Functions, not components: a form of thirty fields calls them ninety times.

/** The `aria-describedby` of a control whose hint and error are drawn by `messages`. */
export const describedBy = (id: string, hint: ReactNode, error: ReactNode): string | undefined =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;

/** Hint and error, with the ids that `describedBy` names. */
export const messages = (id: string, hint: ReactNode, error: ReactNode): ReactNode => (
  <>
    {hint ? (
      <p className="ta-hint" id={`${id}-hint`}>
        {hint}
      </p>
    ) : null}
    {error ? (
      <p className="ta-error" id={`${id}-error`}>
        <Icon name="cross" size={16} />
        <span>{error}</span>
      </p>
    ) : null}
  </>
);

/** The star after a label; assistive technology hears `aria-required` instead. */
export const star = (required: boolean | undefined): ReactNode =>
  required ? (
    <span className="ta-mark" aria-hidden="true">
      {' *'}
    </span>
  ) : null;
