import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../components/Button/Button.tsx';
import { classes } from '../../foundations/classes.ts';
import { Icon } from '../../icons/Icon.tsx';

export interface SummaryError {
  /** Id of the control. Without it the message stands alone. */
  id?: string | undefined;
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** In the order of the fields. Without errors nothing is drawn. */
  errors: readonly SummaryError[];
}

function go(event: MouseEvent<HTMLAnchorElement>, target: string): void {
  const control = document.getElementById(target);
  if (!control) return;
  event.preventDefault();
  const focusable = control.matches('fieldset') ? control.querySelector<HTMLElement>('input') : control;
  focusable?.focus({ preventScroll: true });
  // The label must be in sight too, not only the control.
  (control.parentElement ?? control).scrollIntoView({ block: 'nearest' });
}

/**
 * What has to be put right before the form can be sent, each a link to its field. Give it the focus (`ref.current.focus()`)
 * after a failed submit: `Form` does. Nothing is drawn without errors.
 */
export function ErrorSummary({ errors, ...rest }: ErrorSummaryProps) {
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <div {...rest} className={classes('ta-summary', rest.className)} role="alert" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>
        <Icon name="cross" />
        <FormattedMessage id="ui.errorSummary.title" values={{ count: errors.length }} />
      </h2>
      <ul>
        {errors.map(({ id: target, message }, index) => (
          <li key={target ?? index}>
            {target ? (
              <a href={`#${target}`} onClick={(event) => go(event, target)}>
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface FormAlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  /** Tries again; without it there is no such button. */
  onRetry?: (() => void) | undefined;
}

/** The form could not be sent although nothing in it is wrong: server down, no connection. What was typed stays. */
export function FormAlert({ title, onRetry, children, ...rest }: FormAlertProps) {
  return (
    <div {...rest} className={classes('ta-summary', rest.className)} role="alert">
      <p>
        <Icon name="cross" />
        <span>{title}</span>
      </p>
      {children}
      {onRetry ? (
        <Button size="sm" variant="secondary" icon="refresh" onClick={onRetry}>
          <FormattedMessage id="ui.retry" />
        </Button>
      ) : null}
    </div>
  );
}
