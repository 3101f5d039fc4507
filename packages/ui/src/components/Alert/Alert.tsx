import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Tone } from '../../foundations/types.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import { IconButton } from '../Button/index.ts';
import * as S from './Alert.styles.ts';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** Severity: sets the colour and the icon. `warning` and `danger` are announced immediately. */
  tone: Tone;
  title: ReactNode;
  /** One action, such as retry or sign in. */
  action?: ReactNode;
  /** Renders a close button and is called when the user presses it. The parent removes the alert. */
  onDismiss?: () => void;
}

const marks: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'warning', danger: 'cross' };

/**
 * Message that stays on the page. `danger` and `warning` interrupt a screen reader; other tones are announced
 * politely.
 */
export function Alert({ tone, title, action, onDismiss, children, ...rest }: AlertProps) {
  const intl = useIntl();
  return (
    <S.Alert
      {...rest}
      data-tone={tone}
      role={rest.role ?? (tone === 'danger' || tone === 'warning' ? 'alert' : 'status')}
    >
      <Icon name={marks[tone]} />
      <S.Body>
        <S.Title>{title}</S.Title>
        {children}
        {action}
      </S.Body>
      {onDismiss ? (
        <IconButton icon="close" size="sm" label={intl.formatMessage({ id: 'ui.close' })} onClick={onDismiss} />
      ) : null}
    </S.Alert>
  );
}
