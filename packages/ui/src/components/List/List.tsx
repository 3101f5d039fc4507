import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Anchor } from '../../foundations/Anchor.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { IconSource } from '../../icons/paths.ts';
import * as S from './List.styles.ts';

export interface ListProps extends ComponentPropsWithRef<'ul'> {
  /** `divided`: a line between the items. @default 'plain' */
  variant?: 'plain' | 'divided';
}

/** List of `ListItem`s. For terms with their values use `DescriptionList`, for rows of several columns `Table`. */
export function List({ variant = 'plain', ...rest }: ListProps) {
  return <S.List role="list" {...rest} data-variant={variant} />;
}

export interface ListItemProps extends ComponentPropsWithRef<'li'> {
  /** Icon before the text. */
  icon?: IconSource | undefined;
  /** Second line, below the text. */
  text?: ReactNode;
  /** Short value at the end of the line: a date, an amount, a `Badge`. */
  meta?: ReactNode;
  /** Control at the end of the line, such as a `Button` or a `Menu`. It is beside the item's link, not in it. */
  action?: ReactNode;
  /** Renders the text as a link that covers the item. */
  href?: string | undefined;
  /** Marks the link as the current page. @default false */
  current?: boolean;
  children: ReactNode;
}

/** Item of a `List`: text with optional icon, second line, meta and action; with `href`, the whole line is a link. */
export function ListItem({ icon, text, meta, action, href, current = false, children, ...rest }: ListItemProps) {
  return (
    <S.Item {...rest}>
      {icon ? <Icon name={icon} /> : null}
      <S.Line>
        <S.Body>
          {href === undefined ? (
            children
          ) : (
            <Anchor className="cover" href={href} aria-current={current ? 'page' : undefined}>
              {children}
            </Anchor>
          )}
          {text ? <small>{text}</small> : null}
        </S.Body>
        {meta ? <S.Meta>{meta}</S.Meta> : null}
        {action ? <div className="above">{action}</div> : null}
      </S.Line>
      {href === undefined ? null : <Icon name="chevron-forward" size={18} />}
    </S.Item>
  );
}
