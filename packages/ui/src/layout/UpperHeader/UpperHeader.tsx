import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Container } from '../../components/Box/index.ts';
import { PhoneText } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import { Icon } from '../../icons/Icon.tsx';
import * as S from './UpperHeader.styles.ts';

export interface UpperHeaderProps extends ComponentPropsWithRef<'div'> {
  /** Phone number in E.164: `+966…`. */
  phone?: string | undefined;
  /** Working hours; hidden on a phone. */
  hours?: string | undefined;
  /** Link to the notifications, and the number of unread ones. */
  notifications?: { href: string; count: number } | undefined;
  /** LocaleSwitch, ThemeSwitch, search link. Elements with `data-wide` are hidden on a phone. */
  children?: ReactNode;
}

/** Thin bar above the header: contact, language, notifications. */
export function UpperHeader({ phone, hours, notifications, children, ...rest }: UpperHeaderProps) {
  const intl = useIntl();
  return (
    <S.Bar {...rest} data-surface="deep" role="region" aria-label={intl.formatMessage({ id: 'ui.upperHeader.label' })}>
      <Container>
        <S.Row>
          <S.Group>
            {phone ? (
              <S.Item as="span">
                <Icon name="phone" size={16} />
                <PhoneText value={phone} href />
              </S.Item>
            ) : null}
            {hours ? (
              <S.Item as="span" data-wide="">
                <Icon name="clock" size={16} />
                {hours}
              </S.Item>
            ) : null}
          </S.Group>
          <S.Group>
            {children}
            {notifications ? (
              <S.Item as={Anchor} href={notifications.href}>
                <Icon name="bell" size={16} />
                <span>
                  <FormattedMessage id="ui.upperHeader.notifications" values={{ count: notifications.count }} />
                </span>
              </S.Item>
            ) : null}
          </S.Group>
        </S.Row>
      </Container>
    </S.Bar>
  );
}
