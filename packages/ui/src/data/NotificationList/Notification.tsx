import { isDay, RIYADH_TIME_ZONE } from '@taawun/domain';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '../../components/Button/index.ts';
import { VisuallyHidden } from '../../components/Link/index.ts';
import { DateText, Truncate } from '../../components/Text/index.ts';
import { Anchor } from '../../foundations/Anchor.tsx';
import { Icon } from '../../icons/Icon.tsx';
import type { NotificationItem } from './item.ts';
import * as S from './NotificationList.styles.ts';

interface NotificationProps {
  item: NotificationItem;
  isToday: boolean;
  onRead: ((id: NotificationItem['id']) => void) | undefined;
}

/** List entry. Its link covers the entry except for the button. */
export function Notification({
  item: { id, title, text, date, read, href, icon = 'bell', tone = 'info' },
  isToday,
  onRead,
}: NotificationProps) {
  const intl = useIntl();
  const follow = read || !onRead ? undefined : () => onRead(id);
  return (
    <S.Item tabIndex={-1} data-unread={read ? undefined : ''}>
      <S.Mark data-tone={tone}>
        <Icon name={icon} />
      </S.Mark>
      <S.Body>
        <S.Title>
          {read ? null : (
            <>
              <S.Dot aria-hidden="true" />
              <VisuallyHidden>
                <FormattedMessage id="ui.notifications.unread" />
                {': '}
              </VisuallyHidden>
            </>
          )}
          {href === undefined ? (
            <span>{title}</span>
          ) : (
            <Anchor className="cover" href={href} {...(follow ? { onClick: follow } : {})}>
              {title}
            </Anchor>
          )}
        </S.Title>
        {/* Truncated: the linked page shows the whole text. */}
        {text ? <p>{href === undefined ? text : <Truncate text={text} />}</p> : null}
        <S.When>
          {isToday && !isDay(date) ? (
            <time dateTime={date}>
              {intl.formatTime(date, { hour: 'numeric', minute: '2-digit', timeZone: RIYADH_TIME_ZONE })}
            </time>
          ) : (
            <DateText value={date} time />
          )}
        </S.When>
      </S.Body>
      {/* The button disappears after use; focus moves to its entry. */}
      {follow ? (
        <IconButton
          className="above"
          icon="check"
          label={intl.formatMessage({ id: 'ui.notifications.markRead' }, { title })}
          onClick={(event) => {
            event.currentTarget.closest('li')?.focus();
            follow();
          }}
        />
      ) : null}
    </S.Item>
  );
}
