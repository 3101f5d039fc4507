import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { ErrorSummary } from '../fields/ErrorSummary/index.ts';
import { errorText, labelText } from './errors.ts';
import { useForm, useFormSlice } from './store.ts';

/** Error summary of the surrounding form. Errors without a rendered field have no link. */
export function Summary() {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { idOf, labels, get } = useForm();
  useFormSlice((state) => state.summary);
  const { errors, revision } = get();
  useLayoutEffect(() => {
    // Without errors nothing is rendered, so there is no element to focus.
    if (!get().submitting && revision) box.current?.focus();
  }, [revision, get]);
  // Order of the fields on the page; errors without a field come last.
  const names = [...labels.keys()];
  const rank = (name: string): number => (labels.has(name) ? names.indexOf(name) : names.length);
  const list = Object.entries(errors)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([name, error]) => {
      // On the server the summary renders before any field has registered.
      const known = labels.has(name) || (labels.size === 0 && name in get().values);
      const message = errorText(intl, error, labels.has(name) ? labelText(intl, name, labels) : name);
      return known ? { id: idOf(name), message } : { message };
    });
  return <ErrorSummary ref={box} errors={list} />;
}
