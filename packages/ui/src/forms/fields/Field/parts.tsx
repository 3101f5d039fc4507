import type { ReactNode } from 'react';
import { joinIds } from '../../../foundations/attributes/joinIds.ts';
import { Icon } from '../../../icons/Icon.tsx';

// Shared parts of every field. Functions instead of components for performance: a form of thirty fields calls them
// ninety times.

/**
 * Returns the `aria-describedby` value of a control whose hint and error are rendered by `hintOf` and `errorOf`, followed
 * by the caller's; `undefined` without any.
 */
export const describedBy = (id: string, hint: ReactNode, error: ReactNode, given?: string): string | undefined =>
  joinIds(hint ? `${id}-hint` : '', error ? `${id}-error` : '', given);

/** Renders the hint with the id that `describedBy` references. */
export const hintOf = (id: string, hint: ReactNode): ReactNode =>
  hint ? (
    <p className="ta-hint" data-part="hint" id={`${id}-hint`}>
      {hint}
    </p>
  ) : null;

/** Renders the error with the id that `describedBy` references. */
export const errorOf = (id: string, error: ReactNode): ReactNode =>
  error ? (
    <p className="ta-error" data-part="error" id={`${id}-error`}>
      <Icon name="cross" size={16} />
      <span>{error}</span>
    </p>
  ) : null;

/** Renders text for assistive technology only, announced when it changes. */
export const statusOf = (text: string): ReactNode => (
  <span role="status" className="ta-hidden">
    {text}
  </span>
);

/** Renders the asterisk after a label. Hidden from assistive technology, which uses `aria-required`. */
export const star = (required: boolean | undefined): ReactNode =>
  required ? (
    <span className="ta-mark" aria-hidden="true">
      {' *'}
    </span>
  ) : null;
