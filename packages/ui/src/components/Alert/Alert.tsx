import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Tone } from '../../foundations/types.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { IconName } from '../../icons/paths.ts';
import { IconButton } from '../Button/index.ts';
import * as S from './Alert.styles.ts';

export interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** What kind of news it is: colour, icon, and whether it is read out at once (`warning`, `danger`). */
  tone: Tone;
  title: ReactNode;
  /** One action: retry, sign in. */
  action?: ReactNode;
  /** Draws a button that closes it; the page takes it away. */
  onDismiss?: () => void;
}

const marks: Record<Tone, IconName> = { info: 'info', success: 'check', warning: 'warning', danger: 'cross' };

/** A message that stays on the page. Danger and warning interrupt a screen reader, the others wait their turn. */
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
