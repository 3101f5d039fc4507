export { NotificationList, type NotificationItem, type NotificationListProps } from './NotificationList.tsx';
