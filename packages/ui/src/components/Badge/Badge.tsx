import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classes } from '../../foundations/classes.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import * as S from './Badge.styles.ts';

export type BadgeTone = 'neutral' | 'primary' | 'secondary' | 'share' | 'success' | 'warning' | 'danger' | 'raised';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** `raised` lies on a picture. @default 'neutral' */
  tone?: BadgeTone;
}

/** A word about a thing's kind or state. Not pressable: see Tag. */
export function Badge({ tone = 'neutral', ...rest }: BadgeProps) {
  return <span {...rest} className={classes('ta-badge', rest.className)} data-tone={tone} />;
}

/** States of orders and share offers, as on the wire. */
export type OfferStatus = 'pending' | 'succeeded' | 'expired' | 'completed';

// The specification shows a completed offer as pending.
const statuses: Record<OfferStatus, { tone: BadgeTone; shown: Exclude<OfferStatus, 'completed'> }> = {
  pending: { tone: 'warning', shown: 'pending' },
  completed: { tone: 'warning', shown: 'pending' },
  succeeded: { tone: 'success', shown: 'succeeded' },
  expired: { tone: 'neutral', shown: 'expired' },
};

export interface StatusBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** As on the wire; `completed` shows as pending. */
  status: OfferStatus;
}

/** State of an order or share offer. `completed` is shown as pending (specification, section 4). */
export function StatusBadge({ status, ...rest }: StatusBadgeProps) {
  const { tone, shown } = statuses[status];
  return (
    <span {...rest} className={classes('ta-badge', rest.className)} data-tone={tone}>
      {useIntl().formatMessage({ id: `ui.status.${shown}` })}
    </span>
  );
}

export interface OfferTypeBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** `buy` asks for shares, `sell` offers them. */
  type: 'buy' | 'sell';
  /** A movement that happened (purchased, sold) instead of an offer (buy, sell). */
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
  /** The chosen one of several. */
  active?: boolean;
  children: ReactNode;
}

/** A topic; with `href` a filter to follow. */
export function Tag({ href, active, ...rest }: TagProps) {
  const element = href === undefined ? { as: 'span' as const } : { as: Anchor, href };
  return <S.Tag {...rest} {...element} aria-current={active || undefined} />;
}
