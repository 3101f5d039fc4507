import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '../../foundations/attributes/classes.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import * as S from './Badge.styles.ts';

export type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'share' | 'success' | 'warning' | 'danger' | 'raised';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** Use `raised` on top of an image. @default 'neutral' */
  tone?: BadgeTone;
}

/** Short label for a kind or a state. Not interactive; for topics and filters use `Tag`. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <span {...rest} className={classes('ta-badge', rest.className)} data-tone={tone} />;
}

/** Statuses of orders and share offers, as in the API. */
export type OfferStatus = 'pending' | 'succeeded' | 'expired' | 'completed';

// The specification displays a completed offer as pending.
const statuses: Record<OfferStatus, { tone: BadgeTone; shown: Exclude<OfferStatus, 'completed'> }> = {
  pending: { tone: 'warning', shown: 'pending' },
  completed: { tone: 'warning', shown: 'pending' },
  succeeded: { tone: 'success', shown: 'succeeded' },
  expired: { tone: 'neutral', shown: 'expired' },
};

export interface StatusBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Status as in the API; `completed` is displayed as pending. */
  status: OfferStatus;
}

/** Status of an order or a share offer. `completed` is displayed as pending (specification, section 4). */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  const { tone, shown } = statuses[status];
  return (
    <span {...rest} className={classes('ta-badge', rest.className)} data-tone={tone}>
      {useIntl().formatMessage({ id: `ui.status.${shown}` })}
    </span>
  );
}

export interface OfferTypeBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `buy` requests shares, `sell` offers them. */
  type: 'buy' | 'sell';
  /** Labels a completed movement (purchased, sold) instead of an open offer (buy, sell). */
  past?: boolean;
}

/** Direction of a share offer or movement. */
export function OfferTypeBadge({ type, past = false, ...rest }: OfferTypeBadgeProps) {
  return (
    <span {...rest} className={classes('ta-badge', rest.className)} data-tone={type === 'sell' ? 'share' : 'neutral'}>
      {useIntl().formatMessage({ id: `ui.offer.${type}${past ? 'Past' : ''}` })}
    </span>
  );
}

export interface TagProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  href?: string;
  /** Marks the selected tag of a group. */
  active?: boolean;
  children: ReactNode;
}

/** Topic label; with `href`, a filter link. */
export function Tag({ href, active, ...rest }: TagProps) {
  const element = href === undefined ? { as: 'span' as const } : { as: Anchor, href };
  return <S.Tag {...rest} {...element} aria-current={active || undefined} />;
}
