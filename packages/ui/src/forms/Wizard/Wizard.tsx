import { useEffect, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnyObjectSchema } from 'yup';
import { Button } from '../../components/Button/index.ts';
import { StepProgress } from '../../components/Progress/index.ts';
import { FormActions } from '../Field/index.ts';
import { Form, SubmitButton } from '../formik/index.ts';
import * as S from './Wizard.styles.ts';

type Values = Record<string, unknown>;

export interface WizardStep {
  /** Short: it stands in the line of steps. */
  label: string;
  /** What this step's answers must keep. */
  schema?: AnyObjectSchema | undefined;
  /** The step's fields; or, given the answers so far, what is to be read through before sending. */
  content: ReactNode | ((values: Values, goTo: (step: number) => void) => ReactNode);
}

export interface WizardProps extends Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> {
  steps: readonly WizardStep[];
  /** Of all steps together. Read once. */
  initialValues: Values;
  /** Gets the answers of all steps, cast by their schemas. */
  onSubmit: (values: Values) => void | Promise<void>;
  /** The server's errors and failure, shown on the step at which they arrive. */
  serverErrors?: Record<string, string[]> | null | undefined;
  failure?: string | null | undefined;
  /** For drafts. */
  onValuesChange?: ((values: Values) => void) | undefined;
  /** @default "Send" */
  submitLabel?: ReactNode;
}

/** A long form in steps: one form at a time, checked when it is left forwards, kept when it is left backwards. The heading of a new step takes the focus. */
export function Wizard({ steps, initialValues, onSubmit, serverErrors, failure, onValuesChange, submitLabel, ...rest }: WizardProps) {
  const [{ current, moved }, setPlace] = useState({ current: 0, moved: false });
  const [values, setValues] = useState(initialValues);
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${moved}${current}`;
  useEffect(() => {
    // Not on the first step of a page that has just come.
    if (place.startsWith('true')) heading.current?.focus();
  }, [place]);
  const goTo = (step: number): void => setPlace({ current: step, moved: true });
  const keep = (next: Values): void => {
    setValues(next);
    onValuesChange?.(next);
  };
  const step = steps[current];
  if (!step) return null;
  const last = current === steps.length - 1;
  const leave = async (answers: Values): Promise<void> => {
    keep(answers);
    if (last) await onSubmit(answers);
    else goTo(current + 1);
  };
  return (
    <S.Wizard {...rest}>
      <StepProgress steps={steps.map(({ label }) => ({ label }))} current={current} />
      <S.Head>
        <S.Count><FormattedMessage id="ui.wizard.step" values={{ current: current + 1, total: steps.length }} /></S.Count>
        <h2 ref={heading} tabIndex={-1}>{step.label}</h2>
      </S.Head>
      <Form key={current} initialValues={values} schema={step.schema} onSubmit={leave} onValuesChange={keep} serverErrors={serverErrors} failure={failure}>
        {typeof step.content === 'function' ? step.content(values, goTo) : step.content}
        <FormActions justify="between">
          {current > 0 ? <Button variant="secondary" onClick={() => goTo(current - 1)}><FormattedMessage id="ui.wizard.back" /></Button> : <span />}
          <SubmitButton {...(last ? {} : { iconEnd: 'arrow-forward' as const })}>{last ? (submitLabel ?? <FormattedMessage id="ui.wizard.send" />) : <FormattedMessage id="ui.wizard.next" />}</SubmitButton>
        </FormActions>
      </Form>
    </S.Wizard>
  );
}
