import { useId, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../../components/Button/Button.tsx';
import { classes } from '../../../foundations/attributes/classes.ts';
import { Icon } from '../../../icons/Icon.tsx';

export interface SummaryError {
  /** Id of the control to link to. Without `id` and `name` the message is rendered without a link. */
  id?: string | undefined;
  /** Name of the control to link to, in the form around the summary, where its id is not known. */
  name?: string | undefined;
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Errors in field order. Renders nothing when empty. */
  errors: readonly SummaryError[];
}

/** Finds the control of an error; of radio buttons and checkboxes with one name, the first. */
function controlOf(link: HTMLElement, { id, name }: SummaryError): HTMLElement | null {
  if (id !== undefined) return document.getElementById(id);
  const controls = (link.closest('form') ?? document).querySelectorAll<HTMLElement>('[name]:not([type="hidden"])');
  return [...controls].find((control) => control.getAttribute('name') === name) ?? null;
}

function go(event: MouseEvent<HTMLAnchorElement>, error: SummaryError): void {
  const control = controlOf(event.currentTarget, error);
  if (!control) return;
  event.preventDefault();
  const focusable = control.matches('fieldset') ? control.querySelector<HTMLElement>('input') : control;
  focusable?.focus({ preventScroll: true });
  // Scroll the label into view as well, not only the control.
  (control.parentElement ?? control).scrollIntoView?.({ block: 'nearest' });
}

/**
 * List of the form's validation errors, each linking to its field. Focus it after a failed submit, as `Form` does: with a
 * `key` that each submit changes, `ref={(summary) => summary?.focus()}`. Renders nothing without errors.
 */
export function ErrorSummary({ errors, ...rest }: ErrorSummaryProps) {
  const id = useId();
  if (errors.length === 0) return null;
  return (
    <div {...rest} className={classes('ta-summary', rest.className)} role="alert" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>
        <Icon name="cross" />
        <span>
          <FormattedMessage id="ui.errorSummary.title" values={{ count: errors.length }} />
        </span>
      </h2>
      <ul>
        {errors.map((error, index) => {
          const target = error.id ?? error.name;
          return (
            <li key={target ?? index}>
              {target ? (
                <a href={`#${target}`} onClick={(event) => go(event, error)}>
                  {error.message}
                </a>
              ) : (
                error.message
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export interface FormAlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  title: ReactNode;
  /** Called by the retry button. Without it the button is not rendered. */
  onRetry?: (() => void) | undefined;
}

/**
 * Alert for a failed submission of a valid form, for example a server or network error. The entered values are
 * preserved.
 */
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
