import {
  useCallback,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { Container } from '../../components/Box/index.ts';
import { IconButton } from '../../components/Button/index.ts';
import { Drawer } from '../../dialogs/Drawer/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import type { NavItem } from '../../foundations/types.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Logo } from '../../media/Logo/index.ts';
import { Navigation } from './Navigation.tsx';
import { useHeaderSize } from './useHeaderSize.ts';
import * as S from './Header.styles.ts';

export interface HeaderProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** Short name of the association. */
  name: string;
  /** Line below the name; hidden on narrow screens. */
  tagline?: string | undefined;
  /** Link target of the name. */
  homeHref: string;
  /** Main menu; `active` marks the current page. */
  items: NavItem[];
  /** Content at the inline end of the bar. Elements with `data-wide` are hidden on a phone, those with `data-narrow` elsewhere. */
  actions?: ReactNode;
  /** Content at the end of the phone menu. */
  menuActions?: ReactNode;
}

/**
 * Site header with name, menu and actions. Below 1100 px the menu is in a drawer, which the browser can open before
 * hydration; without script it is a native `<details>` list. On a phone the header stays at the upper edge.
 */
export function Header({ name, tagline, homeHref, items, actions, menuActions, ref, ...rest }: HeaderProps) {
  const bar = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => bar.current, []);
  useHeaderSize(bar);
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const onOpenChange = useCallback((next: boolean) => setOpen(next), []);
  const label = intl.formatMessage({ id: 'ui.header.menu' });
  // After hydration React opens the dialog; the native `show-modal` command would run second and throw.
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
    <S.Bar {...rest} ref={bar}>
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
