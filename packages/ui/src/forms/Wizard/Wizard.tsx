import { useEffect, useEffectEvent, useRef, useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { AnyObjectSchema } from 'yup';
import { Button } from '../../components/Button/index.ts';
import { StepProgress } from '../../components/Progress/index.ts';
import { FormActions } from '../Field/index.ts';
import { Form, SubmitButton } from '../formik/index.ts';
import * as S from './Wizard.styles.ts';

type Values = Record<string, unknown>;
type ServerErrors = Record<string, string[]> | null;

export interface WizardStep {
  /** Short: it stands in the line of steps. */
  label: string;
  /** What this step's answers must keep. */
  schema?: AnyObjectSchema | undefined;
  /** Names of the step's fields: a server error of one of them leads back here. @default the schema's */
  fields?: readonly string[];
  /** The step's fields; or, given the answers so far, what is to be read through before sending. */
  content: ReactNode | ((values: Values, goTo: (step: number) => void) => ReactNode);
}

export interface WizardProps extends Omit<ComponentPropsWithRef<'div'>, 'onSubmit' | 'children'> {
  /** In order. */
  steps: readonly WizardStep[];
  /** Of all steps together. Read once. */
  initialValues: Values;
  /** Gets the answers of all steps, cast by their schemas. */
  onSubmit: (values: Values) => void | Promise<void>;
  /** The server's `errors`, by field. The wizard goes to the first step that owns one of them; what no step owns is said on the step at hand. */
  serverErrors?: ServerErrors | undefined;
  /** It could not be sent at all: said on the step at hand. */
  failure?: string | null | undefined;
  /** For drafts. */
  onValuesChange?: ((values: Values) => void) | undefined;
  /** The step to be seen, from 0, where the page keeps it: in its address, so that the browser's own way back leads to the step before. @default the wizard keeps it */
  step?: number | undefined;
  /** Another step is seen: by its buttons, or because the server has refused an answer of it. */
  onStepChange?: ((step: number) => void) | undefined;
  /** @default "Send" */
  submitLabel?: ReactNode;
}

const owns = ({ fields, schema }: WizardStep, name: string): boolean =>
  (fields ?? Object.keys(schema?.fields ?? {})).includes(name);

/**
 * A long form in steps: one form at a time, checked when it is left forwards, kept when it is left backwards. The heading of a new step takes the focus;
 * after an error of the server that belongs to an earlier step, that step's error summary does.
 */
export function Wizard({
  steps,
  initialValues,
  onSubmit,
  serverErrors,
  failure,
  onValuesChange,
  step: asked,
  onStepChange,
  submitLabel,
  ...rest
}: WizardProps) {
  const [{ current, moved }, setPlace] = useState({ current: asked ?? 0, moved: false });
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    if (asked !== undefined && asked !== current) setPlace({ current: asked, moved: true });
  }
  const [values, setValues] = useState(initialValues);
  // The server's answer with the answers that it refused, and what of it still stands where the reader has gone since.
  const [answer, setAnswer] = useState<{
    given: ServerErrors | undefined;
    refused: Values;
    standing: ServerErrors | undefined;
  }>({ given: null, refused: values, standing: null });
  if (serverErrors !== answer.given) {
    setAnswer({ given: serverErrors, refused: values, standing: serverErrors });
    const owner = steps.findIndex((candidate) => Object.keys(serverErrors ?? {}).some((name) => owns(candidate, name)));
    // Not `moved`: there the error summary takes the focus, not the heading.
    if (owner >= 0 && owner !== current) setPlace({ current: owner, moved: false });
  }
  const heading = useRef<HTMLHeadingElement>(null);
  const place = `${moved}${current}`;
  useEffect(() => {
    // Not on the first step of a page that has just come.
    if (place.startsWith('true')) heading.current?.focus();
  }, [place]);
  const tell = useEffectEvent((seen: number) => {
    if (asked !== undefined && asked !== seen) onStepChange?.(seen);
  });
  useEffect(() => tell(current), [current]);
  const goTo = (step: number, now: Values = values): void => {
    const { given, refused } = answer;
    setPlace({ current: step, moved: true });
    if (given)
      setAnswer({
        ...answer,
        standing: Object.fromEntries(
          Object.entries(given).filter(
            ([name]) =>
              Object.is(now[name], refused[name]) &&
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
