import { useCallback, useId, useState, type ComponentPropsWithRef, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Container } from '../../components/Box/index.ts';
import { IconButton } from '../../components/Button/index.ts';
import { Drawer } from '../../dialogs/Drawer/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import type { NavItem } from '../../foundations/types.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Logo } from '../../media/Logo/index.ts';
import { Navigation } from './Navigation.tsx';
import * as S from './Header.styles.ts';

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The association's short name. */
  name: string;
  /** Under the name, where there is room. */
  tagline?: string | undefined;
  /** Where the name leads. */
  homeHref: string;
  /** The main menu; `active` marks the page in sight. */
  items: NavItem[];
  /** At the line's end. An element with `data-wide` is left out on a phone. */
  actions?: ReactNode;
  /** At the end of the phone's menu. */
  menuActions?: ReactNode;
}

/**
 * Name, menu and actions. Below 1100 px the menu is in a drawer, which the browser can open before the page's code runs;
 * where no code may run it is a list that any browser opens.
 */
export function Header({ name, tagline, homeHref, items, actions, menuActions, ...rest }: HeaderProps) {
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const onOpenChange = useCallback((next: boolean) => setOpen(next), []);
  const label = intl.formatMessage({ id: 'ui.header.menu' });
  // Once this code runs it opens the dialog itself; the browser's own command would come second and complain.
  const openHere = (event: MouseEvent): void => {
    event.preventDefault();
    setOpen(true);
  };
  const menu = (
    <>
      <Navigation label={label} items={items} stacked />
      {menuActions ? <S.MenuActions>{menuActions}</S.MenuActions> : null}
    </>
  );
  return (
    <S.Bar {...rest}>
      <Container>
        <S.Row>
          <S.Brand as={Anchor} href={homeHref}>
            <Logo size={40} />
            <span>
              <strong>{name}</strong>
              {tagline ? <small>{tagline}</small> : null}
            </span>
          </S.Brand>
          {items.length ? (
            <S.Wide>
              <Navigation label={label} items={items} />
            </S.Wide>
          ) : null}
          <S.Actions>
            {actions}
            {items.length ? (
              <S.MenuButton>
                <IconButton
                  icon="menu"
                  label={label}
                  variant="outline"
                  aria-haspopup="dialog"
                  aria-expanded={open}
                  onClick={openHere}
                  {...{ command: 'show-modal', commandfor: id }}
                />
                <noscript>
                  <S.PlainMenu>
                    <summary className="ta-icon-button" data-variant="outline" data-size="md" aria-label={label}>
                      <Icon name="menu" />
                    </summary>
                    <div>{menu}</div>
                  </S.PlainMenu>
                </noscript>
              </S.MenuButton>
            ) : null}
          </S.Actions>
        </S.Row>
      </Container>
      {items.length ? (
        <Drawer id={id} open={open} onOpenChange={onOpenChange} title={label} keepMounted>
          {menu}
        </Drawer>
      ) : null}
    </S.Bar>
  );
}
