import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Logo } from '../../media/Logo/index.ts';
import * as S from './EmptyState.styles.ts';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** @default "No Results Found !" of the specification */
  title?: ReactNode;
  text?: ReactNode;
  /** Next step for the user. */
  action?: ReactNode;
}

/** Placeholder for an empty list, with an optional action. */
export function EmptyState({ title, text, action, ...rest }: EmptyStateProps) {
  return (
    <S.Box {...rest}>
      <Logo size={48} />
      <S.Title>{title ?? <FormattedMessage id="ui.emptyState.title" />}</S.Title>
      {text ? <p>{text}</p> : null}
      {action}
    </S.Box>
  );
}
