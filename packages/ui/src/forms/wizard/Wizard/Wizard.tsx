import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnyObjectSchema } from 'yup';
import { Button } from '../../../components/Button/index.ts';
import { StepProgress } from '../../../components/Progress/index.ts';
import { FormActions } from '../../fields/Field/index.ts';
import { Form, SubmitButton } from '../../formik/index.ts';
import * as S from './Wizard.styles.ts';

type Values = Record<string, unknown>;
type ServerErrors = Record<string, string[]> | null;

export interface WizardStep {
  /** Short label, shown in the step progress. */
  label: string;
  /** Validation schema of the step. */
  schema?: AnyObjectSchema | undefined;
  /** Field names of the step, used to navigate to the step of a server error. @default the schema's */
  fields?: readonly string[];
  /**
   * Fields of the step, or a function that renders content from the current values, for example a review before
   * submission.
   */
  content: ReactNode | ((values: Values, goTo: (step: number) => void) => ReactNode);
}

export interface WizardProps extends Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> {
  /** Steps in order. */
  steps: readonly WizardStep[];
  /** Initial values of all steps. Read on first render only. */
  initialValues: Values;
  /** Called with the values of all steps, cast by their schemas. */
  onSubmit: (values: Values) => void | Promise<void>;
  /**
   * Server errors by field. The wizard navigates to the first step that owns one of them; errors without an owning step
   * are shown on the current step.
   */
  serverErrors?: ServerErrors | undefined;
  /** Message of a failed submission, shown on the current step. */
  failure?: string | null | undefined;
  /** Called with the values after each change, for example to store drafts. */
  onValuesChange?: ((values: Values) => void) | undefined;
  /**
   * Controlled step index from 0, for example from the URL so that the browser's back button returns to the previous
   * step.
   * @default the wizard keeps it
   */
  step?: number | undefined;
  /** Called when the step changes, by a button or because of a server error. */
  onStepChange?: ((step: number) => void) | undefined;
  /** Label of the submit button. @default "Send" */
  submitLabel?: ReactNode;
}

const owns = ({ fields, schema }: WizardStep, name: string): boolean =>
  (fields ?? Object.keys(schema?.fields ?? {})).includes(name);

/**
 * Multi-step form. A step is validated when the user moves forward; going back keeps its values. The heading of a new
 * step receives the focus; after a server error for an earlier step, the error summary of that step does.
 */
export function Wizard({
  steps,
  initialValues,
  onSubmit,
  serverErrors,
  failure,
  onValuesChange,
  step: controlled,
  onStepChange,
  submitLabel,
  ...rest
}: WizardProps) {
  const [{ current, moved }, setPlace] = useState({ current: controlled ?? 0, moved: false });
  const [followed, setFollowed] = useState(controlled);
  if (controlled !== followed) {
    setFollowed(controlled);
    if (controlled !== undefined && controlled !== current) setPlace({ current: controlled, moved: true });
  }
  const [values, setValues] = useState(initialValues);
  // Server errors, the values that they refer to, and the errors that still apply after navigation.
  const [answer, setAnswer] = useState<{
    given: ServerErrors | undefined;
    rejected: Values;
    standing: ServerErrors | undefined;
  }>({ given: null, rejected: values, standing: null });
  if (serverErrors !== answer.given) {
    setAnswer({ given: serverErrors, rejected: values, standing: serverErrors });
    const owner = steps.findIndex((candidate) => Object.keys(serverErrors ?? {}).some((name) => owns(candidate, name)));
    // `moved` stays false: the error summary receives the focus, not the heading.
    if (owner >= 0 && owner !== current) setPlace({ current: owner, moved: false });
  }
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${moved}${current}`;
  useLayoutEffect(() => {
    // No focus change on the initial render.
    if (place.startsWith('true')) heading.current?.focus();
  }, [place]);
  const notify = useEffectEvent((seen: number) => {
    if (controlled !== undefined && controlled !== seen) onStepChange?.(seen);
  });
  useEffect(() => notify(current), [current]);
  const goTo = (step: number, now: Values = values): void => {
    const { given, rejected } = answer;
    setPlace({ current: step, moved: true });
    if (given)
      setAnswer({
        ...answer,
        standing: Object.fromEntries(
          Object.entries(given).filter(
            ([name]) =>
              Object.is(now[name], rejected[name]) &&
              steps.some((candidate, index) => index === step && owns(candidate, name)),
          ),
        ),
      });
  };
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
    else goTo(current + 1, answers);
  };
  return (
    <S.Wizard {...rest}>
      <StepProgress steps={steps.map(({ label }) => ({ label }))} current={current} />
      <S.Head>
        <S.Count>
          <FormattedMessage id="ui.wizard.step" values={{ current: current + 1, total: steps.length }} />
        </S.Count>
        <h2 ref={heading} tabIndex={-1}>
          {step.label}
        </h2>
      </S.Head>
      <Form
        key={current}
        initialValues={values}
        schema={step.schema}
        onSubmit={leave}
        onValuesChange={keep}
        serverErrors={answer.standing}
        failure={failure}
      >
        {typeof step.content === 'function' ? step.content(values, (index) => goTo(index)) : step.content}
        <FormActions justify="between">
          {current > 0 ? (
            <Button variant="secondary" onClick={() => goTo(current - 1)}>
              <FormattedMessage id="ui.wizard.back" />
            </Button>
          ) : (
            <span />
          )}
          <SubmitButton {...(last ? {} : { iconEnd: 'arrow-forward' as const })}>
            {last ? (
              (submitLabel ?? <FormattedMessage id="ui.wizard.send" />)
            ) : (
              <FormattedMessage id="ui.wizard.next" />
            )}
          </SubmitButton>
        </FormActions>
      </Form>
    </S.Wizard>
  );
}
