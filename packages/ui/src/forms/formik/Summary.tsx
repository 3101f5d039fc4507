import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { ErrorSummary } from '../ErrorSummary/index.ts';
import { errorText, labelText } from './errors.ts';
import { useForm, useFormSlice } from './store.ts';

/** The error summary of the surrounding form. Fields that the form does not show have their message without a link. */
export function Summary({ ref }: { ref: Ref<HTMLDivElement> }) {
  const intl = useIntl();
  const { idOf, labels } = useForm();
  const errors = useFormSlice((state) => state.errors);
  return <ErrorSummary ref={ref} errors={Object.entries(errors).map(([name, error]) => (labels.has(name) ? { id: idOf(name), message: errorText(intl, error, labelText(intl, name, labels)) } : { message: errorText(intl, error, name) }))} />;
}
