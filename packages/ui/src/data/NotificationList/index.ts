export type { NotificationItem } from './item.ts';
export { NotificationList, type NotificationListProps } from './NotificationList.tsx';
