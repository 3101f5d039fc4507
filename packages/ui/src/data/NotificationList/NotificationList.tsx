import { useState, type ComponentPropsWithRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { byDay } from './days.ts';
import type { NotificationItem } from './item.ts';
import { Notification } from './Notification.tsx';
import * as S from './NotificationList.styles.ts';

export interface NotificationListProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** Notifications, newest first. */
  items: readonly NotificationItem[];
  /**
   * Called when the user marks a notification as read or follows its link; the caller must then set `read`. When
   * omitted, there is no such button.
   */
  onRead?: (id: NotificationItem['id']) => void;
  /** Called to mark all as read. When omitted, there is no such button. */
  onReadAll?: () => void;
  /** Called to load older notifications; set it only while there are more. */
  onMore?: () => void;
  /** Loading state: without items, shows placeholders; with items, the "more" button is busy. @default false */
  loading?: boolean;
  /** Level of the headings "Today" and "Earlier", to fit the page's outline. @default 2 */
  headingLevel?: 2 | 3;
  /** ISO date that counts as today. @default the clock's */
  today?: string;
  /** Content shown when there are no notifications. @default "No Notifications" */
  empty?: ReactNode;
}

/** List of a member's notifications about orders and shares, newest first, grouped into today and earlier. */
export function NotificationList({
  items,
  onRead,
  onReadAll,
  onMore,
  loading = false,
  headingLevel = 2,
  today,
  empty,
  ...rest
}: NotificationListProps) {
  const intl = useIntl();
  const [opened] = useState(() => new Date().toISOString());
  const unread = items.filter(({ read }) => !read).length;
  const Heading = `h${headingLevel}` as const;
  const groups = Object.entries(byDay(items, today ?? opened)).filter(([, list]) => list.length > 0);
  const root = {
    ...rest,
    'aria-label': rest['aria-label'] ?? intl.formatMessage({ id: 'ui.notifications.label' }),
    'aria-busy': loading || undefined,
    tabIndex: -1,
  };
  if (items.length === 0)
    return (
      <S.Root {...root}>
        {loading ? (
          <Places label={intl.formatMessage({ id: 'ui.notifications.loading' })} />
        ) : (
          (empty ?? <EmptyState title={<FormattedMessage id="ui.notifications.empty" />} />)
        )}
      </S.Root>
    );
  return (
    <S.Root {...root}>
      <S.Bar>
        <p role="status">{intl.formatMessage({ id: 'ui.notifications.unreadCount' }, { count: unread })}</p>
        {/* The button disappears with the last unread item; focus moves to the list. */}
        {onReadAll && unread > 0 ? (
          <Button
            variant="quiet"
            size="sm"
            icon="check"
            onClick={(event) => {
              event.currentTarget.closest('section')?.focus();
              onReadAll();
            }}
          >
            <FormattedMessage id="ui.notifications.markAll" />
          </Button>
        ) : null}
      </S.Bar>
      {groups.map(([group, list]) => (
        <S.Group key={group}>
          <Heading>
            {intl.formatMessage({ id: group === 'today' ? 'ui.notifications.today' : 'ui.notifications.earlier' })}
          </Heading>
          <S.List as="ul" role="list">
            {list.map((item) => (
              <Notification key={item.id} item={item} isToday={group === 'today'} onRead={onRead} />
            ))}
          </S.List>
        </S.Group>
      ))}
      {onMore ? (
        <S.More>
          <Button variant="secondary" loading={loading} onClick={onMore}>
            <FormattedMessage id="ui.notifications.more" />
          </Button>
        </S.More>
      ) : null}
    </S.Root>
  );
}

function Places({ label }: { label: string }) {
  return (
    <S.List>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {[1, 2, 3].map((place) => (
        <S.Item key={place} as="div">
          <Skeleton shape="circle" style={{ inlineSize: '2.5rem', blockSize: '2.5rem' }} />
          <SkeletonText lines={2} />
        </S.Item>
      ))}
    </S.List>
  );
}
