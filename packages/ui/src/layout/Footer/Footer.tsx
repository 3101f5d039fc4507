import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Container } from '../../components/Box/index.ts';
import { IconButton } from '../../components/Button/index.ts';
import { EmailText, PhoneText } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import type { IconSource } from '../../icons/paths.ts';
import { Lattice, Logo } from '../../media/Logo/index.ts';
import * as S from './Footer.styles.ts';

export interface FooterColumn {
  title: string;
  items: { href: string; label: string }[];
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  name: string;
  /** Line below the name. */
  tagline?: string | undefined;
  /** The association's purpose, in one sentence. */
  text?: string | undefined;
  /** Link target of the name. */
  homeHref: string;
  /** Link columns; two fit best beside name and contact. */
  columns: FooterColumn[];
  /** Contact details; phone in E.164 (`+966…`). Omitted entries are not rendered. */
  contact: { phone?: string | undefined; email?: string | undefined; address?: string | undefined };
  /** Content for licence, privacy, terms. */
  legal?: ReactNode;
  /** Social media accounts; the links open in a new tab. */
  social?: { href: string; label: string; icon: IconSource }[];
}

/** Site footer. */
export function Footer({ name, tagline, text, homeHref, columns, contact, legal, social, ...rest }: FooterProps) {
  const intl = useIntl();
  return (
    <S.Bar {...rest} data-surface="deep">
      <Lattice />
      <Container>
        <S.Columns>
          <S.Brand>
            <Anchor href={homeHref}>
              <Logo size={40} />
              <span>
                <strong>{name}</strong>
                {tagline ? <small>{tagline}</small> : null}
              </span>
            </Anchor>
            {text ? <p>{text}</p> : null}
            {social?.length ? (
              <S.Social role="list" aria-label={intl.formatMessage({ id: 'ui.footer.social' })}>
                {social.map((item) => (
                  <li key={item.href}>
                    <IconButton icon={item.icon} label={item.label} href={item.href} variant="outline" size="sm" />
                  </li>
                ))}
              </S.Social>
            ) : null}
          </S.Brand>
          {columns.map((column) => (
            <S.Column key={column.title}>
              <h2>{column.title}</h2>
              <ul role="list">
                {column.items.map((item) => (
                  <li key={item.href}>
                    <Anchor href={item.href}>
                      <bdi>{item.label}</bdi>
                    </Anchor>
                  </li>
                ))}
              </ul>
            </S.Column>
          ))}
          <S.Column>
            <h2>
              <FormattedMessage id="ui.footer.contact" />
            </h2>
            <ul role="list">
              {contact.phone ? (
                <li>
                  <PhoneText value={contact.phone} href />
                </li>
              ) : null}
              {contact.email ? (
                <li>
                  <EmailText value={contact.email} href />
                </li>
              ) : null}
              {contact.address ? (
                <li>
                  <span>{contact.address}</span>
                </li>
              ) : null}
            </ul>
          </S.Column>
        </S.Columns>
        {legal ? <S.Legal>{legal}</S.Legal> : null}
      </Container>
    </S.Bar>
  );
}
